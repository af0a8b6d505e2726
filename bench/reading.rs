//! The judge's side of stdin: numbers out of a text, by our source and by proconio's own.

use crate::mathematics::timed;
use crate::table::Table;
use common::judge::Numbers;
use criterion::Throughput;
use proconio::input;
use proconio::source::line::LineSource;
use proconio::source::once::OnceSource;
use proconio::source::Source;
use std::io::BufRead;

/// How many numbers there are.
const COUNT: u64 = 1_000_000;

/// Races of readers.
pub fn benches(table: &mut Table) {
    // A thousand numbers a line, as hdu1849 has them.
    let mut text = String::new();
    for i in 0..COUNT {
        text += &format!("{}{}", i * 7_919 % 10_000, if i % 1_000 == 999 { '\n' } else { ' ' });
    }
    let text = text.as_bytes();
    table.race(
        "reading rows of numbers",
        Throughput::Bytes(text.len() as u64),
        vec![
            ("number()", timed(|| sum_of_row(&mut Numbers::new(text)))),
            ("input!", timed(|| sum(&mut Numbers::new(text)))),
            ("input! from proconio's LineSource", timed(|| sum(&mut LineSource::new(text)))),
            ("input! from proconio's OnceSource", timed(|| sum(&mut OnceSource::new(text)))),
        ],
    );
}

fn sum<R: BufRead>(source: &mut impl Source<R>) -> u64 {
    let mut sum = 0;
    for _ in 0..COUNT {
        input! { from &mut *source, number: u64 }
        sum += number;
    }
    sum
}

fn sum_of_row<R: BufRead>(numbers: &mut Numbers<R>) -> u64 {
    (0..COUNT).map(|_| numbers.number()).sum()
}
