// Wrong: counts a join for each large heap, though the last one has no partner left.

use std::io::{self, Read};

fn alice_wins(heaps: &[u64]) -> bool {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let rest: u64 = heaps.iter().filter(|&&heap| heap > 1).map(|heap| heap + 1).sum();
    if rest == 0 || rest == 3 {
        ones % 3 != 0
    } else {
        ones % 2 != 0 || rest % 2 != 0
    }
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
        output += if alice_wins(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
