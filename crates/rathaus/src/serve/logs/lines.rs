//! Lines of the log on their way out. Nobody who answers people waits for whoever reads the log: a
//! thread of its own writes, and while it cannot, so many lines are kept and further ones dropped.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{
    Receiver, RecvError, RecvTimeoutError, SyncSender, TrySendError, sync_channel,
};
use std::thread;
use std::time::{Duration, Instant};

use tracing_subscriber::fmt::MakeWriter;

const KEPT_MAX: usize = 4096;
/// How long the end waits for lines that nobody reads.
const ENDS_WITHIN: Duration = Duration::from_millis(500);
/// How soon the end looks again whether there is room for its last word.
const LOOKS_EVERY: Duration = Duration::from_millis(10);

/// Where lines are written to.
#[derive(Clone)]
pub struct Lines {
    queue: SyncSender<Line>,
    n_dropped: Arc<AtomicU64>,
}

enum Line {
    Text(Vec<u8>),
    /// Whoever waits on the other side learns that all before this is out.
    Last(SyncSender<()>),
}

impl Lines {
    /// Starts the thread that writes to `out`. It tells `note` how many lines had no room, when
    /// there is some again.
    pub fn to(
        out: impl Write + Send + 'static,
        note: impl Fn(u64) + Send + 'static,
    ) -> io::Result<Lines> {
        let (queue, lines) = sync_channel(KEPT_MAX);
        let n_dropped = Arc::<AtomicU64>::default();
        let counted = Arc::clone(&n_dropped);
        let thread = thread::Builder::new().name("log".to_owned());
        thread.spawn(move || write_all(&lines, out, &counted, note))?;
        Ok(Lines { queue, n_dropped })
    }

    /// Waits until everything is out, though not for ever.
    pub fn end(&self) {
        let until = Instant::now() + ENDS_WITHIN;
        let (done, is_done) = sync_channel(1);
        let mut last = Line::Last(done);
        while let Err(TrySendError::Full(line)) = self.queue.try_send(last) {
            if until <= Instant::now() {
                return;
            }
            last = line;
            thread::sleep(LOOKS_EVERY);
        }
        let left = until.saturating_duration_since(Instant::now());
        // An error means that nobody reads any more, or that nobody writes.
        let (Ok(()) | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected)) =
            is_done.recv_timeout(left);
    }
}

/// The life of the thread.
fn write_all(
    lines: &Receiver<Line>,
    mut out: impl Write,
    n_dropped: &AtomicU64,
    note: impl Fn(u64),
) {
    while let Ok(line) = next(lines, n_dropped, &note) {
        match line {
            // There is nobody to be told that the log cannot be written.
            Line::Text(text) => drop(out.write_all(&text)),
            Line::Last(done) => drop(done.try_send(())),
        }
    }
}

/// Once all that was kept is out, there is room to tell what was not.
fn next(
    lines: &Receiver<Line>,
    n_dropped: &AtomicU64,
    note: impl Fn(u64),
) -> Result<Line, RecvError> {
    if let Ok(line) = lines.try_recv() {
        return Ok(line);
    }
    match n_dropped.swap(0, Ordering::Relaxed) {
        0 => {}
        n_lines => note(n_lines),
    }
    lines.recv()
}

/// The log writes each line in one go.
impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if self.queue.try_send(Line::Text(line.to_vec())).is_err() {
            self.n_dropped.fetch_add(1, Ordering::Relaxed);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Lines;

    fn make_writer(&'a self) -> Lines {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    /// Takes a line whenever it is told to, and shows it.
    struct Slow {
        go_on: Receiver<()>,
        shown: Sender<Vec<u8>>,
    }

    impl Write for Slow {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            let _ = self.go_on.recv();
            let _ = self.shown.send(line.to_vec());
            Ok(line.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn nobody_waits_for_a_log_that_nobody_reads() {
        let ((go_on, told), (shown, lines)) = (channel(), channel());
        let (note, noted) = channel();
        let slow = Slow { go_on: told, shown };
        let mut log = Lines::to(slow, move |n| note.send(n).unwrap()).unwrap();
        // One is being written, and may have been taken before the others came or after.
        let n_lines = KEPT_MAX + 100;
        for number in 0..n_lines {
            log.write_all(format!("{number}").as_bytes()).unwrap();
        }
        log.end();
        drop(go_on);
        let n_dropped = noted.recv().unwrap();
        assert!((99..=100).contains(&n_dropped), "{n_dropped}");
        log.end();
        let shown: Vec<Vec<u8>> = lines.try_iter().collect();
        assert_eq!(shown.len(), n_lines - n_dropped as usize);
        assert_eq!(shown[7], b"7");
    }
}
