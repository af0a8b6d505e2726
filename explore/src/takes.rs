//! What a move takes from a heap: numbers of a set, which may be without end.

#![allow(clippy::cast_possible_truncation)] // heaps of tables have at most 100,000 stones

use crate::any_heap::Formula;
use crate::error::Error;
use crate::heap::{HeapGame, Moves};
use crate::program::{self, Parts, ProgramLanguage};
use crate::request::items;
use common::grundy::mex;
use common::subtraction::fibonacci;
use std::fmt::{self, Display, Formatter};
use std::iter::successors;

/// The largest number that can be taken, so that a page's numbers hold the sum of two.
const LARGEST_TAKE: u64 = 1_000_000_000_000_000;

/// Numbers up to this one are listed, if there is an end of what can be taken.
const LISTED: u64 = 100_000;

/// How many heaps of an endless set have their values computed in a moment; its numbers are listed up to there.
const REACH: u64 = 20_000;

/// Larger takes are of no use in programs.
const MOST_IN_PROGRAMS: u64 = 1_000_000_000;

/// The numbers of some terms that are not among others.
#[derive(Debug)]
struct Numbers {
    /// If all are ranges, in ascending order with gaps between them, and nothing is excluded.
    terms: Vec<Term>,
    excluded: Vec<Term>,
    /// The numbers up to [`Self::end_of_list`], in ascending order.
    listed: Vec<u64>,
}

/// Numbers that are typed as one.
#[derive(Clone, Copy, Debug)]
enum Term {
    /// From the first to the second, which is `u64::MAX` if there is no end.
    Range(u64, u64),
    /// All with the rest of the first modulo the second.
    Every(u64, u64),
    /// 1 and the other powers of this number, which is at least 2.
    PowersOf(u64),
    /// 1, 4, 9, ...
    Squares,
    /// 2, 3, 5, ...
    Primes,
    /// 1, 2, 3, 5, ...
    Fibonacci,
}

/// The names of sets, for whoever types another.
const NAMES: &str =
    "powers of 2, multiples of 3, odd, even, squares, primes, fibonacci, divisors, proper divisors";

/// The terms of one word, in English and Chinese.
const NAMED: [([&str; 2], Term); 5] = [
    (["odd", "奇数"], Term::Every(1, 2)),
    (["even", "偶数"], Term::Every(2, 2)),
    (["squares", "平方数"], Term::Squares),
    (["primes", "质数"], Term::Primes),
    (["fibonacci", "斐波那契数"], Term::Fibonacci),
];

impl HeapGame {
    /// The game of what a move can take from a heap: numbers, ranges and names, such as `1, 3..5, 9`, `squares, 3` or
    /// `1..10 but 4`, or `divisors` or `proper divisors`. It may stand in braces.
    pub fn with_takes(rule: &str) -> Result<Self, Error> {
        let blanks = rule.to_lowercase().replace(['{', '}'], " ").replace("numbers", " ");
        let spaced = blanks.replace("的幂", " 的幂").replace("的倍数", " 的倍数");
        let words: Vec<&str> = items(&spaced).collect();
        Ok(match *words {
            ["divisors" | "约数"] => HeapGame::new(Divisors { are_proper: false }),
            ["proper", "divisors"] | ["真约数"] => HeapGame::new(Divisors { are_proper: true }),
            _ => HeapGame::new(Numbers::parse(&words, rule)?),
        })
    }
}

impl Numbers {
    fn parse(words: &[&str], rule: &str) -> Result<Self, Error> {
        let base = |text: &str| text.parse().ok().filter(|base| (2..=LARGEST_TAKE).contains(base));
        let (mut sides, mut excludes, mut rest) = ([Vec::new(), Vec::new()], false, words);
        while let Some(&first) = rest.first() {
            let (term, len) = match *rest {
                ["but" | "except" | "without" | "除去" | "除了" | "不含", ..] if !excludes => {
                    excludes = true;
                    rest = &rest[1..];
                    continue;
                }
                ["powers", "of", text, ..] => (base(text).map(Term::PowersOf), 3),
                [text, "的幂", ..] => (base(text).map(Term::PowersOf), 2),
                ["multiples", "of", text, ..] => (base(text).map(|n| Term::Every(n, n)), 3),
                [text, "的倍数", ..] => (base(text).map(|n| Term::Every(n, n)), 2),
                _ if first.starts_with(char::is_alphabetic) => {
                    let named = NAMED.iter().find(|(names, _)| names.contains(&first));
                    (named.map(|(_, term)| *term), 1)
                }
                _ => (Some(Term::parse_range(first)?), 1),
            };
            let unknown = || Error::UnknownTakes { names: NAMES, found: rule.to_string() };
            let term = term.ok_or_else(unknown)?;
            sides[usize::from(excludes)].push(term);
            rest = &rest[len..];
        }
        let [mut terms, mut excluded] = sides;
        if let (Some(all), Some(others)) = (ranges_of(&terms), ranges_of(&excluded)) {
            let ranges = difference(all, others).into_iter();
            terms = ranges.map(|[least, most]| Term::Range(least, most)).collect();
            excluded.clear();
        }
        let mut numbers = Numbers { terms, excluded, listed: Vec::new() };
        numbers.listed = match numbers.base() {
            Some(base) => powers(base).collect(),
            _ => (1..=numbers.end_of_list()).filter(|&number| numbers.contains(number)).collect(),
        };
        if numbers.terms.is_empty() || numbers.ranges().is_none() && numbers.listed.is_empty() {
            return Err(Error::NoTakes);
        }
        Ok(numbers)
    }

    /// All of it as ranges in ascending order, if it is ranges.
    fn ranges(&self) -> Option<Vec<[u64; 2]>> {
        ranges_of(&self.terms).filter(|_| self.excluded.is_empty())
    }

    /// Of which number it is the powers.
    fn base(&self) -> Option<u64> {
        match (&*self.terms, &*self.excluded) {
            ([Term::PowersOf(base)], []) => Some(*base),
            _ => None,
        }
    }

    /// The largest number. `None` if there is no end.
    fn largest(&self) -> Option<u64> {
        let [_, largest] = *self.ranges()?.last()?;
        (largest < u64::MAX).then_some(largest)
    }

    /// Whether all numbers are listed.
    fn is_list(&self) -> bool {
        self.largest().map_or(false, |largest| largest <= LISTED)
    }

    /// Up to where the numbers are listed: all the powers that there are.
    fn end_of_list(&self) -> u64 {
        match self.largest() {
            Some(_) => LISTED,
            None if self.base().is_some() => u64::MAX,
            None => REACH,
        }
    }

    fn contains(&self, number: u64) -> bool {
        let is_in = |side: &[Term]| side.iter().any(|term| term.contains(number));
        is_in(&self.terms) && !is_in(&self.excluded)
    }

    /// It as a test of `take` in a program, in Rust and C++.
    fn test(&self) -> String {
        let is_one = self.terms.len() == 1;
        let terms = self.terms.iter().map(|term| match term {
            Term::Range(..) if !is_one => format!("({})", term.test()),
            _ => term.test(),
        });
        let any = terms.collect::<Vec<_>>().join(" || ");
        let any = if is_one || self.excluded.is_empty() { any } else { format!("({any})") };
        let but = self.excluded.iter().map(|term| match term.test() {
            test if test.starts_with("is_") => format!(" && !{test}"),
            test => format!(" && !({test})"),
        });
        any + &but.collect::<String>()
    }
}

impl Display for Numbers {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let joined =
            |side: &[Term]| side.iter().map(Term::to_string).collect::<Vec<_>>().join(", ");
        f.write_str(&joined(&self.terms))?;
        if self.excluded.is_empty() {
            return Ok(());
        }
        write!(f, " but {}", joined(&self.excluded))
    }
}

/// These terms as ranges, if they are ranges.
fn ranges_of(terms: &[Term]) -> Option<Vec<[u64; 2]>> {
    let range = |term: &Term| match *term {
        Term::Range(least, most) => Some([least, most]),
        _ => None,
    };
    terms.iter().map(range).collect()
}

/// The numbers in these ranges and not in the others, in ascending order with gaps between the ranges.
fn difference(mut all: Vec<[u64; 2]>, others: Vec<[u64; 2]>) -> Vec<[u64; 2]> {
    all.sort_unstable();
    let mut merged: Vec<[u64; 2]> = Vec::new();
    for [least, most] in all {
        match merged.last_mut() {
            Some(last) if least <= last[1].saturating_add(1) => last[1] = last[1].max(most),
            _ => merged.push([least, most]),
        }
    }
    for [least, most] in others {
        let sides = |[from, to]: [u64; 2]| {
            let above = if most == u64::MAX { [1, 0] } else { [from.max(most + 1), to] };
            [[from, to.min(least - 1)], above]
        };
        merged = merged.into_iter().flat_map(sides).filter(|[from, to]| from <= to).collect();
    }
    merged
}

impl Term {
    /// A number, a range, or one without an end.
    fn parse_range(item: &str) -> Result<Self, Error> {
        let of_range = item.split_once(['-', '~', '–']);
        if let Some((least, most)) = of_range.filter(|(least, _)| !least.is_empty()) {
            let (least, most) = (least.to_string(), most.to_string());
            return Err(Error::NotARange { found: item.to_string(), least, most });
        }
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=LARGEST_TAKE).contains(number));
            let (found, item) = (text.to_string(), item.to_string());
            number.ok_or(Error::NoTake { most: LARGEST_TAKE, found, item })
        };
        let (least, most) = match item.split_once("..").unwrap_or((item, item)) {
            (least, "") => (number(least)?, u64::MAX),
            (least, most) => (number(least)?, number(most)?),
        };
        if least > most {
            return Err(Error::EmptyRange { found: item.to_string() });
        }
        Ok(Term::Range(least, most))
    }

    fn contains(self, n: u64) -> bool {
        match self {
            Term::Range(least, most) => (least..=most).contains(&n),
            Term::Every(first, step) => n % step == first % step,
            Term::PowersOf(base) => powers(base).any(|power| power == n),
            Term::Squares => {
                (1..=n).find(|root| root * root >= n).map(|root| root * root) == Some(n)
            }
            Term::Primes => n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0),
            Term::Fibonacci => fibonacci().find(|&member| member >= n) == Some(n),
        }
    }

    /// It as a test of `take` in a program, in Rust and C++.
    fn test(self) -> String {
        let least = |number: u64| number.min(MOST_IN_PROGRAMS);
        match self {
            Term::Range(first, last) if first == last => format!("take == {}", least(first)),
            Term::Range(first, u64::MAX) => format!("take >= {}", least(first)),
            Term::Range(1, last) => format!("take <= {}", least(last)),
            Term::Range(first, last) => {
                format!("take >= {} && take <= {}", least(first), least(last))
            }
            Term::Every(first, step) => format!("take % {} == {}", least(step), first % step),
            Term::PowersOf(base) => format!("is_power(take, {})", least(base)),
            Term::Squares => "is_square(take)".to_string(),
            Term::Primes => "is_prime(take)".to_string(),
            Term::Fibonacci => "is_fibonacci(take)".to_string(),
        }
    }
}

/// 1 and the other powers of a number.
fn powers(base: u64) -> impl Iterator<Item = u64> {
    successors(Some(1), move |power: &u64| power.checked_mul(base))
}

impl Display for Term {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match *self {
            Term::Range(least, most) if least == most => write!(f, "{least}"),
            Term::Range(least, u64::MAX) => write!(f, "{least}.."),
            Term::Range(least, most) => write!(f, "{least}..{most}"),
            Term::Every(1, 2) => f.write_str("odd"),
            Term::Every(2, _) => f.write_str("even"),
            Term::Every(first, _) => write!(f, "multiples of {first}"),
            Term::PowersOf(base) => write!(f, "powers of {base}"),
            Term::Squares => f.write_str("squares"),
            Term::Primes => f.write_str("primes"),
            Term::Fibonacci => f.write_str("fibonacci"),
        }
    }
}

impl Moves for Numbers {
    fn kind(&self) -> &'static str {
        "takes"
    }

    fn rule(&self) -> String {
        if self.largest().is_some() {
            String::new()
        } else {
            self.to_string()
        }
    }

    fn takes(&self, largest: u64) -> Option<Vec<u64>> {
        let is_list = self.is_list();
        let is_within = |take: &u64| is_list || *take <= largest;
        Some(self.listed.iter().copied().filter(is_within).collect())
    }

    fn reach(&self) -> usize {
        if self.formula().is_some() {
            LISTED as usize
        } else if self.largest().is_some() {
            (100_000_000 / self.listed.len().max(1)).clamp(1000, LISTED as usize)
        } else {
            REACH as usize
        }
    }

    fn largest_take(&self) -> Option<usize> {
        self.largest()?.try_into().ok()
    }

    fn formula(&self) -> Option<Formula> {
        match (&*self.terms, &*self.excluded) {
            ([Term::PowersOf(base)], []) if base % 2 == 0 => return Some(Formula::Powers(*base)),
            // All are odd.
            ([Term::PowersOf(_) | Term::Every(1, 2)], []) => return Some(Formula::Range(1, 1)),
            // Nim, with this many stones as one.
            ([Term::Every(first, _)], []) => return Some(Formula::Range(*first, u64::MAX)),
            _ => {}
        }
        let ranges = self.ranges()?;
        let (&[min, max], others) = ranges.split_first()?;
        // Of short ranges a table shows it.
        let is_long = others.last().map_or(max, |last| last[1]) >= 1000;
        let has_multiple = |&[from, to]: &[u64; 2]| {
            let rest = from % (max + 1);
            rest == 0 || rest + (to - from) > max
        };
        let is_known = others.is_empty() || min == 1 && !others.iter().any(has_multiple);
        (is_long && is_known).then_some(Formula::Range(min, max))
    }

    fn takes_from(&self, heap: u64) -> Box<dyn Iterator<Item = (u64, u8)> + '_> {
        let takes = self.listed.iter().copied();
        Box::new(takes.take_while(move |&take| take <= heap).map(|take| (take, 3)))
    }

    fn further_takes(&self, heap: u64) -> Vec<[u64; 2]> {
        let end = self.end_of_list();
        let ranges = self.ranges().unwrap_or_else(|| vec![[1, u64::MAX]]).into_iter();
        let beyond = ranges.filter(|[_, most]| *most > end && end < heap);
        let beyond = beyond.map(|[least, most]| [least.max(end + 1), most.min(heap)]);
        beyond.filter(|[least, most]| least <= most).collect()
    }

    fn can_take(&self, take: u64) -> bool {
        self.contains(take)
    }

    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
        grundy_values(&self.listed, len, progress)
    }

    fn program(&self, language: ProgramLanguage) -> Parts {
        // A list, if it is not longer by far than its ranges.
        if self.is_list() && self.listed.len() < 3 * self.terms.len() {
            let constants =
                program::numbers("TAKES", "What a move can take", &self.listed, language);
            let all = ["TAKES.into_iter()", "int take : TAKES", "TAKES"];
            return Parts {
                constants,
                ..program_of(&self.to_string(), all, "take <= heap", language)
            };
        }
        let test = self.test();
        let is_used = |set: &&str| {
            let name = |word: &str| word.starts_with("is_") && test.contains(word);
            set.split(&[' ', '('][..]).any(name)
        };
        let sets = language.choose(program::templates!("sets")).split("\n\n").filter(is_used);
        let gap = language.choose(["\n\n", "\n\n", "\n\n\n"]);
        let constants = sets.map(|set| format!("{}{gap}", set.trim_end())).collect();
        Parts { constants, ..program_of(&self.to_string(), ALL, &test, language) }
    }
}

/// The numbers that can be taken, as programs go through them.
const ALL: [&str; 3] = ["(1..=heap)", "int take = 1; take <= heap; take++", "range(1, heap + 1)"];

/// A program that goes through numbers, and has a test for each in Rust and C++.
fn program_of(title: &str, all: [&str; 3], test: &str, language: ProgramLanguage) -> Parts {
    let and_or = test.replace("&&", "and").replace("||", "or").replace('!', "not ");
    let all = language.choose(all);
    let options = language.choose([
        format!("    for take in {all}.filter(|&take| {test}) {{\n        left.push(values[heap - take]);\n    }}\n"),
        format!("    for ({all})\n        if ({test}) left.push_back(values[heap - take]);\n"),
        format!("    for take in {all}:\n        if {and_or}:\n            left.append(values[heap - take])\n"),
    ]);
    let rule = "A move takes one of these numbers of stones from a heap.";
    Parts { title: format!("Takes: {title}"), rule, constants: String::new(), options }
}

/// The divisors of the number of stones in the heap.
#[derive(Debug)]
struct Divisors {
    /// Whether they are smaller than that number.
    are_proper: bool,
}

impl Moves for Divisors {
    fn kind(&self) -> &'static str {
        "takes"
    }

    fn rule(&self) -> String {
        if self.are_proper { "proper divisors" } else { "divisors" }.to_string()
    }

    fn reach(&self) -> usize {
        10_000
    }

    fn takes_from(&self, heap: u64) -> Box<dyn Iterator<Item = (u64, u8)> + '_> {
        let largest = if self.are_proper { heap / 2 } else { heap };
        Box::new((1..=largest).filter(move |take| heap % take == 0).map(|take| (take, 3)))
    }

    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
        let takes = |heap| self.takes_from(heap).map(|(take, _)| take);
        values_by_takes(takes, len, progress)
    }

    fn program(&self, language: ProgramLanguage) -> Parts {
        let proper = if self.are_proper { " && take < heap" } else { "" };
        program_of(&self.rule(), ALL, &format!("heap % take == 0{proper}"), language)
    }
}

/// The Grundy values of the heaps below `len`, from which a move takes one of `takes`, which ascend.
pub fn grundy_values(takes: &[u64], len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
    let takes = |heap| takes.iter().copied().take_while(move |&take| take <= heap);
    values_by_takes(takes, len, progress)
}

/// The same where `takes` are those from a heap. After each thousand `progress` is called with how many values there are.
fn values_by_takes<I: Iterator<Item = u64>>(
    takes: impl Fn(u64) -> I,
    len: usize,
    progress: &mut dyn FnMut(usize),
) -> Vec<u64> {
    let mut values = Vec::with_capacity(len);
    for heap in 0..len as u64 {
        if heap % 1000 == 0 {
            progress(values.len());
        }
        let value = mex(takes(heap).map(|take| values[(heap - take) as usize]));
        values.push(value);
    }
    values
}
