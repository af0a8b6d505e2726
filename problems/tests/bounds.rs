//! The bounds that a statement gives, in each language, are those that the validator of the problem
//! checks, in the same order: `problems/ID/statement/problem.*.md` and `problems/ID/input_validators/ID.ctd`.
//!
//! What is a bound:
//!
//! - In a statement, each variable of each formula of the section "Input" that compares:
//!   `$1 \le n, m < 1100$` bounds two variables, and `$0 < p \le q < 65536$` as well, the second of
//!   them from `p` on. A formula that compares and cannot be read is an error.
//! - In a validator, each `INT(low, high)`. An end that is a variable takes the least or largest of its
//!   values. A zero that ends the input is no case: `INT(0, 0)` is no bound, and of a variable that a
//!   `WHILE` compares with 0 the bounds begin with 1. `ASSERT(x != low)` raises the low end by one.
//! - The first and the last date, if there are dates: in a statement in words, in a validator the
//!   ends of `year`, `month` and `day`, and the `ASSERT` of the last one.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use pack::pages::MONTHS;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

type Result<T> = std::result::Result<T, String>;

/// What a variable can be.
#[derive(Clone, Debug, PartialEq)]
struct Bound {
    low: u64,
    high: u64,
    /// The variable that it is not below.
    from: Option<String>,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}..{}", self.low, self.high)?;
        self.from.iter().try_for_each(|variable| write!(f, " (from {variable} on)"))
    }
}

/// Year, month, day.
type Date = [u64; 3];

/// The bounds of an input in the order in which they are read, and its dates.
#[derive(Debug, Default, PartialEq)]
struct Bounds {
    numbers: Vec<Bound>,
    dates: Vec<Date>,
}

impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let numbers: Vec<String> = self.numbers.iter().map(Bound::to_string).collect();
        write!(f, "{}", numbers.join(", "))?;
        self.dates.iter().try_for_each(|[y, m, d]| write!(f, ", date {y}-{m:02}-{d:02}"))
    }
}

// Statements

/// The sections of a statement that are about the input.
const INPUT: [&str; 2] = ["Input", "输入"];

fn bounds_of_statement(statement: &str) -> Result<Bounds> {
    let mut sections = statement.split("\n## ");
    let section = sections
        .find_map(|section| {
            INPUT.iter().find_map(|name| section.strip_prefix(&format!("{name}\n")))
        })
        .ok_or_else(|| format!("no section {}", INPUT.join(" or ")))?;
    let pieces: Vec<&str> = section.split('$').collect();
    if pieces.len() % 2 == 0 {
        return Err("a formula has no end".to_string());
    }
    let mut numbers = Vec::new();
    for formula in pieces.iter().skip(1).step_by(2) {
        numbers
            .extend(bounds_of_formula(formula).map_err(|error| format!("${formula}$: {error}"))?);
    }
    Ok(Bounds { numbers, dates: dates_in(section) })
}

/// `1 \le n, m \le 10^9`: what each variable can be. Nothing if the formula does not compare.
fn bounds_of_formula(formula: &str) -> Result<Vec<Bound>> {
    const COMPARING: [&str; 10] =
        ["<", ">", "=", "\\lt", "\\le", "\\leq", "\\gt", "\\ge", "\\geq", "\\ne"];
    let mut terms = vec![String::new()];
    let mut strict = Vec::new(); // whether the comparison after each term is
    for word in spaced(formula).split_whitespace() {
        if !COMPARING.contains(&word) {
            *terms.last_mut().unwrap() += word;
            continue;
        }
        match word {
            "<" | "\\lt" => strict.push(true),
            "\\le" | "\\leq" => strict.push(false),
            _ => return Err(format!("{word} is none of <, \\lt, \\le, \\leq")),
        }
        terms.push(String::new());
    }
    if strict.is_empty() {
        return Ok(Vec::new());
    }
    if strict.len() == 1 {
        return Err("not a variable between two numbers".to_string());
    }
    let low = number(&terms[0])? + u64::from(strict[0]);
    let high = number(&terms[terms.len() - 1])?.saturating_sub(u64::from(strict[strict.len() - 1]));
    if strict[1..strict.len() - 1].contains(&true) {
        return Err("a strict comparison of two variables".to_string());
    }
    let groups = &terms[1..terms.len() - 1];
    let bounds = groups.iter().enumerate().flat_map(|(place, group)| {
        let from = place.checked_sub(1).map(|before| groups[before].clone());
        group.split(',').map(move |_| Bound { low, high, from: from.clone() })
    });
    Ok(bounds.collect())
}

/// `10`, `10^9` or `2^{31}`.
fn number(text: &str) -> Result<u64> {
    let plain = text.replace(['{', '}'], "");
    let (base, exponent) = plain.split_once('^').unwrap_or((&plain, "1"));
    let value = match (base.parse::<u64>(), exponent.parse()) {
        (Ok(base), Ok(exponent)) => base.checked_pow(exponent),
        _ => None,
    };
    value.ok_or_else(|| format!("{text:?} is no number such as 10, 10^9 or 2^{{31}}"))
}

/// `4 November 2001` or `2001 年 11 月 4 日`, all of them.
fn dates_in(text: &str) -> Vec<Date> {
    let words: Vec<&str> =
        text.split([' ', '\n', '.', ',']).filter(|word| !word.is_empty()).collect();
    let english = words.windows(3).filter_map(|words| {
        let month = MONTHS.iter().position(|&month| month == words[1])?;
        Some([words[2].parse().ok()?, month as u64 + 1, words[0].parse().ok()?])
    });
    let chinese = text.split('日').filter_map(|before| {
        let (before, day) = before.rsplit_once('月')?;
        let (before, month) = before.rsplit_once('年')?;
        let year = before.trim().rsplit(|c: char| !c.is_ascii_digit()).next()?;
        Some([year.parse().ok()?, month.trim().parse().ok()?, day.trim().parse().ok()?])
    });
    english.chain(chinese).collect()
}

// Validators

/// The text with blanks around what stands by itself, in formulas and in validators.
fn spaced(text: &str) -> String {
    let mut spaced = text.replace('<', " < ").replace('>', " > ").replace('\\', " \\");
    for token in ["(", ")", "[", "]", ",", "==", "!=", "< =", "> =", "&&", "||"] {
        spaced = spaced.replace(token, &format!(" {} ", token.replace(' ', "")));
    }
    spaced
}

/// The values of a variable.
type Values = BTreeMap<String, (u64, u64)>;

fn bounds_of_validator(validator: &str) -> Result<Bounds> {
    let lines = validator.lines().filter(|line| !line.starts_with('#'));
    let text = spaced(&lines.collect::<Vec<_>>().join("\n"));
    let mut words = text.split_whitespace();
    let mut bounds = Bounds::default();
    let mut values = Values::new();
    let mut indices = BTreeMap::new(); // of the variables in `bounds`
    let mut ends_with_zero = BTreeSet::new();
    while let Some(word) = words.next() {
        if ["SPACE", "NEWLINE", "EOF", "END", "ELSE"].contains(&word) {
            continue;
        }
        let arguments = arguments(&mut words);
        let plain: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let unknown = || format!("{word}({}) is not understood", plain.join(", "));
        match (word, &plain[..]) {
            ("INT", ["0", "0"]) | ("UNSET" | "IF", _) => {}
            ("INT", [low, high, name @ ..]) => {
                let end = |end: &str| match values.get(end) {
                    Some(&values) => Ok(values),
                    None => end.parse().map(|end| (end, end)).map_err(|_| unknown()),
                };
                let (low_end, high_end) = (end(low)?.0, end(high)?.1);
                let from = low.parse::<u64>().is_err().then(|| (*low).to_string());
                let name = name.first().map(|name| name.split(' ').next().unwrap().to_string());
                let is_end = name.as_ref().is_some_and(|name| ends_with_zero.contains(name));
                let low_end = low_end.max(u64::from(is_end));
                if let Some(name) = name {
                    values.insert(name.clone(), (low_end, high_end));
                    indices.insert(name, bounds.numbers.len());
                }
                bounds.numbers.push(Bound { low: low_end, high: high_end, from });
            }
            ("SET", [assignment]) => {
                let (name, value) = assignment.split_once(" = ").ok_or_else(unknown)?;
                let value = value.parse().map_err(|_| unknown())?;
                let (low, high) = values.get(name).copied().unwrap_or((value, value));
                values.insert(name.to_string(), (low.min(value), high.max(value)));
            }
            ("WHILE", [condition]) => {
                let name = condition.strip_suffix(" > 0").ok_or_else(unknown)?;
                ends_with_zero.insert(name.to_string());
            }
            // How often: a variable that has its own bounds.
            ("REP", [count, ..]) | ("REPI", [_, count, ..]) if indices.contains_key(*count) => {}
            ("ASSERT", [condition]) if condition.starts_with("UNIQUE ") => {}
            ("ASSERT", [condition]) => match condition.split_once(" != ") {
                Some((name, value)) if indices.contains_key(name) => {
                    let bound = &mut bounds.numbers[indices[name]];
                    if value != bound.low.to_string() {
                        return Err(unknown());
                    }
                    bound.low += 1;
                }
                _ => {
                    let last = last_date(condition).ok_or_else(unknown)?;
                    let names = ["year", "month", "day"];
                    let [year, month, day] = names.map(|name| values.get(name).map(|ends| ends.0));
                    let first = year.zip(month).zip(day).ok_or_else(unknown)?;
                    let ((year, month), day) = first;
                    bounds.dates.extend([[year, month, day], last]);
                }
            },
            _ => return Err(unknown()),
        }
    }
    Ok(bounds)
}

/// What stands between the parentheses that come next, separated by commas.
fn arguments<'a>(words: &mut impl Iterator<Item = &'a str>) -> Vec<String> {
    let (mut depth, mut arguments) = (0, vec![Vec::new()]);
    for word in words {
        depth += i32::from(word == "(") - i32::from(word == ")");
        match word {
            "(" if depth == 1 => {}
            ")" if depth == 0 => break,
            "," if depth == 1 => arguments.push(Vec::new()),
            _ => arguments.last_mut().unwrap().push(word),
        }
    }
    arguments.into_iter().map(|words| words.join(" ")).collect()
}

/// The date up to which this holds: `year < Y || month < M || (month == M && day <= D)`.
fn last_date(condition: &str) -> Option<Date> {
    let number = |word: &&str| word.parse::<u64>().ok();
    let numbers: Vec<u64> =
        condition.split(' ').collect::<Vec<_>>().iter().filter_map(number).collect();
    let [year, month, same_month, day] = numbers[..] else { return None };
    let expected =
        format!("year < {year} || month < {month} || ( month == {same_month} && day <= {day} )");
    (condition == expected && month == same_month).then_some([year, month, day])
}

// All problems

#[test]
fn statements_and_validators_give_the_same_bounds() {
    let mut failures = Vec::new();
    for problem in pack::problems().unwrap() {
        let id = &problem.id;
        let validator = problem.folder().join(format!("input_validators/{id}.ctd"));
        let statements = pack::files(&problem.folder().join("statement"), "md").unwrap();
        assert!(statements.len() >= 2, "{id}: the statement is there in both languages");
        let read = |path, bounds_of: fn(&str) -> Result<Bounds>| {
            let bounds = pack::read(path).map_err(|error| error.to_string()).and_then(|text| {
                bounds_of(&text).map_err(|error| format!("{}: {error}", pack::shown(path)))
            });
            bounds.and_then(|bounds| match bounds.numbers.len() {
                0 => Err(format!("{}: no bound is found", pack::shown(path))),
                _ => Ok(bounds),
            })
        };
        let checked = read(&validator, bounds_of_validator);
        failures.extend(checked.as_ref().err().cloned());
        for path in &statements {
            match (read(path, bounds_of_statement), &checked) {
                (Err(error), _) => failures.push(error),
                (Ok(given), Ok(checked)) if given != *checked => failures.push(format!(
                    "{} gives the bounds  {given}\n{} checks  {checked}",
                    pack::shown(path),
                    pack::shown(&validator)
                )),
                _ => {}
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn formulas_are_read() {
    let shown = |formula| match bounds_of_formula(formula) {
        Ok(bounds) => bounds.iter().map(Bound::to_string).collect::<Vec<_>>().join(", "),
        Err(error) => error,
    };
    assert_eq!(shown(r"n"), "");
    assert_eq!(shown(r"K_1, \dots, K_m"), "");
    assert_eq!(shown(r"1 \le n, m \le 1000"), "1..1000, 1..1000");
    assert_eq!(shown(r"0<K_i\lt 10^9"), "1..999999999");
    assert_eq!(shown(r"2 \leq n < 2^{31}"), "2..2147483647");
    assert_eq!(shown(r"0 < p \le q < 65536"), "1..65535, 1..65535 (from p on)");
    assert_eq!(shown(r"n \ge 1"), r"\ge is none of <, \lt, \le, \leq");
    assert_eq!(shown(r"1 \le n"), "not a variable between two numbers");
    assert_eq!(shown(r"1 \le n \le m"), r#""m" is no number such as 10, 10^9 or 2^{31}"#);
    assert_eq!(shown(r"1 \le m < n \le 9"), "a strict comparison of two variables");
}

#[test]
fn dates_are_read() {
    let expected = [[1900, 1, 1], [2001, 11, 4]];
    assert_eq!(dates_in("a date from 1 January 1900 to 4\nNovember 2001."), expected);
    assert_eq!(dates_in("保证是 1900 年 1 月 1 日到 2001 年 11 月 4 日之间的日期。"), expected);
}

#[test]
fn validators_are_read() {
    let shown = |validator| match bounds_of_validator(validator) {
        Ok(bounds) => bounds.to_string(),
        Err(error) => error,
    };
    let counted = "# T\nINT(1, 20, cases) NEWLINE\nREP(cases, SPACE) INT(0, 5) END NEWLINE\nEOF\n";
    assert_eq!(shown(counted), "1..20, 0..5");
    let ended = "SET(m = 1)\nWHILE(m > 0)\nINT(0, 9, m) NEWLINE\nASSERT(m != 1)\nEND\nEOF\n";
    assert_eq!(shown(ended), "2..9");
    let chained = "INT(1, 9, p) SPACE INT(p, 9) NEWLINE EOF\n";
    assert_eq!(shown(chained), "1..9, 1..9 (from p on)");
    assert_eq!(shown("REP(3) INT(1, 2) END"), "REP(3) is not understood");
    assert_eq!(shown("INT(1, n)"), "INT(1, n) is not understood");
    assert_eq!(shown("FLOAT(1, 2)"), "FLOAT(1, 2) is not understood");
    assert_eq!(shown("INT(1, 9, n) ASSERT(n < 5)"), "ASSERT(n < 5) is not understood");
}
