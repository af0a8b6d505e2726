// Wrong: prefers the least take, and the first heap only among equal takes.

use std::io::{self, Read};

/// The Grundy values of the heaps up to `most`.
fn table(most: usize, takes: &[usize]) -> Vec<usize> {
    let mut values = Vec::new();
    for heap in 0..=most {
        let smaller = takes.iter().filter(|&&take| take <= heap);
        let options: Vec<usize> = smaller.map(|take| values[heap - take]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let heaps: Vec<usize> = numbers.by_ref().take(n).collect();
    let takes: Vec<usize> = numbers.skip(1).collect();
    let values = table(1000, &takes);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    for &take in &takes {
        for (i, &heap) in heaps.iter().enumerate() {
            if take <= heap && sum ^ values[heap] == values[heap - take] {
                println!("YES\n{} {take}", i + 1);
                return;
            }
        }
    }
    println!("NO");
}
