//! From stdin, a query at a time, in a function; a variable is called `from`, as the word in `input!`.

// input: 3 1 2 2 3 3 3

use proconio::{input, marker::Usize1};

fn query() -> usize {
    input! { from: Usize1, to: Usize1 }
    from ^ to
}

fn main() {
    input!(q: u32);
    for _ in 0..q {
        println!("{}", query());
    }
}
