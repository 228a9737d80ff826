//! A stream that gives up on a reader who does not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// So much must be taken within the time that a stream waits. Whoever takes a byte now and then
/// would otherwise hold a whole answer in memory for days.
const TAKEN_MIN: usize = 64 * 1024;

pub struct WriteTimeout<S> {
    stream: S,
    within: Duration,
    /// When to give up; None while everything that is written is taken.
    due: Option<Pin<Box<Sleep>>>,
    n_taken: usize,
}

impl<S> WriteTimeout<S> {
    pub fn new(stream: S, within: Duration) -> WriteTimeout<S> {
        WriteTimeout { stream, within, due: None, n_taken: 0 }
    }

    /// Waits on, but not for ever.
    fn wait<T>(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        let within = self.within;
        let due = self.due.get_or_insert_with(|| Box::pin(sleep(within)));
        ready!(due.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn written(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let Poll::Ready(written) = written else { return self.wait(cx) };
        if let Ok(n_bytes) = written {
            self.n_taken += n_bytes;
            if TAKEN_MIN <= self.n_taken {
                self.rest();
            }
        }
        Poll::Ready(written)
    }

    /// Nobody is waited for.
    fn rest(&mut self) {
        self.due = None;
        self.n_taken = 0;
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Comes after the last byte of an answer.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(cx) {
            Poll::Ready(flushed) => {
                self.rest();
                Poll::Ready(flushed)
            }
            Poll::Pending => self.wait(cx),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_shutdown(cx) {
            Poll::Ready(shut) => Poll::Ready(shut),
            Poll::Pending => self.wait(cx),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_reads_nothing_is_given_up() {
        let (near, _far) = duplex(10);
        let mut writing = WriteTimeout::new(near, Duration::from_secs(10));
        let written = writing.write_all(&[0; 11]).await;
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_a_byte_now_and_then_is_given_up() {
        let (near, mut far) = duplex(10);
        let mut writing = WriteTimeout::new(near, Duration::from_secs(10));
        let reader = async {
            while far.read_u8().await.is_ok() {
                sleep(Duration::from_secs(1)).await;
            }
        };
        tokio::select! {
            written = writing.write_all(&[0; 1000]) => {
                assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
            }
            () = reader => unreachable!("the stream is open"),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_gets_everything() {
        let (near, mut far) = duplex(TAKEN_MIN);
        let mut writing = WriteTimeout::new(near, Duration::from_secs(10));
        let writer = async {
            for _ in 0..10 {
                writing.write_all(&[0; TAKEN_MIN]).await.unwrap();
                writing.flush().await.unwrap();
            }
        };
        let reader = async {
            let mut bytes = vec![0; TAKEN_MIN];
            for _ in 0..10 {
                sleep(Duration::from_secs(9)).await;
                far.read_exact(&mut bytes).await.unwrap();
            }
        };
        tokio::join!(writer, reader);
    }
}
