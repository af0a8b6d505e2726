// Slow: makes the whole table of the board anew for each case.
// Caught by: 1,000 boards of about 1,000 rows and columns.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    for _ in 0..next() {
        let (piece, rows, columns) = (next(), next(), next());
        let mut outcomes = vec![vec![0; columns]; rows];
        outcomes[0][0] = -1;
        for x in 0..rows {
            for y in 0..columns {
                let (steps, most): (&[(usize, usize)], usize) = match piece {
                    1 => (&[(1, 0), (0, 1), (1, 1)], 1),
                    2 => (&[(1, 0), (0, 1)], 1000),
                    3 => (&[(1, 2), (2, 1)], 1),
                    _ => (&[(1, 0), (0, 1), (1, 1)], 1000),
                };
                let mut best = None;
                for &(down, right) in steps {
                    for k in 1..=most {
                        if k * down > x || k * right > y {
                            break;
                        }
                        best = best.max(Some(-outcomes[x - k * down][y - k * right]));
                    }
                }
                if let Some(best) = best {
                    outcomes[x][y] = best;
                }
            }
        }
        println!("{}", ["G", "D", "B"][(outcomes[rows - 1][columns - 1] + 1) as usize]);
    }
}
