// A spin lock that guards a number which is no atomic.
// relaxed: the lock is released by a relaxed store, so that under RC11 the next owner races with the one before.
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

struct Spin {
    held: AtomicBool,
    value: UnsafeCell<u32>,
}

unsafe impl Sync for Spin {}

static SPIN: Spin = Spin { held: AtomicBool::new(false), value: UnsafeCell::new(0) };

fn add() {
    while SPIN.held.swap(true, Ordering::Acquire) {
        std::hint::spin_loop();
    }
    unsafe { *SPIN.value.get() += 1 };
    let release = if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release };
    SPIN.held.store(false, release);
}

fn main() {
    let t = thread::spawn(add);
    add();
    t.join().unwrap();
    assert!(unsafe { *SPIN.value.get() } == 2);
}
