// Scoped threads that borrow from main: each sums its half, and adds it to an atomic.
// unscoped: main reads the sum within the scope, before the threads have ended.
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

fn main() {
    let numbers = [1, 2, 3, 4];
    let sum = AtomicU32::new(0);
    thread::scope(|scope| {
        for half in numbers.chunks(2) {
            let sum = &sum;
            scope.spawn(move || sum.fetch_add(half[0] + half[1], Ordering::Relaxed));
        }
        #[cfg(unscoped)]
        assert!(sum.load(Ordering::Relaxed) == 10);
    });
    assert!(sum.load(Ordering::Relaxed) == 10);
}
