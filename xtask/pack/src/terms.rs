//! The names of things: `problems/theory/terms.yaml`, of which the glossary and the names that the search of the site
//! knows are made.

use crate::{Language, Pack, Result, Texts};
use anyhow::Context;
use serde::Deserialize;
use std::collections::BTreeMap;

/// All names but those of problems.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// What people type to find a page of theory, by its name.
    pub pages: BTreeMap<String, Vec<String>>,
    /// Those of the glossary, in its order.
    pub terms: Vec<Term>,
}

/// A term of the glossary.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// What the pack calls it.
    pub name: Texts,
    /// Its other names.
    pub also: Vec<String>,
    /// Where it is defined: `theory/NAME`, or the ID of a lesson.
    pub page: String,
    /// The anchor there.
    #[serde(default)]
    pub at: Texts,
    /// What it is, in a few words.
    pub means: Texts,
}

impl Terms {
    /// Reads them.
    pub fn read(pack: &Pack) -> Result<Self> {
        const FILE: &str = "problems/theory/terms.yaml";
        serde_norway::from_str(&pack.read(FILE)?).context(FILE)
    }
}

impl Term {
    /// Its name in a language.
    pub fn name(&self, language: Language) -> &str {
        language.of(&self.name).unwrap_or_default()
    }

    /// All its names, each once.
    pub fn names(&self) -> Vec<String> {
        let mut names = Language::ALL.map(|language| self.name(language).to_string()).to_vec();
        names.dedup();
        [names, self.also.clone()].concat()
    }
}
