// Wrong: lets both players take as many as they may, and counts the moves.

use std::io::{self, Read};

/// The number of moves on a heap, if each is as large as can be. `takes` descends.
fn moves(mut heap: u64, takes: &[u64]) -> u64 {
    let mut moves = 0;
    for take in takes {
        moves += heap / take;
        heap %= take;
    }
    moves
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(k) = numbers.next() {
        if k == 0 {
            break;
        }
        let mut takes: Vec<u64> = numbers.by_ref().take(k as usize).collect();
        takes.sort_unstable_by(|a, b| b.cmp(a));
        let rows = numbers.next().unwrap();
        for _ in 0..rows {
            let heaps = numbers.next().unwrap();
            let mut sum = 0;
            for _ in 0..heaps {
                let heap = numbers.next().unwrap();
                sum ^= moves(heap, &takes) % 2;
            }
            output += if sum != 0 { "W" } else { "L" };
        }
        output += "\n";
    }
    print!("{output}");
}
