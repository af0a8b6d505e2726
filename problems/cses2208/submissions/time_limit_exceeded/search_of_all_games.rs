// Slow: plays all games out.
// Caught by: a case of `8 999999999 1000000000` and so on.

use std::io::{self, Read};

/// Whether the player to move wins, who has decided about the heaps before `next`. `rest` are the heaps
/// after the move so far, and `moved` tells whether it takes a coin.
fn wins(rest: &mut Vec<u64>, next: usize, moved: bool) -> bool {
    if next == rest.len() {
        return moved && !wins(&mut rest.clone(), 0, false);
    }
    if rest[next] > 0 {
        rest[next] -= 1;
        let wins = wins(rest, next + 1, true);
        rest[next] += 1;
        if wins {
            return true;
        }
    }
    wins(rest, next + 1, moved)
}

fn first_wins(heaps: &[u64]) -> bool {
    wins(&mut heaps.to_vec(), 0, false)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if first_wins(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
