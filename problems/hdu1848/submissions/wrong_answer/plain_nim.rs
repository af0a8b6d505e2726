// Wrong: plain Nim, as if any number of stones might be taken.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        let (n, p) = (numbers.next().unwrap(), numbers.next().unwrap());
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        output += if m ^ n ^ p != 0 { "Fibo\n" } else { "Nacci\n" };
    }
    print!("{output}");
}
