//! The settings of `site/pages/site.yaml`, all of which may be missing.

use anyhow::Context;
use pack::{Pack, Result};
use serde::Deserialize;

/// The addresses of the site and of what it is made from.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The address of the site, without a slash at the end.
    pub address: Option<String>,
    /// The address of the repository.
    pub repository: Option<String>,
}

impl Settings {
    /// Reads them. Fails on a key that is unknown.
    pub fn read(pack: &Pack) -> Result<Self> {
        let path = pack.path("site/pages/site.yaml");
        Self::parse(&pack::read(&path)?).with_context(|| pack::shown(&path))
    }

    fn parse(text: &str) -> Result<Self> {
        // A file of comments alone is nothing.
        Ok(serde_norway::from_str::<Option<Self>>(text)?.unwrap_or_default())
    }

    /// What mdBook has to know of them: lines of the section `output.html`.
    pub fn of_mdbook(&self) -> String {
        let line = |address: &String| format!("git-repository-url = {address:?}\n");
        self.repository.as_ref().map(line).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_may_be_missing_but_not_misspelt() {
        let none = Settings::parse("# repository: a\n").unwrap();
        assert!(none.repository.is_none() && none.of_mdbook().is_empty());
        let some = Settings::parse("repository: https://a.org/b\n").unwrap();
        assert_eq!(some.of_mdbook(), "git-repository-url = \"https://a.org/b\"\n");
        assert!(Settings::parse("repo: a\n").is_err());
    }
}
