//! From stdin, in a `main` of one's own: numbers below 0, too.

// input: 3 -5 0 7 9223372036854775807
// input: 1 -9223372036854775808 1

use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [i64; n], last: u64 }
    numbers.sort_unstable();
    println!("{numbers:?} {last}");
}
