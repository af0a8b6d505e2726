//! HDU 1849 by proconio's own stdin.

use proconio::input;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    loop {
        input! { m: usize, cells: [u32; m] }
        if m == 0 {
            return out.flush();
        }
        let sum = cells.iter().fold(0, |sum, cell| sum ^ cell);
        writeln!(out, "{}", if sum != 0 { "Rabbit Win!" } else { "Grass Win!" })?;
    }
}
