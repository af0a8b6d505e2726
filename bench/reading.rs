//! The judge's side of stdin: numbers out of a text, by our input and by proconio's own sources.

use crate::mathematics::timed;
use crate::races::{table, Races};
use common::judge::{self, Framing, Input};
use criterion::Throughput;
use proconio::input;
use proconio::source::line::LineSource;
use proconio::source::once::OnceSource;
use proconio::source::Source;
use std::io::BufRead;

/// How many numbers there are, and how many in a row, as hdu1849 has them.
const COUNT: u64 = 1_000_000;
const ROW: u64 = 1_000;

/// A race of readers, and its table.
pub fn benches(races: &mut Races) -> String {
    let mut text = String::new();
    for i in 0..COUNT {
        text += &format!("{}{}", i * 7_919 % 10_000, if i % ROW == ROW - 1 { '\n' } else { ' ' });
    }
    let text = text.as_str();
    let ours = |sum: fn(&mut Input) -> u64| {
        let solve = move |input: &mut Input| judge::Result::Ok(sum(input).to_string());
        timed(move || judge::transcript(Framing::Single, solve, text))
    };
    let rivals = ["input! { from input }", "LineSource", "OnceSource"];
    let name = "reading: rows of numbers";
    let contenders = vec![
        ("numbers()", ours(|input| (0..COUNT / ROW).flat_map(|_| input.numbers(ROW)).sum())),
        (rivals[0], ours(by_macro)),
        (rivals[1], timed(|| by_macro(&mut LineSource::new(text.as_bytes())))),
        (rivals[2], timed(|| by_macro(&mut OnceSource::new(text.as_bytes())))),
    ];
    let ratios = races.race(name, Throughput::Bytes(text.len() as u64), contenders);
    table(&rivals, &[(name.to_string(), ratios)])
}

fn by_macro<R: BufRead>(source: &mut impl Source<R>) -> u64 {
    let mut sum = 0;
    for _ in 0..COUNT {
        input! { from &mut *source, number: u64 }
        sum += number;
    }
    sum
}
