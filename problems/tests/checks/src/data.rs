//! Holds the data of a problem against its validator, and both and the statements against the bounds in `problem.yaml`.
//!
//! - Every test file is legal, every invalid one is not, and no two are the same.
//! - Where there are invalid inputs, each rule of the validator (an end of an INT, a test in an ASSERT) is all that some
//!   invalid input breaks.
//! - The bounds are those of the validator, stand in formulas of the statements, and are reached by the data.
//! - Where they allow it, a largest input is too much for a program that looks at each pair, or counts from 1 to a number.

use crate::{findings::sync, Finding};
use judging::checktestdata::{Program, Range, Ranges};
use pack::Framing;
use pack::{shown, Bound, Problem, Result, Section};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// All that is wrong with the data of a problem: with all of it, which has to be made, or with what is stored.
pub fn findings(problem: &Problem, problems: &[Problem], is_whole: bool) -> Result<Vec<Finding>> {
    let invalid = pack::files_if_any(&problem.data().join("invalid_input"), "in")?;
    let files = if is_whole { problem.test_files()? } else { problem.stored_files()? };
    let legal: Vec<PathBuf> = files.into_iter().map(|file| file.input).collect();
    let mut findings = Vec::new();
    let uuid = &problem.metadata.uuid;
    if problem.is_lesson() && uuid.is_empty() {
        findings.push(of_yaml(problem, "no uuid; put in one of `uuidgen`"));
    }
    let is_owner = |other: &&Problem| other.id != problem.id && other.metadata.uuid == *uuid;
    if let Some(owner) = problems.iter().find(is_owner).filter(|_| !uuid.is_empty()) {
        let message = format!("the uuid is that of {}; put in one of `uuidgen`", owner.id);
        findings.push(of_yaml(problem, message));
    }
    if problem.is_lesson() && problem.checker().is_none() {
        findings.extend(legal.iter().filter_map(|input| too_long_for_hustoj(input)));
    }
    findings.extend(equal_files(problem, &legal)?);
    findings.extend(equal_files(problem, &invalid)?);
    if !problem.metadata.bounds.is_empty() {
        for page in pack::files_if_any(&problem.folder().join("statement"), "md")? {
            findings.extend(not_as_stated(problem, &page)?);
        }
    }
    let program = match problem.validator() {
        Ok(program) => program,
        Err(error) => {
            findings.push(of_yaml(problem, format!("{error:#}")));
            return Ok(findings);
        }
    };
    findings.extend(wrong_data(problem, &program, &legal, is_whole)?);
    if is_whole {
        findings.extend(too_little_work(problem, &program, &legal)?);
        if problem.data().join("invalid_input").is_dir() {
            findings.extend(idle_rules(problem, &program, &legal, &invalid)?);
        }
    }
    Ok(findings)
}

const KIND: &str = "data";

/// What is wrong in `problem.yaml`.
fn of_yaml(problem: &Problem, message: impl Into<String>) -> Finding {
    Finding::new(KIND, message).of_file(problem.folder().join("problem.yaml"))
}

/// What is wrong with a test file, which is changed where it comes from.
fn of_test_file(problem: &Problem, path: &Path, message: impl Into<String>) -> Finding {
    let name = path.file_stem().unwrap_or_default().display().to_string();
    let is_edge = problem.edges().is_ok_and(|edges| edges.contains_key(&name));
    let finding = Finding::new(KIND, message);
    if is_edge {
        finding.of_file(problem.data().join("edge.yaml"))
    } else if path.starts_with(problem.made()) {
        finding.of_file(generator(problem)).mended_by(sync(problem))
    } else {
        finding.of_file(path)
    }
}

fn generator(problem: &Problem) -> PathBuf {
    problem.folder().join("generators/cases.rs")
}

/// An input that the generator does not make.
fn missing_case(problem: &Problem, message: impl Into<String>) -> Finding {
    Finding::new(KIND, message).of_file(generator(problem)).mended_by(sync(problem))
}

/// Where an answer is wrong, HUSTOJ's judge shows lines in a buffer in which these characters and the line break
/// become three bytes each, and does not see if it is too small: `fprintSafe` and `str_replace` in `judge_client.cc`. It
/// takes no problem with a checker.
fn too_long_for_hustoj(input: &Path) -> Option<Finding> {
    let (widened, buffer) = ("|[]()* \n", 4096);
    let answer = input.with_extension("ans");
    let length = |line: &str| line.len() + 2 * line.matches(|c| widened.contains(c)).count();
    let text = pack::read(&answer).ok()?;
    // A shorter one cannot be too long, and most are short.
    let lines = text.split_inclusive('\n').filter(|line| 3 * line.len() >= buffer);
    let longest = lines.map(length).max()?;
    let message = format!("a line of {longest} bytes, which the judge of HUSTOJ cannot show");
    (longest >= buffer).then(|| Finding::new(KIND, message).of_file(answer))
}

fn equal_files(problem: &Problem, paths: &[PathBuf]) -> Result<Vec<Finding>> {
    let mut owners = HashMap::new();
    let mut findings = Vec::new();
    for path in paths {
        if let Some(owner) = owners.insert(fs::read(path)?, path) {
            let message = format!("{} is the same as {}: take one away", shown(path), shown(owner));
            findings.push(of_test_file(problem, path, message));
        }
    }
    Ok(findings)
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
    legal: &[PathBuf],
    is_whole: bool,
) -> Result<Vec<Finding>> {
    let (id, bounds) = (&problem.id, &problem.metadata.bounds);
    let mut findings = Vec::new();
    let mut all = Ranges::new();
    for path in legal {
        match program.check(&fs::read(path)?, None) {
            Err(illegal) => {
                let message =
                    format!("{}, {illegal}, by the key `input`: change one of them", shown(path));
                findings.push(of_test_file(problem, path, message));
            }
            Ok(ranges) => {
                for (name, range) in ranges {
                    let union = |old: &mut Range| *old = old.union(range);
                    all.entry(name).and_modify(union).or_insert(range);
                }
            }
        }
    }
    if !findings.is_empty() {
        return Ok(findings);
    }
    for (name, bound) in bounds {
        let (low, high) = ends(*bound);
        let Some(range) = all.remove(&in_validator(name)) else {
            if is_whole {
                let name = in_validator(name);
                let message = format!("the key `input` has no bound of {name}, `bounds` has");
                findings.push(of_yaml(problem, message));
            }
            continue;
        };
        // A bound that depends on another number is that of `problem.yaml` only where the data goes so far.
        let agree = (range.low, range.high) == (low, Some(high));
        let is_within = low <= range.low && range.high <= Some(high);
        if !agree && (is_whole || !is_within) {
            let message = format!(
                "the key `input` has {}, `bounds` has {}",
                formula(name, range.low, range.high),
                formula(name, low, Some(high))
            );
            findings.push(of_yaml(problem, message));
        } else if is_whole {
            let reached = [(low, range.least), (Some(high), range.most)];
            for (end, value) in reached {
                let Some(end) = end.filter(|&end| end != value) else { continue };
                let message = format!(
                    "the data of {id} goes to {name} = {value}, the bound in problem.yaml is {end}: add a case"
                );
                findings.push(missing_case(problem, message));
            }
        }
    }
    for (name, range) in all {
        let bound = formula(&name, range.low, range.high);
        let message = format!("`bounds` has no {bound}, the key `input` has");
        findings.push(of_yaml(problem, message));
    }
    Ok(findings)
}

/// Invalid inputs that are legal, and rules of the validator that none of them breaks alone.
fn idle_rules(
    problem: &Problem,
    program: &Program,
    legal: &[PathBuf],
    invalid: &[PathBuf],
) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let mut idle: BTreeSet<usize> = (0..program.rules.len()).collect();
    let mut refused = Vec::new();
    for path in invalid {
        let input = fs::read(path)?;
        match program.check(&input, None) {
            Ok(_) => {
                let message = "it is legal by the key `input` in problem.yaml: change one of them";
                findings.push(of_test_file(problem, path, message));
            }
            Err(illegal) => refused.push((input, illegal)),
        }
    }
    // A file with more cases than are legal would often be too large to keep.
    let texts = legal.iter().map(|path| pack::read(path)).collect::<Result<Vec<String>>>()?;
    let largest = [
        texts.iter().max_by_key(|text| text.len()),
        texts.iter().max_by_key(|text| text.lines().count()),
    ];
    for largest in largest.into_iter().flatten() {
        let Some(twice) = pack::repeated(problem.framing()?, largest, 2) else { continue };
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
    findings.extend(idle.into_iter().map(|rule| {
        let (rule, id) = (&program.rules[rule], &problem.id);
        let message = format!(
            "input, {rule}: no file of testdata/{id}/invalid_input breaks this alone, add one"
        );
        of_yaml(problem, message)
    }));
    Ok(findings)
}

/// How many simple steps take a millisecond.
const STEPS_PER_MILLISECOND: u128 = 1_000_000;

/// What a slow program has too little to do in: one that looks at each pair of the numbers or letters of a case, and one that
/// counts from 1 to each number. Where the bounds allow an input on which that takes longer than the judge's limit, there
/// has to be one.
fn too_little_work(
    problem: &Problem,
    program: &Program,
    legal: &[PathBuf],
) -> Result<Option<Finding>> {
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
        let text = pack::read(path)?;
        let cases = match problem.framing() {
            Ok(Framing::Single) | Err(_) => std::iter::once(0..text.len()).collect(),
            Ok(_) => program.turns(text.as_bytes()).unwrap_or_default(),
        };
        let mut sums = [0; 2];
        for case in cases {
            let words: Vec<&str> = text[case].split_ascii_whitespace().collect();
            let letters = words.iter().map(|word| word.len()).max().unwrap_or(0);
            sums[0] += pairs_of(words.len().max(letters) as u128);
            let numbers = words.iter().filter_map(|word| word.parse::<u128>().ok());
            sums[1] = numbers.fold(sums[1], u128::saturating_add);
        }
        most = [0, 1].map(|kind| most[kind].max(sums[kind]));
    }
    let faults = ["looks at each pair of the numbers of a case", "counts from 1 to each number"];
    let passes = (0..2).find(|&kind| needed[kind] && most[kind] < steps);
    Ok(passes.map(|kind| {
        let message = format!(
            "the data of {} lets a program pass that {}: {} steps, the judge's time is enough for {steps}; add a \
             largest input",
            problem.id, faults[kind], most[kind]
        );
        missing_case(problem, message)
    }))
}

/// What a statement and the bounds in `problem.yaml` say differently.
fn not_as_stated(problem: &Problem, page: &Path) -> Result<Vec<Finding>> {
    let text = pack::read(page)?;
    let of_page = |message: String| Finding::new(KIND, message).of_file(page);
    // In Notes are the bounds that the judges do not give.
    let sections = [Section::Input, Section::Notes].iter();
    let sections = sections.filter_map(|section| Some(&text[section.find(&text)?]));
    let sections = sections.collect::<String>().replace('\n', " ");
    if sections.is_empty() {
        return Ok(vec![of_page("no section for the input".into())]);
    }
    let formulas: Vec<&str> = sections.split('$').skip(1).step_by(2).collect();
    let numbers: Vec<_> = formulas.iter().map(|formula| number(formula)).collect();
    let mut expected = BTreeSet::new();
    let mut findings = Vec::new();
    for (name, bound) in &problem.metadata.bounds {
        let (low, high) = ends(*bound);
        if name != "cases" {
            expected.insert((name.clone(), low, high));
        } else if !numbers.windows(2).any(|pair| pair == [low, Some(high)]) {
            let low = low.unwrap_or(1);
            let message =
                format!("it does not say from ${low}$ to ${high}$ test cases, problem.yaml does");
            findings.push(of_page(message));
        }
    }
    let found: BTreeSet<_> = formulas.iter().flat_map(|formula| bounds_of(formula)).collect();
    for (name, low, high) in expected.difference(&found) {
        let bound = formula(name, *low, Some(*high));
        findings.push(of_page(format!("it has no ${bound}$, problem.yaml has")));
    }
    for (name, low, high) in found.difference(&expected) {
        let bound = formula(name, *low, Some(*high));
        findings.push(of_page(format!("it has ${bound}$, problem.yaml has not")));
    }
    Ok(findings)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_read_from_formulas() {
        for (text, expected) in [
            ("n", ""),
            ("K_1, \\dots, K_m", ""),
            ("1 \\le i \\le n", ""),
            ("1 \\le n, m \\le 1000", "1 \\le n \\le 1000, 1 \\le m \\le 1000"),
            ("-10\\leq K_i\\leq 2 \\times 10^5", "-10 \\le K \\le 200000"),
            ("2 \\le n \\le 2^{31} - 1", "2 \\le n \\le 2147483647"),
            ("1 \\le p \\le q \\le 9", "1 \\le p \\le 9, 1 \\le q \\le 9"),
            ("\\sum n \\le 10^6", "sum n \\le 1000000"),
            ("0 < n \\le 9", "0 < n \\le 9"), // a name that no bound has
        ] {
            let bounds = bounds_of(text).into_iter();
            let found = bounds.map(|(name, low, high)| formula(&name, low, Some(high)));
            assert_eq!(found.collect::<Vec<_>>().join(", "), expected, "{text}");
        }
    }
}
