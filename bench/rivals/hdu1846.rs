//! HDU 1846 by proconio's own stdin.

use proconio::input;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    input! { cases: usize }
    let mut out = BufWriter::new(io::stdout().lock());
    for _ in 0..cases {
        input! { n: u32, m: u32 }
        writeln!(out, "{}", if n % (m + 1) != 0 { "first" } else { "second" })?;
    }
    out.flush()
}
