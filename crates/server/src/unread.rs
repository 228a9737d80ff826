//! What a request still holds when it is answered. A connection with an unread body cannot be used
//! again: a small body is read to its end, and otherwise the other side is told that the connection
//! closes.

use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::StreamExt;
use hyper::body::{Frame, SizeHint};
use tokio::time::timeout;

use crate::limits::locked;

const READ_BYTES_MAX: usize = 512 * 1024;
const READ_WITHIN: Duration = Duration::from_secs(2);

pub async fn read_on(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let shared = Shared(Arc::new(Mutex::new(body)));
    let request = Request::from_parts(parts, Body::new(Shared(Arc::clone(&shared.0))));
    let mut response = next.run(request).await;
    let was_too_slow = response.status() == StatusCode::REQUEST_TIMEOUT;
    if was_too_slow || !is_read(shared).await {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

async fn is_read(shared: Shared) -> bool {
    if shared.is_end_stream() {
        return true;
    }
    let mut chunks = Body::new(shared).into_data_stream();
    let mut n_bytes = 0;
    let reading = async {
        while let Some(chunk) = chunks.next().await {
            let Ok(chunk) = chunk else { return false };
            n_bytes += chunk.len();
            if READ_BYTES_MAX < n_bytes {
                return false;
            }
        }
        true
    };
    timeout(READ_WITHIN, reading).await.unwrap_or(false)
}

/// A body that a handler may leave before its end.
struct Shared(Arc<Mutex<Body>>);

impl HttpBody for Shared {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut *locked(&self.0)).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        locked(&self.0).is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        locked(&self.0).size_hint()
    }
}
