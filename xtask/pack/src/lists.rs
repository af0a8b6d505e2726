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
    #[serde(rename = "lists")]
    all: Vec<List>,
    /// The problem of the pack whose game an entry has in another form.
    same_game: BTreeMap<String, String>,
    /// The entries whose official sample was not found, or which are interactive: they cannot be tested here.
    no_sample: BTreeSet<String>,
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

/// What the pack has of an entry.
#[derive(Clone, Copy)]
pub enum Has<'a> {
    /// A program that can be handed in.
    Program(&'a Problem),
    /// The same game in another form.
    Game(&'a Problem),
    /// Nothing, as there is no sample to test it with.
    NoSample,
    /// Nothing.
    Nothing,
}

/// How much of a list is in the pack.
pub struct Coverage<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its address.
    pub url: Option<&'a str>,
    /// Its entries.
    pub entries: Vec<(&'a str, Has<'a>)>,
}

impl Coverage<'_> {
    /// How many entries there are, in the pack, of a game in another form, and without a sample.
    pub fn counts(&self) -> [usize; 4] {
        let count = |is: fn(&Has) -> bool| self.entries.iter().filter(|(_, has)| is(has)).count();
        [
            self.entries.len(),
            count(|has| matches!(has, Has::Program(_))),
            count(|has| matches!(has, Has::Game(_))),
            count(|has| matches!(has, Has::NoSample)),
        ]
    }
}

impl Lists {
    /// Reads the file. Fails if an entry stands twice in a list or has no such number on its judge, and if
    /// `same_game` or `no_sample` names what is in no list, in the pack itself, or no problem.
    pub fn read(pack: &Pack, problems: &[Problem]) -> Result<Lists> {
        Self::parse(&pack.read(FILE)?, problems).context(FILE)
    }

    fn parse(text: &str, problems: &[Problem]) -> Result<Lists> {
        let lists: Lists = serde_norway::from_str(text)?;
        let mut known = BTreeSet::new();
        for List { name, entries, .. } in &lists.all {
            let name = Language::English.of(name).unwrap_or_default();
            let distinct: BTreeSet<&String> = entries.iter().collect();
            ensure!(distinct.len() == entries.len(), "{name}: an entry stands twice");
            for entry in entries.iter().filter(|entry| judge(entry).is_some()) {
                address(entry).with_context(|| name.to_string())?;
            }
            known.extend(distinct);
        }
        let here: BTreeSet<&str> = problems.iter().flat_map(Problem::judges).collect();
        for entry in lists.same_game.keys().chain(&lists.no_sample) {
            ensure!(known.contains(entry), "{entry} is in no list");
            ensure!(!here.contains(entry.as_str()), "{entry} is in the pack itself");
        }
        for (entry, id) in &lists.same_game {
            let is_there = problems.iter().any(|problem| problem.id == *id);
            ensure!(is_there, "same_game: {entry}: there is no problem {id}");
            ensure!(!lists.no_sample.contains(entry), "no_sample: {entry} is in same_game");
        }
        Ok(lists)
    }

    /// What the pack has of each list, in the order of the file.
    pub fn coverage<'a>(
        &'a self,
        problems: &'a [Problem],
        language: Language,
    ) -> Vec<Coverage<'a>> {
        let has = |entry: &String| {
            let find = |is: &dyn Fn(&&Problem) -> bool| problems.iter().find(is);
            let program = find(&|problem| problem.judges().contains(&entry.as_str()));
            let game = self.same_game.get(entry).and_then(|id| find(&|problem| problem.id == *id));
            match (program, game) {
                (Some(problem), _) => Has::Program(problem),
                (_, Some(problem)) => Has::Game(problem),
                _ if self.no_sample.contains(entry) => Has::NoSample,
                _ => Has::Nothing,
            }
        };
        let rows = self.all.iter().map(|List { name, url, entries }| Coverage {
            name: language.of(name).unwrap_or_default(),
            url: url.as_deref(),
            entries: entries.iter().map(|entry| (entry.as_str(), has(entry))).collect(),
        });
        rows.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Fixture;

    const TEXT: &str =
        "lists:\n- {name: {en: A}, entries: [HDU 1001, POJ 1003, LeetCode 292, X 1]}\n\
                        same_game: {LeetCode 292: hdu1001}\nno_sample: [X 1]\n";

    #[test]
    fn entries_are_counted() {
        let problems = Fixture::new().pack.problems().unwrap();
        let lists = Lists::parse(TEXT, &problems).unwrap();
        let coverage = lists.coverage(&problems, Language::English);
        assert_eq!(coverage.iter().map(Coverage::counts).collect::<Vec<_>>(), [[4, 2, 1, 1]]);
    }

    #[test]
    fn mistakes_are_named() {
        let problems = Fixture::new().pack.problems().unwrap();
        for (old, new, expected) in [
            ("POJ 1003", "HDU 1001", "A: an entry stands twice"),
            ("POJ 1003", "Codeforces 15", "A: 15: expected a number"),
            ("{LeetCode 292", "{LeetCode 293", "LeetCode 293 is in no list"),
            ("{LeetCode 292", "{POJ 1003", "POJ 1003 is in the pack itself"),
            ("[X 1]", "[LeetCode 292]", "no_sample: LeetCode 292 is in same_game"),
            (": hdu1001", ": hdu1", "same_game: LeetCode 292: there is no problem hdu1"),
        ] {
            let error = Lists::parse(&TEXT.replace(old, new), &problems).err().unwrap();
            assert!(format!("{error:#}").starts_with(expected), "{error:#}");
        }
    }
}
