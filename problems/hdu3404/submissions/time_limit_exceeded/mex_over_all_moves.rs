// Slow: fills a table of values by the mex over all rectangles, as far as the lights go.
// Caught by: a light at (10000, 10000).

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut table: Vec<Vec<u16>> = vec![vec![0]]; // a square of values
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (x, y) = (numbers.next().unwrap(), numbers.next().unwrap());
            while table.len() <= x.max(y) {
                let size = table.len();
                table.iter_mut().for_each(|row| row.push(0));
                table.push(vec![0; size + 1]);
                for i in 1..=size {
                    table[size][i] = mex(&table, size, i);
                    table[i][size] = table[size][i];
                }
            }
            sum ^= table[x][y];
        }
        println!("{}", if sum != 0 { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
}

fn mex(table: &[Vec<u16>], x: usize, y: usize) -> u16 {
    let mut seen = vec![false; 1 << 16];
    for a in 0..x {
        for b in 0..y {
            seen[usize::from(table[a][y] ^ table[x][b] ^ table[a][b])] = true;
        }
    }
    seen.iter().position(|&seen| !seen).unwrap() as u16
}
