// Slow: plays all games out.
// Caught by: a case of `3 600 900 252`.

use std::io::{self, Read};

fn rabbit_wins(cells: &mut [u64]) -> bool {
    for i in 0..cells.len() {
        let cell = cells[i];
        for left in 0..cell {
            cells[i] = left;
            let wins = !rabbit_wins(cells);
            cells[i] = cell;
            if wins {
                return true;
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
    while let Some(m) = numbers.next() {
        if m == 0 {
            break;
        }
        let mut cells: Vec<u64> = numbers.by_ref().take(m as usize).collect();
        let rabbit_wins = rabbit_wins(&mut cells);
        output += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{output}");
}
