//! Formulas for a table: functions of the position, periods, recurrences of the lost heaps.

use super::chance::{cost_of_choice, cost_of_exceptions, cost_of_number, surety, Kind};
use super::code::Code;
use super::features::Feature;
use super::input::Observed;
use super::Claim;
use crate::period::{seen, seen_from, Periodicity, Repeat};
use crate::request::joined;
use std::collections::{BTreeMap, HashSet};

/// The most formulas of a kind that are named.
const MOST_NAMED: usize = 3;

/// A formula by cases has at most so many.
const MOST_CASES: usize = 12;

/// Formulas are not compared on larger boards.
const LARGEST_SIDE: u64 = 200;

/// A function may be undefined at so many positions, such as 0.
const MOST_UNDEFINED: usize = 3;

/// A function with more values is none by cases.
const MOST_KEYS: usize = 64;

/// Functions are tried on so many cells before they are on all.
const FIRST: usize = 40;

/// A position with its value.
type Cell = (Vec<u64>, u64);

/// The values of a table by those of a function.
type Cases = BTreeMap<u64, u64>;

/// A formula in words and as code.
type Said = (String, Code);

/// Values are compared with those of a function up to this difference.
const LARGEST_TERM: i64 = 3;

/// A formula that agrees with a table.
struct Found {
    claim: Claim,
    /// How many cases it has, how many exceptions, and by how much it is shifted: smaller is simpler.
    order: (usize, usize, u64),
    /// What it says of the table and beyond it.
    predicted: Vec<Option<u64>>,
}

/// The positions at which formulas are compared: those of the table, and of one that is twice as large.
fn beyond(observed: &Observed) -> Vec<Vec<u64>> {
    let largest = observed.cells.last().map_or(0, |(position, _)| position[0]);
    let side = 2 * largest + 4;
    match observed.heaps {
        1 => (0..side + 60).map(|n| vec![n]).collect(),
        2 if side <= LARGEST_SIDE => {
            (0..side).flat_map(|a| (0..side).map(move |b| vec![a, b])).collect()
        }
        _ => observed.cells.iter().map(|(position, _)| position.clone()).collect(),
    }
}

/// The formulas that agree, the simplest first. `period` is the length of the period that was found, or 0: cases that do
/// no more than a period are left out.
pub fn claims(observed: &Observed, features: &[Feature], period: usize) -> Vec<Claim> {
    let cost = (2.0 * features.len() as f64).ln();
    let mut found: Vec<Found> = Vec::new();
    for feature in features.iter().filter(|feature| period == 0 || !feature.is_remainder) {
        found.extend(by_value(observed, feature, cost));
        found.extend(by_cases(observed, feature, cost));
    }
    found.sort_by_key(|found| found.order);
    let best = found.first().map_or((0, 0), |found| (found.order.0, found.order.1));
    let is_as_good = |found: &Found| (found.order.0, found.order.1) <= best;
    let is_more_than_period = |found: &Found| period == 0 || found.order.0 <= 2.min(period - 1);
    found.retain(|found| is_as_good(found) && is_more_than_period(found));
    let mut named: Vec<Found> = Vec::new();
    for found in found {
        let is_same = |other: &Found| {
            let mut pairs = other.predicted.iter().zip(&found.predicted);
            pairs.all(|(a, b)| a.is_none() || b.is_none() || a == b)
        };
        if named.len() < MOST_NAMED && !named.iter().any(is_same) {
            named.push(found);
        }
    }
    named.into_iter().map(|found| found.claim).collect()
}

/// The formula of these values, if it agrees with a table and is sure enough. Where it has several cases, the value of each
/// is one of the table.
fn found(
    observed: &Observed,
    feature: &Feature,
    (cases, cost): (usize, f64),
    value: impl Fn(&[u64]) -> Option<u64>,
    said: impl FnOnce() -> Option<Said>,
) -> Option<Found> {
    let (mut agreeing, mut apart, mut exceptions) = (Vec::new(), Vec::new(), 0);
    for (i, cell) in observed.cells.iter().enumerate() {
        match value(&cell.0) {
            Some(value) if value == cell.1 => agreeing.push(i),
            other => {
                exceptions += usize::from(other.is_some());
                apart.push(cell.clone());
            }
        }
        if exceptions > observed.most_exceptions() || apart.len() - exceptions > MOST_UNDEFINED {
            return None;
        }
    }
    if cases > 1 {
        // The first cell of each case is taken as it is.
        let mut seen = HashSet::new();
        agreeing.retain(|&i| !seen.insert((feature.value)(&observed.cells[i].0)));
    }
    let cost = cost + cost_of_exceptions(observed.cells.len(), exceptions);
    let surety = observed.surety(Kind::Formula, agreeing, cost)?;
    let (text, code) = said()?;
    let claim = Claim { code: Some(code), exceptions: apart, ..Claim::new(text, surety) };
    let order = (cases, exceptions, feature.shift.unsigned_abs());
    let predicted = beyond(observed).iter().map(|position| value(position)).collect();
    Some(Found { claim, order, predicted })
}

/// A table whose values are those of a function, all larger by the same.
fn by_value(observed: &Observed, feature: &Feature, cost: f64) -> Option<Found> {
    if observed.are_outcomes || feature.is_property {
        return None;
    }
    let difference =
        |(position, value): &Cell| Some(*value as i64 - (feature.value)(position)? as i64);
    // That of most of the first cells.
    let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
    for term in observed.cells.iter().take(16).filter_map(difference) {
        *counts.entry(term).or_insert(0) += 1;
    }
    let (term, _) = counts.into_iter().max_by_key(|(term, count)| (*count, -term.abs()))?;
    if term.abs() > LARGEST_TERM {
        return None;
    }
    let cost = cost + (2.0 * LARGEST_TERM as f64 + 1.0).ln();
    let value = |position: &[u64]| Some(((feature.value)(position)? as i64 + term) as u64);
    found(observed, feature, (1, cost), value, || {
        let sign = match term {
            0 => String::new(),
            term if term < 0 => format!(" - {}", -term),
            term => format!(" + {term}"),
        };
        let formula = |i: usize| named(&feature.name[i]) + &sign;
        let subject = subject(observed);
        let text = observed.say(
            format!("the value of {subject} is {}", formula(0)),
            format!("{subject} 的 SG 值为{}", spaced(&formula(1))),
        );
        Some((text, feature.code.map(|text| format!("{text}{sign}"))))
    })
}

/// The most frequent value for each value of a function. `None` if these are too many cases.
fn cases_of(cells: &[Cell], feature: &Feature) -> Option<Cases> {
    let mut counts: BTreeMap<u64, BTreeMap<u64, usize>> = BTreeMap::new();
    for (position, value) in cells {
        if let Some(key) = (feature.value)(position) {
            *counts.entry(key).or_default().entry(*value).or_insert(0) += 1;
            if counts.len() > MOST_KEYS {
                return None;
            }
        }
    }
    let most = |counts: BTreeMap<u64, usize>| {
        let most = counts.into_iter().rev().max_by_key(|(_, count)| *count);
        most.map_or(0, |(value, _)| value)
    };
    Some(counts.into_iter().map(|(key, counts)| (key, most(counts))).collect())
}

/// A table whose value at a position follows from that of a function.
fn by_cases(observed: &Observed, feature: &Feature, cost: f64) -> Option<Found> {
    let case = |cases: &Cases, position: &[u64]| cases.get(&(feature.value)(position)?).copied();
    // Most functions fail in the first cells already.
    let first = &observed.cells[..observed.cells.len().min(FIRST)];
    let cases = cases_of(first, feature)?;
    let differs =
        |(position, value): &&Cell| case(&cases, position).map_or(false, |case| case != *value);
    if first.iter().filter(differs).count() > observed.most_exceptions() {
        return None;
    }
    let cases = cases_of(&observed.cells, feature)?;
    if cases.values().collect::<HashSet<_>>().len() < 2 {
        return None;
    }
    found(
        observed,
        feature,
        (cases.len(), cost),
        |position| case(&cases, position),
        || {
            let said = if observed.are_outcomes { outcome } else { value_by_cases };
            said(observed, feature, &cases)
        },
    )
}

/// Which positions are lost, by the cases of a function; as code, whether a position is won.
fn outcome(observed: &Observed, feature: &Feature, cases: &Cases) -> Option<Said> {
    let keys = |outcome: u64| -> Vec<u64> {
        cases.iter().filter(|(_, value)| **value == outcome).map(|(key, _)| *key).collect()
    };
    let (lost, won) = (keys(0), keys(1));
    let is_lost = lost.len() <= won.len();
    let fewer = if is_lost { &lost } else { &won };
    if fewer.len() > MOST_CASES {
        return None;
    }
    let [name, in_chinese] = [0, 1].map(|i| named(&feature.name[i]));
    let subject = subject(observed);
    if feature.is_property {
        let is_lost = is_lost == (fewer == &[1]);
        let said = observed.outcome(!is_lost);
        let [of, of_chinese] =
            if observed.heaps == 1 { ["n", "n "] } else { ["the heaps", "两堆"] };
        let text = observed.say(
            format!("{subject} is {said} if and only if {of} {name}"),
            format!("{subject} {said}当且仅当 {of_chinese}{in_chinese}"),
        );
        let code = if is_lost { feature.code.not() } else { feature.code.clone() };
        return Some((text, code));
    }
    let said = observed.outcome(!is_lost);
    let one_of = match fewer.split_last()? {
        (only, []) => only.to_string(),
        (last, all) => format!("{} or {last}", joined(all, ", ")),
    };
    let in_list = joined(fewer, "、");
    let text = observed.say(
        format!("{subject} is {said} if and only if {name} is {one_of}"),
        format!("{subject} {said}当且仅当{}为 {in_list}", spaced(&in_chinese)),
    );
    let code = feature.code.map(|text| format!("({text})")).is_among(fewer);
    Some((text, if is_lost { code.not() } else { code }))
}

fn value_by_cases(observed: &Observed, feature: &Feature, cases: &Cases) -> Option<Said> {
    let last = *cases.keys().last()?;
    if cases.len() > MOST_CASES || last > 64 {
        return None;
    }
    let subject = subject(observed);
    let [name, in_chinese] = [0, 1].map(|i| named(&feature.name[i]));
    let list: Vec<u64> = (0..=last).map(|key| cases.get(&key).copied().unwrap_or(0)).collect();
    let code = feature.code.map(|text| format!("({text})"));
    if feature.is_property {
        let [no, yes] = [list[0], list[1]];
        let text = observed.say(
            format!("the value of {subject} is {yes} if {subject} {name}, and {no} if not"),
            format!("{subject} {in_chinese}时 SG 值为 {yes}，否则为 {no}"),
        );
        let [yes, no] = [yes, no].map(|value| Code::same(&value.to_string()));
        return Some((text, Code::choose(&code, &yes, &no)));
    }
    let (keys, values) = (joined(cases.keys(), ", "), joined(cases.values(), ", "));
    let text = observed.say(
        format!("the value of {subject} is {values} where {name} is {keys}"),
        format!(
            "{}为 {keys} 时，{subject} 的 SG 值依次为 {values}",
            spaced(&in_chinese).trim_start()
        ),
    );
    Some((text, code.of_list(&list)))
}

/// A name with its variables as they are shown.
fn named(name: &str) -> String {
    name.replace(['{', '}'], "")
}

/// With a blank before it if it begins with a letter or a digit.
fn spaced(name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_alphanumeric() || "⌊|√(".contains(c)) {
        format!(" {name}")
    } else {
        name.to_string()
    }
}

fn subject(observed: &Observed) -> String {
    match super::VARIABLES[observed.heaps - 1] {
        [only] => (*only).to_string(),
        all => format!("({})", all.join(", ")),
    }
}

// ---------------------------------------------------------------- one heap

/// The least period that is sure enough, and its length.
pub fn period(observed: &Observed) -> Option<(Claim, usize)> {
    let (first, values) = observed.row()?;
    let of_length = |length: usize| {
        let Repeat { start, saltus, .. } = seen_from(&values, length)?;
        if saltus > 0 && observed.are_outcomes {
            return None;
        }
        let cost = cost_of_number(start, 0)
            + cost_of_number(length, 1)
            + if saltus == 0 {
                cost_of_choice(true, 1)
            } else {
                cost_of_choice(false, 1) + cost_of_number(saltus as usize, 1)
            };
        let surety = observed.surety(Kind::Period, start + length..values.len(), cost)?;
        Some((Repeat { start, length, saltus }, surety))
    };
    let (repeat, surety) = (1..=values.len() / 2).find_map(of_length)?;
    let Repeat { start, length, saltus } = repeat;
    let times = (values.len() - start) / length;
    let from = first + start as u64;
    let (kind, in_chinese) = match saltus {
        0 => (format!("the period {length}"), format!("周期为 {length}")),
        _ => (
            format!("a value {saltus} larger after every {length}"),
            format!("每隔 {length} 个增加 {saltus}"),
        ),
    };
    let mut text = observed.say(
        format!("from {from} on {kind}, seen {times} times"),
        format!("从 {from} 起{in_chinese}，共出现 {times} 次"),
    );
    let largest = values.len().saturating_sub(start + length + 1);
    if first == 0 && saltus == 0 && largest > 0 {
        let two = values
            .len()
            .checked_sub(2 * (start + length) + 1)
            .filter(|&two| two > 0 && !observed.are_outcomes);
        text += &observed.say(
            format!("; proved if the rule is one, and a move takes at most {largest} stones and leaves one heap"),
            format!("；若规则与堆无关、每步至多取 {largest} 颗且不分堆，则周期得证"),
        );
        if let Some(two) = two {
            text += &observed.say(
                format!(", or takes at most {two} and leaves at most two (Guy and Smith)"),
                format!("；至多取 {two} 颗、至多分成两堆亦可（Guy–Smith 定理）"),
            );
        }
    }
    let code = code_of_period(&values, repeat, first, observed.are_outcomes);
    let claim = Claim { code: Some(code), ..Claim::new(text, surety) };
    Some((claim, if start == 0 { length } else { 0 }))
}

/// The code of values that repeat, from the heap `first` on.
fn code_of_period(values: &[u64], repeat: Repeat, first: u64, are_outcomes: bool) -> Code {
    let Repeat { start, length, saltus } = repeat;
    let place = match first {
        0 => Code::same("{n}"),
        first => Code::same(&format!("({{n}} - {first})")),
    };
    let at = |text: String| Code::same(&text).with("n", &place);
    let is_before = at(format!("{{n}} < {start}"));
    let index = if start == 0 {
        at(format!("{{n}} % {length}"))
    } else {
        let within = at(format!("({{n}} - {start}) % {length} + {start}"));
        Code::choose(&is_before, &place, &within)
    };
    let code = index.of_list(&values[..start + length]);
    if are_outcomes {
        return code.is_among(&[1]);
    }
    if saltus == 0 {
        return code;
    }
    let periods = at(format!("({{n}} - {start}) / {length} * {saltus}"));
    let grown = match start {
        0 => periods,
        _ => Code::choose(&is_before, &Code::same("0"), &periods).map(|text| format!("({text})")),
    };
    code.zip(&grown, |list, grown| format!("{list} + {grown}"))
}

/// The code of a game with these values from the heap 0 on, if they have a period.
pub fn period_code(values: &[u64], observed: &Observed) -> Option<Code> {
    let first = observed.cells[0].0[0];
    let values = &values[usize::try_from(first).ok()?..];
    let repeat = match seen(values) {
        Periodicity::Seen(repeat) => repeat,
        _ => return None,
    };
    Some(code_of_period(values, repeat, first, observed.are_outcomes))
}

/// A recurrence of the lost heaps, each of which follows from the two before it.
pub fn recurrence(observed: &Observed) -> Option<Claim> {
    let (first, values) = observed.row().filter(|_| observed.are_outcomes)?;
    let lost: Vec<i64> =
        (first..).zip(&values).filter(|(_, value)| **value == 0).map(|(n, _)| n as i64).collect();
    let end = first as i64 + values.len() as i64;
    let mut tried: Vec<(i64, i64, i64)> = Vec::new();
    for c in [0, 1, -1, 2, -2, 3, -3, 4, -4] {
        for a in 1..=4 {
            for b in -2..=2 {
                if !matches!((a, b, c), (1, 0, _) | (2, -1, 0)) {
                    tried.push((a, b, c));
                }
            }
        }
    }
    let cost = (3.0 * tried.len() as f64).ln();
    (0..3.min(lost.len().saturating_sub(4))).find_map(|skipped| {
        let rest = &lost[skipped..];
        let next = |(a, b, c): (i64, i64, i64), pair: &[i64]| a * pair[1] + b * pair[0] + c;
        let holds = |rule: &(i64, i64, i64)| {
            rest.windows(3).all(|three| next(*rule, three) == three[2])
                && next(*rule, &rest[rest.len() - 2..]) >= end
        };
        let (a, b, c) = tried.iter().copied().find(holds)?;
        let predicted = (rest[1] - first as i64 + 1) as usize..values.len();
        let surety = observed.surety(Kind::Other, predicted, cost)?;
        let term = |factor: i64, of: &str| {
            let sign = if factor < 0 { '-' } else { '+' };
            match factor.abs() {
                0 => String::new(),
                1 if !of.is_empty() => format!(" {sign} {of}"),
                times => format!(" {sign} {times} {of}"),
            }
        };
        let formula = [term(a, "x(k+1)"), term(b, "x(k)"), term(c, "")].concat();
        let formula = formula.trim_start_matches(" + ").trim_end();
        let start = joined(&lost[..skipped + 2], ", ");
        let text = observed.say(
            format!("the lost heaps begin with {start}, and go on by x(k+2) = {formula}"),
            format!("必败堆以 {start} 开始，之后 x(k+2) = {formula}"),
        );
        let [first_lost, second_lost] = [rest[0], rest[1]];
        let step = formula.replace("x(k+1)", "y").replace("x(k)", "x");
        let step = (2..=4).fold(step, |step, k| step.replace(&format!("{k} "), &format!("{k} * ")));
        let recurring = Code([
            format!("[](long long m) {{ long long x = {first_lost}, y = {second_lost}; while (x < m) {{ long long z = {step}; x = y; y = z; }} return x == m; }}({{n}})"),
            format!("(f := lambda x, y: x == {{n}} or x < {{n}} and f(y, {step}))({first_lost}, {second_lost})"),
            format!("std::iter::successors(Some(({first_lost}, {second_lost})), |&(x, y)| Some((y, {step}))).map(|(x, _)| x).find(|&x| x >= {{n}} as i64) == Some({{n}} as i64)"),
        ]);
        let exceptions = lost[..skipped].iter().map(|&n| (vec![n as u64], 0)).collect();
        Some(Claim { code: Some(recurring.not()), exceptions, ..Claim::new(text, surety) })
    })
}

/// A table in which nothing, or nothing after some heap, is lost; or all is.
pub fn last_lost(observed: &Observed) -> Option<Claim> {
    if !observed.are_outcomes {
        return None;
    }
    let count = observed.cells.len();
    let all = observed.cells.iter().filter(|(_, value)| *value == 0).count();
    if all == 0 || all == count {
        // Of tables of two outcomes, each as likely.
        let surety = surety(Kind::Other, count as f64 * 2_f64.ln(), 2_f64.ln(), observed.readings)?;
        let said = observed.outcome(all == 0);
        let text = observed.say(format!("every position is {said}"), format!("所有局面均{said}"));
        return Some(Claim::new(text, surety));
    }
    let (first, values) = observed.row()?;
    let last = values.iter().rposition(|&value| value == 0)?;
    // All orders of these outcomes are as likely, and so many of them have all lost heaps up to this one.
    let ln_choose =
        |n: usize| (0..all).map(|i| ((n - i) as f64 / (i + 1) as f64).ln()).sum::<f64>();
    let cost = cost_of_number(last, 0);
    let surety =
        surety(Kind::Other, ln_choose(count) - ln_choose(last + 1), cost, observed.readings)
            .filter(|_| all <= MOST_CASES)?;
    let lost: Vec<u64> =
        (first..).zip(&values).filter(|(_, value)| **value == 0).map(|(n, _)| n).collect();
    let list = joined(&lost, ", ");
    let text = observed.say(format!("only {list} are lost"), format!("只有 {list} 必败"));
    Some(Claim { code: Some(Code::same("{n}").is_among(&lost).not()), ..Claim::new(text, surety) })
}

// ---------------------------------------------------------------- two heaps

/// A rectangle in which the value of (a, b) is f(a) xor g(b), or in which (a, b) is lost if and only if f(a) = f(b): the
/// claim, and f as a table of one heap.
pub fn sum(observed: &Observed) -> Option<(Claim, Vec<Observed>)> {
    if observed.heaps != 2 {
        return None;
    }
    let (first, last) = (observed.cells.first()?.0.clone(), observed.cells.last()?.0.clone());
    let [rows, columns] = [0, 1].map(|i| (last[i] - first[i] + 1) as usize);
    if rows * columns != observed.cells.len() || rows < 3 || columns < 3 {
        return None;
    }
    let place = |(a, b): (usize, usize)| a * columns + b;
    let at = |a: usize, b: usize| observed.cells[place((a, b))].1;
    let all = (0..rows).flat_map(|a| (0..columns).map(move |b| (a, b)));
    let (f, g, predicted): (Vec<u64>, Vec<u64>, Vec<usize>) = if observed.are_outcomes {
        let classes = classes(rows, columns, at)?;
        // Below the diagonal the first of each class is taken as it is.
        let is_predicted = |&(a, b): &(usize, usize)| a <= b || classes[..b].contains(&classes[b]);
        let predicted = all.filter(is_predicted).map(place).collect();
        (classes.clone(), classes, predicted)
    } else {
        let f: Vec<u64> = (0..rows).map(|a| at(a, 0)).collect();
        let g: Vec<u64> = (0..columns).map(|b| at(0, b) ^ at(0, 0)).collect();
        if all.clone().any(|(a, b)| at(a, b) != f[a] ^ g[b]) {
            return None;
        }
        (f, g, all.filter(|&(a, b)| a > 0 && b > 0).map(place).collect())
    };
    let surety = observed.surety(Kind::Other, predicted, 2_f64.ln())?;
    let is_one = first[0] == first[1] && f == g;
    let sum = format!("f(a) xor {}(b)", if is_one { "f" } else { "g" });
    let [english, chinese] = if observed.are_outcomes {
        [
            format!("(a, b) is won if and only if {sum} is not 0"),
            format!("(a, b) 必胜当且仅当 {sum} ≠ 0"),
        ]
    } else {
        [format!("the value of (a, b) is {sum}"), format!("(a, b) 的 SG 值为 {sum}")]
    };
    let text = observed.say(english, chinese);
    let of_heap = |name: &str, start: u64, values: &[u64]| {
        let place =
            if start == 0 { format!("{{{name}}}") } else { format!("{{{name}}} - {start}") };
        Code::same(&place).of_list(values)
    };
    let [of_a, of_b] = [of_heap("a", first[0], &f), of_heap("b", first[1], &g)];
    let code = of_a.zip(&of_b, |a, b| {
        if observed.are_outcomes {
            format!("{a} != {b}")
        } else {
            format!("({a} ^ {b})")
        }
    });
    let claim = Claim { code: Some(code), ..Claim::new(text, surety) };
    let of_one = |(values, start): (Vec<u64>, u64)| Observed {
        heaps: 1,
        are_outcomes: values.iter().all(|&value| value < 2),
        cells: (start..).map(|n| vec![n]).zip(values).collect(),
        ..observed.clone()
    };
    let tables = [(f, first[0]), (g, first[1])].into_iter().take(if is_one { 1 } else { 2 });
    Some((claim, tables.map(of_one).collect()))
}

/// Numbers of classes, such that a position is lost if and only if both heaps are of the same one.
fn classes(rows: usize, columns: usize, at: impl Fn(usize, usize) -> u64) -> Option<Vec<u64>> {
    if rows != columns {
        return None;
    }
    let mut classes: Vec<u64> = Vec::new();
    for a in 0..rows {
        let class = (0..a).find(|&b| at(a, b) == 0).map(|b| classes[b]);
        let new = classes.iter().max().map_or(0, |most| most + 1);
        classes.push(class.unwrap_or(new));
    }
    let is_right =
        (0..rows).all(|a| (0..rows).all(|b| (at(a, b) == 0) == (classes[a] == classes[b])));
    is_right.then_some(classes)
}
