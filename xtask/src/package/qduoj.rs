//! The zip of QDUOJ: a numbered folder for each problem.

use super::statement::Statement;
use super::{below, milliseconds, numbered_cases, points, solution, sources, topic, Files, MEMORY};
use pack::{Language, Problem, Result};
use serde_json::{json, Value};

/// The files of a problem in one language, which go into a folder of the zip.
pub fn package(problem: &Problem, language: Language) -> Result<Files> {
    let statement = Statement::read(problem, language)?;
    let (cases, count) = numbered_cases(problem)?;
    let html = |text: &str| json!({"format": "html", "value": text});
    let [description, input, output, notes] = statement.html()?;
    let sample = |[input, output]: &[String; 2]| json!({"input": input, "output": output});
    let score = |(i, points)| {
        let number = i + 1;
        json!({"score": points, "input_name": format!("{number}.in"), "output_name": format!("{number}.out")})
    };
    // All keys are required.
    let metadata = json!({
        "display_id": problem.id,
        "title": statement.title,
        "description": html(&description),
        "input_description": html(&input),
        "output_description": html(&output),
        "hint": html(&notes),
        "test_case_score": points(count).enumerate().map(score).collect::<Vec<_>>(),
        "time_limit": milliseconds(problem),
        "memory_limit": MEMORY,
        "samples": statement.samples.iter().map(sample).collect::<Vec<_>>(),
        "template": {},
        "spj": Value::Null,
        "rule_type": "ACM",
        "source": sources(problem, language).join(", "),
        "answers": [{"language": "C", "code": solution(problem)?}],
        "tags": [topic(language)],
    });
    let mut files = below("testcase", cases);
    files.insert("problem.json".into(), serde_json::to_vec_pretty(&metadata)?);
    Ok(files)
}
