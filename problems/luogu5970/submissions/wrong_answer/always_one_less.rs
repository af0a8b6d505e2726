// Wrong: subtracts the way that throws all heaps away even where d does not divide n.

use std::io::{self, Read};

const P: u64 = 1_000_000_007;

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let (_, d) = (numbers.next().unwrap(), numbers.next().unwrap());
    let mut heaps: Vec<usize> = numbers.collect();
    heaps.sort();
    let mut ways = vec![vec![0; d]]; // by Nim sum and heaps thrown away
    ways[0][0] = 1;
    for heap in heaps {
        ways.resize((heap + 1).next_power_of_two(), vec![0; d]);
        let next = |sum: usize, thrown: usize| {
            (ways[sum][(thrown + d - 1) % d] + ways[sum ^ heap][thrown]) % P
        };
        ways =
            (0..ways.len()).map(|sum| (0..d).map(|thrown| next(sum, thrown)).collect()).collect();
    }
    println!("{}", (ways[0][0] + P - 1) % P);
}
