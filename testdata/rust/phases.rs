// Two threads write their cell, meet at a barrier, and read the cell of the other one.
// early: they read before they meet.
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;

struct Phases {
    cells: [AtomicU32; 2],
    barrier: Barrier,
}

fn work(phases: &Phases, me: usize) {
    phases.cells[me].store(1, Ordering::Relaxed);
    if !cfg!(early) {
        phases.barrier.wait();
    }
    let other = phases.cells[1 - me].load(Ordering::Relaxed);
    assert!(other == 1, "the other one has not written");
    if cfg!(early) {
        phases.barrier.wait();
    }
}

fn main() {
    let phases = Arc::new(Phases { cells: [AtomicU32::new(0), AtomicU32::new(0)], barrier: Barrier::new(2) });
    let other = Arc::clone(&phases);
    let t = thread::spawn(move || work(&other, 1));
    work(&phases, 0);
    t.join().unwrap();
}
