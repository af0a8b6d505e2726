//! The tables of rules on the page "Which game is this?": its rows, each of which the search finds by itself, and a link
//! in those whose game the explorer can be given.

use super::markdown::plain;
use super::paths::Page;
use super::sources::Sources;
use anyhow::Context;
use pack::which::Index;
use pack::{Language, Pack, Result};
use percent_encoding::{utf8_percent_encode, NON_ALPHANUMERIC};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The fields of the explorer's form, by their names, such as `kind` and `rule`.
pub type Fields = BTreeMap<String, String>;

/// A row of a table: a rule, and what is known of it.
#[derive(PartialEq, Debug)]
pub struct Rule {
    pub anchor: String,
    /// The heading of the table.
    pub table: String,
    pub text: String,
    /// All other cells.
    pub about: String,
}

/// The page of the tables.
pub fn page() -> Page {
    Page::Theory("which".to_string())
}

/// What a row with a rule begins with, before the name of its anchor.
const ROW: &str = "| <a id=\"";
/// What the link to the explorer begins with.
const LINK: &str = " <a href=\"../explorer.html?";

/// The address of the explorer with a game, from the folder of the book.
pub fn in_explorer(game: &Fields) -> String {
    let field = |(name, value): (&String, &String)| {
        format!("{name}={}", utf8_percent_encode(value.trim_end(), NON_ALPHANUMERIC))
    };
    format!("explorer.html?{}", game.iter().map(field).collect::<Vec<_>>().join("&"))
}

/// The games of rules, by their anchors.
fn games(pack: &Pack) -> Result<BTreeMap<String, Fields>> {
    const SOURCE: &str = "site/pages/rules.yaml";
    serde_norway::from_str(&pack.read(SOURCE)?).context(SOURCE)
}

/// The page with a box below its title by which rules-filter.js finds them, and a link to the explorer behind each rule
/// whose game it can be given. Fails if such a rule is missing.
pub fn with_box_and_links(sources: &Sources, text: &str, language: Language) -> Result<String> {
    let [link, label] = language.choose(
        ["explore it", "Describe your game in your own words"],
        ["去探索", "用自己的话描述这个游戏"],
    );
    let mut games = games(&sources.pack)?;
    let mut row = |line: &str| {
        let (anchor, _) = line.strip_prefix(ROW)?.split_once('"')?;
        let (rule, rest) = line.split_once(" | ")?;
        let link = games
            .remove(anchor)
            .map_or(String::new(), |_| format!("{LINK}row={anchor}\">{link}</a>"));
        // An empty cell makes no line in a card.
        Some(format!("{rule}{link} | {}", rest.replace(" - |", " |")))
    };
    let lines = text.lines().map(|line| row(line).unwrap_or_else(|| line.to_string()));
    let text = lines.collect::<Vec<_>>().join("\n") + "\n";
    let (title, rest) = text.split_once('\n').unwrap_or_default();
    let text = format!(
        "{title}\n\n<div class=\"rules-box\"><label for=\"rules-words\">{label}</label><input type=\"search\" id=\"rules-words\" autocomplete=\"off\" aria-describedby=\"rules-found\"><p id=\"rules-found\" role=\"status\"></p></div>\n{rest}"
    );
    let unknown: Vec<String> = games.into_keys().collect();
    anyhow::ensure!(unknown.is_empty(), "no rule has the anchor {}", unknown.join(", "));
    Ok(text)
}

/// The page as HTML with one cell for the proof and the problems of a rule where both are the same link.
pub fn with_joined_cells(html: &str) -> String {
    let joined = |line: &str| {
        let cells = line.strip_prefix("<tr><td><a id=")?.strip_suffix("</td></tr>")?;
        let (rest, problems) = cells.rsplit_once("</td><td>")?;
        let (rest, proof) = rest.rsplit_once("</td><td>")?;
        let is_same = proof == problems && !proof.is_empty();
        is_same.then(|| format!("<tr><td><a id={rest}</td><td colspan=\"2\">{proof}</td></tr>"))
    };
    html.split('\n')
        .map(|line| joined(line).unwrap_or_else(|| line.to_string()))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Writes what rules-filter.js finds rules by, which it loads when something is typed, and the games of the rules, which
/// the explorer loads when it is opened from one.
pub fn write_index(sources: &Sources, language: Language, folder: &Path) -> Result<()> {
    let index = serde_json::to_string(&Index::read(&sources.pack, language)?)?;
    fs::write(folder.join("rules-index.js"), format!("globalThis.rulesIndex = {index};\n"))?;
    let games = serde_json::to_string(&games(&sources.pack)?)?;
    Ok(fs::write(folder.join("rules-games.js"), format!("globalThis.rulesGames = {games};\n"))?)
}

/// The rows of a page that is converted.
pub fn rules(text: &str) -> Vec<Rule> {
    let mut table = String::new();
    let rule = |line: &str| {
        if let Some(heading) = line.strip_prefix("### ") {
            table = plain(heading);
        }
        let (anchor, row) = line.strip_prefix(ROW)?.split_once("\"></a>")?;
        let (rule, about) = row.trim_end_matches(" |").split_once(" | ")?;
        let text = rule.split(LINK).next().map(plain)?;
        let mut about: Vec<String> =
            about.split(" | ").map(plain).filter(|cell| !cell.is_empty()).collect();
        about.dedup(); // the proof and the problem
        let (anchor, table) = (anchor.to_string(), table.clone());
        Some(Rule { anchor, table, text, about: about.join(" · ") })
    };
    text.lines().filter_map(rule).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_link_stands_once() {
        let row =
            |last: &str| format!("<tr><td><a id=\"x\"></a>take 1</td><td>n</td>{last}</tr>\n");
        let [same, other, none] =
            ["<td>A</td><td>A</td>", "<td>A</td><td>B</td>", "<td></td><td></td>"].map(row);
        let expected = row("<td colspan=\"2\">A</td>") + &other + &none;
        assert_eq!(with_joined_cells(&(same + &other + &none)), expected);
    }

    #[test]
    fn rows_are_rules() {
        let link = format!("{LINK}row=x\">explore it</a>");
        let text = format!(
            "### One heap\n\n| a move may | cost |\n|---|---|\n| <a id=\"x\"></a>take <math><mn>1</mn></math> &#60; 3{link} | [A](b.md), 2 | - |\n"
        );
        let rule = Rule {
            anchor: "x".to_string(),
            table: "One heap".to_string(),
            text: "take 1 < 3".to_string(),
            about: "A, 2".to_string(),
        };
        assert_eq!(rules(&text), [rule]);
    }

    #[test]
    fn a_game_is_an_address() {
        let game = [("kind", "takes"), ("rule", "1, 3\n")];
        let game = game.map(|(name, value)| (name.to_string(), value.to_string())).into();
        assert_eq!(in_explorer(&game), "explorer.html?kind=takes&rule=1%2C%203");
    }
}
