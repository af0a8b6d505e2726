// Wrong: leaves out the second line if no first move wins.

use std::io::{self, Read};

fn value(distance: usize) -> usize {
    match distance {
        0 => 0,
        _ => 2 * (distance - 1) + (1 + (distance - 1).count_ones() as usize) % 2,
    }
}

fn winning_moves(beans: &[usize]) -> Vec<[usize; 3]> {
    let last = beans.len() - 1;
    let sum = (0..=last).fold(0, |sum, i| sum ^ (beans[i] % 2 * value(last - i)));
    let mut winning = Vec::new();
    for i in 0..=last {
        for j in i + 1..=last {
            for k in j..=last {
                let after = sum ^ value(last - i) ^ value(last - j) ^ value(last - k);
                if beans[i] > 0 && after == 0 {
                    winning.push([i, j, k]);
                }
            }
        }
    }
    winning
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let beans: Vec<usize> = numbers.by_ref().take(n).collect();
        let winning = winning_moves(&beans);
        output += &match winning.first() {
            Some([i, j, k]) => format!("{i} {j} {k}\n{}\n", winning.len()),
            None => "-1 -1 -1\n".to_string(),
        };
    }
    print!("{output}");
}
