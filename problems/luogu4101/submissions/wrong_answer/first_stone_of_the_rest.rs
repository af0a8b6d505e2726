// Wrong: counts a move for each stone of the last heap, if it is not full; the first one needs none.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let moves = n / m * (m - 1) + n % m;
        output += if moves % 2 == 1 { "0\n" } else { "1\n" };
    }
    print!("{output}");
}
