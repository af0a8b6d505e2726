// Wrong: collects the values of the options in the bits of one u64.
// Right on small inputs: no bomb within the first 14 rows and columns has a value above 63.

use std::io::{self, Read};

fn main() {
    let mut value = [[0u32; 50]; 50];
    for p in 0..50 {
        for q in 0..50 {
            let mut options = 0u64;
            for u in 0..p {
                for v in 0..q {
                    options |= 1u64.wrapping_shl(value[u][q] ^ value[p][v]);
                }
            }
            value[p][q] = if p == 0 || q == 0 { (p + q) as u32 } else { options.trailing_ones() };
        }
    }
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    while let (Some(n), Some(_)) = (words.next(), words.next()) {
        let mut sum = 0;
        for p in 0..n.parse().unwrap() {
            for (q, cell) in words.next().unwrap().bytes().enumerate() {
                sum ^= if cell == b'#' { value[p][q] } else { 0 };
            }
        }
        if n != "0" {
            println!("{}", if sum != 0 { "John" } else { "Jack" });
        }
    }
}
