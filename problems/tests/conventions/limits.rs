//! Limits that are unlike those of the judge's other problems say why: most of them are slips.

use crate::{assert_none, problems, read};
use pack::judges::judge;
use pack::{Language, Problem};

/// Beyond this factor, a limit is unlike others.
const FACTOR: f64 = 2.0;

#[test]
fn a_limit_unlike_the_others_of_its_judge_says_why() {
    let problems = problems();
    let mut faults = Vec::new();
    for key in ["time_limit", "judge_memory"] {
        let value = |problem: &Problem| match key {
            "time_limit" => problem.metadata.limits.time_limit,
            _ => f64::from(problem.judge_memory()),
        };
        // Without a line the limit is not that of the judge but the least of all.
        let stated: Vec<&Problem> =
            problems.iter().filter(|problem| line(problem, key).is_some()).collect();
        for &problem in &stated {
            let others = stated.iter().copied().filter(|other| other.id != problem.id);
            let alike = others.clone().filter(|other| judge_of(other) == judge_of(problem));
            let (alike, whose) = match alike.clone().next() {
                Some(_) => (alike.map(value).collect(), judge_of(problem).unwrap_or_default()),
                None => (others.map(value).collect(), "all judges"),
            };
            let (found, usual) = (value(problem), median(alike));
            let is_usual = (usual / FACTOR..=usual * FACTOR).contains(&found);
            if let Some((line, false)) = line(problem, key).filter(|_| !is_usual) {
                faults.push(format!(
                    "problems/{}/problem.yaml:{line}: {key} {found}, expected about {usual}, the median of the other \
                     problems of {whose}; if {found} is right, say why or whence in a comment on this line or the \
                     one above",
                    problem.id
                ));
            }
        }
    }
    assert_none(&faults);
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The number of the line of a key in `problem.yaml`, and whether it or the one above has a comment.
fn line(problem: &Problem, key: &str) -> Option<(usize, bool)> {
    let text = read(&format!("problems/{}/problem.yaml", problem.id));
    let lines: Vec<&str> = text.lines().collect();
    let index = lines.iter().position(|line| line.contains(&format!("{key}: ")))?;
    let is_above = index > 0 && lines[index - 1].trim_start().starts_with('#');
    Some((index + 1, lines[index].contains(" # ") || is_above))
}

/// The judge whose limits a problem has.
fn judge_of(problem: &Problem) -> Option<&'static str> {
    let (judge, _) = judge(problem.judges().first()?)?;
    Some(judge.name(Language::English))
}
