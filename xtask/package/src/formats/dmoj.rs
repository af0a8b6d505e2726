//! DMOJ: a folder for the judge, with the statements for the form of the site.

use super::statement::Statement;
use super::{add_folder, cases_as, with_slashes, yaml, Files, MEMORY};
use pack::{Language, Problem, Result, TestFile};
use serde_json::json;
use std::path::{Path, PathBuf};

/// The folder of a problem.
pub fn package(problem: &Problem) -> Result<Files> {
    let mut files = cases_as(problem, |case| case.name.clone(), "out")?;
    add_folder(&mut files, &problem.folder().join("submissions"), Path::new("submissions"))?;
    let test_case = |TestFile { name, .. }: &TestFile| json!({"in": format!("{name}.in"), "out": format!("{name}.out"), "points": 1});
    let accepted = files.keys().filter(|path| path.starts_with("submissions/accepted"));
    let test = |source: &PathBuf| {
        json!({
            "source": with_slashes(source),
            "language": if source.extension().is_some_and(|found| found == "rs") { "RUST" } else { "C" },
            "time": problem.metadata.limits.time_limit,
            "memory": MEMORY * 1024, // in KiB
            "expect": "AC",
        })
    };
    // The limits are those of `dmoj-cli test`; the ones that apply to users are set on the site.
    let init = json!({
        "checker": "standard", // by words, and whether a blank or a line break stands between them
        "test_cases": problem.test_files()?.iter().map(test_case).collect::<Vec<_>>(),
        "tests": accepted.map(test).collect::<Vec<_>>(),
    });
    files.insert("init.yml".into(), yaml(&init)?);
    for language in Language::ALL {
        let statement = statement(&Statement::read(problem, language)?);
        files.insert(format!("statement.{language}.md").into(), statement.into());
    }
    Ok(files)
}

/// The text for the site, in whose Markdown formulas stand between `~`.
fn statement(statement: &Statement) -> String {
    let [input, output, sample_input, sample_output] = statement.language.choose(
        ["Input Specification", "Output Specification", "Sample Input", "Sample Output"],
        ["输入格式", "输出格式", "样例输入", "样例输出"],
    );
    let [description, input_text, output_text, notes] =
        statement.markdown(|formula| format!("~{formula}~"));
    let mut text =
        format!("{description}\n\n## {input}\n\n{input_text}\n\n## {output}\n\n{output_text}\n");
    for (i, [input, output]) in statement.samples.iter().enumerate() {
        let number = i + 1;
        text += &format!("\n## {sample_input} {number}\n\n```\n{input}```\n");
        text += &format!("\n## {sample_output} {number}\n\n```\n{output}```\n");
    }
    if !notes.is_empty() {
        text += &format!("\n## {}\n\n{notes}\n", statement.notes_heading());
    }
    text
}
