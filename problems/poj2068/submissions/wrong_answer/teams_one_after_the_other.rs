// Wrong: reads the limits of one team and then those of the other, which take turns in the input.

use std::io::{self, Read};

fn first_wins(stones: usize, limits: &[usize]) -> bool {
    let players = limits.len();
    let mut wins = vec![vec![true; players]];
    for s in 1..=stones {
        let can_leave = |i: usize| (1..=limits[i].min(s)).any(|t| !wins[s - t][(i + 1) % players]);
        let row = (0..players).map(can_leave).collect();
        wins.push(row);
    }
    wins[stones][0]
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    loop {
        let n = numbers.next().unwrap();
        if n == 0 {
            break;
        }
        let stones = numbers.next().unwrap();
        let first: Vec<usize> = numbers.by_ref().take(n).collect();
        let second: Vec<usize> = numbers.by_ref().take(n).collect();
        let limits: Vec<usize> = first.into_iter().zip(second).flat_map(|(a, b)| [a, b]).collect();
        output += if first_wins(stones, &limits) { "1\n" } else { "0\n" };
    }
    print!("{output}");
}
