//! The zip of Hydro, which HUSTOJ and HOJ read, too.

use super::statement::Statement;
use super::{below, cases, cases_as, milliseconds, sources, topic, yaml, Files, MEMORY};
use pack::judges::shown;
use pack::{Language, Problem, Result};
use serde::Serialize;

/// The one title is in this language, as most systems that read the format are Chinese.
const LANGUAGE: Language = Language::Chinese;

/// The files of a problem, which go into a folder of the zip.
pub fn package(problem: &Problem) -> Result<Files> {
    let mut files = below("testdata", cases_as(problem, |case| case.name.clone(), "out")?);
    let names = cases(problem)?.into_iter().map(|case| case.name);
    let cases =
        names.map(|name| Case { input: format!("{name}.in"), output: format!("{name}.out") });
    let subtask = Subtask { id: 1, score: 100, r#type: "min", cases: cases.collect() };
    let config = Config {
        r#type: "default",
        time: format!("{}ms", milliseconds(problem)),
        memory: format!("{MEMORY}m"),
        subtasks: [subtask],
    };
    files.insert("testdata/config.yaml".into(), yaml(&config)?);
    let mut tag = vec![topic(LANGUAGE).to_string()];
    // HUSTOJ splits them at blanks.
    tag.extend(sources(problem).iter().map(|source| shown(source, LANGUAGE).replace(' ', "")));
    let metadata = Metadata { pid: &problem.id, owner: 1, title: problem.title(LANGUAGE), tag };
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

/// The `problem.yaml`.
#[derive(Serialize)]
struct Metadata<'a> {
    pid: &'a str,
    /// The number of a user; 1 is the system itself.
    owner: u32,
    title: &'a str,
    tag: Vec<String>,
}

/// The `config.yaml`. HOJ refuses keys that it does not know.
#[derive(Serialize)]
struct Config {
    /// The comparison, which takes no notice of blanks at the end of a line and of empty lines.
    r#type: &'static str,
    /// With its unit, ms.
    time: String,
    /// With its unit, which is m for MiB: HOJ does not know mb.
    memory: String,
    subtasks: [Subtask; 1],
}

/// Cases that earn their points together.
#[derive(Serialize)]
struct Subtask {
    id: u32,
    score: u32,
    r#type: &'static str,
    cases: Vec<Case>,
}

/// The names of two files.
#[derive(Serialize)]
struct Case {
    input: String,
    output: String,
}
