// Slow: drops beans that are twice in a bottle, but then plays all games out.
// Caught by: 21 bottles with beans in each.

use std::io::{self, Read};

/// Whether the player to move wins. Bit d of `beans`: whether there is a bean at the distance d.
fn wins(beans: u32) -> bool {
    for distance in (1..21).filter(|distance| beans >> distance & 1 == 1) {
        for a in 0..distance {
            for b in 0..=a {
                if !wins(beans ^ 1 << distance ^ 1 << a ^ 1 << b) {
                    return true;
                }
            }
        }
    }
    false
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
        let odd = (0..n).map(|i| (beans[i] as u32 % 2) << (n - 1 - i)).sum::<u32>();
        let mut winning = Vec::new();
        for i in (0..n).filter(|&i| beans[i] > 0) {
            for j in i + 1..n {
                for k in j..n {
                    let [from, first, second] = [i, j, k].map(|bottle| 1 << (n - 1 - bottle));
                    if !wins(odd ^ from ^ first ^ second) {
                        winning.push([i, j, k]);
                    }
                }
            }
        }
        output += &match winning.first() {
            Some([i, j, k]) => format!("{i} {j} {k}\n{}\n", winning.len()),
            None => "-1 -1 -1\n0\n".to_string(),
        };
    }
    print!("{output}");
}
