// Transfers between two accounts, each with its own mutex, the lower one first.
// order: a transfer locks the account that it takes from first. Two of them wait for each other.
// overdraw: nobody asks whether there is enough: the subtraction overflows, and panics.
use std::sync::Mutex;
use std::thread;

static ACCOUNTS: [Mutex<u32>; 2] = [Mutex::new(5), Mutex::new(5)];

fn transfer(from: usize, to: usize, amount: u32) {
    let (mut taken, mut given);
    if cfg!(order) || from < to {
        taken = ACCOUNTS[from].lock().unwrap();
        given = ACCOUNTS[to].lock().unwrap();
    } else {
        given = ACCOUNTS[to].lock().unwrap();
        taken = ACCOUNTS[from].lock().unwrap();
    }
    if cfg!(overdraw) || *taken >= amount {
        *taken -= amount;
        *given += amount;
    }
}

fn main() {
    let t = thread::spawn(|| transfer(0, 1, 7));
    transfer(1, 0, 3);
    t.join().unwrap();
    let total = *ACCOUNTS[0].lock().unwrap() + *ACCOUNTS[1].lock().unwrap();
    assert_eq!(total, 10);
}
