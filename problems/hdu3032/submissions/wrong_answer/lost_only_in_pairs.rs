// Wrong: Bob wins only if the heaps are equal in pairs, so that he can copy each move.

use std::io::{self, Read};

fn alice_wins(heaps: &[u64]) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable();
    heaps.len() % 2 == 1 || heaps.chunks(2).any(|pair| pair[0] != pair[1])
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
        output += if alice_wins(&heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
