//! Time limits that are unlike those of the judge's other problems say why: most of them are slips.

use crate::{assert_none, problems};
use pack::judges::judge;
use pack::{Language, Problem};

/// By this factor a limit is unlike the others.
const FACTOR: f64 = 2.0;

#[test]
fn a_limit_unlike_the_others_of_its_judge_says_why() {
    let problems = problems();
    let mut faults = Vec::new();
    for problem in &problems {
        let limits = &problem.metadata.limits;
        let Some(judge) = judge_of(problem).filter(|_| limits.why.is_empty()) else { continue };
        let others = problems.iter().filter(|other| other.id != problem.id);
        let alike = others.filter(|other| judge_of(other) == Some(judge));
        let Some(usual) = median(alike.map(|other| other.metadata.limits.time_limit)) else {
            continue;
        };
        let found = limits.time_limit;
        // Where none is written, the limit is one second.
        let is_written = found.total_cmp(&1.0).is_ne();
        if is_written && (found >= FACTOR * usual || FACTOR * found <= usual) {
            faults.push(format!(
                "problems/{}/problem.yaml: time_limit {found}, expected about {usual}, as have the other problems of \
                 {judge}; if it is right, say why or whence: limits: {{time_limit: {found}, why: ...}}",
                problem.id
            ));
        }
    }
    assert_none(&faults);
}

fn median(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

/// The judge whose limits a problem has.
fn judge_of(problem: &Problem) -> Option<&'static str> {
    let (judge, _) = judge(problem.judges().first()?)?;
    Some(judge.name(Language::English))
}
