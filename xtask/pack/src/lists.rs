//! The lists of impartial games that people follow, as `problems/lists.yaml` has them, and how much of each is in
//! the pack.

use crate::judges::{address, judge};
use crate::{Language, Pack, Problem, Result, Texts};
use anyhow::{ensure, Context};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Where the lists are.
pub const FILE: &str = "problems/lists.yaml";

/// All lists.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lists {
    lists: Vec<List>,
    /// The problem of the pack whose game an entry has in another form.
    same_game: BTreeMap<String, String>,
}

/// A list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    name: Texts,
    url: Option<String>,
    /// Its impartial games, such as `HDU 1846`.
    entries: Vec<String>,
}

/// How much of a list is in the pack.
#[derive(Debug, PartialEq)]
pub struct Coverage<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its address.
    pub url: Option<&'a str>,
    /// How many entries it has.
    pub entries: usize,
    /// How many of them can be handed in with a program of the pack.
    pub in_the_pack: usize,
    /// How many others have a game of the pack in another form.
    pub same_game: usize,
}

impl Lists {
    /// Reads the file. Fails if an entry stands twice in a list or has no such number on its judge, and if
    /// `same_game` names what is in no list, in the pack itself, or no problem.
    pub fn read(pack: &Pack, problems: &[Problem]) -> Result<Lists> {
        Self::parse(&pack.read(FILE)?, problems).context(FILE)
    }

    fn parse(text: &str, problems: &[Problem]) -> Result<Lists> {
        let lists: Lists = serde_norway::from_str(text)?;
        let there = entries_of(problems);
        let mut known = BTreeSet::new();
        for List { name, entries, .. } in &lists.lists {
            let name = Language::English.of(name).unwrap_or_default();
            let distinct: BTreeSet<&String> = entries.iter().collect();
            ensure!(distinct.len() == entries.len(), "{name}: an entry stands twice");
            for entry in entries.iter().filter(|entry| judge(entry).is_some()) {
                address(entry).with_context(|| name.to_string())?;
            }
            known.extend(distinct);
        }
        for (entry, id) in &lists.same_game {
            ensure!(known.contains(entry), "same_game: {entry} is in no list");
            ensure!(!there.contains(entry.as_str()), "same_game: {entry} is in the pack itself");
            let is_there = problems.iter().any(|problem| problem.id == *id);
            ensure!(is_there, "same_game: {entry}: there is no problem {id}");
        }
        Ok(lists)
    }

    /// How much of each list is in the pack, in the order of the file.
    pub fn coverage(&self, problems: &[Problem], language: Language) -> Vec<Coverage<'_>> {
        let there = entries_of(problems);
        let rows = self.lists.iter().map(|List { name, url, entries }| Coverage {
            name: language.of(name).unwrap_or_default(),
            url: url.as_deref(),
            entries: entries.len(),
            in_the_pack: entries.iter().filter(|entry| there.contains(&***entry)).count(),
            same_game: entries.iter().filter(|&entry| self.same_game.contains_key(entry)).count(),
        });
        rows.collect()
    }
}

/// What the judges call the problems of the pack.
fn entries_of(problems: &[Problem]) -> BTreeSet<&str> {
    problems.iter().flat_map(Problem::judges).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Fixture;

    const TEXT: &str =
        "lists:\n- {name: {en: A}, entries: [HDU 1001, POJ 1003, LeetCode 292, X 1]}\n\
                        same_game: {LeetCode 292: hdu1001}\n";

    #[test]
    fn entries_are_counted() {
        let problems = Fixture::new().pack.problems().unwrap();
        let lists = Lists::parse(TEXT, &problems).unwrap();
        let coverage = lists.coverage(&problems, Language::English);
        let expected = Coverage { name: "A", url: None, entries: 4, in_the_pack: 2, same_game: 1 };
        assert_eq!(coverage, [expected]);
    }

    #[test]
    fn mistakes_are_named() {
        let problems = Fixture::new().pack.problems().unwrap();
        for (old, new, expected) in [
            ("POJ 1003", "HDU 1001", "A: an entry stands twice"),
            ("POJ 1003", "Codeforces 15", "A: 15: expected a number"),
            ("{LeetCode 292", "{LeetCode 293", "same_game: LeetCode 293 is in no list"),
            ("{LeetCode 292", "{POJ 1003", "same_game: POJ 1003 is in the pack itself"),
            (": hdu1001", ": hdu1", "same_game: LeetCode 292: there is no problem hdu1"),
        ] {
            let error = Lists::parse(&TEXT.replace(old, new), &problems).err().unwrap();
            assert!(format!("{error:#}").starts_with(expected), "{error:#}");
        }
    }
}
