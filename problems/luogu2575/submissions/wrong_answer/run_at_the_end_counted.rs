// Wrong: counts runs 0, 2, 4, ... from the right, not 1, 3, 5, ...

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut sum = 0;
        for _ in 0..n {
            let m = numbers.next().unwrap();
            let mut row = [false; 20];
            for cell in numbers.by_ref().take(m) {
                row[cell - 1] = true;
            }
            let runs = row.rsplit(|&is_piece| !is_piece);
            sum = runs.step_by(2).fold(sum, |sum, run| sum ^ run.len());
        }
        output += if sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
