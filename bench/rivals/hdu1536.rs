//! HDU 1536 by proconio's own stdin.

use proconio::input;
use std::io::{self, BufWriter, Write};

const LARGEST: usize = 10_000;

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut grundy = vec![0; LARGEST + 1];
    loop {
        input! { k: usize, mut takes: [usize; k] }
        if k == 0 {
            return out.flush();
        }
        takes.sort_unstable();
        let mut seen = vec![usize::MAX; k + 1]; // by value: the last heap that has an option of it
        for heap in 0..=LARGEST {
            for take in takes.iter().take_while(|&&take| take <= heap) {
                seen[grundy[heap - take]] = heap;
            }
            grundy[heap] = (0..=k).find(|&value| seen[value] != heap).unwrap();
        }
        input! { rows: usize }
        for _ in 0..rows {
            input! { heaps: [usize] }
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy[heap]);
            out.write_all(if sum != 0 { b"W" } else { b"L" })?;
        }
        writeln!(out)?;
    }
}
