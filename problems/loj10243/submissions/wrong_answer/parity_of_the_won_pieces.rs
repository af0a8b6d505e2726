// Wrong: asks how many pieces are won on their own, not what they are worth.

use std::io::{self, Read};

fn wins(node: usize, ends: &[Vec<usize>], known: &mut [Option<bool>]) -> bool {
    if let Some(wins) = known[node] {
        return wins;
    }
    let result = ends[node].iter().any(|&end| !wins(end, ends, known));
    known[node] = Some(result);
    result
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
    let k = numbers.next().unwrap();
    let mut ends = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let (from, to) = (numbers.next().unwrap(), numbers.next().unwrap());
        ends[from].push(to);
    }
    let mut known = vec![None; n + 1];
    let won = numbers.take(k).filter(|&piece| wins(piece, &ends, &mut known)).count();
    println!("{}", if won % 2 == 1 { "win" } else { "lose" });
}
