// Slow: plays all games out.
// Caught by: a case of `3 60 90 98`.

use std::io::{self, Read};

fn fra_wins(rows: &mut Vec<u64>) -> bool {
    if rows.iter().all(|&row| row == 0) {
        return true; // the other one has taken the last apple
    }
    for i in 0..rows.len() {
        let row = rows[i];
        for rest in 0..row {
            for left in 0..=rest / 2 {
                rows[i] = left;
                rows.push(rest - left);
                let wins = !fra_wins(rows);
                rows.pop();
                rows[i] = row;
                if wins {
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
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let mut rows: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if fra_wins(&mut rows) { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
