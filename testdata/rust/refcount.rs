// A pointer that counts its owners, as Arc does: the last owner frees the object. Each owner writes its own field.
// relaxed: the decrement is relaxed, and nobody synchronises with it, so that under RC11 the object is freed while the other owner's write races with that.
use std::cell::UnsafeCell;
use std::sync::atomic::{fence, AtomicUsize, Ordering};
use std::thread;

struct Inner {
    owners: AtomicUsize,
    fields: [UnsafeCell<u32>; 2],
}

struct Counted(*mut Inner);

unsafe impl Send for Counted {}

impl Counted {
    fn new() -> Self {
        let inner = Inner { owners: AtomicUsize::new(1), fields: [UnsafeCell::new(0), UnsafeCell::new(0)] };
        Counted(Box::into_raw(Box::new(inner)))
    }
    fn set(&self, field: usize, value: u32) {
        unsafe { *(*self.0).fields[field].get() = value }
    }
}

impl Clone for Counted {
    fn clone(&self) -> Self {
        unsafe { &*self.0 }.owners.fetch_add(1, Ordering::Relaxed);
        Counted(self.0)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let release = if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release };
        if unsafe { &*self.0 }.owners.fetch_sub(1, release) != 1 {
            return;
        }
        fence(Ordering::Acquire);
        drop(unsafe { Box::from_raw(self.0) });
    }
}

fn main() {
    let one = Counted::new();
    let two = one.clone();
    let t = thread::spawn(move || two.set(1, 7));
    one.set(0, 5);
    drop(one);
    t.join().unwrap();
}
