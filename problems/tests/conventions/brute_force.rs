//! The brute force of a problem goes by the rules alone: what computes the answers has no part in it, as the two would
//! agree on any mistake.

use crate::code::{items, program_and_tests, Item};
use crate::{assert_none, problems, read};
use pack::Problem;
use std::collections::BTreeSet;

/// How its name begins.
const NAME: &str = "brute_force";

#[test]
fn no_brute_force_uses_what_computes_the_answers() {
    let faults: Vec<String> = problems().iter().flat_map(faults).collect();
    assert_none(&faults);
}

fn faults(problem: &Problem) -> Vec<String> {
    let main = format!("problems/{}/main.rs", problem.id);
    let text = read(&main);
    let [program, tests] = program_and_tests(&text);
    let (program, tests) = (items(&program), items(&tests));
    let answers = reached(&program, |name| name == "solve" || name == "main");
    let answers: BTreeSet<&str> = names(&answers).map(|(_, name, _)| name).collect();
    // A method is named by its type; what is imported is defined elsewhere.
    let defined = program.iter().filter(|item| !item.is_method).map(|item| item.name.as_str());
    let known: BTreeSet<&str> = defined.chain(imported(&text)).collect();
    let mut faults = Vec::new();
    if !tests.iter().any(|item| item.name == NAME) {
        faults.push(format!(
            "{main}: there is no `fn {NAME}` in `mod tests`; expected one that tells by the rules who wins"
        ));
    }
    let mut files = vec![(main, tests)];
    if problem.has("write_up.rs") {
        let path = format!("problems/{}/write_up.rs", problem.id);
        let [write_up, _] = program_and_tests(&read(&path));
        files.push((path, items(&write_up)));
    }
    for (path, items) in &files {
        let own: BTreeSet<&str> = items.iter().map(|item| item.name.as_str()).collect();
        let used = reached(items, |name| name.starts_with(NAME));
        for (item, name, line) in names(&used) {
            if known.contains(name) && answers.contains(name) && !own.contains(name) {
                faults.push(format!(
                    "{path}:{line}: `{}`, a part of the brute force, has `{name}`, with which `solve` finds its \
                     answers; expected the rules alone",
                    item.name
                ));
            }
        }
    }
    faults
}

/// The names in items, each with its item and line.
fn names<'a>(items: &'a [&Item]) -> impl Iterator<Item = (&'a Item, &'a str, usize)> {
    items
        .iter()
        .flat_map(|item| item.names.iter().map(|(name, line)| (*item, name.as_str(), *line)))
}

/// The items that are reached from some of them by name.
fn reached(items: &[Item], is_first: impl Fn(&str) -> bool) -> Vec<&Item> {
    let (mut reached, mut names): (Vec<&Item>, BTreeSet<&str>) = Default::default();
    loop {
        let is_new = |item: &&Item| is_first(&item.name) || names.contains(item.name.as_str());
        let count = reached.len();
        reached = items.iter().filter(is_new).collect();
        if reached.len() == count {
            return reached;
        }
        names =
            reached.iter().flat_map(|item| &item.names).map(|(name, _)| name.as_str()).collect();
    }
}

/// What a program takes from the mathematics of `common`, as words.
fn imported<'a>(text: &'a str) -> impl Iterator<Item = &'a str> {
    let imports = text.split("use common::").skip(1).filter(|rest| !rest.starts_with("judge"));
    let words = |import: &'a str| import.split(|c: char| !c.is_alphanumeric() && c != '_');
    imports.filter_map(|rest| rest.split(';').next()).flat_map(words)
}
