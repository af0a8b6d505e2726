//! The names of things, `problems/theory/terms.yaml`: the glossary and the search of the site are made of them.

use crate::{Pack, Result, Texts};
use anyhow::Context;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What people type to find a page of theory, by its name; and the terms, in the order of the glossary.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Terms {
    pub pages: BTreeMap<String, Vec<String>>,
    pub terms: Vec<Term>,
}

/// A term: its name and others that it has, the page that defines it (`theory/NAME`, or the ID of a lesson), the anchor
/// there, and what it means.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Term {
    pub name: Texts,
    pub also: Vec<String>,
    pub page: String,
    #[serde(default)]
    pub at: Texts,
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
    /// All its names, each once.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.name.values().cloned().collect();
        names.dedup();
        [names, self.also.clone()].concat()
    }
}
