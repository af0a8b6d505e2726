//! What stands in both languages has the same numbers: READMEs, pages of the site, and texts of `problem.yaml`. (Pages in
//! the folders of problems and of the theory are held by `cargo test -p checks --test pages numbers`.)

use crate::{assert_none, pack, problems, read};
use checks::blocks::differences;
use pack::{Language, Problem};

#[test]
fn pages_have_the_same_numbers_in_both_languages() {
    let folders = ["", "problems", "site/pages"].map(|folder| pack().path(folder));
    let pages = folders.iter().flat_map(|folder| pack::files(folder, "md").unwrap());
    let mut faults = Vec::new();
    for chinese in pages.map(|page| pack::shown(&page)).filter(|page| page.ends_with(".zh.md")) {
        let english = [".en.md", ".md"].map(|end| chinese.replace(".zh.md", end));
        let english = english.iter().find(|page| pack().path(page).exists());
        let english =
            english.unwrap_or_else(|| panic!("{chinese}: there is no such page in English"));
        for (line, fault) in differences(&read(english), &read(&chinese)) {
            faults.push(format!("{chinese}:{line}: {fault}"));
        }
    }
    assert_none(&faults);
}

#[test]
fn texts_of_a_problem_have_the_same_numbers_in_both_languages() {
    let faults: Vec<String> = problems().iter().flat_map(faults).collect();
    assert_none(&faults);
}

/// The numbers that differ in the texts of one `problem.yaml`; and between its `reason` and the head of the program.
fn faults(problem: &Problem) -> Vec<String> {
    let metadata = &problem.metadata;
    let idea = metadata.short.as_ref().map(|short| &short.idea);
    let texts = [&metadata.name, &metadata.game, &metadata.theorem, &metadata.elsewhere];
    let texts = texts.into_iter().chain(idea);
    let mut pairs: Vec<(String, String)> = texts
        .filter_map(|texts| {
            let [english, chinese] = Language::ALL.map(|language| texts.get(&language).cloned());
            english.zip(chinese)
        })
        .collect();
    if let Some(reason) = &metadata.reason {
        let program = read(&format!("problems/{}/main.rs", problem.id));
        pairs.push((shared(&program), reason.clone()));
    }
    let yaml = format!("problems/{}/problem.yaml", problem.id);
    let text = read(&yaml);
    let mut faults = Vec::new();
    for (english, chinese) in pairs {
        for (line, fault) in differences(&english, &chinese) {
            let here = chinese.lines().nth(line - 1).unwrap_or_default();
            let place = text.lines().position(|line| line.contains(here)).unwrap_or_default();
            faults.push(format!("{yaml}:{}: {fault}", place + 1));
        }
    }
    faults
}

/// What the head of a program says that `reason` says as well.
fn shared(program: &str) -> String {
    let others = ["**Complexity.**", "**Reference"];
    let is_shared = |paragraph: &&str| !others.iter().any(|other| paragraph.starts_with(other));
    let (head, _) = pack::practice::head(program);
    let shared = head.split("\n\n").filter(is_shared).collect::<Vec<_>>().join("\n\n");
    shared.replace(',', "").replace('²', "^2") // as in 1,000,000
}
