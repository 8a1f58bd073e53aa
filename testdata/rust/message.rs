// A message that is no atomic, and a flag that says it is there.
// relaxed: the flag is set by a relaxed store.
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static mut MESSAGE: u32 = 0;
static READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let t = thread::spawn(|| {
        unsafe { MESSAGE = 42 };
        READY.store(true, if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release });
    });
    if READY.load(Ordering::Acquire) {
        assert!(unsafe { MESSAGE } == 42, "no message");
    }
    t.join().unwrap();
}
