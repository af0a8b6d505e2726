// Slow: applies the rules to all vertices again and again until nothing changes.
// Caught by: a path of 100,000 vertices, of which a round decides only a few.

use std::io::{self, Read};

fn main() {
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
        let mut outcomes = vec![0; n + 1];
        let mut changes = true;
        while changes {
            changes = false;
            for v in 1..=n {
                if outcomes[v] != 0 {
                    continue;
                }
                let mut options = options[v].iter().map(|&option| outcomes[option]);
                if v == target || options.clone().all(|outcome| outcome == 1) {
                    outcomes[v] = -1;
                } else if options.any(|outcome| outcome == -1) {
                    outcomes[v] = 1;
                }
                changes |= outcomes[v] != 0;
            }
        }
        println!("{}", outcomes[start]);
    }
}
