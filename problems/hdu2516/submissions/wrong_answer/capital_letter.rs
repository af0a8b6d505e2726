// Wrong: prints Win with a capital letter.

use std::io::{self, Read};

fn first_wins(n: u64) -> bool {
    let (mut last, mut next) = (1, 2);
    while next < n {
        let sum = last + next;
        last = next;
        next = sum;
    }
    n != next
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for n in numbers {
        if n == 0 {
            break;
        }
        output += if first_wins(n) { "First Win\n" } else { "Second Win\n" };
    }
    print!("{output}");
}
