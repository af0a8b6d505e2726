//! Which rule of the tables in `problems/theory/which.*.md` a game is that somebody describes in their own words: a rule
//! is found by the words of its row and by the sayings of `which.yaml`, which weigh as in BM25.
//!
//! The page has the same list. It is given the weights, and has only `Index::words` and the sum of the weights again, in
//! site/web/rules/rules-words.js: 40 lines that a test compares, where a module of WebAssembly would weigh more than the
//! page.

use crate::markdown::events;
use crate::{Language, Pack, Result};
use anyhow::Context;
use itertools::Itertools;
use pulldown_cmark::Event;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many rules are shown.
pub const SHOWN: usize = 8;

/// The constants of BM25: how soon a word that occurs again counts no more, and how much less it counts in a long row.
const AGAIN: f64 = 1.2;
const LONG: f64 = 0.4;
/// What two words that follow one another weigh.
const PAIR: f64 = 0.6;
/// In the row of a misère game, the words of the same game in normal play, and that the last one loses.
const OF_NORMAL_PLAY: f64 = 0.75;
const LOSES: f64 = 6.0;

/// A row of a table.
#[derive(Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Row {
    pub anchor: String,
    /// The heading of the table.
    pub heading: String,
    /// The cells in Markdown: the rule, the value or the lost positions, the cost, the proof, and the problems.
    pub cells: Vec<String>,
}

/// What the rules are found by, in one language.
#[derive(Serialize)]
#[allow(missing_docs)]
pub struct Index {
    #[serde(skip)]
    pub language: Language,
    #[serde(skip)]
    pub rows: Vec<Row>,
    /// What is replaced in a text, in this order, and by what.
    replaced: Vec<(String, String)>,
    /// The places of the rows that have a word, or two with a blank between them, and what it weighs there.
    weights: BTreeMap<String, Vec<(usize, u32)>>,
}

/// `which.yaml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sayings {
    words: Vec<String>,
    sayings: BTreeMap<String, String>,
}

/// The language of words.
pub fn language_of(text: &str) -> Language {
    if text.contains(is_chinese) {
        Language::Chinese
    } else {
        Language::English
    }
}

fn is_chinese(c: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&c)
}

impl Index {
    /// Reads the rows and their sayings. Fails if one of them is without the other.
    pub fn read(pack: &Pack, language: Language) -> Result<Self> {
        const FILE: &str = "problems/theory/which.yaml";
        let Sayings { words, mut sayings } =
            serde_norway::from_str(&pack.read(FILE)?).context(FILE)?;
        let rows = rows(&pack.read(format!("problems/theory/which.{language}.md"))?);
        let mut replaced = Vec::new();
        for line in words.iter().filter(|line| language_of(line) == language) {
            let (to, from) = line.split_once('=').with_context(|| format!("{FILE}: {line}"))?;
            let from = from.split(',').filter(|from| !from.trim().is_empty());
            let from = from.map(|from| in_one(from, language));
            // Numbers in Chinese stay apart.
            let to = Some(in_one(to, language)).filter(|to| !to.is_empty());
            let to = to.unwrap_or(language.choose("", " ").to_string());
            replaced.extend(from.map(|from| (from, to.clone())));
        }
        let mut index = Index { language, rows, replaced, weights: BTreeMap::new() };
        let mut texts = Vec::new();
        for row in &index.rows {
            let said = sayings.remove(&row.anchor);
            let said = said.with_context(|| format!("{FILE}: nothing of {}", row.anchor))?;
            let said = said.split(';').filter(|said| language_of(said) == language);
            let said = said.map(str::to_string).chain([plain(&row.cells[0])]);
            texts.push(said.flat_map(|text| index.words(&text)).collect_vec());
        }
        let unknown = sayings.into_keys().join(", ");
        anyhow::ensure!(unknown.is_empty(), "{FILE}: no rule has the anchor {unknown}");
        index.weigh(&texts);
        Ok(index)
    }

    /// Fills the weights from the words of each row.
    #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)] // a few hundred words, and weights below 100
    fn weigh(&mut self, texts: &[Vec<String>]) {
        let of_one = |word: &str| if word.contains(' ') { PAIR } else { 1.0 };
        let length = |words: &[String]| words.iter().map(|word| of_one(word)).sum::<f64>();
        let count = texts.len() as f64;
        let average = texts.iter().map(|words| length(words)).sum::<f64>() / count;
        let mut counts = BTreeMap::<&str, BTreeMap<usize, f64>>::new();
        for (place, words) in texts.iter().enumerate() {
            for word in words {
                *counts.entry(word).or_default().entry(place).or_default() += of_one(word);
            }
        }
        // The rows of misère play, with those of the same games in normal play.
        let normal = |row: &Row| {
            let normal = row.anchor.strip_prefix("misere-")?;
            Some(self.rows.iter().position(|row| row.anchor == normal))
        };
        let misere = self.rows.iter().enumerate();
        let misere = misere.filter_map(|(place, row)| Some((place, normal(row)?))).collect_vec();
        let [_, last, _, lose] = ends(self.language);
        for (word, mut weights) in counts {
            let rare = weights.len() as f64;
            let rare = (1.0 + (count - rare + 0.5) / (rare + 0.5)).ln();
            for (&place, weight) in &mut weights {
                let long = 1.0 - LONG + LONG * length(&texts[place]) / average;
                *weight = rare * *weight * (AGAIN + 1.0) / (*weight + AGAIN * long);
            }
            // What is said of the end is said of all of them.
            let is_end = word.split(' ').any(|part| part == lose || part == last);
            let of_end = misere.iter().filter_map(|(place, _)| weights.get(place).copied());
            let of_end = of_end.reduce(f64::max).filter(|_| is_end);
            for &(place, normal) in &misere {
                let of_normal = normal.and_then(|normal| weights.get(&normal));
                let of_normal = of_normal.map(|weight| OF_NORMAL_PLAY * weight);
                let loses = (word == lose).then_some(LOSES);
                if let Some(weight) = loses.or(of_end).or(of_normal) {
                    weights.insert(place, weight);
                }
            }
            let rounded = |(place, weight): (usize, f64)| {
                (place, (100.0 * of_one(word) * weight).round() as u32)
            };
            self.weights.insert(word.to_string(), weights.into_iter().map(rounded).collect());
        }
    }

    /// The places of the rules that are most like the words, the best first; those without any of them are left out.
    pub fn ranked(&self, text: &str) -> Vec<usize> {
        let mut scores = vec![0; self.rows.len()];
        for word in self.words(text).into_iter().collect::<BTreeSet<_>>() {
            for &(place, weight) in self.weights.get(&word).into_iter().flatten() {
                scores[place] += weight;
            }
        }
        let found = (0..scores.len()).filter(|&place| scores[place] > 0);
        found.sorted_by_key(|&place| u32::MAX - scores[place]).collect()
    }

    /// The words of a text, and each two that follow one another.
    fn words(&self, text: &str) -> Vec<String> {
        let mut text = in_one(text, self.language);
        for (from, to) in &self.replaced {
            text = text.replace(from, to);
        }
        let words = match self.language {
            Language::English => text.split_whitespace().map(str::to_string).collect(),
            Language::Chinese => pieces(&text),
        };
        let words = without_ends(&words, self.language);
        let words = words.iter().map(|word| if is_any(word) { "#" } else { word }).collect_vec();
        let mut found = Vec::new();
        for (place, word) in words.iter().enumerate().filter(|(_, word)| !word.is_empty()) {
            found.push(word.to_string());
            if let Some(next) = words.get(place + 1).filter(|next| !next.is_empty()) {
                found.push(format!("{word} {next}"));
            }
        }
        found
    }
}

/// A number that is written as a letter, or is so large that it stands for any.
fn is_any(word: &str) -> bool {
    let is_number = word.chars().all(|c| c.is_ascii_digit());
    if is_number {
        word.len() > 1
    } else {
        word.len() == 1 && word.chars().all(|c| c.is_ascii_lowercase())
    }
}

/// A text in lower case: in English its words without their endings, each between two blanks, so that those that follow
/// one another can be replaced; in Chinese without blanks.
fn in_one(text: &str, language: Language) -> String {
    let wide = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        _ => c,
    };
    let text: String = text.chars().map(wide).map(|c| c.to_ascii_lowercase()).collect();
    match language {
        Language::English => {
            let words =
                pieces(&text).into_iter().filter(|word| word.is_ascii() && !word.is_empty());
            words.map(|word| format!(" {} ", stem(&word))).collect()
        }
        Language::Chinese => text.split_whitespace().collect(),
    }
}

/// The words, numbers and Chinese characters of a text. Each other character between them is an empty piece, but for
/// blanks.
fn pieces(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        'a'..='z' => 'a',
        '0'..='9' => '0',
        '%' => '%',
        _ if is_chinese(c) => c,
        _ => ' ',
    };
    let mut pieces: Vec<String> = Vec::new();
    let mut before = ' ';
    for c in text.chars() {
        let kind = kind(c);
        match pieces.last_mut() {
            Some(piece) if kind == before && "a0".contains(kind) => piece.push(c),
            _ if c == ' ' => {}
            _ if kind == ' ' => pieces.push(String::new()),
            _ => pieces.push(c.to_string()),
        }
        before = kind;
    }
    pieces
}

/// An English word without its ending.
fn stem(word: &str) -> String {
    let undoubled = |word: &str| {
        let mut word = word.to_string();
        if "bdgmnprt".chars().any(|c| word.ends_with(&format!("{c}{c}"))) {
            word.pop();
        }
        word
    };
    let without = |word: &str, ending: &str, shortest: usize| {
        word.strip_suffix(ending).filter(|_| word.len() >= shortest).map(undoubled)
    };
    if let Some(word) = without(word, "ies", 4).or_else(|| without(word, "ied", 4)) {
        return word + "y";
    }
    let is_plural = word.len() > 3 && word.ends_with('s') && !word.ends_with("ss");
    let word = if is_plural { &word[..word.len() - 1] } else { word };
    let word = without(word, "ing", 6)
        .or_else(|| without(word, "ed", 5))
        .unwrap_or_else(|| word.to_string());
    word.strip_suffix('e').filter(|_| word.len() > 3).map_or(word.clone(), str::to_string)
}

/// The words that say who wins at the end, as they are after all is replaced.
fn ends(language: Language) -> [&'static str; 4] {
    language.choose(["not", "last", "win", "los"], ["否", "末", "赢", "输"])
}

/// The words without what is said of every game: that who cannot move loses, and who makes the last move wins. A player
/// who cannot move and wins has made the last move and lost.
fn without_ends(words: &[String], language: Language) -> Vec<String> {
    let [not, last, win, lose] = ends(language);
    let far = language.choose(5, 9);
    let is_in = |words: &[String], word: &str| words.iter().any(|other| other == word);
    let around = |words: &[String], place: usize, word: &str| {
        is_in(&words[place.saturating_sub(far)..words.len().min(place + far + 1)], word)
    };
    let turned = words.iter().enumerate().map(|(place, word)| {
        let is_not = is_in(&words[place.saturating_sub(far)..place], not);
        if word == lose && is_not {
            win.to_string()
        } else if word == win && is_not && !around(words, place, last) {
            lose.to_string()
        } else {
            word.clone()
        }
    });
    let turned = turned.collect_vec();
    let is_kept = |place: usize, word: &str| {
        let is_last = word == last && around(&turned, place, win) && !around(&turned, place, lose);
        word != win && !is_last
    };
    let kept = turned.iter().enumerate().filter(|(place, word)| is_kept(*place, word));
    // The second filter of the page sees the words that are left.
    kept.map(|(_, word)| word.clone()).collect()
}

/// The rows of the tables of a page.
pub fn rows(page: &str) -> Vec<Row> {
    let mut heading = String::new();
    let row = |line: &str| {
        if let Some(text) = line.strip_prefix("### ") {
            heading = text.to_string();
        }
        let (anchor, row) = line.strip_prefix("| <a id=\"")?.split_once("\"></a>")?;
        let cells = row.trim_end_matches(" |").split(" | ").map(str::to_string).collect();
        Some(Row { anchor: anchor.to_string(), heading: heading.clone(), cells })
    };
    page.lines().filter_map(row).collect()
}

/// Markdown as plain text: no emphasis, links or dollars, and the commands of formulas as characters.
pub fn plain(markdown: &str) -> String {
    const COMMANDS: [(&str, &str); 24] = [
        ("\\lfloor ", "⌊"),
        (" \\rfloor", "⌋"),
        ("\\lvert ", "|"),
        (" \\rvert", "|"),
        ("\\operatorname", ""),
        ("\\times", "×"),
        ("\\otimes", "⊗"),
        ("\\oplus", "⊕"),
        ("\\bmod", "mod"),
        ("\\varphi", "φ"),
        ("\\Omega", "Ω"),
        ("\\dots", "…"),
        ("\\cdots", "…"),
        ("\\sqrt", "√"),
        ("\\log", "log"),
        ("\\max", "max"),
        ("\\min", "min"),
        ("\\mid", "|"),
        ("\\pm", "±"),
        ("\\le", "≤"),
        ("\\ge", "≥"),
        ("\\ne", "≠"),
        ("\\ell", "ℓ"),
        ("\\ ", " "),
    ];
    let text = |(event, _)| match event {
        Event::Text(text) | Event::Code(text) => Some(text.to_string()),
        Event::InlineMath(formula) => {
            let formula = formula.replace("^2", "²").replace(['{', '}'], "");
            Some(COMMANDS.iter().fold(formula, |text, (from, to)| text.replace(from, to)))
        }
        _ => None,
    };
    events(markdown).filter_map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{ErrorKind, Write};
    use std::process::{Command, Stdio};

    /// How somebody who has not seen the sayings describes the game of a row.
    const QUESTIONS: &str = include_str!("which/questions.txt");

    fn index(language: Language) -> Index {
        Index::read(&Pack::here().unwrap(), language).unwrap()
    }

    fn questions(language: Language) -> Vec<(&'static str, &'static str)> {
        let questions = QUESTIONS.lines().filter_map(|line| line.split_once(": "));
        questions.filter(|(_, text)| language_of(text) == language).collect()
    }

    #[test]
    fn a_game_is_found_by_the_words_of_others() {
        for language in Language::ALL {
            let (index, questions) = (index(language), questions(language));
            let place = |(anchor, text): &(&str, &str)| {
                let ranked = index.ranked(text);
                ranked
                    .iter()
                    .position(|&row| index.rows[row].anchor == *anchor)
                    .unwrap_or(usize::MAX)
            };
            let places = questions.iter().map(place).collect_vec();
            let [first, seen] = [1, 3].map(|n| places.iter().filter(|&&place| place < n).count());
            let missed = questions.iter().zip(&places).filter(|(_, &place)| place >= 3);
            let missed = missed
                .map(|((anchor, text), place)| format!("{anchor}, place {place}: {text}"))
                .join("\n");
            println!(
                "{language}: {first} first, {seen} among three of {}\n{missed}",
                questions.len()
            );
            assert!(questions.len() >= 60);
            assert!(seen * 10 >= questions.len() * 9, "{language}: {missed}");
            assert!(first * 10 >= questions.len() * 7, "{language}: {first} are first");
        }
    }

    #[test]
    fn the_page_ranks_in_the_same_way() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../site/web/rules/rules-words.js");
        for language in Language::ALL {
            let (index, questions) = (index(language), questions(language));
            let weights = serde_json::to_string(&index).unwrap();
            let texts = serde_json::to_string(&questions).unwrap();
            let program = format!("import {{ ranked }} from {script:?}; console.log({texts}.map(([, text]) => ranked({weights}, text, '{language}').join(' ')).join('\\n'));");
            let node = Command::new("node")
                .args(["--input-type=module", "-"])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn();
            let mut node = match node {
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return println!("left out, as node is not installed")
                }
                node => node.unwrap(),
            };
            node.stdin.take().unwrap().write_all(program.as_bytes()).unwrap();
            let output = String::from_utf8(node.wait_with_output().unwrap().stdout).unwrap();
            let expected = questions.iter().map(|(_, text)| index.ranked(text).iter().join(" "));
            assert_eq!(output.lines().collect_vec(), expected.collect_vec());
        }
    }
}
