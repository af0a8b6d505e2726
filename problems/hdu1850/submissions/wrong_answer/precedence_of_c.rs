// Wrong: `h ^ x < h` as C reads it, which is h ^ (x < h).

use std::io::{self, Read};

fn winning_moves(heaps: &[u64]) -> usize {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    heaps.iter().filter(|&&heap| heap ^ u64::from(sum < heap) != 0).count()
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
