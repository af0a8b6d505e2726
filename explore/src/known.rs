//! The problems and theory pages of the pack in which a game, or one with the same values, is known.

mod boards;
mod heaps;
mod patterns;
#[cfg(test)]
mod tests;

use crate::kind::Subject;
use crate::language::Language;
use crate::vectors::{index_of, positions};
pub use patterns::patterns;
use std::fmt::Display;

/// A place of the site that has a game with these values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What it says, in the language asked for.
    pub text: String,
    /// Its path in the site's book, with an anchor if there is one: `hdu1846/solution.html`.
    pub link: String,
    /// The heap up to which the values were compared; of boards, the number of heaps a side.
    pub agrees: usize,
    /// Whether just a kind of games is said to have it.
    pub is_kind: bool,
}

/// The largest heap that is compared.
const LARGEST_HEAP: usize = 1000;

/// The least number of heaps that say anything, 0, 1, 2, ...
const LEAST_HEAPS: usize = 50;

/// The least side of a board that says anything.
const LEAST_SIDE: usize = 12;

/// The most places that are named.
const MOST: usize = 6;

/// Where this game, or one with the same values, is known: those that are this game first, and at most six.
pub fn known(subject: &Subject, is_misere: bool, language: Language) -> Vec<Known> {
    let heaps = subject.heaps;
    let (most, least) =
        if heaps > 1 { (subject.side, LEAST_SIDE) } else { (LARGEST_HEAP + 1, LEAST_HEAPS) };
    let side = subject.side.min(most);
    if side < least {
        return Vec::new();
    }
    let values = if heaps > 1 { &*subject.values } else { &subject.values[..side] };
    let entries = match (heaps, is_misere) {
        (1, false) => heaps::normal(subject, values),
        (1, true) => heaps::misere(subject, values),
        (_, false) => boards::normal(subject),
        (_, true) => boards::misere(subject),
    };
    // The values of the part with so many heaps a side.
    let corner = |part: usize| -> Vec<u64> {
        positions(heaps, part).map(|position| values[index_of(&position, side)]).collect()
    };
    let mut found = Vec::new();
    for entry in entries {
        let agreement = match entry.agreement([least, side], corner) {
            Some(agreement) => agreement,
            None => continue,
        };
        let is_this = agreement == Agreement::Values && entry.is_this;
        let agrees = side - entry.margin - usize::from(heaps == 1);
        for (place, name) in entry.places.iter().enumerate() {
            // All places of the game itself come before the best ones of others.
            let order = (agreement, if is_this { 0 } else { place + 1 });
            let text = entry.text(name, agreement, language);
            let is_kind = agreement == Agreement::Kind;
            found.push((order, Known { text, link: link(name), agrees, is_kind }));
        }
    }
    found.sort_by_key(|(order, _)| *order);
    found.into_iter().map(|(_, known)| known).take(MOST).collect()
}

/// What agrees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Agreement {
    /// All values.
    Values,
    /// Which positions are lost.
    Lost,
    /// All values, but this is said of any game of the kind.
    Kind,
}

/// The games that the pack knows: a name for each, where it is treated, the best place first, and its rule in English and
/// Chinese. A place is a problem, such as `hdu1846`, a row of "Which game is this?", `#bachet`, or a theory page, `coins`.
const GAMES: &str = include_str!("known/games.txt");

/// A game that the pack knows.
pub struct Entry {
    /// Its rule, in English and Chinese.
    rule: [String; 2],
    /// Where it is treated, the best place first.
    places: Vec<&'static str>,
    /// The values of the heaps 0, 1, 2, ..., so many of them; of a board, so many a side, row by row.
    values: Box<dyn Fn(usize) -> Vec<u64>>,
    /// Whether it tells something already if just the lost positions agree.
    is_about_lost: bool,
    /// Whether it holds for all games of a kind.
    is_kind: bool,
    /// How many heaps at the far edge of a board count for nothing.
    margin: usize,
    /// Whether a game with these values is this one, and not another.
    is_this: bool,
}

impl Entry {
    /// The game with this name in `games.txt`.
    fn new(name: &str, values: impl Fn(usize) -> Vec<u64> + 'static) -> Self {
        let row = GAMES.lines().map(|line| line.split(" | ").collect::<Vec<_>>());
        let row = row.into_iter().find(|row| row[0] == name).expect("a game of the list");
        Entry {
            rule: [row[2].to_string(), row[3].to_string()],
            places: row[1].split(' ').collect(),
            values: Box::new(values),
            is_about_lost: false,
            is_kind: false,
            margin: 0,
            is_this: false,
        }
    }

    /// Fills in a number.
    fn with(self, name: &str, number: impl Display) -> Self {
        let (name, number) = (format!("{{{name}}}"), number.to_string());
        Entry { rule: self.rule.map(|text| text.replace(&name, &number)), ..self }
    }

    /// Leaves a place out, unless this holds.
    fn only_if(mut self, place: &str, holds: bool) -> Self {
        self.places.retain(|&other| holds || other != place);
        self
    }

    fn about_lost(self) -> Self {
        Entry { is_about_lost: true, ..self }
    }

    fn kind(self) -> Self {
        Entry { is_kind: true, ..self }
    }

    fn without_edge(self) -> Self {
        Entry { margin: 1, ..self }
    }

    fn is(self, is_this: bool) -> Self {
        Entry { is_this, ..self }
    }

    /// What agrees with these values, first in the least part that says anything, as most entries differ there.
    fn agreement(
        &self,
        [least, side]: [usize; 2],
        corner: impl Fn(usize) -> Vec<u64>,
    ) -> Option<Agreement> {
        let in_corner = |side: usize| {
            let (expected, values) = ((self.values)(side), corner(side));
            let mut pairs = expected.iter().zip(&values);
            if expected == values {
                Some(if self.is_kind { Agreement::Kind } else { Agreement::Values })
            } else if self.is_about_lost && pairs.all(|(a, b)| (*a == 0) == (*b == 0)) {
                Some(Agreement::Lost)
            } else {
                None
            }
        };
        in_corner(least).and_then(|_| in_corner(side - self.margin))
    }

    fn text(&self, place: &str, agreement: Agreement, language: Language) -> String {
        let [english, chinese] = &self.rule;
        let title = title(place, language);
        let note = match agreement {
            Agreement::Lost => language.choose(
                " (the lost positions agree, other values differ)",
                "（必败态相同，SG 值不全相同）",
            ),
            _ => "",
        };
        language.choose(format!("{title}: {english}{note}"), format!("{title}：{chinese}{note}"))
    }
}

/// The problems that are named, with their titles, and whether they have a solution of their own.
const PROBLEMS: [(&str, bool, &str, &str); 34] = [
    ("abc255g", true, "Constrained Nim", "Constrained Nim"),
    ("abc297g", true, "Constrained Nim 2", "Constrained Nim 2"),
    ("abc368f", true, "Dividing Game", "Dividing Game"),
    ("arc091f", true, "Strange Nim", "Strange Nim"),
    ("cf1194d", false, "1-2-K Game", "1-2-K 游戏"),
    ("cf1537d", false, "Deleting Divisors", "删除约数"),
    ("cf1704f", true, "Colouring Game", "Colouring Game"),
    ("cf256c", false, "Furlo and Rublo and Game", "Furlo、Rublo 与游戏"),
    ("cf603c", false, "Lieges of Legendre", "勒让德的封臣"),
    ("cf768e", false, "Game of Stones", "石子游戏"),
    ("cses1098", false, "Nim Game II", "Nim 游戏 II"),
    ("cses2207", true, "Grundy's Game", "Grundy's Game"),
    ("cses2208", true, "Another Game", "Another Game"),
    ("hdu1527", true, "Taking Stones from Two Heaps", "取石子游戏（两堆）"),
    ("hdu1536", true, "S-Nim", "S-Nim"),
    ("hdu1846", true, "Brave Game", "Brave Game"),
    ("hdu1847", true, "Good Luck in CET-4 Everybody!", "Good Luck in CET-4 Everybody!"),
    ("hdu1848", true, "Fibonacci again and again", "Fibonacci again and again"),
    ("hdu1849", true, "Rabbit and Grass", "Rabbit and Grass"),
    ("hdu1851", true, "A Simple Game", "A Simple Game"),
    ("hdu1907", true, "John", "John"),
    ("hdu2174", true, "kiki's game", "kiki's game"),
    ("hdu2509", true, "Be the Winner", "Be the Winner"),
    ("hdu2897", true, "Meeting Mingxia", "邂逅明下"),
    ("hdu3032", true, "Nim or not Nim?", "Nim or not Nim?"),
    ("hdu3537", false, "Daizhenyang's Coin", "Daizhenyang's Coin"),
    ("hdu3951", false, "Coin Game", "Coin Game"),
    ("hdu5795", false, "A Simple Nim", "A Simple Nim"),
    ("loj10241", false, "Taking Stones 1", "取石子游戏 1"),
    ("luogu10506", false, "Magic Beads", "魔法珠"),
    ("luogu2594", false, "Colouring Game", "染色游戏"),
    ("luogu3185", true, "Splitting Game", "分裂游戏"),
    ("poj2484", false, "A Funny Game", "有趣的游戏"),
    ("poj3537", false, "Crosses and Crosses", "画叉游戏"),
];

/// The theory pages that are named, with the beginnings of their titles.
const THEORY: [(&str, &str, &str); 6] = [
    ("coins", "Coin turning", "翻硬币游戏"),
    ("misere", "Misère play", "反常规则"),
    ("octal", "Games that split", "会拆分的游戏"),
    ("periods", "Why subtraction games become periodic", "减法游戏为什么有周期"),
    ("sums", "Sums of games", "游戏的和"),
    ("which", "Which game is this?", "结论速查"),
];

/// The path of a place in the site's book.
fn link(place: &str) -> String {
    if place.starts_with('#') {
        return format!("theory/which.html{place}");
    }
    match PROBLEMS.iter().find(|problem| problem.0 == place) {
        Some((_, true, ..)) => format!("{place}/solution.html"),
        Some(_) => format!("{place}/statement.html"),
        None => format!("theory/{place}.html"),
    }
}

/// What a place is called.
fn title(place: &str, language: Language) -> String {
    if let Some((id, _, english, chinese)) = PROBLEMS.iter().find(|problem| problem.0 == place) {
        return language.choose(format!("{english} ({id})"), format!("{chinese}（{id}）"));
    }
    let page = if place.starts_with('#') { "which" } else { place };
    let titles = THEORY.iter().find(|titles| titles.0 == page);
    titles.map_or_else(String::new, |titles| language.choose(titles.1, titles.2).to_string())
}
