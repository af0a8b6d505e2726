// Wrong: gives 4k + 3 the value 4k + 4, but leaves 4k + 4 its own.

use std::io::{self, Read};

fn alice_wins(heaps: &[u64]) -> bool {
    let value = |&heap: &u64| if heap % 4 == 3 { heap + 1 } else { heap };
    heaps.iter().map(value).fold(0, |sum, value| sum ^ value) != 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if alice_wins(&heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
