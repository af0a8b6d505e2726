//! What a move takes from a heap: numbers of a set, which may be without end.

use crate::any_heap::Formula;
use crate::heap::{HeapGame, Moves};
use crate::language::{Language, Problem};
use crate::period::Tail;
use crate::program::{numbers, pairs, Parts, ProgramLanguage};
use crate::request::items;
use common::grundy::mex;
use common::subtraction::fibonacci;
use common::subtraction::SubtractionGame;
use std::fmt::{self, Display, Formatter};
use std::iter::successors;

/// The largest number that can be taken, so that a page's numbers hold the sum of two.
const LARGEST_TAKE: u64 = 1_000_000_000_000_000;

/// Numbers up to this one are listed, if there is an end of what can be taken.
const LISTED: u64 = 100_000;

/// So many heaps of an endless set have their values computed in a moment; its numbers are listed as far.
const REACH: u64 = 20_000;

/// What a move can take.
#[derive(Debug)]
enum Takes {
    /// The numbers of a set.
    Of(Numbers),
    /// A divisor of the number of stones in the heap.
    Divisors,
    /// One that is smaller than the heap.
    ProperDivisors,
}

/// Some numbers, without others.
#[derive(Debug)]
struct Numbers {
    terms: Vec<Term>,
    but: Vec<Term>,
    /// All of it as ranges in ascending order, if it is ranges.
    ranges: Option<Vec<[u64; 2]>>,
    /// The numbers up to [`Self::end_of_list`], in ascending order.
    listed: Vec<u64>,
}

/// Numbers that are typed as one.
#[derive(Clone, Copy, Debug)]
enum Term {
    /// From the first to the second, which is `u64::MAX` if there is no end.
    Range(u64, u64),
    /// This number and its multiples, or the odd ones of them: the first, and the step.
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

impl HeapGame {
    /// The game of what a move can take from a heap: numbers, ranges and names, such as `1, 3..5, 9`, `squares, 3` or
    /// `1..10 but 4`, or `divisors` or `proper divisors`. It may stand in braces.
    ///
    /// # Errors
    ///
    /// If an item is no number from 1 to 10^15, no range of such ones and no name, or if there is nothing to take.
    pub fn with_takes(rule: &str, language: Language) -> Result<Self, Problem> {
        let blanks = rule.to_lowercase().replace(['{', '}'], " ");
        let spaced = blanks.replace("的幂", " 的幂").replace("的倍数", " 的倍数");
        let words: Vec<&str> = items(&spaced).collect();
        Ok(HeapGame::new(match *words {
            ["divisors" | "约数"] => Takes::Divisors,
            ["proper", "divisors"] | ["真约数"] => Takes::ProperDivisors,
            _ => Takes::Of(Numbers::parse(&words, rule, language)?),
        }))
    }
}

impl Numbers {
    #[allow(clippy::cast_possible_truncation)] // at most 100,000
    fn parse(words: &[&str], rule: &str, language: Language) -> Result<Self, Problem> {
        let names = "powers of 2, multiples of 3, odd, even, squares, primes, fibonacci, divisors, proper divisors";
        let base = |text: &str| text.parse().ok().filter(|base| (2..=LARGEST_TAKE).contains(base));
        let (mut sides, mut is_but, mut rest) = ([Vec::new(), Vec::new()], false, words);
        while let Some(&first) = rest.first() {
            let (term, len) = match *rest {
                ["but" | "except" | "without" | "除去" | "除了" | "不含", ..] if !is_but => {
                    is_but = true;
                    rest = &rest[1..];
                    continue;
                }
                ["powers", "of", text, ..] => (base(text).map(Term::PowersOf), 3),
                [text, "的幂", ..] => (base(text).map(Term::PowersOf), 2),
                ["multiples", "of", text, ..] => (base(text).map(|n| Term::Every(n, n)), 3),
                [text, "的倍数", ..] => (base(text).map(|n| Term::Every(n, n)), 2),
                ["odd", "numbers", ..] => (Some(Term::Every(1, 2)), 2),
                ["even", "numbers", ..] => (Some(Term::Every(2, 2)), 2),
                ["odd" | "奇数", ..] => (Some(Term::Every(1, 2)), 1),
                ["even" | "偶数", ..] => (Some(Term::Every(2, 2)), 1),
                ["squares" | "平方数", ..] => (Some(Term::Squares), 1),
                ["primes" | "质数" | "素数", ..] => (Some(Term::Primes), 1),
                ["fibonacci" | "斐波那契数", ..] => (Some(Term::Fibonacci), 1),
                _ if first.starts_with(char::is_alphabetic) => (None, 1),
                _ => (Some(Term::parse_range(first, language)?), 1),
            };
            let term = term.ok_or_else(|| {
                language.problem(
                    "rule",
                    format!("expected numbers such as 1, 3..5, or one of: {names}; found {rule:?}"),
                    format!("应为 1, 3..5 这样的数目，或其一：{names}；实为 {rule:?}"),
                )
            })?;
            sides[usize::from(is_but)].push(term);
            rest = &rest[len..];
        }
        let [terms, but] = sides;
        let ranges = ranges_of(&terms, &but);
        let mut numbers = Numbers { terms, but, ranges, listed: Vec::new() };
        let end = numbers.end_of_list();
        let mut is_in = vec![false; end as usize + 1];
        for (side, holds) in [(&numbers.terms, true), (&numbers.but, false)] {
            for number in side.iter().flat_map(|term| term.members(end)) {
                is_in[number as usize] = holds;
            }
        }
        numbers.listed = (1..=end).filter(|&number| is_in[number as usize]).collect();
        if numbers.ranges.as_ref().map_or(numbers.listed.is_empty(), Vec::is_empty) {
            return Err(language.problem(
                "rule",
                "expected takes such as 1, 3..5, found none",
                "应有可取的数目，例如 1, 3..5，实际为空",
            ));
        }
        Ok(numbers)
    }

    /// The largest number. `None` if there is no end.
    fn largest(&self) -> Option<u64> {
        let [_, largest] = self.ranges.as_ref()?.last()?;
        (*largest < u64::MAX).then_some(*largest)
    }

    /// Up to where the numbers are listed.
    fn end_of_list(&self) -> u64 {
        if self.largest().is_some() {
            LISTED
        } else {
            REACH
        }
    }

    /// Whether it has this number, which is larger than those that are listed, if no names are in it.
    fn contains(&self, number: u64) -> bool {
        let is_in = |side: &[Term]| side.iter().any(|term| term.contains(number));
        is_in(&self.terms) && !is_in(&self.but)
    }

    /// It as it is typed.
    fn text(&self) -> String {
        let joined =
            |side: &[Term]| side.iter().map(Term::to_string).collect::<Vec<_>>().join(", ");
        let terms = match &self.ranges {
            Some(ranges) => {
                return ranges.iter().copied().map(shown).collect::<Vec<_>>().join(", ")
            }
            None => joined(&self.terms),
        };
        if self.but.is_empty() {
            terms
        } else {
            format!("{terms} but {}", joined(&self.but))
        }
    }
}

/// The ranges of these terms without the others, in ascending order with gaps between them, if all are ranges.
fn ranges_of(terms: &[Term], but: &[Term]) -> Option<Vec<[u64; 2]>> {
    let ranges = |side: &[Term]| {
        let range = |term: &Term| match *term {
            Term::Range(least, most) => Some([least, most]),
            _ => None,
        };
        side.iter().map(range).collect::<Option<Vec<_>>>()
    };
    let (mut all, but) = (ranges(terms)?, ranges(but)?);
    all.sort_unstable();
    let mut merged: Vec<[u64; 2]> = Vec::new();
    for [least, most] in all {
        match merged.last_mut() {
            Some(last) if least <= last[1].saturating_add(1) => last[1] = last[1].max(most),
            _ => merged.push([least, most]),
        }
    }
    for [least, most] in but {
        let sides = |[from, to]: [u64; 2]| {
            let above = if most == u64::MAX { [1, 0] } else { [from.max(most + 1), to] };
            [[from, to.min(least - 1)], above]
        };
        merged = merged.into_iter().flat_map(sides).filter(|[from, to]| from <= to).collect();
    }
    Some(merged)
}

impl Term {
    /// A number, a range, or one without an end.
    fn parse_range(item: &str, language: Language) -> Result<Self, Problem> {
        let of_range = item.split_once(['-', '~', '–']);
        if let Some((least, most)) = of_range.filter(|(least, _)| !least.is_empty()) {
            return Err(language.problem(
                "rule",
                format!("expected a range such as 3..5, found {item:?}: write {least}..{most}"),
                format!("应为 3..5 这样的范围，实为 {item:?}：请写成 {least}..{most}"),
            ));
        }
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=LARGEST_TAKE).contains(number));
            number.ok_or_else(|| {
                language.problem(
                    "rule",
                    format!(
                        "expected a number from 1 to {LARGEST_TAKE}, found {text:?} in {item:?}"
                    ),
                    format!("应为 1 到 {LARGEST_TAKE} 的数，{item:?} 中实为 {text:?}"),
                )
            })
        };
        let (least, most) = match item.split_once("..").unwrap_or((item, item)) {
            (least, "") => (number(least)?, u64::MAX),
            (least, most) => (number(least)?, number(most)?),
        };
        if least > most {
            return Err(language.problem(
                "rule",
                format!("expected a range such as 3..5, found {item:?}, which is empty"),
                format!("应为 3..5 这样的范围，实为空的 {item:?}"),
            ));
        }
        Ok(Term::Range(least, most))
    }

    fn contains(self, number: u64) -> bool {
        match self {
            Term::Range(least, most) => (least..=most).contains(&number),
            Term::Every(first, step) => number >= first && (number - first) % step == 0,
            _ => self.members(number).any(|member| member == number),
        }
    }

    /// The members up to `largest`, in ascending order.
    fn members(self, largest: u64) -> impl Iterator<Item = u64> {
        let members: Box<dyn Iterator<Item = u64>> = match self {
            Term::Range(least, most) => Box::new(least..=most.min(largest)),
            Term::Every(first, step) => {
                Box::new((first..=largest).step_by(usize::try_from(step).unwrap_or(usize::MAX)))
            }
            Term::PowersOf(base) => {
                Box::new(successors(Some(1), move |power: &u64| power.checked_mul(base)))
            }
            Term::Squares => Box::new((1..).map(|root| root * root)),
            Term::Primes => {
                let is_prime = |n: &u64| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0);
                Box::new((2..).filter(is_prime))
            }
            Term::Fibonacci => Box::new(fibonacci()),
        };
        members.take_while(move |&member| member <= largest)
    }
}

impl Display for Term {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match *self {
            Term::Range(least, most) => f.write_str(&shown([least, most])),
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

#[allow(clippy::cast_possible_truncation)] // at most 100,000
impl Moves for Takes {
    fn kind(&self) -> &'static str {
        "takes"
    }

    fn rule(&self) -> String {
        match self {
            Takes::Of(numbers) if numbers.largest().is_some() => String::new(),
            Takes::Of(numbers) => numbers.text(),
            Takes::Divisors => "divisors".to_string(),
            Takes::ProperDivisors => "proper divisors".to_string(),
        }
    }

    fn takes(&self, largest: u64) -> Option<Vec<u64>> {
        let numbers = match self {
            Takes::Of(numbers) => numbers,
            Takes::Divisors | Takes::ProperDivisors => return None,
        };
        let is_list = numbers.largest().map_or(false, |largest| largest <= LISTED);
        let is_within = |take: &u64| is_list || *take <= largest;
        Some(numbers.listed.iter().copied().filter(is_within).collect())
    }

    fn reach(&self) -> usize {
        match self {
            Takes::Of(_) if self.formula().is_some() => LISTED as usize,
            Takes::Of(numbers) if numbers.largest().is_some() => {
                (100_000_000 / numbers.listed.len().max(1)).clamp(1000, LISTED as usize)
            }
            Takes::Of(_) => REACH as usize,
            Takes::Divisors | Takes::ProperDivisors => 10_000,
        }
    }

    fn parts(&self) -> usize {
        1
    }

    fn largest_take(&self) -> Option<usize> {
        match self {
            Takes::Of(numbers) => numbers.largest().and_then(|largest| largest.try_into().ok()),
            _ => None,
        }
    }

    fn tail(&self) -> Option<Tail> {
        let numbers = match self {
            Takes::Of(numbers) if numbers.largest().is_none() => numbers,
            _ => return None,
        };
        let (mut after, mut period) = (0, 1);
        for term in numbers.terms.iter().chain(&numbers.but) {
            after = after.max(match *term {
                Term::Range(least, u64::MAX) | Term::Every(least, _) => least,
                Term::Range(_, most) => most,
                _ => return None,
            });
            if let Term::Every(_, step) = *term {
                let mut multiples = (1..=step).map(|times| times * period);
                period = multiples.find(|multiple| multiple % step == 0)?;
            }
            if after + period > REACH {
                return None;
            }
        }
        // From a multiple of the period on.
        let from = (after / period + 1) * period;
        let is_taken: Vec<bool> = (from..from + period).map(|n| numbers.contains(n)).collect();
        is_taken.contains(&true).then_some(Tail { after: from as usize, is_taken })
    }

    fn formula(&self) -> Option<Formula> {
        let numbers = match self {
            Takes::Of(numbers) => numbers,
            _ => return None,
        };
        if let ([Term::PowersOf(base)], []) = (&*numbers.terms, &*numbers.but) {
            let is_even = base % 2 == 0;
            return Some(if is_even { Formula::Powers(*base) } else { Formula::Range(1, 1) });
        }
        let (&[min, max], others) = numbers.ranges.as_ref()?.split_first()?;
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
        match self {
            Takes::Of(numbers) => {
                let takes = numbers.listed.iter().copied();
                // All powers that there are.
                let more: Box<dyn Iterator<Item = u64>> = match *numbers.terms {
                    [Term::PowersOf(_)] if numbers.but.is_empty() => {
                        Box::new(numbers.terms[0].members(heap).filter(|&power| power > REACH))
                    }
                    _ => Box::new(std::iter::empty()),
                };
                Box::new(
                    takes.take_while(move |&take| take <= heap).chain(more).map(|take| (take, 3)),
                )
            }
            Takes::Divisors | Takes::ProperDivisors => {
                let largest = if matches!(self, Takes::Divisors) { heap } else { heap / 2 };
                Box::new((1..=largest).filter(move |take| heap % take == 0).map(|take| (take, 3)))
            }
        }
    }

    fn further_takes(&self, heap: u64) -> Vec<[u64; 2]> {
        let numbers = match self {
            Takes::Of(numbers) => numbers,
            _ => return Vec::new(),
        };
        let is_power = matches!(*numbers.terms, [Term::PowersOf(_)]) && numbers.but.is_empty();
        let all = if is_power { Vec::new() } else { vec![[1, u64::MAX]] };
        let ranges = numbers.ranges.as_ref().unwrap_or(&all).iter();
        let end = numbers.end_of_list();
        let beyond = ranges.map(|&[least, most]| [least.max(end + 1), most.min(heap)]);
        beyond.filter(|[least, most]| least <= most).collect()
    }

    fn can_take(&self, take: u64) -> bool {
        matches!(self, Takes::Of(numbers) if numbers.contains(take))
    }

    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        let mut game = match self {
            Takes::Of(numbers) => Some(SubtractionGame::new(numbers.listed.iter().copied())),
            Takes::Divisors | Takes::ProperDivisors => None,
        };
        for heap in 0..len as u64 {
            values.push(match &mut game {
                Some(game) => game.grundy(heap).expect("a table holds so small a heap"),
                None => mex(self.takes_from(heap).map(|(take, _)| values[(heap - take) as usize])),
            });
            if values.len() % 1000 == 0 {
                progress(values.len());
            }
        }
        values
    }

    fn program(&self, language: ProgramLanguage) -> Parts {
        let (mut constants, mut options) = (String::new(), String::new());
        let mut title = self.rule();
        if let Takes::Of(numbers) = self {
            title = numbers.text();
            if let Some(ranges) = numbers.ranges.as_ref().filter(|_| !title.is_empty()) {
                let (loops, list) = loops_of_ranges(ranges, language);
                (constants, options) = (list, language.choose(lines_of_loop(loops, false)));
            } else {
                if !numbers.but.is_empty() {
                    let set = [
                        "    let mut kept = std::collections::HashSet::new();\n",
                        "    vector<int> kept;\n",
                        "    kept = set()\n",
                    ];
                    options += language.choose(set);
                    for term in &numbers.but {
                        let [rust, cpp, python] = term.loops();
                        options += &language.choose([
                            format!("    kept.extend({rust});\n"),
                            format!("    {cpp} kept.push_back(take);\n"),
                            format!("    kept |= set({python})\n"),
                        ]);
                    }
                }
                for term in &numbers.terms {
                    let lines = lines_of_loop(term.loops(), !numbers.but.is_empty());
                    options += &language.choose(lines);
                }
                for term in numbers.terms.iter().chain(&numbers.but) {
                    let helper = language.choose(term.helpers());
                    if !constants.contains(helper) {
                        constants += helper;
                    }
                }
            }
        } else {
            let end = if matches!(self, Takes::Divisors) {
                ["=heap", "<=", "heap + 1"]
            } else {
                ["heap", "<", "heap"]
            };
            let loops = [
                format!("(1..{}).filter(|take| heap % take == 0)", end[0]),
                format!("for (int take = 1; take {} heap; take++) if (heap % take == 0)", end[1]),
                format!("[take for take in range(1, {}) if heap % take == 0]", end[2]),
            ];
            options = language.choose(lines_of_loop(loops, false));
        }
        Parts {
            title: format!("Takes: {title}"),
            rule: "A move takes one of these numbers of stones from a heap.",
            constants,
            options,
        }
    }
}

/// The lines of programs that add the values of what the takes of a loop leave, unless they are among those that are kept.
fn lines_of_loop([rust, cpp, python]: [String; 3], has_kept: bool) -> [String; 3] {
    let unless = |text: &'static str| if has_kept { text } else { "" };
    let is_kept = unless(".filter(|take| !kept.contains(take))");
    [
        format!(
            "    for take in {rust}{is_kept} {{\n        left.push(values[heap - take]);\n    }}\n"
        ),
        format!(
            "    {cpp}\n        {}left.push_back(values[heap - take]);\n",
            unless("if (count(kept.begin(), kept.end(), take) == 0) ")
        ),
        format!(
            "    for take in {python}:\n        {}left.append(values[heap - take])\n",
            unless("if take not in kept:\n            ")
        ),
    ]
}

/// A range as it is typed.
fn shown([least, most]: [u64; 2]) -> String {
    match most {
        _ if least == most => least.to_string(),
        u64::MAX => format!("{least}.."),
        _ => format!("{least}..{most}"),
    }
}

/// The loops over ranges in the programs, and the constant: of single numbers, if that is not longer by far. Heaps of
/// programs have less than 10^9 stones.
fn loops_of_ranges(ranges: &[[u64; 2]], language: ProgramLanguage) -> ([String; 3], String) {
    let least = |range: &&[u64; 2]| range[0] <= MOST_IN_PROGRAMS;
    let ranges = ranges.iter().filter(least).map(|&[from, to]| [from, to.min(MOST_IN_PROGRAMS)]);
    let ranges: Vec<[u64; 2]> = ranges.collect();
    let count: u64 = ranges.iter().map(|[from, to]| to - from + 1).sum();
    if 3 * ranges.len() as u64 <= count {
        let loops = [
            "TAKES.into_iter().flat_map(|[least, most]| least..=most.min(heap))",
            "for (auto [least, most] : TAKES) for (int take = least; take <= min(most, heap); take++)",
            "[take for least, most in TAKES for take in range(least, min(most, heap) + 1)]",
        ];
        let constant = pairs("TAKES", "The ranges of what a move can take", ranges, language);
        return (loops.map(String::from), constant);
    }
    let loops = [
        "TAKES.into_iter().filter(|&take| take <= heap)",
        "for (int take : TAKES) if (take <= heap)",
        "[take for take in TAKES if take <= heap]",
    ];
    let takes = ranges.into_iter().flat_map(|[from, to]| from..=to);
    (loops.map(String::from), numbers("TAKES", "What a move can take", takes, language))
}

/// What is larger is of no use in programs.
const MOST_IN_PROGRAMS: u64 = 1_000_000_000;

impl Term {
    /// The loops over the numbers up to `heap` in the programs: what Rust and Python go through, and the heads in C++.
    fn loops(self) -> [String; 3] {
        let loops = match self {
            Term::Range(..) => [
                "(FIRST..=heap).take_while(|&take| take <= LAST)",
                "for (int take = FIRST; take <= min(LAST, heap); take++)",
                "range(FIRST, min(LAST, heap) + 1)",
            ],
            Term::Every(..) => [
                "(FIRST..=heap).step_by(STEP)",
                "for (int take = FIRST; take <= heap; take += STEP)",
                "range(FIRST, heap + 1, STEP)",
            ],
            Term::PowersOf(_) => [
                "std::iter::successors(Some(1), |take| Some(take * STEP)).take_while(|&take| take <= heap)",
                "for (long long take = 1; take <= heap; take *= STEP)",
                "[STEP**i for i in range(heap.bit_length()) if STEP**i <= heap]",
            ],
            Term::Squares => [
                "(1..=heap).map(|root| root * root).take_while(|&take| take <= heap)",
                "for (int root = 1, take = 1; take <= heap; root++, take = root * root)",
                "[root * root for root in range(1, heap + 1) if root * root <= heap]",
            ],
            Term::Primes => [
                "(2..=heap).filter(|take| (2..*take).all(|divisor| take % divisor != 0))",
                "for (int take = 2; take <= heap; take++) if (is_prime(take))",
                "[take for take in range(2, heap + 1) if all(take % i for i in range(2, take))]",
            ],
            Term::Fibonacci => [
                "common::subtraction::fibonacci().map(|take| take as usize).take_while(|&take| take <= heap)",
                "for (int take = 1, next = 2; take <= heap; next += take, take = next - take)",
                "fibonacci(heap)",
            ],
        };
        let [first, last, step] = match self {
            Term::Range(least, most) => [least, most, 1],
            Term::Every(first, step) => [first, 1, step],
            Term::PowersOf(base) => [1, 1, base],
            _ => [1; 3],
        }
        .map(|number| number.min(MOST_IN_PROGRAMS).to_string());
        loops
            .map(|text| text.replace("FIRST", &first).replace("LAST", &last).replace("STEP", &step))
    }

    /// What the programs need besides.
    fn helpers(self) -> [&'static str; 3] {
        match self {
            Term::Fibonacci => ["", "", include_str!("programs/fibonacci.py")],
            Term::Primes => ["", include_str!("programs/primes.cpp"), ""],
            _ => [""; 3],
        }
    }
}
