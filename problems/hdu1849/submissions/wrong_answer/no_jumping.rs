// Wrong: thinks that pieces cannot jump, and counts the gaps between them in pairs.

use std::io::{self, Read};

fn rabbit_wins(mut cells: Vec<u64>) -> bool {
    cells.sort_unstable();
    let gaps =
        cells.rchunks(2).map(|pair| if pair.len() == 2 { pair[1] - pair[0] } else { pair[0] });
    gaps.fold(0, |sum, gap| sum ^ gap) != 0
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
        let cells: Vec<u64> = numbers.by_ref().take(m as usize).collect();
        let rabbit_wins = rabbit_wins(cells);
        output += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{output}");
}
