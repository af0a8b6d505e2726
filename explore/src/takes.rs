//! What a move takes from a heap: numbers of a set, which may be without end.

#![allow(clippy::cast_possible_truncation)] // heaps of tables have at most 100,000 stones

use crate::any_heap::Formula;
use crate::error::Error;
use crate::heap::{HeapGame, Moves};
use crate::program::{self, Parts, ProgramLanguage};
use crate::request::{in_digits, in_english, joined};
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
    /// Those of a set with a name.
    Named(&'static Named),
}

/// A set with a name: how it is shown; words for it, which may have an s at their end; and whether a number is in it.
type Named = (&'static str, &'static [&'static str], fn(u64) -> bool);

/// The names of sets in English and Chinese, for whoever types another.
const NAMES: [&str; 2] = [
    "powers of 2, multiples of 3, odd, even, squares, cubes, triangular, primes, fibonacci, any, divisors, proper divisors",
    "2 的幂、3 的倍数、奇数、偶数、平方数、立方数、三角形数、质数、斐波那契数、任意、约数、真约数",
];

static NAMED: [Named; 5] = [
    ("squares", &["square"], |n| reaches(n, |root| root * root)),
    ("cubes", &["cube", "cubic"], |n| reaches(n, |root| root * root * root)),
    ("triangular", &["triangular", "triangle"], |n| reaches(n, |row| row * (row + 1) / 2)),
    ("primes", &["prime"], |n| n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0)),
    ("fibonacci", &["fibonacci", "fib"], |n| fibonacci().find(|&member| member >= n) == Some(n)),
];

/// Whether a number is among the values for 1, 2, 3, ..., which ascend.
fn reaches(number: u64, value: fn(u64) -> u64) -> bool {
    (1..=number).map(value).find(|&other| other >= number) == Some(number)
}

/// Words that say no more than the numbers beside them.
const FILLERS: [&str; 22] = [
    "a", "an", "and", "coin", "exactly", "from", "heap", "itself", "must", "number", "of", "only",
    "or", "perfect", "pile", "positive", "size", "stone", "take", "taking", "the", "whole",
];

/// Words for all numbers, where no others follow them.
const ANY: &str = "all any anything arbitrary each every everything integer natural nim";

/// Words in Chinese, and in English for them: longer ones before their parts.
const CHINESE: [(&str, &str); 23] = [
    ("除去|除了|不含|不能取|不取", " but "),
    ("真约数|真因数|真因子", " proper divisor "),
    ("约数|因数|因子", " divisor "),
    ("非负", ""),
    ("整数次", "k次"),
    ("的k次|的n次", "的次"),
    ("的次幂|的次方|的幂次|的幂", "^k "),
    ("的倍数", " k "),
    ("奇数|单数", " odd "),
    ("偶数|双数", " even "),
    ("平方数", " square "),
    ("立方数", " cube "),
    ("三角形数|三角数", " triangular "),
    ("质数|素数", " prime "),
    ("斐波那契", " fibonacci "),
    ("数列", " "),
    ("任意|任何|所有|全部|若干|任取|不限|正整数|自然数|整数", " any "),
    ("不超过|不多于|至多|最多", " up to "),
    ("不少于|至少|最少", " at least "),
    ("无穷|无限", " inf "),
    ("到|至", " to "),
    ("每次|可以|只能|可|完全|石子|的|多|数|个|颗|从|取", " "),
    ("和|与|或|及", ","),
];

impl HeapGame {
    /// The game of what a move can take from a heap: numbers, ranges and names, such as `1, 3..5, 9`, `squares, 3` or
    /// `1..10 but 4`, or `divisors` or `proper divisors`. It may stand in braces.
    pub fn with_takes(rule: &str) -> Result<Self, Error> {
        let english = in_english(rule, &CHINESE);
        let words = words(&english);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        Ok(match *words {
            ["divisor" | "factor"] | ["divisor" | "factor", "n"] => {
                HeapGame::new(Divisors { are_proper: false })
            }
            ["proper", "divisor" | "factor"] | ["proper", "divisor" | "factor", "n"] => {
                HeapGame::new(Divisors { are_proper: true })
            }
            _ => HeapGame::new(Numbers::parse(&words, rule)?),
        })
    }
}

/// The numbers, words and signs of a rule, without fillers. A comma stands for all that separates numbers, and between a
/// range without end and a blank.
fn words(rule: &str) -> Vec<String> {
    let class = |c: char| match c {
        '0'..='9' => 0,
        c if c.is_alphabetic() => 1,
        '.' | '=' | '<' | '>' | '*' | '-' | '~' => 2,
        _ => 3,
    };
    let mut words: Vec<String> = Vec::new();
    for item in rule.split_whitespace() {
        let mut last = None;
        for c in item.chars() {
            match words.last_mut() {
                _ if ",;()[]{}".contains(c) => words.push(",".to_string()),
                Some(word) if last == Some(class(c)) && class(c) < 3 => word.push(c),
                _ => words.push(c.to_string()),
            }
            last = Some(class(c));
        }
        if item.ends_with("..") && !item.starts_with('.') {
            words.push(",".to_string());
        }
    }
    // The end of a sentence.
    if words.last().map_or(false, |word| word == ".") {
        words.pop();
    }
    let plain = |word: String| {
        let singular = if word.len() > 3 { word.strip_suffix('s') } else { None };
        let singular = singular.unwrap_or(&word);
        in_digits(singular)
    };
    words.into_iter().map(plain).filter(|word| !FILLERS.contains(&word.as_str())).collect()
}

/// Whether a word stands for any number.
fn is_variable(word: &str) -> bool {
    word.len() == 1 && word.starts_with(|c: char| c.is_ascii_lowercase())
}

/// Whether a word stands between the ends of a range.
fn is_to(word: &str) -> bool {
    let is_dots = word.starts_with("..") && word.trim_end_matches('=').trim_matches('.').is_empty();
    let is_dash = word.starts_with(['-', '~']) && word.chars().all(|c| "-~>".contains(c));
    is_dots || is_dash || matches!(word, "to" | "through" | "thru")
}

impl Numbers {
    fn parse(words: &[&str], rule: &str) -> Result<Self, Error> {
        let base = |text: &str| text.parse().ok().filter(|base| (2..=LARGEST_TAKE).contains(base));
        let unknown = || Error::UnknownTakes { names: NAMES, found: rule.to_string() };
        let (mut sides, mut excludes, mut is_any) = ([Vec::new(), Vec::new()], false, false);
        let mut rest = words;
        while let Some(&first) = rest.first() {
            let (term, len) = match *rest {
                [",", ..] => {
                    rest = &rest[1..];
                    continue;
                }
                ["but" | "except" | "without" | "excluding" | "not", ..] if !excludes => {
                    excludes = true;
                    rest = &rest[1..];
                    continue;
                }
                [any, ..] if ANY.split(' ').any(|word| word == any) && !excludes => {
                    is_any = true;
                    rest = &rest[1..];
                    continue;
                }
                ["n"] if !excludes && sides[0].is_empty() => (Some(Term::Range(1, u64::MAX)), 1),
                ["power", k, ..] => (base(k).map(Term::PowersOf), 2),
                [k, "^" | "**", v, ..] if is_variable(v) && !is_variable(k) => {
                    (base(k).map(Term::PowersOf), 3)
                }
                [v, "^" | "**", "2", ..] if is_variable(v) => (Term::named("square"), 3),
                [v, "^" | "**", "3", ..] if is_variable(v) => (Term::named("cube"), 3),
                [v, "*", w, ..] if is_variable(v) && v == w => (Term::named("square"), 3),
                ["2", v, "+" | "-", "1", ..] if is_variable(v) => (Some(Term::Every(1, 2)), 4),
                ["odd", ..] => (Some(Term::Every(1, 2)), 1),
                ["even", ..] => (Some(Term::Every(2, 2)), 1),
                ["multiple", k, ..] => (base(k).map(|n| Term::Every(n, n)), 2),
                [k, "*", v, ..] if is_variable(v) => (base(k).map(|n| Term::Every(n, n)), 3),
                [k, v, ..] if is_variable(v) => (base(k).map(|n| Term::Every(n, n)), 2),
                ["up", "to", most, ..] | ["at", "most", most, ..] => {
                    (Some(Term::range("1", most)?), 3)
                }
                ["<=", most, ..] => (Some(Term::range("1", most)?), 2),
                ["at", "least", least, ..] => (Some(Term::range(least, "")?), 3),
                [">=", least, ..] | [least, "more", ..] => (Some(Term::range(least, "")?), 2),
                ["between", least, most, ..] => (Some(Term::range(least, most)?), 3),
                [least, to] | [least, to, ",", ..] if is_to(to) || to == "+" => {
                    (Some(Term::range(least, "")?), 2)
                }
                [least, to, most, ..] if is_to(to) => (Some(Term::range(least, most)?), 3),
                _ if first.starts_with(|c: char| c.is_ascii_digit()) => {
                    (Some(Term::range(first, first)?), 1)
                }
                _ => (Term::named(first), 1),
            };
            sides[usize::from(excludes)].push(term.ok_or_else(unknown)?);
            rest = &rest[len..];
        }
        let [mut terms, mut excluded] = sides;
        if is_any && terms.is_empty() {
            terms.push(Term::Range(1, u64::MAX));
        }
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
        let any = joined(terms, " || ");
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
        f.write_str(&joined(&self.terms, ", "))?;
        if self.excluded.is_empty() {
            return Ok(());
        }
        write!(f, " but {}", joined(&self.excluded, ", "))
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
    /// The numbers from the first to the second, which may be nothing, or a word for no end.
    fn range(least: &str, most: &str) -> Result<Self, Error> {
        let item = if least == most { least.to_string() } else { format!("{least}..{most}") };
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=LARGEST_TAKE).contains(number));
            let (found, item) = (text.to_string(), item.clone());
            number.ok_or(Error::NoTake { most: LARGEST_TAKE, found, item })
        };
        let most = match most {
            "" | "n" | "inf" | "infinity" | "∞" => u64::MAX,
            most if most.starts_with(|c: char| c.is_ascii_digit()) => number(most)?,
            other => {
                let (least, found) = (least.to_string(), other.to_string());
                return Err(Error::NoEnd { least, found });
            }
        };
        let least = number(least)?;
        if least > most {
            return Err(Error::EmptyRange { found: item });
        }
        Ok(Term::Range(least, most))
    }

    fn named(word: &str) -> Option<Self> {
        NAMED.iter().find(|(_, words, _)| words.contains(&word)).map(Term::Named)
    }

    fn contains(self, n: u64) -> bool {
        match self {
            Term::Range(least, most) => (least..=most).contains(&n),
            Term::Every(first, step) => n % step == first % step,
            Term::PowersOf(base) => powers(base).any(|power| power == n),
            Term::Named((_, _, contains)) => contains(n),
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
            Term::Named((_, words, _)) => format!("is_{}(take)", words[0]),
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
            Term::Named((name, _, _)) => f.write_str(name),
        }
    }
}

impl Moves for Numbers {
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
