//! What shows in a game that is none of the list: patterns of its lost positions, and how its values grow.

#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // heaps of boards are small

use super::LEAST_HEAPS;
use crate::kind::Subject;
use crate::language::Language;
use crate::period::{seen, Periodicity};
use crate::vectors::positions;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::iter::successors;

/// Fewer lost positions than this say nothing.
const LEAST_LOST: usize = 8;

/// A pattern has to hold for so many times as many heaps as there are before it: where a move leads to a fraction of a heap,
/// one stretch is as long as the next in proportion.
const LEAST_STRETCH: u64 = 20;

/// The largest base of digits, and the largest numbers of a formula for growth.
const LARGEST: u64 = 10;

/// The most remainders that are listed.
const MOST_REMAINDERS: usize = 12;

/// A pattern, in English and Chinese.
type Pattern = [String; 2];

/// What shows, in the language asked for, each with how far it was looked at. Nothing of it is proved.
pub fn patterns(subject: &Subject, is_misere: bool, language: Language) -> Vec<String> {
    let (values, side) = (&subject.values, subject.side);
    let is_periodic = matches!(seen(values), Periodicity::Seen(repeat) if repeat.saltus == 0);
    let found = match subject.heaps {
        // A period tells more, and so does a formula.
        1 if side < LEAST_HEAPS || is_periodic || subject.has_formula => [None, None],
        1 => [lost_heaps(values), growth(values).filter(|_| !is_misere)],
        2 => [pairs(values, side), None],
        _ => [None, None],
    };
    let shown = |[english, chinese]: Pattern| {
        let to = side - 1;
        language.choose(
            format!("{english}: seen up to {to}, not proved"),
            format!("{chinese}（打表到 {to} 均成立，未证明）"),
        )
    };
    found.into_iter().flatten().map(shown).collect()
}

/// Which heaps are lost: by their remainders, their digits, or as multiples of a number that are rounded down.
fn lost_heaps(values: &[u64]) -> Option<Pattern> {
    let all = (0..).zip(values);
    let lost: Vec<u64> = all.filter(|(_, value)| **value == 0).map(|(heap, _)| heap).collect();
    let is_lost: Vec<u64> = values.iter().map(|&value| u64::from(value == 0)).collect();
    let (len, is_enough) = (values.len() as u64, lost.len() >= LEAST_LOST);
    let further =
        || if is_enough { digits(values).or_else(|| multiples(&lost, len)) } else { None };
    let (start, modulus) = match seen(&is_lost) {
        Periodicity::Seen(repeat) => (repeat.start as u64, repeat.length as u64),
        _ => return further(),
    };
    // Zeros at the end of a number, see below, break the pattern of remainders no earlier.
    let is_of_zeros = modulus <= LARGEST && len <= modulus * modulus + 1;
    if len < LEAST_STRETCH * start || is_of_zeros {
        return None;
    }
    remainders(&lost, start, modulus).or_else(further)
}

fn remainders(lost: &[u64], start: u64, modulus: u64) -> Option<Pattern> {
    if modulus == 1 {
        // None from there on, as otherwise all values would have a period.
        let last = lost.last()?;
        return Some([
            format!("the largest lost heap is {last}"),
            format!("最大的必败堆是 {last}"),
        ]);
    }
    let from_start = lost.iter().filter(|&&n| n >= start);
    let remainders: BTreeSet<u64> = from_start.map(|n| n % modulus).collect();
    let list = joined(&remainders, ", ");
    (remainders.len() <= MOST_REMAINDERS).then(|| {
        [
            format!("from {start} on a heap n is lost exactly if n mod {modulus} is in {{{list}}}"),
            format!("n ≥ {start} 时，n 必败当且仅当 n mod {modulus} ∈ {{{list}}}"),
        ]
    })
}

/// The digits of a number, the last one first.
fn digits_of(n: u64, base: u64) -> impl Iterator<Item = u64> {
    successors(Some(n), move |n| Some(n / base).filter(|&n| n > 0)).map(move |n| n % base)
}

/// Whether n, or a number next to it, lacks digits, or ends in an even number of zeros, or has an even number of ones, or
/// an odd one.
fn digits(values: &[u64]) -> Option<Pattern> {
    for (name, first, values) in
        [("n", 0, values), ("n + 1", 1, values), ("n - 1", 0, &values[1..])]
    {
        let numbers = || (first..).zip(values.iter().map(|&value| value == 0));
        let is =
            |property: &dyn Fn(u64) -> bool| numbers().all(|(n, is_lost)| property(n) == is_lost);
        let pattern = |english: String, chinese: String| {
            let english = format!("a heap n is lost exactly if {name} {english}");
            Some([english, format!("n 必败当且仅当 {name} {chinese}")])
        };
        for base in 2..=LARGEST {
            let lost = numbers().filter(|(_, is_lost)| *is_lost);
            let present: BTreeSet<u64> = lost.flat_map(|(n, _)| digits_of(n, base)).collect();
            let absent: BTreeSet<u64> = (0..base).filter(|d| !present.contains(d)).collect();
            let says_something =
                base.pow(3) < values.len() as u64 && present.len() > 1 && !absent.is_empty();
            if says_something && is(&|n| digits_of(n, base).all(|d| present.contains(&d))) {
                let [english, chinese] = [" or ", "、"].map(|with| joined(&absent, with));
                return pattern(
                    format!("has no digit {english} in base {base}"),
                    format!("的 {base} 进制中没有数字 {chinese}"),
                );
            }
            if is(&|n| digits_of(n, base).take_while(|&d| d == 0).count() % 2 == 0) {
                return pattern(
                    format!("ends in an even number of zeros in base {base}"),
                    format!("的 {base} 进制末尾有偶数个 0"),
                );
            }
        }
        for (odd, english, chinese) in [(0, "even", "偶"), (1, "odd", "奇")] {
            if is(&|n| n.count_ones() % 2 == odd) {
                return pattern(
                    format!("has an {english} number of binary ones"),
                    format!("的二进制中有{chinese}数个 1"),
                );
            }
        }
    }
    None
}

/// Whether the lost heaps among the first `len` are kα, rounded down, for some α: the numbers between which it lies.
fn multiples(lost: &[u64], len: u64) -> Option<Pattern> {
    let order = |a: &(u64, u64), b: &(u64, u64)| (a.0 * b.1).cmp(&(b.0 * a.1));
    // The next multiple is not among them.
    let least = lost[1..].iter().copied().chain([len]).zip(1..).min_by(|a, b| order(b, a))?;
    let most = lost[1..].iter().map(|n| n + 1).zip(1..).min_by(order)?;
    (lost[0] == 0 && order(&least, &most) == Ordering::Less).then(|| {
        let alpha = format!("{}/{} ≤ α < {}/{}", least.0, least.1, most.0, most.1);
        [
            format!("the lost heaps are ⌊kα⌋ for k = 0, 1, 2, ..., with any α, {alpha}"),
            format!("必败堆为 ⌊kα⌋（k = 0, 1, 2, …），α 可取满足 {alpha} 的任意值"),
        ]
    })
}

/// Whether the lost pairs are those of a game like Wythoff's. Multiples of such an α are never so close to a whole number
/// that rounding matters.
fn pairs(values: &[u64], side: usize) -> Option<Pattern> {
    let lost = positions(2, side).zip(values).filter(|(_, value)| **value == 0);
    let lost: BTreeSet<Vec<usize>> = lost.map(|(pair, _)| pair).collect();
    let is_wythoff = |&t: &u32| {
        let alpha = (2.0 - f64::from(t) + f64::from(t * t + 4).sqrt()) / 2.0;
        let pair = |k: u32| {
            let least = (f64::from(k) * alpha) as usize;
            [least, least + (t * k) as usize]
        };
        let pairs = (0..).map(pair).take_while(|pair| pair[1] < side);
        lost == pairs.flat_map(|[a, b]| [vec![a, b], vec![b, a]]).collect()
    };
    let t = (1..=LARGEST as u32).find(|t| lost.len() >= LEAST_LOST && is_wythoff(t))?;
    let (alpha, gap) = match t {
        1 => ("(1 + √5) / 2".to_string(), "k".to_string()),
        2 => ("√2".to_string(), "2k".to_string()),
        _ => (format!("(√{} - {}) / 2", t * t + 4, t - 2), format!("{t}k")),
    };
    let pair = format!("(⌊kα⌋, ⌊kα⌋ + {gap})");
    Some([
        format!("the lost pairs are {pair} in either order for k = 0, 1, 2, ..., with α = {alpha}"),
        format!("必败态为 {pair}（不计顺序，k = 0, 1, 2, …），其中 α = {alpha}"),
    ])
}

/// How the largest value of the heaps up to n grows: as (n + a) / b rounded down, as the number of digits, or not at all.
fn growth(values: &[u64]) -> Option<Pattern> {
    let record = |most: &mut u64, &value: &u64| {
        *most = value.max(*most);
        Some(*most)
    };
    let records: Vec<u64> = values.iter().scan(0, record).collect();
    let fits = |first: usize, value: &dyn Fn(u64) -> u64| {
        (0..).zip(&records).skip(first).all(|(n, &record)| value(n) == record)
    };
    let mut fractions = (1..=LARGEST).flat_map(|b| (0..=LARGEST).map(move |a| (a, b)));
    if let Some((a, b)) = fractions.find(|(a, b)| fits(0, &|n| (n + a) / b)) {
        let sum = if a == 0 { "n".to_string() } else { format!("(n + {a})") };
        let part = if b == 1 { sum } else { format!("⌊{sum} / {b}⌋") };
        let english = format!("the largest value of the heaps up to n is {part}");
        return Some([english, format!("n 以内的最大 SG 值为 {part}")]);
    }
    // Three digits at least, as two are the place of one value.
    let mut bases = (2..=LARGEST).filter(|base| base * base < values.len() as u64);
    if let Some(base) = bases.find(|&base| fits(1, &|n| digits_of(n, base).count() as u64)) {
        return Some([
            format!("the largest value of the heaps up to n > 0 is the number of digits of n in base {base}"),
            format!("n > 0 时，n 以内的最大 SG 值为 n 的 {base} 进制位数"),
        ]);
    }
    // Larger values may come at places that are so many times as large.
    let places: Vec<usize> = (1..records.len()).filter(|&n| records[n] > records[n - 1]).collect();
    let times = places.windows(2).map(|pair| pair[1] / pair[0] + 1).max().unwrap_or(1);
    let (most, first) = (records.last()?, *places.last()?);
    (2 * times * first < values.len()).then(|| {
        [
            format!("no value is larger than {most}, that of heap {first}"),
            format!("SG 值不超过 {most}，首次在 n = {first} 处取到"),
        ]
    })
}

fn joined(numbers: &BTreeSet<u64>, with: &str) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(with)
}
