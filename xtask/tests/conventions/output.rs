//! The Output of a statement names the same texts, players and ends of the game in both languages, each in the same order:
//! so it says in both who wins where which text is printed.

use crate::{assert_none, problems, read};
use pack::Section;

const ENDS: [&str; 3] = ["WON", "LOST", "DRAWN"];

/// What means an end or a player, in this order: a word may be a part of another one.
const IN_ENGLISH: [(&str, &str); 7] = [
    ("cannot win", "LOST"),
    ("win", "WON"),
    ("lose", "LOST"),
    ("draw", "DRAWN"),
    ("first player", "FIRST"),
    ("moves first", "FIRST"),
    ("second player", "SECOND"),
];
const IN_CHINESE: [(&str, &str); 9] = [
    ("不能获胜", "LOST"),
    ("无法获胜", "LOST"),
    ("胜", "WON"),
    ("输入", ""),
    ("输出", ""),
    ("输", "LOST"),
    ("平局", "DRAWN"),
    ("先手", "FIRST"),
    ("后手", "SECOND"),
];

#[test]
fn the_same_player_wins_in_both_languages() {
    let mut faults = Vec::new();
    let mut held = 0;
    for problem in problems() {
        if !problem.has("statement/problem.zh.md") {
            continue;
        }
        let path = |language| format!("problems/{}/statement/problem.{language}.md", problem.id);
        let [english, chinese] = ["en", "zh"].map(|language| {
            let page = read(&path(language));
            page[Section::Output.find(&page).unwrap()].to_string()
        });
        let (mut expected, found) = (words(&english, &IN_ENGLISH), words(&chinese, &IN_CHINESE));
        // What is in Latin letters in Chinese is the name of a player.
        let meanings = IN_ENGLISH.map(|(_, meaning)| meaning.to_string());
        expected.retain(|word| meanings.contains(word) || found.contains(word));
        let expected = said(&english, expected);
        let found = said(&chinese, found);
        held += usize::from(!found[1].is_empty());
        if found != expected {
            let path = path("zh");
            faults.push(format!(
                "{path}: expected in Output {expected:?} as in English, found {found:?}"
            ));
        }
    }
    assert_none(&faults);
    println!("{held} statements name the players");
    assert!(held > 0, "no statement says who wins");
}

/// The words in Latin letters outside of formulas and backticks, and what others mean.
fn words(text: &str, meanings: &[(&str, &str)]) -> Vec<String> {
    let without = |text: &str, mark| text.split(mark).step_by(2).collect::<Vec<_>>().join(" ");
    let mut text = without(&without(text, '`'), '$').replace('\n', " ");
    for (word, meaning) in meanings {
        text = text.replace(word, &format!(" {meaning} "));
    }
    let words = text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    words.map(String::from).collect()
}

/// The texts that are printed, the players, and the ends. One that is named twice in turn counts once.
fn said(text: &str, words: Vec<String>) -> [Vec<String>; 3] {
    let printed = text.split('`').skip(1).step_by(2).map(String::from).collect();
    let (mut ends, mut players): (Vec<_>, Vec<_>) =
        words.into_iter().partition(|word| ENDS.contains(&word.as_str()));
    players.dedup();
    ends.dedup();
    [printed, players, ends]
}
