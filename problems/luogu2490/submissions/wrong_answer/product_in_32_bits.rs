// Wrong: multiplies remainders in 32 bits.

use std::io::{self, Read};

const P: u32 = 1_000_000_007;

fn spread(counts: &mut [u32], places: usize) -> u32 {
    for _ in 0..places {
        for s in 1..counts.len() {
            counts[s] = (counts[s] + counts[s - 1]) % P;
        }
    }
    counts[counts.len() - 1]
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let (n, k, d) = (numbers[0], numbers[1], numbers[2]);
    let (m, free) = (k / 2, n - k);
    let mut choose = vec![0; m + 1];
    choose[0] = 1;
    for _ in 0..m {
        for j in (1..=m).rev() {
            choose[j] = (choose[j] + choose[j - 1]) % P;
        }
    }
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    let mut all = lost.clone();
    let mut digit = 1;
    while digit <= free {
        for s in (0..=free).rev() {
            for ones in (d + 1..=m.min(s / digit)).step_by(d + 1) {
                let product = choose[ones].wrapping_mul(lost[s - ones * digit]);
                lost[s] = (lost[s] + product % P) % P;
            }
        }
        digit *= 2;
    }
    println!("{}", (spread(&mut all, k + 1) + P - spread(&mut lost, m + 1)) % P);
}
