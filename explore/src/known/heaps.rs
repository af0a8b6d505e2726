//! One heap, and coins in a row.

use super::Entry;
use crate::heap::HeapGame;
use crate::kind::Subject;
use crate::language::Language;
use common::grundy::grundy_table;
use common::subtraction::fibonacci;
use common::subtraction::{bachet_grundy, range_remainder, SubtractionGame};

/// The games in normal play. Numbers that belong to a game, such as the largest take, are read off the values.
pub fn normal(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let mut entries = if subject.kind == "coins" { coins(subject) } else { Vec::new() };
    entries.extend(takes(subject, values));
    entries.extend(splits(subject, values));
    entries.extend(numbers(subject));
    if list(subject).is_some() {
        let values = values.to_vec();
        entries.push(Entry::new("finite-set", move |len| values[..len].to_vec()).kind());
    }
    entries
}

/// The least heap, not empty, that is lost.
fn first_lost(values: &[u64]) -> Option<usize> {
    (1..values.len()).find(|&heap| values[heap] == 0)
}

/// How many heaps from this one on are lost, or from a won one on won.
fn run(values: &[u64], heap: usize) -> usize {
    values[heap..].iter().take_while(|&&value| (value == 0) == (values[heap] == 0)).count()
}

/// Takes from one heap.
fn takes(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let seen = |period: usize| 2 * period <= values.len();
    let mut entries = vec![Entry::new("nim", each(|n| n)).is(is_range(subject, 1, LARGEST))];
    if let Some(period) = first_lost(values).filter(|&period| period > 1 && seen(period)) {
        entries.extend(bachet(subject, period as u64 - 1));
    }
    let least = run(values, 0);
    let won = values.get(least).map_or(0, |_| run(values, least));
    if least > 1 && won >= least && seen(least + won) {
        let (min, max) = (least as u64, won as u64);
        let range = Entry::new("range", each(move |n| range_remainder(n, min, max) / min));
        let range = range.with("min", min).with("max", max).about_lost();
        entries.push(range.is(is_range(subject, min, max)));
    }
    if let Some(lost) = first_lost(values) {
        let (min, max) = (run(values, lost), lost - 1);
        if 1 < min && min <= max && seen(min + max) {
            let options = move |n: usize, values: &[u64]| match n {
                0 => Vec::new(),
                _ if n < min => vec![0],
                _ => (min..=max.min(n)).map(|take| values[n - take]).collect(),
            };
            let range = Entry::new("range-or-all", table(options));
            entries.push(range.with("min", min).with("max", max).about_lost());
        }
    }
    if seen(2 * least) {
        let take = least as u64;
        let is_this = subject.takes.as_ref().map_or(false, |takes| {
            takes.first() == Some(&take) && takes.iter().all(|other| other % (2 * take) == take)
        });
        let entry = Entry::new("odd-multiples", each(move |n| n / take % 2));
        entries.push(entry.with("take", take).is(is_this));
    }
    entries.push(Entry::new("powers-of-two", each(|n| n % 3)).is(subject.rule == "powers of 2"));
    entries.push(one_two_k(subject, values));
    let fibonacci = |len| of_takes(fibonacci().take_while(|&take| take < len as u64), len);
    entries.push(Entry::new("fibonacci", fibonacci).is(subject.rule == "fibonacci"));
    entries.push(Entry::new("not-all", each(|n| n.saturating_sub(1))));
    entries.push(Entry::new("at-most-half", each(|n| (n + 1) >> ((n + 1).trailing_zeros() + 1))));
    entries.push(Entry::new("at-least-half", each(|n| u64::from(64 - n.leading_zeros()))));
    if least > 1 && seen(least) {
        let next = move |n: usize, values: &[u64]| match n % least {
            0 => (n / least) as u64,
            _ if n < least => 0,
            _ => values[n - n / least - 1],
        };
        let values = move |len| {
            let mut values = Vec::new();
            (0..len).for_each(|n| values.push(next(n, &values)));
            values
        };
        entries.push(Entry::new("strange", values).with("least", least));
    }
    let coprime = |n| match prime_factors(n).first() {
        None => n, // 0 and 1
        Some(&least) => primes_up_to(least) - u64::from(least == 2),
    };
    entries.push(Entry::new("coprime", each(coprime)));
    let digit = |n: usize, values: &[u64]| {
        let digits = n.to_string().into_bytes().into_iter().map(|digit| usize::from(digit - b'0'));
        digits.filter(|&digit| digit > 0).map(|digit| values[n - digit]).collect()
    };
    entries.push(Entry::new("digit", table(digit)).about_lost());
    let between_roots = |n: usize, values: &[u64]| {
        (0..n).filter(|y| y * y <= n && n <= y.pow(4)).map(|y| values[y]).collect()
    };
    entries.push(Entry::new("between-roots", table(between_roots)));
    let triangle = |n| (1..=n).take_while(|m| m * (m + 1) / 2 <= n).count() as u64;
    entries.push(Entry::new("never-twice", each(triangle)));
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
    let values = move |len| each(move |n| bachet_grundy(n, max))(len);
    let bachet = Entry::new("bachet", values).with("max", max).about_lost();
    let mut entries = vec![bachet.only_if("cses1098", max == 3).is(is_range(subject, 1, max))];
    if max > 1 {
        // The named sets, and 1, 2 and k, have rows of their own.
        let is_this = list(subject).map_or(false, |takes| {
            !matches!(takes, [1, 2, _])
                && (1..=max).all(|take| takes.contains(&take))
                && takes.iter().all(|take| take % (max + 1) != 0)
        });
        let entry = Entry::new("no-multiple", values).with("max", max).with("period", max + 1);
        entries.push(entry.is(is_this));
    }
    entries
}

/// Takes of 1, 2 or k.
fn one_two_k(subject: &Subject, values: &[u64]) -> Entry {
    let typed = match subject.takes.as_deref() {
        Some([1, 2, k]) => Some(*k),
        _ => None,
    };
    // A multiple of 3 shows, others do not.
    let shown = (3..values.len()).step_by(3).find(|&heap| values[heap] != 0);
    match typed.or(shown.map(|k| k as u64)) {
        Some(k) => {
            let entry = Entry::new("one-two-k", move |len| of_takes([1, 2, k], len));
            entry.with("k", k).about_lost().is(typed.is_some())
        }
        None => Entry::new("one-two-other", each(|n| n % 3)),
    }
}

/// Heaps that are split, and rows.
fn splits(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    // All values are those of the heap, but for two in each of so many.
    let swapped = |period: u64| {
        each(move |n| match n % period {
            0 => n.saturating_sub(1),
            rest if rest == period - 1 => n + 1,
            _ => n,
        })
    };
    let unequal = |n: usize, values: &[u64]| {
        let halves = (1..n).take_while(|left| 2 * left < n);
        halves.map(|left| values[left] ^ values[n - left]).collect()
    };
    // Take one, or replace 2x stones by k heaps of x, where k has this remainder modulo 2.
    let lieges = |parity: u64| {
        table(move |n, values| {
            let one = (n > 0).then(|| values[n - 1]);
            let half = (n > 0 && n % 2 == 0).then(|| parity * values[n / 2]);
            one.into_iter().chain(half).collect()
        })
    };
    let coded = |name, code| Entry::new(name, of_code(code, 0)).is(subject.rule == code);
    let mut entries = vec![
        Entry::new("lasker", swapped(4)).is(subject.rule == "4.333..."),
        Entry::new("three", swapped(8)).is(subject.rule == "8.333..."),
        Entry::new("neighbours", each(|n| n)).is(subject.rule == "0.777..."),
        coded("kayles", "0.77"),
        coded("dawsons-kayles", "0.07"),
        Entry::new("dawsons-kayles-less-one", of_code("0.07", 1)),
        coded("dawsons-chess", "0.137"),
        coded("treblecross-less-two", "0.007"),
        Entry::new("treblecross", |len| of_code("0.007", 0)(len + 2).split_off(2)),
        Entry::new("split", each(|n| u64::from(n > 0 && n % 2 == 0)))
            .about_lost()
            .is(subject.rule == "4."),
        Entry::new("grundys-game", table(unequal)),
        Entry::new("two-smaller", each(|n| n.checked_sub(1).map_or(0, odious))),
        Entry::new("lieges-even", lieges(0)),
        Entry::new("lieges-odd", lieges(1)),
    ];
    let most = first_lost(values).map_or(0, |lost| lost as u64 - 1);
    if most > 1 && 4 * most <= values.len() as u64 {
        let circle = Entry::new("circle", each(move |n| if n > most { 0 } else { n }));
        entries.push(circle.with("most", most).about_lost().only_if("poj2484", most == 2));
    }
    entries
}

/// Numbers and their divisors; 0 is a number without a move.
fn numbers(subject: &Subject) -> Vec<Entry> {
    let omega = |n| prime_factors(n).len() as u64;
    let prime_power = |n| {
        let factors = prime_factors(n);
        let times = |prime: &u64| factors.iter().filter(|&other| other == prime).count() as u64;
        let mut primes = factors.clone();
        primes.dedup();
        primes.iter().map(times).fold(0, |sum, times| sum ^ times)
    };
    let subtract_divisor = |n: u64| if n == 0 { 0 } else { u64::from(n.trailing_zeros()) };
    let subtract_inner =
        |n: usize, values: &[u64]| (2..n).filter(|d| n % d == 0).map(|d| values[n - d]).collect();
    let equal_heaps = |n| {
        let odd = prime_factors(n).iter().filter(|&&prime| prime > 2).count() as u64;
        odd + u64::from(n > 0 && n % 2 == 0)
    };
    let but_one = |n: usize, values: &[u64]| {
        let divisors = (1..n).filter(|d| n % d == 0);
        let all = divisors.clone().fold(0, |sum, d| sum ^ values[d]);
        divisors.map(|d| all ^ values[d]).collect()
    };
    vec![
        Entry::new("divisor", each(omega)),
        Entry::new("prime", each(move |n| omega(n) % 2)),
        Entry::new("prime-power", each(prime_power)),
        Entry::new("subtract-proper-divisor", each(subtract_divisor))
            .is(subject.rule == "proper divisors"),
        Entry::new("subtract-divisor", each(move |n| subtract_divisor(n) + u64::from(n > 0)))
            .is(subject.rule == "divisors"),
        Entry::new("subtract-inner-divisor", table(subtract_inner)).about_lost(),
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
        let takes = takes.to_vec();
        let is_won = |value: u64| u64::from(value != 1);
        let wins =
            move |len| of_takes(takes.iter().copied(), len).into_iter().map(is_won).collect();
        entries.push(Entry::new("misere-set", wins).kind());
    }
    entries
}

/// Coins in a row, by their place; there is no place 0.
fn coins(subject: &Subject) -> Vec<Entry> {
    let lowest_bit = |x: u64| if x == 0 { 0 } else { 1 << x.trailing_zeros() };
    vec![
        Entry::new("turtles", each(|x| x)).is(subject.rule == "up to 2"),
        Entry::new("twins", each(|x| x.saturating_sub(1))).is(subject.rule == "exactly 2"),
        Entry::new("mock-turtles", each(|x| x.checked_sub(1).map_or(0, odious)))
            .is(subject.rule == "up to 3"),
        Entry::new("ruler", each(lowest_bit)).is(subject.rule == "run"),
    ]
}

/// The values of the heaps 0, 1, 2, ... by a formula.
fn each(value: impl Fn(u64) -> u64 + Copy) -> impl Fn(usize) -> Vec<u64> {
    move |len| (0..len as u64).map(value).collect()
}

/// The same by the values of the options.
fn table(options: impl Fn(usize, &[u64]) -> Vec<u64>) -> impl Fn(usize) -> Vec<u64> {
    move |len| grundy_table(len, &options)
}

/// The same by a code, on heaps that are smaller by `less`.
fn of_code(code: &'static str, less: usize) -> impl Fn(usize) -> Vec<u64> {
    move |len| {
        let game = HeapGame::with_code(code, Language::English).expect("a code");
        let mut values = vec![0; less];
        values.extend(game.grundy_values(len - less, |_| {}));
        values
    }
}

/// The values of so many heaps, from which these numbers are taken.
fn of_takes(takes: impl IntoIterator<Item = u64>, len: usize) -> Vec<u64> {
    let mut game = SubtractionGame::new(takes);
    (0..len as u64).map(|heap| game.grundy(heap).expect("a table holds so small a heap")).collect()
}

/// 2x or 2x + 1, whichever has an odd number of binary ones.
fn odious(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

/// The prime factors of a number, in ascending order. None for 0 and 1.
fn prime_factors(mut n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut divisor = 2;
    while n > 1 {
        while n % divisor == 0 {
            factors.push(divisor);
            n /= divisor;
        }
        divisor += 1;
    }
    factors
}

/// How many primes there are up to this number.
fn primes_up_to(largest: u64) -> u64 {
    (2..=largest).filter(|&n| prime_factors(n).len() == 1).count() as u64
}
