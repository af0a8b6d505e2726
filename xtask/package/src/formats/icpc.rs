//! The ICPC formats: 2025-09, and legacy, which came before it.

use super::statement::Statement;
use super::{add_folder, yaml, Files};
use pack::{Language, Metadata, Problem, Result, Source};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Answers may differ in white space, but not in case.
const COMPARISON: &str = "case_sensitive";

/// Of statement and data, and who may grant it.
const LICENSE: &str = "cc0";
const RIGHTS_OWNER: &str = "The contributors to this problem pack";

/// A package in the format 2025-09.
pub fn package(problem: &Problem) -> Result<Files> {
    let mut files = Files::new();
    for name in ["solution", "submissions", "output_validator"] {
        add_folder(&mut files, &problem.folder().join(name), Path::new(name))?;
    }
    for language in problem.languages() {
        // One file a language; bt reads LaTeX alone.
        let latex = Statement::read(problem, language)?.latex();
        files.insert(format!("statement/problem.{language}.tex").into(), latex.into());
    }
    add_data(&mut files, problem)?;
    let invalid = "invalid_input";
    add_folder(&mut files, &problem.data().join(invalid), &Path::new("data").join(invalid))?;
    let Metadata { name, source, limits, .. } = &problem.metadata;
    // A name in another language stands for a statement in it.
    let has_statement = |(language, _): &(&Language, _)| problem.languages().contains(language);
    let name: BTreeMap<_, _> = name.iter().filter(has_statement).collect();
    let metadata = json!({
        "problem_format_version": "2025-09", "type": "pass-fail", "name": name, "uuid": uuid(problem), "source": source,
        "license": LICENSE, "rights_owner": RIGHTS_OWNER, "limits": limits,
    });
    files.insert("problem.yaml".into(), yaml(&metadata)?);
    if problem.checker().is_none() {
        let group = json!({"output_validator_args": [COMPARISON]});
        files.insert("data/test_group.yaml".into(), yaml(&group)?);
    }
    Ok(files)
}

/// By what systems tell problems apart. A practice problem has none of its own: it is made from its id.
fn uuid(problem: &Problem) -> String {
    let id = &problem.id;
    if problem.is_lesson() {
        return problem.metadata.uuid.clone();
    }
    let hex = pack::fingerprint([id]) + &pack::fingerprint(["uuid", id]);
    // Version 8: made in a way of one's own.
    format!("{}-{}-8{}-8{}-{}", &hex[..8], &hex[8..12], &hex[12..15], &hex[15..18], &hex[18..30])
}

/// Adds the validator, and all test files below `data`.
fn add_data(files: &mut Files, problem: &Problem) -> Result<()> {
    let validator = format!("input_validators/{}.ctd", problem.id);
    files.insert(validator.into(), problem.metadata.input.clone().into_bytes());
    for case in problem.test_files()? {
        let folder = Path::new("data").join(if case.is_sample { "sample" } else { "secret" });
        for (end, path) in [("in", &case.input), ("ans", &case.answer)] {
            files.insert(folder.join(format!("{}.{end}", case.name)), fs::read(path)?);
        }
    }
    Ok(())
}

/// A package in the format legacy.
pub fn legacy(problem: &Problem) -> Result<Files> {
    let mut files = Files::new();
    for [from, to] in [["submissions"; 2], ["output_validator", "output_validators"]] {
        add_folder(&mut files, &problem.folder().join(from), Path::new(to))?;
    }
    add_data(&mut files, problem)?;
    let folder = Path::new("problem_statement");
    for language in problem.languages() {
        // Hydro reads this.
        let statement = Statement::read(problem, language)?;
        files.insert(folder.join(format!("problem.{language}.md")), statement.text.into());
    }
    let english = Statement::read(problem, Language::English)?;
    // Kattis sets this, in fonts without Chinese letters. DOMjudge takes no language in the name, and no LaTeX.
    files.insert(folder.join("problem.en.tex"), english.latex().into());
    files.insert(folder.join("problem.html"), english.page()?.into());
    // One title and one source.
    let Metadata { source, limits, .. } = &problem.metadata;
    let mut metadata = json!({"name": english.title, "uuid": uuid(problem), "license": LICENSE, "rights_owner": RIGHTS_OWNER});
    if let Some(Source { name, url }) = source.first() {
        metadata["source"] = json!(name);
        if let Some(url) = url {
            metadata["source_url"] = json!(url);
        }
    }
    let [validation, flags] =
        if problem.checker().is_some() { ["custom", ""] } else { ["default", COMPARISON] };
    metadata["validation"] = json!(validation);
    metadata["validator_flags"] = json!(flags);
    files.insert("problem.yaml".into(), yaml(&metadata)?);
    // DOMjudge and Hydro read the time limit from here; Kattis determines its own.
    let ini = format!("timelimit={}\nexternalid={}\n", limits.time_limit, problem.id);
    files.insert("domjudge-problem.ini".into(), ini.into());
    Ok(files)
}
