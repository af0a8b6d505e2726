// Wrong: counts the cases from 0.

use std::io::{self, Read};

fn lost_heaps(n: u64, k: u64) -> Vec<u64> {
    let (mut lost, mut j) = (vec![1], 0);
    while lost[lost.len() - 1] < n {
        let last = lost[lost.len() - 1];
        if k * lost[j] < last {
            j += 1;
        }
        lost.push(last + lost[j]);
    }
    lost
}

/// The least part of n, or None if that is n.
fn least_take(n: u64, k: u64) -> Option<u64> {
    let mut rest = n;
    for heap in lost_heaps(n, k).into_iter().rev() {
        if heap == rest {
            return if rest == n { None } else { Some(rest) };
        }
        if heap < rest {
            rest -= heap;
        }
    }
    None
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let cases = numbers.next().unwrap();
    for case in 0..cases {
        let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        match least_take(n, k) {
            Some(take) => println!("Case {case}: {take}"),
            None => println!("Case {case}: lose"),
        }
    }
}
