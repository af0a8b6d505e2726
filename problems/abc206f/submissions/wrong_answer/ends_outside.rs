// Wrong: counts an interval to a stretch as soon as it begins there, even if it ends outside.

use std::io::{self, Read};

fn alice_wins(intervals: &[(usize, usize)]) -> bool {
    let mut grundy = vec![[0_usize; 101]; 101];
    for l in (1..100).rev() {
        for r in l + 1..=100 {
            let inside = intervals.iter().filter(|&&(left, _)| l <= left && left < r);
            let rest = |right: usize| if right < r { grundy[right][r] } else { 0 };
            let options: Vec<usize> =
                inside.map(|&(left, right)| grundy[l][left] ^ rest(right)).collect();
            grundy[l][r] = (0..).find(|value| !options.contains(value)).unwrap();
        }
    }
    grundy[1][100] != 0
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
