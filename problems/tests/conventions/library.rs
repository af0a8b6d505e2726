//! Whatever is public in `common` is used: by another part of the workspace, or by something else in `common`.

use crate::code::{items, program_and_tests, Item};
use crate::{assert_none, pack};
use std::path::PathBuf;

#[test]
fn all_of_the_library_is_used() {
    let root = pack().path("");
    let (library, others): (Vec<PathBuf>, Vec<PathBuf>) = pack::files_below(&root, "rs")
        .unwrap()
        .into_iter()
        .partition(|path| path.starts_with(root.join("common")));
    let library = library.into_iter().filter(|path| !path.ends_with("tests.rs"));
    let library: Vec<(PathBuf, String)> =
        library.map(|path| (path.clone(), pack::read(&path).unwrap())).collect();
    let items: Vec<Item> =
        library.iter().flat_map(|(_, text)| items(&program_and_tests(text)[0])).collect();
    // A single file has a copy of what it uses.
    let others = others.iter().filter(|path| !path.parent().unwrap().ends_with("accepted"));
    let others: Vec<String> = others.map(|path| pack::read(path).unwrap()).collect();
    let is_used = |name: &str| {
        let has_name = |item: &Item| item.names.iter().any(|(other, _)| other == name);
        items.iter().any(|item| item.name != name && has_name(item))
            || others.iter().any(|text| has_word(text, name))
    };
    let mut faults = Vec::new();
    for (path, text) in &library {
        let program = text.split("#[cfg(test)]").next().unwrap();
        for (line, text) in (1..).zip(program.lines()) {
            if let Some(name) = public(text).filter(|name| !is_used(name)) {
                let path = pack::shown(path);
                faults.push(format!(
                    "{path}:{line}: nothing uses `{name}`: take it away, or make it private"
                ));
            }
        }
    }
    assert_none(&faults);
}

/// The name of the public item that a line defines or exports.
fn public(line: &str) -> Option<&str> {
    let words = line.trim_start().strip_prefix("pub ")?;
    if let Some(path) = words.strip_prefix("use ") {
        return path.trim_end_matches(';').rsplit([' ', ':']).next();
    }
    let (_, name) = words.strip_prefix("const fn").unwrap_or(words).split_once(' ')?;
    name.split(is_no_letter).next()
}

/// Whether a word stands in code, not in a comment.
fn has_word(text: &str, word: &str) -> bool {
    let is_code = |line: &&str| line.contains(word) && !line.trim_start().starts_with("//");
    text.lines().filter(is_code).any(|line| line.split(is_no_letter).any(|found| found == word))
}

/// Whether a character is no part of a name.
fn is_no_letter(c: char) -> bool {
    !c.is_alphanumeric() && c != '_'
}
