//! The bounds that a statement gives, in each language, are those that the validator of the problem
//! checks, of the same variables and in the same order: `problems/ID/statement/problem.*.md` and
//! `problems/ID/input_validators/ID.ctd`. The data reaches the bounds of the number of cases; those of the
//! other numbers are the matter of `bt constraints`.
//!
//! What is a bound:
//!
//! - In a statement, each variable of each formula of the section "Input" that compares:
//!   `$1 \le n, m \le 1000$` bounds two variables, and `$1 \le p \le q \le 65535$` as well, the second of
//!   them from `p` on. A formula that compares and cannot be read is an error.
//! - In a validator, each `INT(low, high, name)`. An end that is a variable, or one less than it (`n-1`),
//!   takes the least or largest of its values. The name is that of the statement in small letters, `k` for `K_i`.
//! - The number of cases: `T` where the input gives it. Elsewhere a statement says `from $1$ to $3000$ test
//!   cases`, and the validator counts them: `ASSERT(1 <= cases && cases <= 3000)`. `A single test case` is
//!   one, and so is an input whose validator neither reads nor counts any.
//! - A sum: in a statement `$\sum n \le 200000$`, in a validator `SET(total = 0)`,
//!   `SET(total = total + n)` and `ASSERT(total <= 200000)`.
//! - The first and the last date, if there are dates: in a statement in words, in a validator the
//!   ends of `y`, `m` and `d`, and the `ASSERT` of the last one.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use std::collections::BTreeMap;
use std::fmt;

type Result<T> = std::result::Result<T, String>;

/// The months as the English pages spell them.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// What a variable can be.
#[derive(Clone, Debug, PartialEq)]
struct Bound {
    name: String,
    low: u64,
    high: u64,
    /// The variable that it is not below.
    from: Option<String>,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}..{}", self.name, self.low, self.high)?;
        self.from.iter().try_for_each(|variable| write!(f, " (from {variable} on)"))
    }
}

/// Year, month, day.
type Date = [u64; 3];

/// The bounds of an input in the order in which they are read, those of the number of its cases, and its
/// dates.
#[derive(Debug, Default, PartialEq)]
struct Bounds {
    cases: Option<(u64, u64)>,
    numbers: Vec<Bound>,
    dates: Vec<Date>,
}

impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (low, high) = self.cases.unwrap_or_default();
        write!(f, "{low}..{high} cases")?;
        self.numbers.iter().try_for_each(|bound| write!(f, ", {bound}"))?;
        self.dates.iter().try_for_each(|[y, m, d]| write!(f, ", date {y}-{m:02}-{d:02}"))
    }
}

// Statements

impl Bounds {
    /// Adds the next number. `t` is that of the cases.
    fn push(&mut self, bound: Bound) {
        if bound.name == "t" {
            self.cases = Some((bound.low, bound.high));
        } else {
            self.numbers.push(bound);
        }
    }
}

/// The sections of a statement that are about the input.
const INPUT: [&str; 2] = ["Input", "输入"];

fn bounds_of_statement(statement: &str) -> Result<Bounds> {
    let mut sections = statement.split("\n## ");
    let section = sections
        .find_map(|section| {
            INPUT.iter().find_map(|name| section.strip_prefix(&format!("{name}\n")))
        })
        .ok_or_else(|| format!("no section {}", INPUT.join(" or ")))?
        .replace('\n', " ");
    let pieces: Vec<&str> = section.split('$').collect();
    if pieces.len() % 2 == 0 {
        return Err("a formula has no end".to_string());
    }
    let dates = dates_in(&section);
    let mut bounds = Bounds { cases: cases_in(&pieces), numbers: Vec::new(), dates };
    for formula in pieces.iter().skip(1).step_by(2) {
        let found = bounds_of_formula(formula).map_err(|error| format!("${formula}$: {error}"))?;
        for bound in found {
            bounds.push(bound);
        }
    }
    Ok(bounds)
}

/// `from $1$ to $3000$ test cases`, or `a single test case`, in either language, in a text split at `$`.
fn cases_in(pieces: &[&str]) -> Option<(u64, u64)> {
    const WORDS: [[&str; 2]; 2] = [[" to ", " test cases"], [" 到 ", " 组测试数据"]];
    const ONE: [&str; 2] = ["a single test case", "只有一组测试数据"];
    if ONE.iter().any(|one| pieces[0].contains(one)) {
        return Some((1, 1));
    }
    pieces.windows(4).find_map(|pieces| {
        let is_it = |[to, cases]: [&str; 2]| pieces[1] == to && pieces[3].starts_with(cases);
        WORDS.into_iter().find(|&words| is_it(words))?;
        number(pieces[0]).ok().zip(number(pieces[2]).ok())
    })
}

/// `1 \le n, m \le 10^9`: what each variable can be. Nothing if the formula does not compare.
fn bounds_of_formula(formula: &str) -> Result<Vec<Bound>> {
    const COMPARING: [&str; 10] =
        ["<", ">", "=", "\\lt", "\\le", "\\leq", "\\gt", "\\ge", "\\geq", "\\ne"];
    let mut terms = vec![String::new()];
    for word in spaced(formula).split_whitespace() {
        match word {
            // `bt constraints` takes the end of a strict comparison for a value.
            "\\le" | "\\leq" => terms.push(String::new()),
            _ if COMPARING.contains(&word) => {
                return Err(format!("{word} is neither \\le nor \\leq"))
            }
            _ => *terms.last_mut().unwrap() += word,
        }
    }
    let [low, groups @ .., high] = &terms[..] else { return Ok(Vec::new()) };
    if let Some(name) = low.strip_prefix("\\sum").filter(|_| groups.is_empty()) {
        return Ok(vec![sum_bound(name, number(high)?)]);
    }
    if groups.is_empty() {
        return Err("not a variable between two numbers".to_string());
    }
    let (low, high) = (number(low)?, number(high)?);
    let name = |variable: &str| variable.split('_').next().unwrap().to_lowercase();
    let bounds = groups.iter().enumerate().flat_map(|(place, group)| {
        let from = place.checked_sub(1).map(|before| name(&groups[before]));
        group.split(',').map(move |variable| Bound {
            name: name(variable),
            low,
            high,
            from: from.clone(),
        })
    });
    Ok(bounds.collect())
}

/// `10`, `10^9` or `2^{31}-1`.
fn number(text: &str) -> Result<u64> {
    let plain = text.replace(['{', '}'], "");
    let (power, less) = plain.split_once('-').unwrap_or((&plain, "0"));
    let (base, exponent) = power.split_once('^').unwrap_or((power, "1"));
    let value = match (base.parse::<u64>(), exponent.parse(), less.parse()) {
        (Ok(base), Ok(exponent), Ok(less)) => {
            base.checked_pow(exponent).and_then(|power| power.checked_sub(less))
        }
        _ => None,
    };
    value.ok_or_else(|| format!("{text:?} is no number such as 10, 10^9 or 2^{{31}}-1"))
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
    let mut summed = None; // the variable whose sum is bounded
    while let Some(word) = words.next() {
        if ["SPACE", "NEWLINE", "EOF", "END", "ELSE"].contains(&word) {
            continue;
        }
        let arguments = arguments(&mut words);
        let plain: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let unknown = || format!("{word}({}) is not understood", plain.join(", "));
        match (word, &plain[..]) {
            ("UNSET" | "IF" | "STRING", _)
            | ("WHILE", ["!ISEOF" | "!MATCH ( \"0\" )" | "cases > 0 && MATCH ( \" \\n\" )"])
            | ("SET", ["cases = 0" | "cases = cases + 1" | "total = 0"]) => {}
            ("INT", [low, high, name]) => {
                let end = |end: &str| {
                    // `n-1` where things are numbered from 0, `x[j]` where `x` is a list.
                    let (variable, less) =
                        end.strip_suffix("-1").map_or((end, 0), |variable| (variable, 1));
                    match values.get(variable.split(' ').next().unwrap()) {
                        Some(&(low, high)) if low >= less => Ok((low - less, high - less)),
                        _ => end.parse().map(|end| (end, end)).map_err(|_| unknown()),
                    }
                };
                let (low_end, high_end) = (end(low)?.0, end(high)?.1);
                let from = low.parse::<u64>().is_err().then(|| (*low).to_string());
                let name = name.split(' ').next().unwrap().to_string();
                values.insert(name.clone(), (low_end, high_end));
                bounds.push(Bound { name, low: low_end, high: high_end, from });
            }
            ("SET", [addition]) if addition.starts_with("total = total + ") => {
                summed = addition.rsplit(' ').next().map(String::from);
            }
            ("ASSERT", [condition]) if condition.starts_with("total <= ") => {
                let high = condition.rsplit(' ').next().unwrap();
                bounds.push(sum_bound(summed.as_deref().ok_or_else(unknown)?, number(high)?));
            }
            ("SET", [assignment]) => {
                let (name, value) = assignment.split_once(" = ").ok_or_else(unknown)?;
                let value = value.parse().map_err(|_| unknown())?;
                let (low, high) = values.get(name).copied().unwrap_or((value, value));
                values.insert(name.to_string(), (low.min(value), high.max(value)));
            }
            // How often: a variable that has its own bounds.
            ("REP", [count, ..]) | ("REPI", [_, count, ..]) if values.contains_key(*count) => {}
            // Numbers are different, or even.
            ("ASSERT", [condition])
                if condition.starts_with("UNIQUE ")
                    || condition.contains(" != ")
                    || condition.ends_with(" % 2 == 0") => {}
            ("ASSERT", [condition]) if condition.contains(" cases ") => {
                let ends = condition.split_once(" <= cases && cases <= ").ok_or_else(unknown)?;
                bounds.cases = Some((number(ends.0)?, number(ends.1)?));
            }
            ("ASSERT", [condition]) => {
                let last = last_date(condition).ok_or_else(unknown)?;
                let first = ["y", "m", "d"].map(|name| values.get(name).map(|ends| ends.0));
                let [Some(year), Some(month), Some(day)] = first else { return Err(unknown()) };
                bounds.dates.extend([[year, month, day], last]);
            }
            _ => return Err(unknown()),
        }
    }
    bounds.cases = bounds.cases.or(Some((1, 1)));
    Ok(bounds)
}

/// The bound of the sum of a variable over all cases.
fn sum_bound(name: &str, high: u64) -> Bound {
    Bound { name: format!("sum of {}", name.trim().to_lowercase()), low: 0, high, from: None }
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

/// The date up to which this holds: `y < Y || m < M || (m == M && d <= D)`.
fn last_date(condition: &str) -> Option<Date> {
    let number = |word: &&str| word.parse::<u64>().ok();
    let numbers: Vec<u64> =
        condition.split(' ').collect::<Vec<_>>().iter().filter_map(number).collect();
    let [year, month, same_month, day] = numbers[..] else { return None };
    let expected = format!("y < {year} || m < {month} || ( m == {same_month} && d <= {day} )");
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
            bounds.and_then(|bounds| match (bounds.cases, bounds.numbers.len()) {
                (None, _) => Err(format!("{}: no bound of the number of cases", pack::shown(path))),
                (_, 0) => Err(format!("{}: no bound is found", pack::shown(path))),
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

/// Each case has a line of the answer.
#[test]
fn the_data_has_as_few_and_as_many_cases_as_are_legal() {
    let mut failures = Vec::new();
    for problem in pack::problems().unwrap() {
        let id = &problem.id;
        let validator = problem.folder().join(format!("input_validators/{id}.ctd"));
        let bounds = bounds_of_validator(&pack::read(&validator).unwrap()).unwrap();
        let count = |case: &pack::Case| pack::read(&case.answer).unwrap().lines().count() as u64;
        let counts: Vec<u64> = problem.cases().unwrap().iter().map(count).collect();
        let ends = counts.iter().min().copied().zip(counts.iter().max().copied());
        if ends != bounds.cases {
            let (low, high) = ends.unwrap_or_default();
            failures.push(format!(
                "testdata/{id} has from {low} to {high} cases in a file\n{} checks  {bounds}",
                pack::shown(&validator)
            ));
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
    assert_eq!(shown(r"1 \le n, m \le 1000"), "n 1..1000, m 1..1000");
    assert_eq!(shown(r"0\le K_i\leq 10^9"), "k 0..1000000000");
    assert_eq!(shown(r"2 \le n \le 2^{31} - 1"), "n 2..2147483647");
    assert_eq!(shown(r"1 \le p \le q \le 9"), "p 1..9, q 1..9 (from p on)");
    assert_eq!(shown(r"0 < n \le 9"), r"< is neither \le nor \leq");
    assert_eq!(shown(r"\sum n \le 10^6"), "sum of n 0..1000000");
    assert_eq!(shown(r"n \ge 1"), r"\ge is neither \le nor \leq");
    assert_eq!(shown(r"1 \le n"), "not a variable between two numbers");
    assert_eq!(shown(r"1 \le n \le m"), r#""m" is no number such as 10, 10^9 or 2^{31}-1"#);
}

#[test]
fn numbers_of_cases_are_read() {
    let shown = |statement| match bounds_of_statement(statement) {
        Ok(bounds) => bounds.to_string(),
        Err(error) => error,
    };
    let in_words =
        "\n## Input\n\nThe input contains from $1$ to $30$ test\ncases: $0 \\le n \\le 5$.\n";
    assert_eq!(shown(in_words), "1..30 cases, n 0..5");
    assert_eq!(shown("\n## 输入\n\n输入包含 $1$ 到 $30$ 组测试数据。\n"), "1..30 cases");
    assert_eq!(shown("\n## Input\n\n$T$ ($1 \\le T \\le 30$) cases\n"), "1..30 cases");
    assert_eq!(shown("\n## Input\n\nThe input is a single test case.\n"), "1..1 cases");
    assert_eq!(bounds_of_statement("\n## Input\n\nfrom $1$ to $30$ heaps\n").unwrap().cases, None);
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
    let counted = "# T\nINT(1, 20, t) NEWLINE\nREP(t, SPACE) INT(0, 5, n) END NEWLINE\nEOF\n";
    assert_eq!(shown(counted), "1..20 cases, n 0..5");
    let ended =
        "SET(cases = 0)\nWHILE(!MATCH(\"0\"))\nINT(2, 9, m) NEWLINE\nSET(cases = cases + 1)\nEND\n\
                 STRING(\"0 0\") NEWLINE\nASSERT(1 <= cases && cases <= 30)\nEOF\n";
    assert_eq!(shown(ended), "1..30 cases, m 2..9");
    let chained = "INT(1, 3, t) INT(1, 9, p) SPACE INT(p, 9, q) NEWLINE EOF\n";
    assert_eq!(shown(chained), "1..3 cases, p 1..9, q 1..9 (from p on)");
    let from_zero = "INT(1, 9, n) NEWLINE REP(n) INT(0, n-1, p) NEWLINE END EOF\n";
    assert_eq!(shown(from_zero), "1..1 cases, n 1..9, p 0..8");
    let even = "INT(2, 20, n) ASSERT(n % 2 == 0) REP(n) INT(1, 9, s) END EOF\n";
    assert_eq!(shown(even), "1..1 cases, n 2..20, s 1..9");
    let summed = "SET(total = 0) INT(1, 9, n) SET(total = total + n) ASSERT(total <= 20) EOF\n";
    assert_eq!(shown(summed), "1..1 cases, n 1..9, sum of n 0..20");
    assert_eq!(shown("ASSERT(total <= 20)"), "ASSERT(total <= 20) is not understood");
    assert_eq!(shown("REP(3) INT(1, 2, n) END"), "REP(3) is not understood");
    assert_eq!(shown("INT(1, 9)"), "INT(1, 9) is not understood");
    assert_eq!(shown("INT(1, n, m)"), "INT(1, n, m) is not understood");
    assert_eq!(shown("FLOAT(1, 2)"), "FLOAT(1, 2) is not understood");
    assert_eq!(shown("INT(1, 9, n) ASSERT(n < 5)"), "ASSERT(n < 5) is not understood");
}
