// A thread sends a message over a channel of the library.
// early: the receiver does not wait for it.
use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel();
    let t = thread::spawn(move || sender.send(7).unwrap());
    let message: u32 = if cfg!(early) { receiver.try_recv().unwrap() } else { receiver.recv().unwrap() };
    assert_eq!(message, 7);
    t.join().unwrap();
    assert!(receiver.recv().is_err());
}
