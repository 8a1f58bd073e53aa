// A queue of one place with a mutex and a condition variable: one thread produces, two consume.
// no_loop: a consumer does not look again when it was woken, and takes from an empty queue. The unwrap panics.
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

struct Queue {
    place: Mutex<Option<u32>>,
    changed: Condvar,
}

impl Queue {
    fn put(&self, value: u32) {
        let mut place = self.place.lock().unwrap();
        while place.is_some() {
            place = self.changed.wait(place).unwrap();
        }
        *place = Some(value);
        self.changed.notify_all();
    }

    fn take(&self) -> u32 {
        let mut place = self.place.lock().unwrap();
        if cfg!(no_loop) {
            if place.is_none() {
                place = self.changed.wait(place).unwrap();
            }
        } else {
            while place.is_none() {
                place = self.changed.wait(place).unwrap();
            }
        }
        let value = place.take().unwrap();
        self.changed.notify_all();
        value
    }
}

fn main() {
    let queue = Arc::new(Queue { place: Mutex::new(None), changed: Condvar::new() });
    let mut consumers = Vec::new();
    for _ in 0..2 {
        let queue = Arc::clone(&queue);
        consumers.push(thread::spawn(move || queue.take()));
    }
    queue.put(1);
    queue.put(2);
    let mut sum = 0;
    for c in consumers {
        sum += c.join().unwrap();
    }
    assert_eq!(sum, 3);
}
