//! One heap, and coins in a row.

use super::{Entry, Values};
use crate::any_heap::Formula;
use crate::heap::HeapGame;
use crate::kind::Subject;
use crate::takes::grundy_values;
use common::grundy::grundy_table;
use common::subtraction::{bachet_grundy, fibonacci, range_remainder};

/// The games in normal play.
pub fn normal(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let mut entries = if subject.kind == "coins" { coins() } else { Vec::new() };
    entries.push(Entry::new("nim", each(|n| n)).is(is_range(subject, 1, LARGEST)));
    entries.extend(with_numbers(subject, values));
    entries.extend(takes());
    // After taking at most half, which has the values of `least` 2.
    let least = run(values, 0);
    if least > 1 && 2 * least <= values.len() {
        let strange = Entry::new("strange", left(move |n| n - n / least..n));
        entries.push(strange.with("least", least));
    }
    entries.extend(splits());
    entries.extend(numbers());
    if list(subject).is_some() {
        let values = values.to_vec();
        entries.push(Entry::new("finite-set", Box::new(move |len| values[..len].to_vec())));
    }
    entries
}

/// How many heaps from this one on are lost, or from a won one on won.
fn run(values: &[u64], heap: usize) -> usize {
    values[heap..].iter().take_while(|&&value| (value == 0) == (values[heap] == 0)).count()
}

/// The games with numbers of their own, such as the largest take, which are read off the values.
fn with_numbers(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let seen = |period: usize| 2 * period <= values.len();
    let mut entries = Vec::new();
    let least = run(values, 0);
    // The least heap, not empty, that is lost.
    let lost = (1..values.len()).find(|&heap| values[heap] == 0).unwrap_or(0);
    if lost > 1 && seen(lost) {
        entries.extend(bachet(subject, lost as u64 - 1));
    }
    let won = values.get(least).map_or(0, |_| run(values, least));
    if least > 1 && won >= least && seen(least + won) {
        let (min, max) = (least as u64, won as u64);
        let range = Entry::new("range", each(move |n| Formula::Range(min, max).value(n)));
        let range = range.with("min", min).with("max", max);
        entries.push(range.is(is_range(subject, min, max)));
    }
    let (min, max) = (run(values, lost), lost.saturating_sub(1));
    if 1 < min && min <= max && seen(min + max) {
        let range =
            move |n: usize| if n < min { 0..n.min(1) } else { n.saturating_sub(max)..n - min + 1 };
        let range = Entry::new("range-or-all", left(range));
        entries.push(range.with("min", min).with("max", max));
    }
    if seen(2 * least) {
        let take = least as u64;
        let is_this = subject.takes.as_ref().map_or(false, |takes| {
            takes.first() == Some(&take) && takes.iter().all(|other| other % (2 * take) == take)
        });
        let entry = Entry::new("odd-multiples", each(move |n| n / take % 2));
        entries.push(entry.with("take", take).is(is_this));
    }
    if lost > 2 && 4 * (lost - 1) <= values.len() {
        let circle = Entry::new("circle", each(move |n| if n < lost as u64 { n } else { 0 }));
        entries.push(circle.with("most", lost - 1).only_if("poj2484", lost == 3));
    }
    entries.push(one_two_k(subject, values));
    entries
}

/// The largest take that is looked at.
const LARGEST: u64 = super::LARGEST_HEAP as u64;

/// The takes of a game that is typed as a list of them.
fn list(subject: &Subject) -> Option<&[u64]> {
    subject.takes.as_deref().filter(|_| subject.kind == "takes" && subject.rule.is_empty())
}

/// Whether a game takes these numbers, and does nothing else.
fn is_range(subject: &Subject, min: u64, max: u64) -> bool {
    subject.takes.as_ref().map_or(false, |takes| takes.iter().copied().eq(min..=max))
}

/// Takes of 1 to `max`, with whatever else has the same values.
fn bachet(subject: &Subject, max: u64) -> Vec<Entry> {
    let values = || each(move |n| bachet_grundy(n, max));
    let bachet = Entry::new("bachet", values()).with("max", max);
    let mut entries = vec![bachet.only_if("cses1098", max == 3).is(is_range(subject, 1, max))];
    if max > 1 {
        // The named sets, and 1, 2 and k, have rows of their own.
        let is_this = list(subject).map_or(false, |takes| {
            !matches!(takes, [1, 2, _])
                && (1..=max).all(|take| takes.contains(&take))
                && takes.iter().all(|take| take % (max + 1) != 0)
        });
        let entry = Entry::new("no-multiple", values()).with("max", max).with("period", max + 1);
        entries.push(entry.is(is_this));
    }
    entries
}

/// Takes of 1, 2 or k.
fn one_two_k(subject: &Subject, values: &[u64]) -> Entry {
    // A multiple of 3 shows, others do not.
    let shown = (3..values.len()).step_by(3).find(|&heap| values[heap] != 0);
    let (k, is_typed) = match (subject.takes.as_deref(), shown) {
        (Some(&[1, 2, k]), _) => (k, true),
        (_, Some(k)) => (k as u64, false),
        _ => return Entry::new("one-two-other", each(|n| n % 3)),
    };
    Entry::new("one-two-k", of_takes(vec![1, 2, k])).with("k", k).is(is_typed)
}

/// Takes from one heap.
fn takes() -> Vec<Entry> {
    let fibonacci = of_takes(fibonacci().take_while(|&take| take <= LARGEST).collect());
    let coprime = |n| match prime_factors(n).first() {
        None => n, // 0 and 1
        Some(2) => 0,
        Some(&least) => (2..=least).filter(|&n| prime_factors(n).len() == 1).count() as u64,
    };
    let digit = |n: usize| {
        let digits = n.to_string().into_bytes().into_iter();
        digits.map(move |digit| n - usize::from(digit - b'0')).filter(move |&left| left < n)
    };
    let triangle = |n| (1..=n).take_while(|m| m * (m + 1) / 2 <= n).count() as u64;
    vec![
        Entry::new("powers-of-two", each(|n| n % 3)),
        Entry::new("fibonacci", fibonacci),
        Entry::new("not-all", each(|n| n.saturating_sub(1))),
        Entry::new("at-most-half", left(|n| n - n / 2..n)),
        Entry::new("at-least-half", each(|n| u64::from(64 - n.leading_zeros()))),
        Entry::new("coprime", each(coprime)),
        Entry::new("digit", left(digit)),
        Entry::new("between-roots", left(|n| (0..n).filter(move |y| y * y <= n && n <= y.pow(4)))),
        Entry::new("never-twice", each(triangle)),
    ]
}

/// Heaps that are split, and rows.
fn splits() -> Vec<Entry> {
    let swapped = |period| each(move |n| Formula::Swapped(period, "").value(n));
    let unequal = |n: usize, values: &[u64]| {
        let halves = (1..n).take_while(|left| 2 * left < n);
        halves.map(|left| values[left] ^ values[n - left]).collect()
    };
    // Take one, or replace 2x stones by k heaps of x, where k has this remainder modulo 2.
    let lieges = |parity: u64| {
        table(move |n, values| match n {
            0 => Vec::new(),
            _ if n % 2 == 0 => vec![values[n - 1], parity * values[n / 2]],
            _ => vec![values[n - 1]],
        })
    };
    vec![
        Entry::new("lasker", swapped(4)),
        Entry::new("three", swapped(8)),
        Entry::new("neighbours", each(|n| n)),
        Entry::new("kayles", of_code("0.77", 0)),
        Entry::new("dawsons-kayles", of_code("0.07", 0)),
        Entry::new("dawsons-kayles-less-one", of_code("0.07", 1)),
        Entry::new("dawsons-chess", of_code("0.137", 0)),
        Entry::new("treblecross-less-two", of_code("0.007", 0)),
        Entry::new("treblecross", Box::new(|len| of_code("0.007", 0)(len + 2).split_off(2))),
        Entry::new("split", each(|n| u64::from(n > 0 && n % 2 == 0))),
        Entry::new("grundys-game", table(unequal)),
        Entry::new("two-smaller", each(|n| n.checked_sub(1).map_or(0, odious))),
        Entry::new("lieges-even", lieges(0)),
        Entry::new("lieges-odd", lieges(1)),
    ]
}

/// Numbers and their divisors; 0 is a number without a move.
fn numbers() -> Vec<Entry> {
    let divisors = |n: usize| (1..n).filter(move |d| n % d == 0);
    let omega = |n| prime_factors(n).len() as u64;
    let is_power = |n| prime_factors(n).windows(2).all(|pair| pair[0] == pair[1]);
    let prime_power =
        move |n| divisors(n).filter(move |d| is_power((n / d) as u64)).collect::<Vec<_>>();
    let subtract_divisor = |n: u64| if n == 0 { 0 } else { u64::from(n.trailing_zeros()) };
    let subtract_inner = move |n| divisors(n).filter(|&d| d > 1).map(move |d| n - d);
    let equal_heaps = |n| {
        let odd = prime_factors(n).iter().filter(|&&prime| prime > 2).count() as u64;
        odd + u64::from(n > 0 && n % 2 == 0)
    };
    let but_one = move |n: usize, values: &[u64]| {
        let all = divisors(n).fold(0, |sum, d| sum ^ values[d]);
        divisors(n).map(|d| all ^ values[d]).collect()
    };
    vec![
        Entry::new("divisor", each(omega)),
        Entry::new("prime", each(move |n| omega(n) % 2)),
        Entry::new("prime-power", left(prime_power)),
        Entry::new("subtract-proper-divisor", each(subtract_divisor)),
        Entry::new("subtract-divisor", each(move |n| subtract_divisor(n) + u64::from(n > 0))),
        Entry::new("subtract-inner-divisor", left(subtract_inner)),
        Entry::new("equal-heaps", each(equal_heaps)),
        Entry::new("divisors-but-one", table(but_one)),
    ]
}

/// The games in misère play: 0 for a heap that is lost, 1 for one that is won.
pub fn misere(subject: &Subject, wins: &[u64]) -> Vec<Entry> {
    let seen = |period: usize| 2 * period <= wins.len();
    let only_one_lost = || each(|n| u64::from(n != 1));
    let mut entries = vec![
        Entry::new("misere-nim", only_one_lost()).is(is_range(subject, 1, LARGEST)),
        Entry::new("misere-neighbours", only_one_lost()),
    ];
    let first = wins.iter().position(|&win| win == 0).unwrap_or(0);
    let lost = run(wins, first);
    let second = (first + lost..wins.len()).find(|&heap| wins[heap] == 0);
    let period = second.map(|second| second - first);
    if let Some(period) = period.filter(|&period| first == 1 && seen(period)) {
        let (min, max) = (lost as u64, (period - lost) as u64);
        if min == 1 {
            let is_won = move |n| u64::from(bachet_grundy(n, max) != 1);
            let bachet = Entry::new("misere-bachet", each(is_won)).with("max", max);
            entries.push(bachet.is(is_range(subject, 1, max)));
        }
        if min <= max {
            let is_won = move |n| u64::from(!(1..=min).contains(&range_remainder(n, min, max)));
            let range = Entry::new("misere-range-or-all", each(is_won));
            entries.push(range.with("min", min).with("max", max));
        }
    }
    if let Some(takes) = list(subject) {
        let values = of_takes(takes.to_vec());
        let wins = move |len| values(len).iter().map(|&value| u64::from(value != 1)).collect();
        entries.push(Entry::new("misere-set", Box::new(wins)));
    }
    entries
}

/// Coins in a row, by their place; there is no place 0.
fn coins() -> Vec<Entry> {
    let lowest_bit = |x: u64| if x == 0 { 0 } else { 1 << x.trailing_zeros() };
    vec![
        Entry::new("turtles", each(|x| x)),
        Entry::new("twins", each(|x| x.saturating_sub(1))),
        Entry::new("mock-turtles", each(|x| x.checked_sub(1).map_or(0, odious))),
        Entry::new("ruler", each(lowest_bit)),
    ]
}

/// The values of the heaps 0, 1, 2, ... by a formula.
fn each(value: impl Fn(u64) -> u64 + 'static) -> Values {
    Box::new(move |len| (0..len as u64).map(&value).collect())
}

/// The same by the values of the options.
fn table(options: impl Fn(usize, &[u64]) -> Vec<u64> + 'static) -> Values {
    Box::new(move |len| grundy_table(len, &options))
}

/// The same by what moves leave of a heap.
fn left<I: IntoIterator<Item = usize>>(left: impl Fn(usize) -> I + 'static) -> Values {
    table(move |n, values| left(n).into_iter().map(|left| values[left]).collect())
}

/// The same by a code, on heaps that are smaller by `less`.
fn of_code(code: &'static str, less: usize) -> Values {
    Box::new(move |len| {
        let game = HeapGame::with_code(code).expect("a code");
        let mut values = vec![0; less];
        values.extend(game.grundy_values(len - less, |_| {}));
        values
    })
}

/// The same by the numbers that a move takes.
fn of_takes(mut takes: Vec<u64>) -> Values {
    takes.sort_unstable();
    Box::new(move |len| grundy_values(&takes, len, &mut |_| {}))
}

/// 2x or 2x + 1, whichever has an odd number of binary ones.
fn odious(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

/// The prime factors of a number, in ascending order. None for 0 and 1.
fn prime_factors(n: u64) -> Vec<u64> {
    let least = (2..=n).find(|divisor| n % divisor == 0);
    least.map_or_else(Vec::new, |prime| [vec![prime], prime_factors(n / prime)].concat())
}
