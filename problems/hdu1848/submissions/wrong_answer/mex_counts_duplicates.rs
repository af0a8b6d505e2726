// Wrong: the mex without removal of duplicates, of which the takes 1, 1, 2, 3, ... make many.

use std::io::{self, Read};

const TAKES: [usize; 16] = [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];

/// The Grundy values of heaps up to `most`.
fn table(most: usize) -> Vec<usize> {
    let mut grundy = vec![0; most + 1];
    for heap in 1..=most {
        let takes = TAKES.iter().filter(|&&take| take <= heap);
        let mut values: Vec<usize> = takes.map(|take| grundy[heap - take]).collect();
        values.sort_unstable();
        grundy[heap] = (0..values.len()).find(|&i| values[i] != i).unwrap_or(values.len());
    }
    grundy
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let grundy = table(1000);
    while let Some(m) = numbers.next() {
        let (n, p) = (numbers.next().unwrap(), numbers.next().unwrap());
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        let sum = grundy[m as usize] ^ grundy[n as usize] ^ grundy[p as usize];
        output += if sum != 0 { "Fibo\n" } else { "Nacci\n" };
    }
    print!("{output}");
}
