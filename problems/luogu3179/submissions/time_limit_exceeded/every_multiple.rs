// Slow: looks at every multiple of a cell, one by one, for each of the quotients.
// Caught by: 1000000000 cells.

use std::io::{self, Read};

struct Values {
    n: usize,
    small: Vec<usize>, // by m, for m * m <= n
    large: Vec<usize>, // by x, for larger m = n / x
}

impl Values {
    fn get(&self, m: usize) -> usize {
        match self.small.get(m) {
            Some(&value) => value,
            None => self.large[self.n / m],
        }
    }

    fn mex(&self, m: usize) -> usize {
        let mut seen = [false; 256];
        let mut sum = 0;
        seen[sum] = true;
        for i in 2..=m {
            sum ^= self.get(m / i);
            seen[sum] = true;
        }
        seen.iter().position(|&seen| !seen).unwrap()
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut values = Values { n, small: vec![0], large: Vec::new() };
    let mut m = 1;
    while m * m <= n {
        let value = values.mex(m);
        values.small.push(value);
        m += 1;
    }
    values.large = vec![0; m];
    for x in (1..=n / m).rev() {
        values.large[x] = values.mex(n / x);
    }
    let mut output = String::new();
    let queries = numbers.next().unwrap();
    for _ in 0..queries {
        let w = numbers.next().unwrap();
        let sum = numbers.by_ref().take(w).fold(0, |sum, x| sum ^ values.get(n / x));
        output += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
