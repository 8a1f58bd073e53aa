// A thread parks until a flag is set; who sets it unparks the thread.
// late: the flag is set after the thread was unparked, which parks again then and is never woken.
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let waiter = thread::spawn(|| {
        while !READY.load(Ordering::Acquire) {
            thread::park();
        }
    });
    if cfg!(late) {
        waiter.thread().unpark();
        READY.store(true, Ordering::Release);
    } else {
        READY.store(true, Ordering::Release);
        waiter.thread().unpark();
    }
    waiter.join().unwrap();
}
