//! Luogu: a zip with the data to upload, and the statement to paste into the form.

use super::statement::Statement;
use super::{milliseconds, numbered_cases, points, yaml, Files, MEMORY};
use pack::{Language, Problem, Result};
use serde::Serialize;
use std::collections::BTreeMap;

/// The zip with the data. The digits of a name are the number of the case.
pub fn data(problem: &Problem) -> Result<Files> {
    let (mut files, count) = numbered_cases(problem)?;
    let mut config = String::new();
    for (i, score) in points(count).enumerate() {
        let limits = Limits {
            time_limit: milliseconds(problem),
            memory_limit: MEMORY * 1024,
            score,
            subtask_id: 0,
        };
        let entry = yaml(&BTreeMap::from([(format!("{}.in", i + 1), limits)]))?;
        config += &String::from_utf8(entry)?;
    }
    files.insert("config.yml".into(), config.into());
    Ok(files)
}

/// What `config.yml` says of a case.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Limits {
    /// In ms.
    time_limit: u128,
    /// In KiB.
    memory_limit: u32,
    /// All together 100.
    score: usize,
    subtask_id: u32,
}

/// The statement in one language, with the headings of Luogu, whose formulas are those of the pack.
pub fn statement(problem: &Problem, language: Language) -> Result<String> {
    let statement = Statement::read(problem, language)?;
    let [description, input, output, sample, sample_input, sample_output, hint] =
        statement.language.choose(
            ["Description", "Input Format", "Output Format", "Sample", "Input", "Output", "Hint"],
            ["题目描述", "输入格式", "输出格式", "输入输出样例", "输入", "输出", "说明/提示"],
        );
    let [description_text, input_text, output_text, notes] = statement.parts();
    let mut text = format!(
        "# {}\n\n## {description}\n\n{description_text}\n\n## {input}\n\n{input_text}\n\n## {output}\n\n{output_text}\n",
        statement.title
    );
    for (i, [input, output]) in statement.samples.iter().enumerate() {
        let number = i + 1;
        text += &format!("\n## {sample} #{number}\n");
        text += &format!("\n### {sample_input} #{number}\n\n```\n{input}```\n");
        text += &format!("\n### {sample_output} #{number}\n\n```\n{output}```\n");
    }
    if !notes.is_empty() {
        text += &format!("\n## {hint}\n\n{notes}\n");
    }
    Ok(text)
}
