// Two threads use a table that is made when it is first asked for.
// flag: an atomic flag stands for Once, and both threads make the table.
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::Once;
use std::thread;

static MADE: AtomicU32 = AtomicU32::new(0);
static ONCE: Once = Once::new();
static FLAG: AtomicBool = AtomicBool::new(false);

fn make() {
    let before = MADE.fetch_add(1, Ordering::Relaxed);
    assert!(before == 0, "the table is made twice");
}

fn table() -> u32 {
    if cfg!(flag) {
        if !FLAG.load(Ordering::Acquire) {
            make();
            FLAG.store(true, Ordering::Release);
        }
    } else {
        ONCE.call_once(make);
    }
    MADE.load(Ordering::Relaxed)
}

fn main() {
    let t = thread::spawn(table);
    assert!(table() == 1);
    assert!(t.join().unwrap() == 1);
}
