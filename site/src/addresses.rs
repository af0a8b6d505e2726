//! The addresses of the site, which stay: `site/addresses.txt` has the pages and files that belong to no single problem,
//! and patterns of the others. A line stands for files all of which must be there; with `*`, which is any name, or
//! `**`, which is any path, for at least one.

use super::sources::Sources;
use anyhow::Context;
use pack::{Language, Result};
use std::fs;
use std::path::Path;

/// Compares the files of the site with the list. What differs is an error.
pub fn check(sources: &Sources, site: &Path, errors: &mut Vec<String>) -> Result<()> {
    const LIST: &str = "site/addresses.txt";
    let mut files = Vec::new();
    add_files(site, "", &mut files)?;
    let mut is_listed = vec![false; files.len()];
    for line in sources.pack.read(LIST)?.lines().filter(|line| !line.starts_with('#')) {
        let mut is_there = false;
        for pattern in expanded(line, sources) {
            let mut is_matched = false;
            for (file, is_listed) in files.iter().zip(&mut is_listed) {
                if matches(&pattern, file) {
                    (is_matched, *is_listed) = (true, true);
                }
            }
            if !is_matched && !line.contains('*') {
                errors.push(format!("{LIST}: {pattern} is not there"));
            }
            is_there |= is_matched;
        }
        if !is_there && line.contains('*') {
            errors.push(format!("{LIST}: nothing is {line}"));
        }
    }
    let unlisted = files.iter().zip(is_listed).filter(|(_, is_listed)| !is_listed);
    errors.extend(unlisted.map(|(file, _)| format!("{file} is not in {LIST}")));
    Ok(())
}

/// The files of a folder, by their paths from the folder of the site.
fn add_files(folder: &Path, path: &str, files: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| pack::shown(folder))? {
        let entry = entry?;
        let path = format!("{path}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add_files(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// A line for each language and each problem that it is for: `{id}` is any, `{lesson}` a lesson, `{game}` one with a game.
fn expanded(line: &str, sources: &Sources) -> Vec<String> {
    let ids = |is_meant: &dyn Fn(&pack::Problem) -> bool| {
        let meant = sources.problems.iter().filter(|problem| is_meant(problem));
        meant.map(|problem| problem.id.clone()).collect()
    };
    let kinds: [(&str, Vec<String>); 4] = [
        ("{language}", Language::ALL.map(|language| language.code().to_string()).to_vec()),
        ("{id}", ids(&|_| true)),
        ("{lesson}", ids(&pack::Problem::is_lesson)),
        ("{game}", ids(&|problem| problem.has("game.js"))),
    ];
    let mut lines = vec![line.to_string()];
    for (kind, values) in kinds.iter().filter(|(kind, _)| line.contains(kind)) {
        let each = |line: String| values.iter().map(move |value| line.replace(kind, value));
        lines = lines.into_iter().flat_map(each).collect();
    }
    lines
}

/// Whether a path is one of a pattern.
fn matches(pattern: &str, path: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == path };
    let Some(path) = path.strip_prefix(start) else { return false };
    let deep = rest.strip_prefix('*');
    let end = if deep.is_some() { None } else { path.find('/') };
    let mut ends = path.char_indices().map(|(at, _)| at).chain([path.len()]);
    ends.any(|at| at <= end.unwrap_or(path.len()) && matches(deep.unwrap_or(rest), &path[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn a_star_is_a_name_and_two_are_a_path() {
        for (pattern, path, expected) in [
            ("a/b.js", "a/b.js", true),
            ("a/*.js", "a/b.js", true),
            ("a/*-*.js", "a/b-c.js", true),
            ("a/*.js", "a/b/c.js", false),
            ("a/**.js", "a/b/c.js", true),
            ("a/**.js", "a/b/c.css", false),
            ("a/*", "a/é", true),
            ("a", "ab", false),
        ] {
            assert_eq!(matches(pattern, path), expected, "{pattern} {path}");
        }
    }

    #[test]
    fn a_line_stands_for_each_language_and_problem() {
        let sources = fixture();
        assert_eq!(expanded("{language}/{lesson}.x", &sources), ["en/bachet.x", "zh/bachet.x"]);
        assert_eq!(expanded("{id}", &sources), ["bachet", "practice"]);
        assert_eq!(expanded("index.html", &sources), ["index.html"]);
    }
}
