//! Conditions that borrow, move, lock and leave.

// input: 3 4

use common::judge::{self, ensure, rule, Input};
use std::cell::RefCell;
use std::sync::Mutex;

fn solve(input: &mut Input) -> judge::Result<String> {
    let (heaps, lock) = (RefCell::new(vec![input.number(), 7]), Mutex::new(3));
    rule!(heaps.borrow_mut().pop().is_some(), "no heap");
    rule!(*lock.lock().unwrap() > 1, "locked");
    ensure!(*lock.lock().unwrap() > 1, "locked");
    let text = String::from("x");
    rule!(text == "x", "{text}");
    rule!(
        {
            let moved = text;
            moved.len() == 1
        },
        "gone"
    );
    let fallible: Result<bool, String> = Ok(true);
    rule!(fallible?, "an error");
    let check = |n: u64| -> judge::Result<u64> {
        rule! { n > 1, "expected more than 1, found {n:>3} {{}}", }
        Ok(n)
    };
    let all: judge::Result<Vec<u64>> = heaps.borrow().iter().map(|&heap| check(heap)).collect();
    let sum = all?.len();
    Ok(format!("{heaps:?} {} {sum}", lock.lock().unwrap()))
}

fn main() {
    judge::to_end(solve)
}
