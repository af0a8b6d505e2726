// Wrong: heap mod (max S + 1), as if all amounts up to the largest were in S.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(k) = numbers.next() {
        if k == 0 {
            break;
        }
        let takes: Vec<u64> = numbers.by_ref().take(k as usize).collect();
        let most = takes.iter().max().unwrap();
        let rows = numbers.next().unwrap();
        for _ in 0..rows {
            let heaps = numbers.next().unwrap();
            let mut sum = 0;
            for _ in 0..heaps {
                let heap = numbers.next().unwrap();
                sum ^= heap % (most + 1);
            }
            output += if sum != 0 { "W" } else { "L" };
        }
        output += "\n";
    }
    print!("{output}");
}
