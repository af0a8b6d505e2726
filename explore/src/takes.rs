//! What a move takes from a heap: a list of numbers, or a set without end.

use crate::heap::{HeapGame, Moves};
use crate::language::{Language, Problem};
use crate::program::{numbers, pairs, Parts, ProgramLanguage};
use crate::request::items;
use common::grundy::mex;
use common::subtraction::fibonacci;
use common::subtraction::SubtractionGame;
use std::collections::BTreeSet;
use std::iter::successors;

/// The largest number that can be taken.
const LARGEST_TAKE: u64 = 100_000;

/// So many heaps of an endless set have their values computed in a moment.
const REACH: u64 = 20_000;

/// What a move can take.
#[derive(Debug)]
enum Takes {
    /// One of these numbers, in ascending order.
    List(Vec<u64>),
    /// One of an endless set, with those of its members that are within reach.
    Set(Set, Vec<u64>),
    /// A divisor of the number of stones in the heap.
    Divisors,
    /// One that is smaller than the heap.
    ProperDivisors,
}

/// An endless set.
#[derive(Clone, Copy, Debug)]
enum Set {
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
    /// The game of what a move can take from a heap: a list of numbers and ranges of them, such as `1, 3..5, 9`, or the
    /// name of a set: `powers of 2`, `squares`, `primes`, `fibonacci`, `divisors`, `proper divisors`. A list may stand in
    /// braces.
    ///
    /// # Errors
    ///
    /// If an item is no number from 1 to 100,000, and no range of such ones; if there is none; or if there is
    /// no set of this name.
    pub fn with_takes(rule: &str, language: Language) -> Result<Self, Problem> {
        let rule = rule.trim();
        let in_braces = rule.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let rule = in_braces.unwrap_or(rule);
        let is_name = rule.trim_start().starts_with(|c: char| c.is_alphabetic());
        let parse = if is_name { Takes::parse_name } else { Takes::parse_list };
        Ok(HeapGame::new(parse(rule, language)?))
    }
}

impl Takes {
    fn parse_list(rule: &str, language: Language) -> Result<Self, Problem> {
        let mut takes = BTreeSet::new();
        for item in items(rule) {
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
                        format!("expected a number from 1 to {LARGEST_TAKE}, found {text:?} in {item:?}"),
                        format!("应为 1 到 {LARGEST_TAKE} 的数，{item:?} 中实为 {text:?}"),
                    )
                })
            };
            let (least, most) = item.split_once("..").unwrap_or((item, item));
            let (least, most) = (number(least)?, number(most)?);
            if least > most {
                return Err(language.problem(
                    "rule",
                    format!("expected a range such as 3..5, found {item:?}, which is empty"),
                    format!("应为 3..5 这样的范围，实为空的 {item:?}"),
                ));
            }
            takes.extend(least..=most);
        }
        if takes.is_empty() {
            return Err(language.problem(
                "rule",
                "expected takes such as 1, 3..5, found none",
                "应有可取的数目，例如 1, 3..5，实际为空",
            ));
        }
        Ok(Takes::List(takes.into_iter().collect()))
    }

    fn parse_name(rule: &str, language: Language) -> Result<Self, Problem> {
        let words: Vec<String> = items(rule).map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let base = |text: &str| text.parse().ok().filter(|base| (2..=LARGEST_TAKE).contains(base));
        let set = |set: Set| Takes::Set(set, set.members(REACH));
        let found = match *words {
            ["powers", "of", text] => base(text).map(|base| set(Set::PowersOf(base))),
            ["squares"] => Some(set(Set::Squares)),
            ["primes"] => Some(set(Set::Primes)),
            ["fibonacci"] => Some(set(Set::Fibonacci)),
            ["divisors"] => Some(Takes::Divisors),
            ["proper", "divisors"] => Some(Takes::ProperDivisors),
            _ => None,
        };
        let names = "powers of 2, squares, primes, fibonacci, divisors, proper divisors";
        found.ok_or_else(|| {
            language.problem(
                "rule",
                format!("expected numbers such as 1, 3..5, or one of: {names}; found {rule:?}"),
                format!("应为 1, 3..5 这样的数目，或其一：{names}；实为 {rule:?}"),
            )
        })
    }
}

impl Set {
    /// The members up to `largest`, in ascending order.
    fn members(self, largest: u64) -> Vec<u64> {
        let members: Box<dyn Iterator<Item = u64>> = match self {
            Set::PowersOf(base) => Box::new(successors(Some(1), move |power| Some(power * base))),
            Set::Squares => Box::new((1..).map(|root| root * root)),
            Set::Primes => {
                let is_prime = |n: &u64| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0);
                Box::new((2..).filter(is_prime))
            }
            Set::Fibonacci => Box::new(fibonacci()),
        };
        members.take_while(|&member| member <= largest).collect()
    }
}

#[allow(clippy::cast_possible_truncation)] // at most 100,000
impl Moves for Takes {
    fn kind(&self) -> &'static str {
        "takes"
    }

    fn rule(&self) -> String {
        match self {
            Takes::List(_) => String::new(),
            Takes::Set(Set::PowersOf(base), _) => format!("powers of {base}"),
            Takes::Set(Set::Squares, _) => "squares".to_string(),
            Takes::Set(Set::Primes, _) => "primes".to_string(),
            Takes::Set(Set::Fibonacci, _) => "fibonacci".to_string(),
            Takes::Divisors => "divisors".to_string(),
            Takes::ProperDivisors => "proper divisors".to_string(),
        }
    }

    fn takes(&self, largest: u64) -> Option<Vec<u64>> {
        match self {
            Takes::List(takes) => Some(takes.clone()),
            Takes::Set(set, _) => Some(set.members(largest)),
            Takes::Divisors | Takes::ProperDivisors => None,
        }
    }

    fn reach(&self) -> usize {
        match self {
            Takes::List(takes) => (100_000_000 / takes.len()).clamp(1000, 100_000),
            Takes::Set(..) => REACH as usize,
            Takes::Divisors | Takes::ProperDivisors => 10_000,
        }
    }

    fn parts(&self) -> usize {
        1
    }

    fn largest_take(&self) -> Option<usize> {
        match self {
            Takes::List(takes) => takes.last().map(|&take| take as usize),
            _ => None,
        }
    }

    fn takes_from(&self, heap: usize) -> Box<dyn Iterator<Item = (usize, u8)> + '_> {
        match self {
            Takes::List(takes) | Takes::Set(_, takes) => {
                let takes = takes.iter().map(|&take| take as usize);
                Box::new(takes.take_while(move |&take| take <= heap).map(|take| (take, 3)))
            }
            Takes::Divisors | Takes::ProperDivisors => {
                let largest = if matches!(self, Takes::Divisors) { heap } else { heap / 2 };
                Box::new((1..=largest).filter(move |take| heap % take == 0).map(|take| (take, 3)))
            }
        }
    }

    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        let mut game = match self {
            Takes::List(takes) | Takes::Set(_, takes) => {
                Some(SubtractionGame::new(takes.iter().copied()))
            }
            Takes::Divisors | Takes::ProperDivisors => None,
        };
        for heap in 0..len {
            values.push(match &mut game {
                Some(game) => game.grundy(heap as u64).expect("a table holds so small a heap"),
                None => mex(self.takes_from(heap).map(|(take, _)| values[heap - take])),
            });
            if values.len() % 1000 == 0 {
                progress(values.len());
            }
        }
        values
    }

    fn program(&self, language: ProgramLanguage) -> Parts {
        let ([rust, cpp, python], constants) = match self {
            Takes::List(takes) => loops_of_list(takes, language),
            _ => (self.loops(), language.choose(self.helpers()).to_string()),
        };
        let options = match language {
            ProgramLanguage::Rust => {
                format!(
                    "    for take in {rust} {{\n        left.push(values[heap - take]);\n    }}\n"
                )
            }
            ProgramLanguage::Cpp => {
                format!("    {cpp}\n        left.push_back(values[heap - take]);\n")
            }
            ProgramLanguage::Python => {
                format!("    for take in {python}:\n        left.append(values[heap - take])\n")
            }
        };
        let title = match self {
            Takes::List(takes) => {
                ranges(takes).into_iter().map(shown).collect::<Vec<_>>().join(", ")
            }
            _ => self.rule(),
        };
        Parts {
            title: format!("Takes: {title}"),
            rule: "A move takes one of these numbers of stones from a heap.",
            constants,
            options,
        }
    }
}

/// Neighbouring numbers in an ascending list, as ranges.
fn ranges(numbers: &[u64]) -> Vec<[u64; 2]> {
    let mut ranges: Vec<[u64; 2]> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some([_, most]) if *most + 1 == number => *most = number,
            _ => ranges.push([number, number]),
        }
    }
    ranges
}

/// A range as it is typed.
fn shown([least, most]: [u64; 2]) -> String {
    if least == most {
        least.to_string()
    } else {
        format!("{least}..{most}")
    }
}

/// The loops over a list in the programs, and the constant: of ranges, if that is shorter by far.
fn loops_of_list(takes: &[u64], language: ProgramLanguage) -> ([String; 3], String) {
    let ranges = ranges(takes);
    if 3 * ranges.len() <= takes.len() {
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
    (loops.map(String::from), numbers("TAKES", "What a move can take", takes, language))
}

impl Takes {
    /// The loops over the numbers up to `heap` in the programs: what Rust and Python go through, and the heads in C++.
    fn loops(&self) -> [String; 3] {
        let loops = match self {
            Takes::List(_) | Takes::Set(Set::PowersOf(_), _) => [
                "std::iter::successors(Some(1), |take| Some(take * BASE)).take_while(|&take| take <= heap)",
                "for (long long take = 1; take <= heap; take *= BASE)",
                "[BASE**i for i in range(heap.bit_length()) if BASE**i <= heap]",
            ],
            Takes::Set(Set::Squares, _) => [
                "(1..=heap).map(|root| root * root).take_while(|&take| take <= heap)",
                "for (int root = 1, take = 1; take <= heap; root++, take = root * root)",
                "[root * root for root in range(1, heap + 1) if root * root <= heap]",
            ],
            Takes::Set(Set::Primes, _) => [
                "(2..=heap).filter(|take| (2..*take).all(|divisor| take % divisor != 0))",
                "for (int take = 2; take <= heap; take++) if (is_prime(take))",
                "[take for take in range(2, heap + 1) if all(take % i for i in range(2, take))]",
            ],
            Takes::Set(Set::Fibonacci, _) => [
                "common::subtraction::fibonacci().map(|take| take as usize).take_while(|&take| take <= heap)",
                "for (int take = 1, next = 2; take <= heap; next += take, take = next - take)",
                "fibonacci(heap)",
            ],
            Takes::Divisors => [
                "(1..=heap).filter(|take| heap % take == 0)",
                "for (int take = 1; take <= heap; take++) if (heap % take == 0)",
                "[take for take in range(1, heap + 1) if heap % take == 0]",
            ],
            Takes::ProperDivisors => [
                "(1..heap).filter(|take| heap % take == 0)",
                "for (int take = 1; take < heap; take++) if (heap % take == 0)",
                "[take for take in range(1, heap) if heap % take == 0]",
            ],
        };
        let base = if let Takes::Set(Set::PowersOf(base), _) = self { *base } else { 1 };
        loops.map(|text| text.replace("BASE", &base.to_string()))
    }

    /// What the programs need besides.
    fn helpers(&self) -> [&'static str; 3] {
        match self {
            Takes::Set(Set::Fibonacci, _) => ["", "", include_str!("programs/fibonacci.py")],
            Takes::Set(Set::Primes, _) => ["", include_str!("programs/primes.cpp"), ""],
            _ => [""; 3],
        }
    }
}
