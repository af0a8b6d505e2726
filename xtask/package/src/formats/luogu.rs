//! Luogu: a zip with the data to upload, and the statement to paste into the form.

use super::statement::Statement;
use super::{milliseconds, numbered_cases, points, yaml, Files, MEMORY};
use pack::{Language, Problem, Result};
use serde_json::{json, Map, Value};

/// The zip with the data. The digits of a name are the number of the case.
pub fn data(problem: &Problem) -> Result<Files> {
    let (mut files, count) = numbered_cases(problem)?;
    let case = |(i, points)| {
        let (ms, kib) = (milliseconds(problem), MEMORY * 1024);
        let limits = json!({"timeLimit": ms, "memoryLimit": kib, "score": points, "subtaskId": 0});
        (format!("{}.in", i + 1), limits)
    };
    let config: Map<String, Value> = points(count).enumerate().map(case).collect();
    files.insert("config.yml".into(), yaml(&config)?);
    Ok(files)
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
