//! What to hand in to which judge, and where its problems are, as `xtask/pack/judges.yaml` says.

use crate::{Language, Result, Texts};
use anyhow::{ensure, Context};
use itertools::Itertools;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Where the judges are listed.
pub const FILE: &str = "xtask/pack/judges.yaml";

/// What stands in an address for what the judge alone knows.
const OWN: &str = "{own}";

/// All judges.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judges {
    /// Those that problems can be from.
    pub judges: Vec<Judge>,
    /// Those that take over problems of others.
    pub others: Vec<Other>,
}

/// A judge. The file explains its keys.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    name: Texts,
    /// Whether it takes Rust, if that is known.
    pub takes_rust: Option<bool>,
    #[serde(default)]
    language: Texts,
    #[serde(default)]
    c: Texts,
    /// What the ids of its problems begin with.
    #[serde(default)]
    pub ids: String,
    url: String,
    #[serde(default)]
    more_urls: Vec<String>,
    #[serde(default)]
    lower_case: bool,
    /// The whole names of its series of contests, and what the numbers of their problems begin with.
    #[serde(default)]
    pub series: BTreeMap<String, String>,
    /// Contests whose problems have other letters in their addresses.
    pub shift: Option<Shift>,
}

/// Contests whose problems have other letters in their addresses than in their names.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Shift {
    first: String,
    last: String,
    by: u8,
}

impl Shift {
    /// The number of a problem, as its address has it: `ARC 091 D` for `ARC 091 F`, with a shift by two.
    fn number(&self, number: &str) -> Option<String> {
        let (contest, letter) = number.rsplit_once(' ')?;
        let is_shifted = (self.first.as_str()..=self.last.as_str()).contains(&contest);
        let letter = letter.bytes().next().filter(|_| is_shifted && letter.len() == 1)?;
        Some(format!("{contest} {}", char::from(letter.checked_sub(self.by)?)))
    }
}

/// A judge that takes over problems of others: a row of a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    name: Texts,
    file: Texts,
    language: Texts,
}

impl Other {
    /// Its name, what to hand in there, and the language to choose.
    pub fn row(&self, language: Language) -> [&str; 3] {
        [&self.name, &self.file, &self.language].map(|texts| language.of(texts).unwrap_or_default())
    }
}

impl Judge {
    /// Its name.
    pub fn name(&self, language: Language) -> &str {
        language.of(&self.name).unwrap_or_default()
    }

    /// What can be handed in: how the name of the file ends, `rs` or `c`, and the language to choose.
    pub fn hand_in(&self, language: Language) -> Vec<[&str; 2]> {
        let chosen = |texts| language.of(texts);
        let in_c = chosen(&self.c).unwrap_or(language.choose("C or C++", "C 或 C++"));
        match self.takes_rust {
            Some(true) => vec![["rs", chosen(&self.language).unwrap_or("Rust")], ["c", in_c]],
            Some(false) => vec![["c", chosen(&self.language).unwrap_or(in_c)]],
            None => vec![["c", in_c], ["rs", "Rust"]],
        }
    }

    /// The patterns of the addresses from which the numbers of its problems follow.
    pub fn urls(&self) -> Vec<&String> {
        let all = [&self.url].into_iter().chain(&self.more_urls);
        all.filter(|url| !url.contains(OWN)).collect()
    }

    /// What stands behind its name in the name of a problem, if the problem is of this judge.
    pub fn number<'a>(&self, problem: &'a str) -> Option<&'a str> {
        problem
            .strip_prefix(self.name(Language::English))?
            .strip_prefix(' ')
            .filter(|number| !number.is_empty())
    }

    /// The id of the problem with this number. Those of Luogu begin with a P, which ids leave out.
    pub fn id(&self, number: &str) -> String {
        let number = number.strip_prefix('P').unwrap_or(number).to_lowercase();
        format!("{}{}", self.ids, number.replace(|c: char| !c.is_ascii_alphanumeric(), ""))
    }

    /// The address of the problem with this number, if it follows from that. Fails if the number has not as
    /// many parts as the address.
    pub fn address(&self, number: &str) -> Result<Option<String>> {
        Ok(Some(self.pattern(number)?).filter(|address| !address.contains(OWN)))
    }

    /// The address of the problem with this number, with [`OWN`] where it has something that does not follow from that.
    fn pattern(&self, number: &str) -> Result<String> {
        let shifted = self.shift.as_ref().and_then(|shift| shift.number(number));
        let number = shifted.as_deref().unwrap_or(number);
        let number = if self.lower_case { number.to_lowercase() } else { number.to_string() };
        let mut address = self.url.replace("{number}", &number);
        let parts = number.as_bytes().chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit());
        for (i, part) in (1..).zip(parts) {
            address = address.replace(&format!("{{{i}}}"), String::from_utf8_lossy(part).trim());
        }
        let is_whole = !address.replace(OWN, "").contains('{');
        ensure!(is_whole, "{number}: expected a number for {}", self.url);
        Ok(address)
    }
}

/// The address of a problem such as `AcWing 235`, as far as it follows from the name; then it says TODO.
pub fn begun_address(name: &str) -> Result<String> {
    let (judge, number) = known(name)?;
    Ok(judge.pattern(number)?.replace(OWN, "TODO"))
}

/// Fails if this is no address of a problem such as `HackerRank tower-breakers-3`; any is one if no judge has the problem.
pub fn check_url(name: &str, url: &str) -> Result<()> {
    let Some((judge, number)) = judge(name) else { return Ok(()) };
    let pattern = judge.pattern(number)?;
    let (start, end) = pattern.split_once(OWN).unwrap_or((&pattern, ""));
    let is_such = url.strip_prefix(start).is_some_and(|rest| rest.ends_with(end));
    ensure!(is_such, "{name}: expected a url such as {pattern}, found {url}");
    Ok(())
}

/// All judges.
///
/// # Panics
///
/// If there is a mistake in their file.
pub fn judges() -> &'static Judges {
    static JUDGES: OnceLock<Judges> = OnceLock::new();
    JUDGES.get_or_init(|| {
        serde_norway::from_str(include_str!("../judges.yaml"))
            .unwrap_or_else(|error| panic!("{FILE}: {error}"))
    })
}

/// The judge of a problem such as `HDU 1846`, and its number there.
pub fn judge(name: &str) -> Option<(&'static Judge, &str)> {
    judges().judges.iter().find_map(|judge| Some((judge, judge.number(name)?)))
}

/// The name of a problem of a judge: `Luogu P2148`, `洛谷 P2148`.
pub fn shown(name: &str, language: Language) -> String {
    judge(name)
        .map_or(name.to_string(), |(judge, number)| format!("{} {number}", judge.name(language)))
}

/// The address of a problem such as `HDU 1846`, if it follows from the name. Fails if no judge has such a
/// problem, and says which ones there are.
pub fn address(name: &str) -> Result<Option<String>> {
    let (judge, number) = known(name)?;
    judge.address(number)
}

/// The judge of a problem, and its number there. Fails if there is none.
fn known(name: &str) -> Result<(&'static Judge, &str)> {
    judge(name).with_context(|| {
        let known = judges().judges.iter().map(|judge| judge.name(Language::English)).join(", ");
        format!(
            "{name}: expected a judge and a number, such as `HDU 1846`. Known are {known}; another one is added in \
             {FILE}"
        )
    })
}

#[cfg(test)]
mod tests;
