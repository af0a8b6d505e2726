//! The judge's side of stdin: numbers out of a text, by our input and by proconio's own sources.

use crate::mathematics::timed;
use crate::table::Table;
use common::judge::{self, Framing, Input, Number};
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
    let text = text.as_str();
    let bytes = text.as_bytes();
    let ours = |solve: fn(&mut Input) -> judge::Result<u64>| {
        timed(move || judge::transcript(Framing::ToEnd, solve, text))
    };
    table.race(
        "reading: rows of numbers",
        Throughput::Bytes(text.len() as u64),
        vec![
            ("numbers()", ours(|input| Ok(input.numbers(COUNT).sum()))),
            ("input! { from input }", ours(by_macro)),
            ("LineSource", timed(|| by_proconio(&mut LineSource::new(bytes)))),
            ("OnceSource", timed(|| by_proconio(&mut OnceSource::new(bytes)))),
        ],
    );
}

fn by_macro(input: &mut Input) -> judge::Result<u64> {
    let mut sum = 0;
    for _ in 0..COUNT {
        input! { from &mut *input, number: Number }
        sum += number;
    }
    Ok(sum)
}

fn by_proconio<R: BufRead>(source: &mut impl Source<R>) -> u64 {
    let mut sum = 0;
    for _ in 0..COUNT {
        input! { from &mut *source, number: u64 }
        sum += number;
    }
    sum
}
