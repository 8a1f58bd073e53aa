// Two threads send over a channel of the library to a third.
// early: the receiver takes the first message for that of the first sender.
use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel();
    let second = sender.clone();
    let a = thread::spawn(move || sender.send(1).unwrap());
    let b = thread::spawn(move || second.send(2).unwrap());
    let first: u32 = receiver.recv().unwrap();
    let last = receiver.recv().unwrap();
    a.join().unwrap();
    b.join().unwrap();
    assert!(first + last == 3 && (!cfg!(early) || first == 1));
    assert!(receiver.recv().is_err());
}
