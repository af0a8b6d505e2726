// Wrong: leaves out the divisor 1, so that a prime cannot be split.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let mut values = vec![0; 2];
    for heap in 2..=1000 {
        let divisors = (2..heap).filter(|divisor| heap % divisor == 0);
        let all = divisors.clone().fold(0, |sum, divisor| sum ^ values[divisor]);
        let options: Vec<usize> = divisors.map(|divisor| all ^ values[divisor]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    while let Some(n) = numbers.next() {
        let sum = numbers.by_ref().take(n).fold(0, |sum, heap| sum ^ values[heap]);
        output += if sum != 0 { "freda\n" } else { "rainbow\n" };
    }
    print!("{output}");
}
