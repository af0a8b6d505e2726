//! The files with lists of problems, in which each problem has lines of its own, so that two branches can each add one.

use crate::{opening, readme};
use anyhow::Context;
use itertools::Itertools;
use pack::{Pack, Problem, Result, CHECKER};
use std::collections::BTreeSet;

/// All of them: their paths, with what they should contain.
pub fn all(pack: &Pack) -> Result<Vec<(String, String)>> {
    let problems = pack.all_problems()?;
    let mut lists = opening::pages(pack, &problems)?;
    let groups = groups(pack, &problems)?;
    lists.push((MANIFEST.to_string(), manifest(pack, &problems, groups.len())?));
    lists.extend((1..).zip(&groups).map(|(number, ids)| (path_of_group(number), tests(ids))));
    for (what, file, function, constant) in [
        (
            "generators",
            "generators/cases.rs",
            "cases",
            "GENERATORS: &[(&str, crate::data::Generator)]",
        ),
        ("figures", "figure.rs", "draw", "FIGURES: &[(&str, crate::figures::Figure)]"),
    ] {
        let head =
            format!("//! The {what} in the folders of the problems, by `cargo xtask sync`.\n\n");
        let text = head + &functions(&problems, file, function, constant);
        lists.push((format!("problems/{what}.rs"), text));
    }
    lists.extend(readme::pages(pack, problems)?);
    Ok(lists)
}

pub const MANIFEST: &str = "problems/Cargo.toml";

/// `problems/Cargo.toml` with the binaries of all problems, and their unit tests by groups.
fn manifest(pack: &Pack, problems: &[Problem], groups: usize) -> Result<String> {
    let binary = |problem: &Problem| {
        let program = [(problem.id.clone(), "main.rs")];
        let binaries = program.into_iter().chain(problem.checker().map(|name| (name, CHECKER)));
        let line = |(name, file)| {
            let path = format!("{}/{file}", problem.id);
            format!("{{ name = \"{name}\", path = \"{path}\", test = false, bench = false }}")
        };
        binaries.map(line).collect_vec()
    };
    let test = |number| {
        let path = path_of_group(number);
        let path = path.strip_prefix("problems/").unwrap_or(&path);
        format!("{{ name = \"programs-{number:02}\", path = \"{path}\" }}")
    };
    let samples =
        "{ name = \"samples\", path = \"tests/samples.rs\", harness = false }".to_string();
    let mut text = pack.read(MANIFEST)?;
    let lists = [
        ("bin", problems.iter().flat_map(binary).collect_vec()),
        ("test", (1..=groups).map(test).chain([samples]).collect_vec()),
    ];
    for (name, lines) in lists {
        let parts = text.split_once(&format!("\n{name} = [\n")).and_then(|(before, rest)| {
            let (_, after) = rest.split_once("]\n")?;
            Some((before, after))
        });
        let (before, after) = parts.with_context(|| format!("{MANIFEST} has no list `{name}`"))?;
        let lines = lines.iter().map(|line| format!("    {line},\n")).collect::<String>();
        text = format!("{before}\n{name} = [\n{lines}]\n{after}");
    }
    Ok(text)
}

/// How many programs are compiled as one test: few enough that a change of one of them is soon compiled, and enough that not
/// all time goes into linking.
const MOST_IN_A_GROUP: usize = 10;

fn path_of_group(number: usize) -> String {
    format!("problems/tests/programs/{number:02}.rs")
}

/// The groups of programs whose unit tests are compiled together. A problem stays where it is; a new one goes into the
/// first group that has room.
fn groups(pack: &Pack, problems: &[Problem]) -> Result<Vec<Vec<String>>> {
    let mut new: BTreeSet<String> = problems.iter().map(|problem| problem.id.clone()).collect();
    let mut groups = Vec::new();
    while pack.path(path_of_group(groups.len() + 1)).is_file() {
        let text = pack.read(path_of_group(groups.len() + 1))?;
        let ids = text.lines().filter_map(|line| Some(line.split_once(" \"")?.0.trim()));
        groups.push(ids.filter(|id| new.remove(*id)).map(String::from).collect_vec());
    }
    for id in new {
        match groups.iter_mut().find(|group| group.len() < MOST_IN_A_GROUP) {
            Some(group) => group.push(id),
            None => groups.push(vec![id]),
        }
    }
    for group in &mut groups {
        group.sort();
    }
    Ok(groups)
}

/// The file with the unit tests of a group.
fn tests(ids: &[String]) -> String {
    let line = |id| format!("    {id} \"../../{id}/main.rs\"\n");
    let lines: String = ids.iter().map(line).collect();
    format!(
        "//! Unit tests of programs, by `cargo xtask sync`.\n\nchecks::programs! {{\n{lines}}}\n"
    )
}

/// A file of a problem as a module that bears its id.
fn module(id: &str, file: &str) -> String {
    format!("#[path = \"{id}/{file}\"]\nmod {id};\n")
}

/// The modules in the folders of the problems that are compiled into a program, and a constant with their functions.
fn functions(problems: &[Problem], file: &str, function: &str, constant: &str) -> String {
    let ids = problems.iter().filter(|problem| problem.has(file)).map(|problem| &problem.id);
    let modules: String = ids.clone().map(|id| module(id, file)).collect();
    let entry = |id| format!("    (\"{id}\", {id}::{function}),\n");
    let entries: String = ids.map(entry).collect();
    format!("{modules}\n/// By the ids of the problems.\npub const {constant} = &[\n{entries}];\n")
}
