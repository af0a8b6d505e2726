// Slow: fills in the whole board, again for each line.
// Caught by: 1,000 lines of `2000 1999`.

use std::io::{self, Read};

fn kiki_wins(n: u64, m: u64) -> bool {
    let (n, m) = (n as usize, m as usize);
    let mut won = vec![vec![false; m]; n];
    for row in 0..n {
        for column in 0..m {
            let left = column > 0 && !won[row][column - 1];
            let down = row > 0 && !won[row - 1][column];
            let both = column > 0 && row > 0 && !won[row - 1][column - 1];
            won[row][column] = left || down || both;
        }
    }
    won[n - 1][m - 1]
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let m = numbers.next().unwrap();
        if (n, m) == (0, 0) {
            break;
        }
        output += if kiki_wins(n, m) { "Wonderful!\n" } else { "What a pity!\n" };
    }
    print!("{output}");
}
