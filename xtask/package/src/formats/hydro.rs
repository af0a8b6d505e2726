//! The zip of Hydro, which HUSTOJ and HOJ read, too.

use super::statement::Statement;
use super::{below, cases_as, milliseconds, sources, topic, yaml, Files, MEMORY};
use pack::judges::shown;
use pack::{Language, Problem, Result, TestFile};
use serde_json::json;

/// The one title is in this language, as most systems that read the format are Chinese.
const LANGUAGE: Language = Language::Chinese;

/// The files of a problem, which go into a folder of the zip.
pub fn package(problem: &Problem) -> Result<Files> {
    let mut files = below("testdata", cases_as(problem, |case| case.name.clone(), "out")?);
    let case =
        |case: TestFile| json!({"input": case.name.clone() + ".in", "output": case.name + ".out"});
    let cases: Vec<_> = problem.test_files()?.into_iter().map(case).collect();
    // HOJ refuses keys that it does not know, and the unit mb.
    let config = json!({
        "type": "default", // takes no notice of blanks at the end of a line and of empty lines
        "time": format!("{}ms", milliseconds(problem)),
        "memory": format!("{MEMORY}m"),
        "subtasks": [{"id": 1, "score": 100, "type": "min", "cases": cases}],
    });
    files.insert("testdata/config.yaml".into(), yaml(&config)?);
    // HUSTOJ splits the tags at blanks.
    let sources = sources(problem).into_iter();
    let sources = sources.map(|source| shown(source, LANGUAGE).replace(' ', ""));
    let tags: Vec<String> = [topic(LANGUAGE).to_string()].into_iter().chain(sources).collect();
    let title = problem.title(LANGUAGE);
    // The owner 1 is the system itself.
    let metadata = json!({"pid": problem.id, "owner": 1, "title": title, "tag": tags});
    files.insert("problem.yaml".into(), yaml(&metadata)?);
    for language in Language::ALL {
        let statement = Statement::read(problem, language)?;
        let mut text = statement.text.trim_end().to_string() + "\n";
        for (i, [input, output]) in statement.samples.iter().enumerate() {
            let number = i + 1;
            text += &format!("\n```input{number}\n{input}```\n\n```output{number}\n{output}```\n");
        }
        files.insert(format!("problem_{language}.md").into(), text.into());
    }
    Ok(files)
}
