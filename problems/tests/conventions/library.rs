//! Whatever is public in `common` is used: by another part of the workspace, or by something else in `common`.

use crate::code::{items, program_and_tests, Item};
use crate::{assert_none, files_below, pack};
use std::fs;
use std::path::Path;

#[test]
fn all_of_the_library_is_used() {
    let root = pack().path("");
    let is_of = |path: &Path, folder: &str| path.starts_with(root.join(folder));
    let (library, others): (Vec<_>, Vec<_>) =
        files_below(&root, "rs").into_iter().partition(|path| is_of(path, "common"));
    // A single file has a copy of what it uses.
    let is_single = |path: &Path| path.parent().is_some_and(|parent| parent.ends_with("accepted"));
    let others = others.iter().filter(|path| !is_single(path));
    let others: Vec<String> = others.map(|path| fs::read_to_string(path).unwrap()).collect();
    let library: Vec<_> =
        library.into_iter().map(|path| (pack::read(&path).unwrap(), path)).collect();
    let items: Vec<Item> =
        library.iter().flat_map(|(text, _)| items(&program_and_tests(text)[0])).collect();
    let mut faults = Vec::new();
    for (text, path) in &library {
        let program = text.split("#[cfg(test)]").next().unwrap();
        for (line, name) in
            (1..).zip(program.lines()).filter_map(|(line, text)| Some((line, public(text)?)))
        {
            let is_used_within = items
                .iter()
                .any(|item| item.name != name && item.names.iter().any(|(other, _)| other == name));
            if !is_used_within && !others.iter().any(|text| has_word(text, name)) {
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
    let words = line.trim_start().strip_prefix("pub ")?.trim_end_matches([';', ' ', '{']);
    if let Some(path) = words.strip_prefix("use ") {
        return path.rsplit([' ', ':']).next();
    }
    let words = words.strip_prefix("const fn ").or_else(|| Some(words.split_once(' ')?.1))?;
    words.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

/// Whether a word stands in code, not in a comment.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let lines =
        text.lines().filter(|line| line.contains(word) && !line.trim_start().starts_with("//"));
    lines.into_iter().any(|line| line.split(|c| !is_part(c)).any(|found| found == word))
}
