// Wrong: a depth-first search that takes a vertex on its own path for a draw, and remembers what follows from
// that, although the vertex may turn out to be won or lost.

use std::io::{self, Read};
use std::thread;

/// The outcomes: those that are known; on the path, that of a draw.
fn visit(v: usize, target: usize, options: &[Vec<usize>], outcomes: &mut [Option<i32>]) -> i32 {
    if let Some(outcome) = outcomes[v] {
        return outcome;
    }
    outcomes[v] = Some(0);
    let mut best = -1;
    if v != target {
        for &option in &options[v] {
            best = best.max(-visit(option, target, options, outcomes));
        }
    }
    outcomes[v] = Some(best);
    best
}

fn solve() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let (n, m, q) = (next(), next(), next());
    let mut options = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let (from, to) = (next(), next());
        options[from].push(to);
    }
    for _ in 0..q {
        let (start, target) = (next(), next());
        println!("{}", visit(start, target, &options, &mut vec![None; n + 1]));
    }
}

fn main() {
    thread::Builder::new().stack_size(1 << 28).spawn(solve).unwrap().join().unwrap();
}
