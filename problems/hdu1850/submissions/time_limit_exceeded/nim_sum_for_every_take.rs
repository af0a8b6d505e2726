// Slow: tries every take from every heap, and adds up all heaps again each time.
// Caught by: 10 cases of 100 heaps of about 1000000.

use std::io::{self, Read};

fn winning_moves(heaps: &[u64]) -> usize {
    let mut heaps = heaps.to_vec();
    let mut count = 0;
    for i in 0..heaps.len() {
        let heap = heaps[i];
        for left in 0..heap {
            heaps[i] = left;
            count += usize::from(heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0);
        }
        heaps[i] = heap;
    }
    count
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        if m == 0 {
            break;
        }
        let heaps: Vec<u64> = numbers.by_ref().take(m as usize).collect();
        output += &format!("{}\n", winning_moves(&heaps));
    }
    print!("{output}");
}
