// Wrong: whether some heap is large is not asked anew for each case.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    let mut some_heap_is_large = false;
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut sum = 0;
        for _ in 0..n {
            let heap = numbers.next().unwrap();
            sum ^= heap;
            some_heap_is_large = some_heap_is_large || heap > 1;
        }
        let john_wins = (sum != 0) == some_heap_is_large;
        output += if john_wins { "John\n" } else { "Brother\n" };
    }
    print!("{output}");
}
