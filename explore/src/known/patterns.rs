//! What shows in a game that is none of the list: patterns of its lost positions, and how its values grow.

#![allow(clippy::cast_possible_truncation)] // digits, and heaps of boards, are small

use crate::kind::Subject;
use crate::language::Language;
use crate::period::{seen, Periodicity};
use crate::vectors::{index_of, positions};

/// So many lost positions say something.
const LEAST_LOST: usize = 8;

/// The largest base of digits, and the largest difference of neighbouring pairs.
const LARGEST: u64 = 10;

/// The most remainders that are listed.
const MOST_REMAINDERS: usize = 12;

/// What shows, in the language asked for, each with how far it was looked at. Nothing of it is proved.
pub fn patterns(subject: &Subject, is_misere: bool, language: Language) -> Vec<String> {
    let mut found = Vec::new();
    if matches!(seen(&subject.values), Periodicity::Seen(repeat) if subject.heaps == 1 && repeat.saltus == 0)
    {
        return found; // the period tells more
    }
    if subject.heaps == 1 {
        found.extend(lost_heaps(&subject.values, language));
        if !is_misere {
            found.extend(growth(&subject.values, language));
        }
    } else if subject.heaps == 2 {
        found.extend(pairs(subject, language));
    }
    found
}

/// A pattern that holds up to `to`, in both languages.
fn told([english, chinese]: [&str; 2], to: usize, language: Language) -> String {
    language.choose(
        format!("{english}: seen up to {to}, not proved"),
        format!("{chinese}：在 {to} 以内如此，未证明"),
    )
}

/// Which heaps are lost: by their remainders, their digits, or as multiples of a number that are rounded down.
fn lost_heaps(values: &[u64], language: Language) -> Option<String> {
    let is_lost: Vec<u64> = values.iter().map(|&value| u64::from(value == 0)).collect();
    let (lost, to) = (lost_of(values), values.len() - 1);
    let (english, chinese) = remainders(&is_lost, &lost)
        .or_else(|| if lost.len() < LEAST_LOST { None } else { digits(&lost, to as u64) })
        .or_else(|| if lost.len() < LEAST_LOST { None } else { multiples(&lost) })?;
    Some(told([&english, &chinese], to, language))
}

fn lost_of(values: &[u64]) -> Vec<u64> {
    (0..).zip(values).filter(|(_, value)| **value == 0).map(|(heap, _)| heap).collect()
}

fn remainders(is_lost: &[u64], lost: &[u64]) -> Option<(String, String)> {
    let repeat = match seen(is_lost) {
        Periodicity::Seen(repeat) if repeat.saltus == 0 => repeat,
        _ => return None,
    };
    let (start, modulus) = (repeat.start, repeat.length);
    if modulus == 1 {
        let last = lost.last().filter(|_| is_lost.last() == Some(&0))?;
        return Some((
            format!("the largest lost heap is {last}"),
            format!("最大的必败堆是 {last}"),
        ));
    }
    let mut remainders: Vec<usize> =
        (start..start + modulus).filter(|&n| is_lost[n] == 1).map(|n| n % modulus).collect();
    remainders.sort_unstable();
    let list = joined(&remainders);
    (remainders.len() <= MOST_REMAINDERS).then(|| {
        (
            format!("from {start} on a heap n is lost if n mod {modulus} is one of {list}"),
            format!("从 {start} 起，n mod {modulus} 为 {list} 之一时必败"),
        )
    })
}

/// The digits of a number, the last one first; 0 has none.
fn digits_of(mut n: u64, base: u64) -> Vec<u64> {
    let mut digits = Vec::new();
    while n > 0 {
        digits.push(n % base);
        n /= base;
    }
    digits
}

/// Whether n, or a number next to it, lacks digits, or ends in an even number of zeros, or has an even number of ones.
fn digits(lost: &[u64], to: u64) -> Option<(String, String)> {
    let shifts: [(u64, u64, &str); 3] = [(0, 0, "n"), (1, 0, "n + 1"), (0, 1, "n - 1")];
    let holds = |[plus, minus]: [u64; 2], property: &dyn Fn(u64) -> bool| {
        let mut lost = lost.iter().copied().filter(|&n| n >= minus);
        (minus..=to).filter(|&n| property(n + plus - minus)).all(|n| lost.next() == Some(n))
            && lost.next().is_none()
    };
    for (plus, minus, name) in shifts {
        for base in 2..=LARGEST {
            if base > 2 && base.pow(3) <= to {
                let mut occurs = vec![false; base as usize];
                for &n in lost.iter().filter(|&&n| n >= minus) {
                    for digit in digits_of(n + plus - minus, base) {
                        occurs[digit as usize] = true;
                    }
                }
                let absent: Vec<usize> = (0..occurs.len()).filter(|&d| !occurs[d]).collect();
                let lacks = |n: u64| digits_of(n, base).iter().all(|&d| occurs[d as usize]);
                if !absent.is_empty()
                    && occurs.len() - absent.len() > 1
                    && holds([plus, minus], &lacks)
                {
                    let list = joined(&absent);
                    return Some((
                        format!("a heap n is lost if {name} has no digit {list} in base {base}"),
                        format!("{name} 的 {base} 进制中没有数字 {list} 时 n 必败"),
                    ));
                }
            }
            let zeros = |n: u64| {
                n > 0 && digits_of(n, base).iter().take_while(|&&d| d == 0).count() % 2 == 0
            };
            if holds([plus, minus], &zeros) {
                return Some((
                    format!(
                        "a heap n is lost if {name} ends in an even number of zeros in base {base}"
                    ),
                    format!("{name} 的 {base} 进制末尾有偶数个零时 n 必败"),
                ));
            }
        }
        for odd in [0, 1] {
            if holds([plus, minus], &|n| n.count_ones() % 2 == odd) {
                let [english, chinese] = [["even", "偶"], ["odd", "奇"]][odd as usize];
                return Some((
                    format!("a heap n is lost if {name} has an {english} number of binary ones"),
                    format!("{name} 的二进制中有{chinese}数个 1 时 n 必败"),
                ));
            }
        }
    }
    None
}

/// Whether the lost heaps are kα, rounded down, for some α: the numbers between which it lies.
fn multiples(lost: &[u64]) -> Option<(String, String)> {
    let first = *lost.get(1)?;
    let (mut least, mut most) = ((first, 1), (first + 1, 1));
    for (k, &n) in (1..).zip(&lost[1..]) {
        if n * least.1 > least.0 * k {
            least = (n, k);
        }
        if (n + 1) * most.1 < most.0 * k {
            most = (n + 1, k);
        }
    }
    let lies = least.0 * most.1 < most.0 * least.1;
    let between = |(a, b): (u64, u64)| format!("{a}/{b}");
    (lost[0] == 0 && lies).then(|| {
        let [least, most] = [between(least), between(most)];
        (
            format!("the lost heaps are kα rounded down for k = 0, 1, 2, ..., with any α from {least} to less than {most}"),
            format!("必败堆为 kα 向下取整（k = 0, 1, 2, …），其中 {least} ≤ α < {most}"),
        )
    })
}

/// Whether the lost pairs are those of a game like Wythoff's, by whole numbers alone.
fn pairs(subject: &Subject, language: Language) -> Option<String> {
    let side = subject.side;
    let value = |pair: &[usize]| subject.values[index_of(pair, side)];
    let lost: Vec<Vec<usize>> = positions(2, side).filter(|pair| value(pair) == 0).collect();
    if lost.len() < LEAST_LOST {
        return None;
    }
    let wythoff = |t: u64| -> Vec<Vec<usize>> {
        let pair = |k: u64| {
            let root =
                (0..=k * (t + 2)).take_while(|r| r * r <= k * k * (t * t + 4)).last().unwrap_or(0);
            let least = (2 * k + root - t * k) / 2;
            [least as usize, (least + t * k) as usize]
        };
        let pairs = (0..side as u64).map(pair).filter(|pair| pair[1] < side);
        let mut both: Vec<Vec<usize>> = pairs.flat_map(|[a, b]| [vec![a, b], vec![b, a]]).collect();
        both.sort_unstable();
        both.dedup();
        both
    };
    let t = (1..=LARGEST).find(|&t| wythoff(t) == lost)?;
    let text = |with: &str| {
        let whole = if t > 2 { format!("-{}", t - 2) } else { (2 - t).to_string() };
        let alpha = format!("α = ({whole} + √{}) / 2", t * t + 4);
        let gap = if t == 1 { String::new() } else { t.to_string() };
        format!("(⌊kα⌋, ⌊kα⌋ + {gap}k){with}{alpha}")
    };
    Some(told(
        [
            &format!("the lost pairs are {}", text(" for k = 0, 1, 2, ..., with ")),
            &format!("必败局面为 {}", text("（k = 0, 1, 2, …），其中 ")),
        ],
        side - 1,
        language,
    ))
}

/// How the largest value of the heaps up to n grows: as (n + a) / b rounded down, as the number of digits, or not at all.
fn growth(values: &[u64], language: Language) -> Option<String> {
    let mut most = 0;
    let records: Vec<u64> = values
        .iter()
        .map(|&value| {
            most = most.max(value);
            most
        })
        .collect();
    let to = values.len() - 1;
    let fits = |formula: &dyn Fn(u64) -> u64| (0..).zip(&records).all(|(n, &m)| formula(n) == m);
    let shifts = || (1..=LARGEST).flat_map(|b| (0..=LARGEST).map(move |a| (a, b)));
    if let Some((a, b)) = shifts().find(|&(a, b)| fits(&|n| (n + a) / b)) {
        let of = if a == 0 { "n".to_string() } else { format!("(n + {a})") };
        return Some(told(
            [
                &format!("the largest value of the heaps up to n is {of} / {b} rounded down"),
                &format!("n 以内的最大 SG 值为 {of} / {b} 向下取整"),
            ],
            to,
            language,
        ));
    }
    let log = shifts().find(|&(a, b)| b > 1 && fits(&|n| digits_of(n + a, b).len() as u64));
    if let Some((a, b)) = log {
        let of = if a == 0 { "n".to_string() } else { format!("n + {a}") };
        return Some(told(
            [&format!("the largest value of the heaps up to n is the number of digits of {of} in base {b}"), &format!("n 以内的最大 SG 值为 {of} 的 {b} 进制位数")],
            to,
            language,
        ));
    }
    let first = records.iter().position(|&record| record == most)?;
    (2 * first <= to).then(|| {
        told(
            [
                &format!("no value is larger than {most}, that of heap {first}"),
                &format!("SG 值都不超过 {most}（{first} 处首次取到）"),
            ],
            to,
            language,
        )
    })
}

fn joined(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}
