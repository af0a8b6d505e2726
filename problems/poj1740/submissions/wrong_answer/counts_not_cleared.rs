// Wrong: keeps the counts of the sizes from case to case.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let mut counts = [0; 101];
    loop {
        let n = numbers.next().unwrap();
        if n == 0 {
            break;
        }
        for heap in numbers.by_ref().take(n) {
            counts[heap] += 1;
        }
        let in_pairs = counts.iter().all(|count| count % 2 == 0);
        output += if in_pairs { "0\n" } else { "1\n" };
    }
    print!("{output}");
}
