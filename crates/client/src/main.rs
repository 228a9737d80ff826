//! What the page runs.

fn main() {
    client::start();
}
