// A counter behind a mutex, which an Arc shares with two threads.
// race: each thread adds with two operations on an atomic instead, so that an addition gets lost. The assertion fails: a panic.
use std::sync::Arc;
use std::thread;

#[cfg(race)]
use std::sync::atomic::{AtomicU32, Ordering};

#[cfg(not(race))]
use std::sync::Mutex;

#[cfg(not(race))]
struct Counter(Mutex<u32>);

#[cfg(not(race))]
impl Counter {
    fn new() -> Self {
        Counter(Mutex::new(0))
    }
    fn add(&self) {
        *self.0.lock().unwrap() += 1;
    }
    fn get(&self) -> u32 {
        *self.0.lock().unwrap()
    }
}

#[cfg(race)]
struct Counter(AtomicU32);

#[cfg(race)]
impl Counter {
    fn new() -> Self {
        Counter(AtomicU32::new(0))
    }
    fn add(&self) {
        let seen = self.0.load(Ordering::SeqCst);
        self.0.store(seen + 1, Ordering::SeqCst);
    }
    fn get(&self) -> u32 {
        self.0.load(Ordering::SeqCst)
    }
}

fn main() {
    let counter = Arc::new(Counter::new());
    let mut threads = Vec::new();
    for _ in 0..2 {
        let counter = Arc::clone(&counter);
        threads.push(thread::spawn(move || counter.add()));
    }
    for t in threads {
        t.join().unwrap();
    }
    assert!(counter.get() == 2, "an addition was lost");
}
