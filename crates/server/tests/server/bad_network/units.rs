//! A stream of bytes as the messages in it, without a look at what they say: the head of an HTTP
//! message first, then the frames of a WebSocket.

use tokio::io::{AsyncReadExt, ReadHalf};
use tokio::net::TcpStream;

pub struct Units {
    from: ReadHalf<TcpStream>,
    bytes: Vec<u8>,
    is_past_head: bool,
}

pub struct Unit {
    pub bytes: Vec<u8>,
    /// A whole message of text, which could be sent twice.
    pub is_text: bool,
}

impl Units {
    pub fn new(from: ReadHalf<TcpStream>) -> Units {
        Units { from, bytes: Vec::new(), is_past_head: false }
    }

    /// None at the end.
    pub async fn next(&mut self) -> Option<Unit> {
        loop {
            if let Some(n_bytes) = self.n_bytes() {
                let is_text = self.is_past_head && self.bytes[0] == 0x81;
                self.is_past_head = true;
                let rest = self.bytes.split_off(n_bytes);
                let bytes = std::mem::replace(&mut self.bytes, rest);
                return Some(Unit { bytes, is_text });
            }
            match self.from.read_buf(&mut self.bytes).await {
                Ok(0) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The length of the first unit, once all of it is there.
    fn n_bytes(&self) -> Option<usize> {
        let bytes = &self.bytes;
        if !self.is_past_head {
            let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
            return Some(end + 4);
        }
        let second = *bytes.get(1)?;
        let (n_length, n_payload) = match second & 0x7f {
            126 => (2, bytes.get(2..4)?.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte))),
            127 => (8, bytes.get(2..10)?.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte))),
            short => (0, usize::from(short)),
        };
        let n_mask = if second & 0x80 == 0 { 0 } else { 4 };
        let n_bytes = 2 + n_length + n_mask + n_payload;
        (n_bytes <= bytes.len()).then_some(n_bytes)
    }
}
