// Slow: plays all games out.
// Caught by: a case of 10 pieces, `10 1000 2000 3000 4000 5000 6000 7000 8000 9000 10000`.

use std::io::{self, Read};

fn georgia_wins(cells: &mut [u64]) -> bool {
    for i in 0..cells.len() {
        let cell = cells[i];
        let free = if i == 0 { 1 } else { cells[i - 1] + 1 };
        for left in free..cell {
            cells[i] = left;
            let wins = !georgia_wins(cells);
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
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut cells: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        cells.sort_unstable();
        output += if georgia_wins(&mut cells) { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{output}");
}
