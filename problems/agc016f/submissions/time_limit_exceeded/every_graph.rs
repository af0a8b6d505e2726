// Slow: goes through all graphs, and computes the values of each.
// Caught by: all edges between fifteen vertices.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let (n, m) = (numbers[0], numbers[1]);
    let mut won = 0u64;
    for graph in 0..1u128 << m {
        let mut values = vec![0; n + 1];
        for x in (1..=n).rev() {
            let mut is_there = [false; 16];
            for (i, edge) in numbers[2..].chunks(2).enumerate() {
                if edge[0] == x && graph >> i & 1 == 1 {
                    is_there[values[edge[1]]] = true;
                }
            }
            values[x] = is_there.iter().position(|&is_there| !is_there).unwrap();
        }
        won += u64::from(values[1] != values[2]);
    }
    println!("{}", won % 1_000_000_007);
}
