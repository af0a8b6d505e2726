// Slow: goes through all lists of gaps, and looks at each whether it is balanced.
// Caught by: a hundred pieces on ten thousand cells.

use std::io::{self, Read};

const P: u64 = 1_000_000_007;

/// Counts the lists of `left` more gaps by their sums, if the gaps so far have this many ones in each digit.
fn count(left: usize, sum: usize, ones: [usize; 14], d: usize, lost: &mut [u64]) {
    if left == 0 {
        lost[sum] += u64::from(ones.iter().all(|ones| ones % (d + 1) == 0));
        return;
    }
    for gap in 0..lost.len() - sum {
        let mut ones = ones;
        for (digit, ones) in ones.iter_mut().enumerate() {
            *ones += gap >> digit & 1;
        }
        count(left - 1, sum + gap, ones, d, lost);
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let (n, k, d) = (numbers[0], numbers[1], numbers[2]);
    let (m, free) = (k / 2, n - k);
    let mut lost = vec![0; free + 1];
    count(m, 0, [0; 14], d, &mut lost);
    let mut all = vec![0; free + 1];
    all[0] = 1;
    for (list, places) in [(&mut lost, m + 1), (&mut all, k + 1)] {
        for _ in 0..places {
            for s in 1..=free {
                list[s] = (list[s] + list[s - 1]) % P;
            }
        }
    }
    println!("{}", (all[free] + P - lost[free]) % P);
}
