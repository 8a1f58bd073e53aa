// Values of the library that is installed.
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex};

static STOCK: AtomicUsize = AtomicUsize::new(7);

fn show(shared: Arc<Mutex<Vec<i32>>>, atomic: &AtomicUsize) {
    let text = "text";
    let owned = String::from("chair");
    let numbers = vec![1, 2, 3];
    let mut queue = VecDeque::new();
    queue.push_back(1);
    queue.push_back(2);
    queue.push_front(0);
    let counted = Rc::new(9);
    let boxed = Box::new(11u64);
    let cell = Cell::new(5);
    let guard = shared.lock().unwrap();
    let _ = (text, &owned, &queue, *counted, &boxed, &cell);
    assert!(guard.len() + numbers.len() + STOCK.load(std::sync::atomic::Ordering::SeqCst) == atomic.load(std::sync::atomic::Ordering::SeqCst));
}

fn main() {
    show(Arc::new(Mutex::new(vec![1, 2, 3])), &AtomicUsize::new(3));
}
