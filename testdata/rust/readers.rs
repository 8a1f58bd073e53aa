// Two numbers that are always equal, behind a reader-writer lock.
// upgrade: a reader asks for the lock as a writer while it still reads, and waits for itself.
use std::sync::RwLock;
use std::thread;

static PAIR: RwLock<(u32, u32)> = RwLock::new((0, 0));

fn write(value: u32) {
    #[cfg(upgrade)]
    let seen = PAIR.read().unwrap();
    let mut pair = PAIR.write().unwrap();
    pair.0 = value;
    pair.1 = value;
    drop(pair);
    #[cfg(upgrade)]
    drop(seen);
}

fn read() {
    let pair = PAIR.read().unwrap();
    assert!(pair.0 == pair.1, "half of a write");
}

fn main() {
    let writer = thread::spawn(|| write(1));
    let reader = thread::spawn(read);
    read();
    writer.join().unwrap();
    reader.join().unwrap();
}
