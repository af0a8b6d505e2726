// Wrong: looks only at who wins each of the two stretches, and takes their sum for lost if both are lost or both won.

use std::io::{self, Read};

fn alice_wins(intervals: &[(usize, usize)]) -> bool {
    let mut wins = vec![[false; 101]; 101];
    for l in (1..100).rev() {
        for r in l + 1..=100 {
            let inside = |&&(left, right): &&(usize, usize)| l <= left && right <= r;
            wins[l][r] = intervals
                .iter()
                .filter(inside)
                .any(|&(left, right)| wins[l][left] == wins[right][r]);
        }
    }
    wins[1][100]
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
