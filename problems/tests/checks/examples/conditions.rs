//! Conditions of all shapes, and some that read on, do something, borrow, move, lock and leave.

// input: 3 4 1 2 6 0 5 2 2 4 9 9 3 4 2
// input: 3 4 1 2 7

use common::judge::{self, ensure, rule, Input};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Mutex;

fn half(n: u64) -> judge::Result<u64> {
    ensure!(n.is_multiple_of(2), "expected an even number, found {n}");
    Ok(n / 2)
}

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

    let mut sizes = BTreeSet::new();
    rule!(sizes.insert(input.number()), "never");
    rule!(sizes.insert(input.number()), "a heap of {sizes:?} twice");
    ensure!(half(input.number())? > 0, "no heaps");
    rule!(a.checked_add(1).ok_or("expected less")? < 90, "too many");

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
    Ok(format!("{a} {b} {is_small} {sizes:?} {heaps:?} {} {sum}", lock.lock().unwrap()))
}

fn main() {
    judge::to_end(solve)
}
