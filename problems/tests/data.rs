//! Holds the data of every problem against its validator, and both and the statements against the bounds in
//! `problem.yaml`: `cargo test --test data hdu1846`.
//!
//! - Every test file is legal, every invalid one is not, and no two are the same.
//! - Where there are invalid inputs, each rule of the validator (an end of an INT, a test in an ASSERT) is all that some
//!   invalid input breaks.
//! - The bounds are those of the validator, stand in formulas of the statements, and are reached by the data.
//! - Where they allow it, a largest input is too much for a program that looks at each pair, or counts from 1 to a number.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use judging::checktestdata::{Program, Range, Ranges};
use common::judge::Framing;
use libtest_mimic::{Arguments, Trial};
use pack::{shown, Bound, Pack, Problem};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::exit;
use std::time::Duration;

fn main() {
    let problems: &'static [Problem] = match Pack::here().and_then(|pack| pack.problems()) {
        Ok(problems) => problems.leak(),
        Err(error) => {
            eprintln!("data: {error}");
            exit(1)
        }
    };
    let report = |failures: Vec<String>| {
        if failures.is_empty() {
            Ok(())
        } else {
            Err(failures.join("\n").into())
        }
    };
    let data = |problem: &'static Problem| {
        Trial::test(&problem.id, move || report(failures(problem, problems)))
    };
    let asked = problems.iter().filter(|problem| is_whole(&problem.id));
    if let Err(error) = pack::data::make(asked) {
        eprintln!("data: {error:#}");
        exit(1)
    }
    let mut trials: Vec<Trial> = problems.iter().map(data).collect();
    trials.push(Trial::test("formulas", move || report(misread_formulas())));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Whether all test files of a problem are looked at, which are made for that, and not only those that are stored: with a
/// filter that names it, or with `--include-ignored`.
fn is_whole(id: &str) -> bool {
    let Arguments { filter, ignored, include_ignored, list, .. } = Arguments::from_args();
    !list && (ignored || include_ignored || filter.is_some_and(|filter| filter.contains(id)))
}

/// All that is wrong with the data of a problem.
fn failures(problem: &Problem, problems: &[Problem]) -> Vec<String> {
    let invalid = pack::files_if_any(&problem.data().join("invalid_input"), "in").unwrap();
    let is_whole = is_whole(&problem.id);
    let files = if is_whole { problem.test_files() } else { problem.stored_files() };
    let legal: Vec<PathBuf> = files.unwrap().into_iter().map(|file| file.input).collect();
    let mut failures = Vec::new();
    let uuid = &problem.metadata.uuid;
    if problem.is_lesson() && uuid.is_empty() {
        failures.push(format!("{}: no uuid; put in one of `uuidgen`", yaml(problem)));
    }
    let is_owner = |other: &&Problem| other.id != problem.id && other.metadata.uuid == *uuid;
    if let Some(owner) = problems.iter().find(is_owner).filter(|_| !uuid.is_empty()) {
        let yaml = yaml(problem);
        failures.push(format!("{yaml}: the uuid is that of {}; put in one of `uuidgen`", owner.id));
    }
    if problem.is_lesson() && problem.checker().is_none() {
        failures.extend(legal.iter().filter_map(|input| too_long_for_hustoj(input)));
    }
    failures.extend(equal_files(problem, &legal));
    failures.extend(equal_files(problem, &invalid));
    if !problem.metadata.bounds.is_empty() {
        for page in pack::files_if_any(&problem.folder().join("statement"), "md").unwrap() {
            failures.extend(not_as_stated(problem, &page));
        }
    }
    match problem.validator() {
        Ok(program) => {
            let validator = format!("{}, input,", yaml(problem));
            failures.extend(wrong_data(problem, &program, &validator, &legal, is_whole));
            if is_whole {
                failures.extend(too_little_work(problem, &program, &legal));
            }
            if is_whole && problem.data().join("invalid_input").is_dir() {
                failures.extend(idle_rules(problem, &program, &validator, &legal, &invalid));
            }
        }
        Err(error) => failures.push(format!("{error:#}")),
    }
    failures
}

/// Where an answer is wrong, HUSTOJ's judge shows lines in a buffer in which these characters and the line break
/// become three bytes each, and does not see if it is too small: `fprintSafe` and `str_replace` in `judge_client.cc`. It
/// takes no problem with a checker.
fn too_long_for_hustoj(input: &Path) -> Option<String> {
    let (widened, buffer) = ("|[]()* \n", 4096);
    let answer = input.with_extension("ans");
    let length = |line: &str| line.len() + 2 * line.matches(|c| widened.contains(c)).count();
    let text = pack::read(&answer).unwrap();
    // A shorter one cannot be too long, and most are short.
    let lines = text.split_inclusive('\n').filter(|line| 3 * line.len() >= buffer);
    let longest = lines.map(length).max()?;
    (longest >= buffer).then(|| format!("{}: a line of {longest} bytes", shown(&answer)))
}

fn equal_files(problem: &Problem, paths: &[PathBuf]) -> Vec<String> {
    let mut owners = HashMap::new();
    let mut failures = Vec::new();
    for path in paths {
        if let Some(owner) = owners.insert(fs::read(path).unwrap(), path) {
            let (path, owner, mend) = (shown(path), shown(owner), mend(problem, path));
            failures.push(format!("{path} is the same as {owner}: take one away{mend}"));
        }
    }
    failures
}

/// How a file is changed if it is a generated one.
fn mend(problem: &Problem, path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default().display().to_string();
    if problem.edges().is_ok_and(|edges| edges.contains_key(&name)) {
        format!(" in {}", shown(&problem.data().join("edge.yaml")))
    } else if path.starts_with(problem.made()) {
        format!(" in problems/{0}/generators/cases.rs and run `cargo xtask sync {0}`", problem.id)
    } else {
        String::new()
    }
}

fn yaml(problem: &Problem) -> String {
    shown(&problem.folder().join("problem.yaml"))
}

/// The least and the largest value.
fn ends(bound: Bound) -> (Option<i128>, i128) {
    match bound {
        Bound::Between(low, high) => (Some(low.into()), high.into()),
        Bound::UpTo(high) => (None, high.into()),
    }
}

/// A bound as in a formula.
fn formula(name: &str, low: Option<i128>, high: Option<i128>) -> String {
    let low = low.map_or(String::new(), |low| format!("{low} \\le "));
    format!("{low}{name}{}", high.map_or(String::new(), |high| format!(" \\le {high}")))
}

/// The name in the validator, which knows neither capitals nor blanks.
fn in_validator(name: &str) -> String {
    name.replace(' ', "").to_lowercase()
}

/// Inputs that are not legal; bounds that the validator has not, or has and `problem.yaml` has not; and
/// those that no case reaches.
fn wrong_data(
    problem: &Problem,
    program: &Program,
    validator: &str,
    legal: &[PathBuf],
    is_whole: bool,
) -> Vec<String> {
    let (id, yaml, bounds) = (&problem.id, yaml(problem), &problem.metadata.bounds);
    let mut failures = Vec::new();
    let (mut all, mut are_legal) = (Ranges::new(), true);
    for path in legal {
        let input = fs::read(path).unwrap();
        let ranges = match program.check(&input, None) {
            Ok(ranges) => ranges,
            Err(illegal) => {
                let mend = mend(problem, path);
                let path = shown(path);
                failures
                    .push(format!("{path}, {illegal}, by {validator}: change one of them{mend}"));
                are_legal = false;
                continue;
            }
        };
        for (name, range) in ranges {
            let union = |old: &mut Range| *old = old.union(range);
            all.entry(name).and_modify(union).or_insert(range);
        }
    }
    if !are_legal {
        return failures;
    }
    for (name, bound) in bounds {
        let (low, high) = ends(*bound);
        let Some(range) = all.remove(&in_validator(name)) else {
            if is_whole {
                failures.push(format!(
                    "{validator} has no bound of {}, {yaml} has",
                    in_validator(name)
                ));
            }
            continue;
        };
        // A bound that depends on another number is that of `problem.yaml` only where the data goes so far.
        let agree = (range.low, range.high) == (low, Some(high));
        let is_within = low <= range.low && range.high <= Some(high);
        if !agree && (is_whole || !is_within) {
            failures.push(format!(
                "{validator} has {}, {yaml} has {}",
                formula(name, range.low, range.high),
                formula(name, low, Some(high))
            ));
        } else if is_whole {
            let reached = [(low, range.least), (Some(high), range.most)];
            for (end, value) in
                reached.into_iter().filter(|&(end, value)| end.is_some_and(|end| end != value))
            {
                failures.push(format!(
                    "the data of {id} goes to {name} = {value}, the bound in {yaml} is {}: add a case in \
                     problems/{id}/generators/cases.rs and run `cargo xtask sync {id}`",
                    end.unwrap()
                ));
            }
        }
    }
    for (name, range) in all {
        failures.push(format!(
            "{yaml} has no bound {}, {validator} has",
            formula(&name, range.low, range.high)
        ));
    }
    failures
}

/// Invalid inputs that are legal, and rules of the validator that none of them breaks alone.
fn idle_rules(
    problem: &Problem,
    program: &Program,
    validator: &str,
    legal: &[PathBuf],
    invalid: &[PathBuf],
) -> Vec<String> {
    let mut failures = Vec::new();
    let mut idle: BTreeSet<usize> = (0..program.rules.len()).collect();
    let mut refused = Vec::new();
    for path in invalid {
        let input = fs::read(path).unwrap();
        match program.check(&input, None) {
            Ok(_) => {
                failures
                    .push(format!("{} is legal by {validator}: change one of them", shown(path)));
            }
            Err(illegal) => refused.push((input, illegal)),
        }
    }
    // A file with more cases than are legal would often be too large to keep.
    let texts: Vec<String> = legal.iter().map(|path| pack::read(path).unwrap()).collect();
    let largest = [
        texts.iter().max_by_key(|text| text.len()),
        texts.iter().max_by_key(|text| text.lines().count()),
    ];
    for largest in largest.into_iter().flatten() {
        let Ok(twice) = pack::repeated(problem.framing().unwrap(), largest, 2) else { continue };
        let illegal = program.check(twice.as_bytes(), None).err();
        refused.extend(illegal.map(|illegal| (twice.into_bytes(), illegal)));
    }
    for (input, illegal) in refused {
        let Some(rule) = illegal.rule else { continue };
        match program.check(&input, Some(rule)) {
            Err(other) if other.bound.is_some() && other.bound == illegal.bound => {
                // One follows from the other, as `n <= 9` does from a sum that is at most 9.
                idle.retain(|&idle| idle != rule && Some(idle) != other.rule);
            }
            Err(other) if !other.is_cut_short => {}
            _ => {
                idle.remove(&rule);
            }
        }
    }
    failures.extend(idle.into_iter().map(|rule| {
        let (rule, id) = (&program.rules[rule], &problem.id);
        format!("{validator}, {rule}: no file of testdata/{id}/invalid_input breaks this alone, add one")
    }));
    failures
}

/// So many simple steps take a millisecond.
const STEPS_PER_MILLISECOND: u128 = 1_000_000;

/// What a slow program has too little to do in: one that looks at each pair of the numbers or letters of a case, and one that
/// counts from 1 to each number. Where the bounds allow an input on which that takes longer than the judge's limit, there
/// has to be one.
fn too_little_work(problem: &Problem, program: &Program, legal: &[PathBuf]) -> Option<String> {
    let limit = Duration::from_secs_f64(problem.metadata.limits.time_limit);
    let steps = limit.as_millis() * STEPS_PER_MILLISECOND;
    let pairs_of = |count: u128| count * count / 2;
    let largest = |is_count: bool| {
        let is_kind = |name: &String| {
            let name = in_validator(name);
            let is_case = ["t", "cases"].contains(&&*name);
            !is_case && program.counts().any(|count| count == name) == is_count
        };
        let bounds = problem.metadata.bounds.iter().filter(|(name, _)| is_kind(name));
        let bounds = bounds.filter(|(_, bound)| matches!(bound, Bound::Between(..)));
        bounds.map(|(_, bound)| u128::try_from(ends(*bound).1).unwrap_or(0)).max().unwrap_or(0)
    };
    let needed = [pairs_of(largest(true)) >= steps, largest(false) >= steps];
    let mut most = [0; 2]; // steps of the pairs, and of counting
    for path in legal {
        let text = pack::read(path).unwrap();
        let cases = match problem.framing() {
            Ok(Framing::Single) | Err(_) => std::iter::once(0..text.len()).collect(),
            Ok(_) => program.turns(text.as_bytes()).unwrap_or_default(),
        };
        let mut sums = [0; 2];
        for case in cases {
            let words: Vec<&str> = text[case].split_ascii_whitespace().collect();
            let letters = words.iter().map(|word| word.len()).max().unwrap_or(0);
            sums[0] += pairs_of(words.len().max(letters) as u128);
            sums[1] += words.iter().filter_map(|word| word.parse::<u128>().ok()).sum::<u128>();
        }
        most = [0, 1].map(|kind| most[kind].max(sums[kind]));
    }
    let faults = ["looks at each pair of the numbers of a case", "counts from 1 to each number"];
    let passes = (0..2).find(|&kind| needed[kind] && most[kind] < steps)?;
    Some(format!(
        "the data of {0} lets a program pass that {1}: {2} steps, the judge's time is enough for {steps}; add a largest \
         input in problems/{0}/generators/cases.rs and run `cargo xtask sync {0}`",
        problem.id, faults[passes], most[passes]
    ))
}

/// What a statement and the bounds in `problem.yaml` say differently.
fn not_as_stated(problem: &Problem, page: &Path) -> Vec<String> {
    let (text, yaml, page) = (pack::read(page).unwrap(), yaml(problem), shown(page));
    // In Notes are the bounds that the judges do not give.
    let headings = ["Input\n", "输入\n", "Notes\n", "提示\n"];
    let section = |section| headings.iter().find_map(|heading| str::strip_prefix(section, heading));
    let sections = text.split("\n## ").filter_map(section).collect::<String>().replace('\n', " ");
    if sections.is_empty() {
        return vec![format!("{page} has no section Input or 输入")];
    }
    let formulas: Vec<&str> = sections.split('$').skip(1).step_by(2).collect();
    let numbers: Vec<_> = formulas.iter().map(|formula| number(formula)).collect();
    let mut expected = BTreeSet::new();
    let mut failures = Vec::new();
    for (name, bound) in &problem.metadata.bounds {
        let (low, high) = ends(*bound);
        if name != "cases" {
            expected.insert((name.clone(), low, high));
        } else if !numbers.windows(2).any(|pair| pair == [low, Some(high)]) {
            let low = low.unwrap_or(1);
            failures.push(format!(
                "{page} does not say from ${low}$ to ${high}$ test cases, {yaml} does"
            ));
        }
    }
    let found: BTreeSet<_> = formulas.iter().flat_map(|formula| bounds_of(formula)).collect();
    for (name, low, high) in expected.difference(&found) {
        failures.push(format!("{page} has no ${}$, {yaml} has", formula(name, *low, Some(*high))));
    }
    for (name, low, high) in found.difference(&expected) {
        failures.push(format!("{page} has ${}$, {yaml} has not", formula(name, *low, Some(*high))));
    }
    failures
}

/// The bounds of a formula: two of `1 \le N, K_i \le 10^9`, one of `\sum n \le 200000`, with the names as in
/// `problem.yaml`: `N`, `K`, `sum n`.
fn bounds_of(formula: &str) -> Vec<(String, Option<i128>, i128)> {
    let terms = formula.replace("\\leq", "\\le");
    let terms: Vec<&str> = terms.split("\\le").collect();
    let (low, names, high) = match &terms[..] {
        [sum, high] => (None, std::slice::from_ref(sum), high),
        [low, names @ .., high] => (Some(low), names, high),
        _ => return Vec::new(),
    };
    let (low, Some(high)) = (low.map(|low| number(low)), number(high)) else { return Vec::new() };
    let names = names.iter().flat_map(|names| names.split(','));
    let name =
        |name: &str| name.split('_').next().unwrap_or(name).replace('\\', "").trim().to_string();
    names.map(|variable| (name(variable), low.flatten(), high)).collect()
}

/// `10`, `10^9`, `2^{31} - 1`, `-2 \times 10^5`.
fn number(text: &str) -> Option<i128> {
    let plain = text.replace(['{', '}', ' '], "");
    if let Some(positive) = plain.strip_prefix('-') {
        return number(positive).map(|number| -number);
    }
    let (product, less) = plain.split_once('-').unwrap_or((&plain, "0"));
    let factors = product.split("\\times").map(|power| {
        let (base, exponent) = power.split_once('^').unwrap_or((power, "1"));
        base.parse::<i128>().ok()?.checked_pow(exponent.parse().ok()?)
    });
    Some(factors.product::<Option<i128>>()? - less.parse::<i128>().ok()?)
}

/// Formulas that are not read as they should be.
fn misread_formulas() -> Vec<String> {
    let shown = |text: &str| {
        let bounds = bounds_of(text).into_iter();
        bounds
            .map(|(name, low, high)| formula(&name, low, Some(high)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let wrong = |(text, expected): &(&str, &str)| shown(text) != *expected;
    let texts = [
        ("n", ""),
        ("K_1, \\dots, K_m", ""),
        ("1 \\le i \\le n", ""),
        ("1 \\le n, m \\le 1000", "1 \\le n \\le 1000, 1 \\le m \\le 1000"),
        ("-10\\leq K_i\\leq 2 \\times 10^5", "-10 \\le K \\le 200000"),
        ("2 \\le n \\le 2^{31} - 1", "2 \\le n \\le 2147483647"),
        ("1 \\le p \\le q \\le 9", "1 \\le p \\le 9, 1 \\le q \\le 9"),
        ("\\sum n \\le 10^6", "sum n \\le 1000000"),
        ("0 < n \\le 9", "0 < n \\le 9"), // a name that no bound has
    ];
    texts
        .iter()
        .filter(|text| wrong(text))
        .map(|(text, _)| format!("{text}: {}", shown(text)))
        .collect()
}
