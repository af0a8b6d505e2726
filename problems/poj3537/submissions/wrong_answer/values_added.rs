// Wrong: adds the values of the two rows that are left, where their Nim sum is meant.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let cells: usize = input.trim().parse().unwrap();
    let mut values = vec![0];
    for n in 1..=cells {
        let value = |row: usize| values[row];
        let options: Vec<usize> = (1..=n)
            .map(|cell| value(cell.saturating_sub(3)) + value((n - cell).saturating_sub(2)))
            .collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    println!("{}", if values[cells] != 0 { 1 } else { 2 });
}
