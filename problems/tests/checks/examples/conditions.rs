//! Conditions of all shapes, and some that borrow, move, lock and leave.

// input: 3 4 0 5 9 9

use common::judge::{self, ensure, rule, Input};
use std::cell::RefCell;
use std::sync::Mutex;

fn solve(input: &mut Input) -> judge::Result<String> {
    let (a, b) = (input.number(), input.number());
    let is_small = a < 100;
    ensure!(is_small, "expected less than 100, found {a}");
    ensure!(!(a == 0 && b == 0) || is_small, "both are {}", 0);
    rule!(matches!(b, 0..=50), "{b} is too large");
    rule!((0..b).all(|i| i != 77), "{} and {b}", a);
    ensure!(
        {
            let sum = a.wrapping_add(b);
            sum < 1000
        },
        "{a} + {b}"
    );
    ensure!(if a > b { a - b < 90 } else { true }, "{a} - {b}");

    let (heaps, lock) = (RefCell::new(vec![a, 7]), Mutex::new(3));
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
    Ok(format!("{a} {b} {is_small} {heaps:?} {} {sum}", lock.lock().unwrap()))
}

fn main() {
    judge::to_end(solve)
}
