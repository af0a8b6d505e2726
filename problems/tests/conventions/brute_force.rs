//! The brute force of a problem goes by the rules alone: what computes the answers has no part in it, as the two would
//! agree on any mistake.

use crate::code::{items, names, program_and_tests, Item};
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
    let [program, tests] = program_and_tests(&read(&main));
    let (functions, tests) = (items(&program), items(&tests));
    // What is imported is defined elsewhere, and all that one can see here is whether the answers need it.
    let needed: BTreeSet<String> = reached(&functions, |name| name == "solve" || name == "main")
        .into_iter()
        .flat_map(|item| item.names.iter().map(|(name, _)| name.clone()))
        .collect();
    let mut known: BTreeSet<String> =
        functions.iter().filter(|item| !item.is_method).map(|item| item.name.clone()).collect();
    known.extend(imported(&read(&main)));
    let write_up = format!("problems/{}/write_up.rs", problem.id);
    let mut files = vec![(main.clone(), tests)];
    if problem.has("write_up.rs") {
        let [program, tests] = program_and_tests(&read(&write_up));
        files.push((write_up, items(&[program, tests].concat())));
    }
    let mut faults = Vec::new();
    if !files[0].1.iter().any(|item| item.name == NAME) {
        faults.push(format!(
            "{main}: no function `{NAME}` in `mod tests`, which tells by the rules who wins"
        ));
    }
    for (path, items) in files {
        for item in reached(&items, |name| name.starts_with(NAME)) {
            for (name, line) in &item.names {
                if known.contains(name)
                    && needed.contains(name)
                    && !items.iter().any(|item| item.name == *name)
                {
                    faults.push(format!(
                        "{path}:{line}: `{}`, which is part of the brute force, has `{name}`, with which `solve` finds the \
                         answers; expected the rules alone",
                        item.name
                    ));
                }
            }
        }
    }
    faults
}

/// The items that are reached from some of them by name.
fn reached<'a>(items: &'a [Item], is_first: impl Fn(&str) -> bool) -> Vec<&'a Item> {
    let mut reached: Vec<&Item> = items.iter().filter(|item| is_first(&item.name)).collect();
    let mut next = 0;
    while next < reached.len() {
        for (name, _) in &reached[next].names {
            let new = items.iter().filter(|item| item.name == *name);
            let new: Vec<&Item> = new
                .filter(|item| !reached.iter().any(|other| std::ptr::eq(*other, *item)))
                .collect();
            reached.extend(new);
        }
        next += 1;
    }
    reached
}

/// What a program takes from the mathematics of `common`.
fn imported(text: &str) -> Vec<String> {
    let lines = text.split("use common::").skip(1).filter(|rest| !rest.starts_with("judge"));
    let imports = lines.filter_map(|rest| rest.split(';').next());
    let names = imports.flat_map(|import| {
        names(
            &import
                .parse::<proc_macro2::TokenStream>()
                .expect("Rust")
                .into_iter()
                .collect::<Vec<_>>(),
        )
    });
    names.map(|(name, _)| name).collect()
}
