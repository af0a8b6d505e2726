// Slow: plays all games out.
// Caught by: 99 intervals of length 1, side by side.

use std::io::{self, Read};

fn alice_wins(intervals: &[(usize, usize)]) -> bool {
    intervals.iter().any(|&(left, right)| {
        let rest: Vec<(usize, usize)> =
            intervals.iter().copied().filter(|&(l, r)| r <= left || right <= l).collect();
        !alice_wins(&rest)
    })
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let ends: Vec<usize> = numbers.by_ref().take(2 * n).collect();
        let intervals: Vec<(usize, usize)> = ends.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        output += if alice_wins(&intervals) { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
