//! The Output of a statement says in both languages who wins where which text is printed. In English that stands behind the
//! text, or in the `If` with which its sentence begins; in Chinese before it.

use crate::{assert_none, problems, read};
use std::collections::BTreeSet;

#[test]
fn the_same_player_wins_in_both_languages() {
    let mut faults = Vec::new();
    let mut held = 0;
    for problem in problems() {
        if !problem.has("statement/problem.zh.md") {
            continue;
        }
        let path = |language| format!("problems/{}/statement/problem.{language}.md", problem.id);
        let [english, chinese] = ["en", "zh"].map(|language| read(&path(language)));
        let (english, chinese) = (output(&english, "## Output"), output(&chinese, "## 输出"));
        let names = words(&plain(&chinese));
        let (english, chinese) = (in_english(&english, &names), in_chinese(&chinese));
        held += usize::from(chinese.iter().any(|said| !said.players.is_empty()));
        let is_same = |(english, chinese): (&Said, &Said)| {
            let are_both_told = english.end.is_some() && chinese.end.is_some();
            english.text == chinese.text
                && english.players == chinese.players
                && (english.end == chinese.end || !are_both_told)
        };
        if english.len() != chinese.len() || !english.iter().zip(&chinese).all(is_same) {
            faults.push(format!(
                "{}: expected in Output {english:?} as in English, found {chinese:?}",
                path("zh")
            ));
        }
    }
    assert_none(&faults);
    println!("{held} statements name the players");
    assert!(held > 0, "no statement says who wins");
}

/// What a statement says of a text that is printed.
#[derive(Debug)]
struct Said {
    text: String,
    /// The players that are named: `first`, `second`, or by their names.
    players: BTreeSet<String>,
    end: Option<End>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Won,
    Lost,
    Drawn,
}

/// The text below a heading, up to the next one.
fn output(page: &str, heading: &str) -> String {
    let (_, text) = page.split_once(&format!("{heading}\n")).unwrap_or_default();
    text.split("\n## ").next().unwrap_or_default().replace('\n', " ")
}

/// A text without formulas and what stands in backticks.
fn plain(text: &str) -> String {
    let without = |text: &str, mark| text.split(mark).step_by(2).collect::<Vec<_>>().join(" ");
    without(&without(text, '`'), '$')
}

/// The words in Latin letters.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphabetic());
    words.filter(|word| !word.is_empty()).map(String::from).collect()
}

/// What is said of each text in backticks: of what stands before it, from the beginning of the sentence or the text before
/// on, and behind it, up to the end of the sentence or the next one.
fn said<'a>(
    text: &'a str,
    ends: [char; 2],
    mut about: impl FnMut(bool, &'a str, &'a str) -> (BTreeSet<String>, Option<End>),
) -> Vec<Said> {
    let parts: Vec<&str> = text.split('`').collect();
    let quoted = parts.windows(3).step_by(2).enumerate().map(|(i, three)| {
        let [before, text, behind] = [three[0], three[1], three[2]];
        let begins = i == 0 || before.contains(ends);
        let before = before.rsplit(ends).next().unwrap_or_default().trim();
        let behind = behind.split(ends).next().unwrap_or_default();
        let (players, end) = about(begins, before, behind);
        Said { text: text.to_string(), players, end }
    });
    quoted.collect()
}

/// The players and the end that some words name.
fn named(text: &str, words: [&[&str]; 5]) -> (BTreeSet<String>, Option<End>) {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let [first, second, drawn, lost, won] = words.map(has);
    let players =
        [(first, "first"), (second, "second")].into_iter().filter(|(is_named, _)| *is_named);
    let players = players.map(|(_, player)| player.to_string()).collect();
    let ends = [(drawn, End::Drawn), (lost, End::Lost), (won, End::Won)];
    (players, ends.into_iter().find(|(is_named, _)| *is_named).map(|(_, end)| end))
}

/// The sentences in English, where these are the names of players.
fn in_english(text: &str, names: &BTreeSet<String>) -> Vec<Said> {
    let (mut condition, mut last) = ("", BTreeSet::new());
    said(text, ['.', ';'], |begins, before, behind| {
        if begins {
            let clause = before.split(',').next().filter(|clause| clause.starts_with("If "));
            condition = clause.unwrap_or_default();
        }
        let about = plain(if condition.is_empty() { behind } else { condition });
        let (mut players, end) = named(
            &about,
            [
                &["first player", "moves first"],
                &["second player"],
                &["draw"],
                &["loses", "cannot win"],
                &["wins", "can win"],
            ],
        );
        players.extend(words(&about).intersection(names).cloned());
        if about.contains("that player") {
            players.clone_from(&last);
        }
        last.clone_from(&players);
        (players, end)
    })
}

fn in_chinese(text: &str) -> Vec<Said> {
    let mut condition = String::new();
    said(text, ['。', '；'], |begins, before, _| {
        if begins || ["若", "如果", "否则"].iter().any(|word| before.contains(word)) {
            condition = plain(before).replace("获胜者", "");
        }
        let lost = ["输，", "不能获胜", "无法获胜"];
        let (mut players, end) =
            named(&condition, [&["先手"], &["后手"], &["平局"], &lost, &["获胜", "必胜"]]);
        players.extend(words(&condition));
        (players, end)
    })
}
