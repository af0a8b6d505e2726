// Wrong: forgets that the block with x behind it is itself lost if x = same.

use std::io::{self, Read};

fn losing_size(x: u64, other: u64, same: u64) -> u64 {
    if other <= x && x < same {
        x + 1
    } else if same < x && x <= other {
        x - 1
    } else {
        x
    }
}

fn first_wins(heaps: &[u64]) -> bool {
    let mut left = vec![0; heaps.len() + 1];
    let mut right = left.clone();
    for length in 1..heaps.len() {
        for i in 0..=heaps.len() - length {
            left[i] = losing_size(heaps[i + length - 1], left[i], right[i]);
            right[i] = losing_size(heaps[i], right[i + 1], left[i + 1]);
        }
    }
    heaps[0] != left[1]
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if first_wins(&heaps) { "1\n" } else { "0\n" };
    }
    print!("{output}");
}
