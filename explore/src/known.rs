//! The problems and theory pages of the pack in which a game, or one with the same values, is known.

mod boards;
mod heaps;
#[cfg(test)]
mod tests;

use crate::kind::Subject;
use crate::language::Language;
use crate::vectors::{index_of, positions};
use std::fmt::Display;

/// A place of the site that has a game with these values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// A problem or a theory page, with a row of it if there is one: `hdu1846`, `theory/which#bachet`.
    pub place: String,
    /// The rule of the game there, in the language asked for.
    pub text: String,
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
    let entries = of_pack(subject, values, is_misere);
    // The values of the part with this many heaps a side.
    let corner = |part: usize| -> Vec<u64> {
        positions(heaps, part).map(|position| values[index_of(&position, side)]).collect()
    };
    let mut found = Vec::new();
    for entry in entries {
        let agreement = match entry.agreement([least, side], corner) {
            Some(agreement) => agreement,
            None => continue,
        };
        let is_typed = entry.is_this || entry.notes.contains(&&*subject.rule);
        let is_this = agreement == Agreement::Values && is_typed;
        let agrees = side - usize::from(heaps == 1);
        let is_kind = agreement == Agreement::Kind;
        for (rank, place) in entry.places.iter().enumerate() {
            // All places of the game itself come before the best ones of others.
            let order = (agreement, if is_this { 0 } else { rank + 1 });
            let place = in_book(place);
            let text = entry.text(agreement, language);
            found.push((order, Known { place, text, agrees, is_kind }));
        }
    }
    found.sort_by_key(|(order, _)| *order);
    found.into_iter().map(|(_, known)| known).take(MOST).collect()
}

/// A place of the list, as the site has it: rows are of "Which game is this?".
fn in_book(place: &str) -> String {
    format!("{}{place}", if place.starts_with('#') { "theory/which" } else { "" })
}

/// The games of the pack with as many heaps, each with the numbers that these values show.
fn of_pack(subject: &Subject, values: &[u64], is_misere: bool) -> Vec<Entry> {
    match (subject.heaps, is_misere) {
        (1, false) => heaps::normal(subject, values),
        (1, true) => heaps::misere(subject, values),
        (_, false) => boards::normal(subject),
        (heaps, true) => boards::misere(heaps),
    }
}

/// The same, without what is said of all games of a kind.
pub fn entries(subject: &Subject, values: &[u64], is_misere: bool) -> Vec<Entry> {
    let mut entries = of_pack(subject, values, is_misere);
    entries.retain(|entry| !entry.notes.contains(&"kind"));
    entries
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

/// The games that the pack knows: a name for each; where it is treated, the best place first; notes; and its rule in
/// English and Chinese. A place is a problem, such as `hdu1846`, a row of "Which game is this?", `#bachet`, or a theory
/// page, `theory/coins`. Notes are the texts of its rule, by which it is this game and not another with the same values; `lost` if
/// it tells something already if just the lost positions agree; and `kind` if it holds for all games of a kind.
const GAMES: &str = include_str!("known/games.txt");

/// A game that the pack knows.
pub struct Entry {
    places: Vec<&'static str>,
    notes: Vec<&'static str>,
    /// Its rule, in English and Chinese.
    rule: [String; 2],
    /// The values of the heaps 0, 1, 2, ..., this many of them; of a board, this many a side, row by row.
    values: Box<dyn Fn(usize) -> Vec<u64>>,
    /// Whether it is known in another way than by a note that a game with these values is this one.
    is_this: bool,
    /// How many numbers are filled in.
    parameters: usize,
}

impl Entry {
    /// The game with this name in `games.txt`.
    fn new(name: &str, values: impl Fn(usize) -> Vec<u64> + 'static) -> Self {
        Entry::of(name, Box::new(values))
    }

    #[inline(never)] // once for all, as pages load it
    fn of(name: &str, values: Box<dyn Fn(usize) -> Vec<u64>>) -> Self {
        let mut rows = GAMES.lines().map(|line| line.split(" | ").collect::<Vec<_>>());
        let row = rows.find(|row| row[0] == name).expect("a game of the list");
        Entry {
            places: row[1].split(' ').collect(),
            notes: row[2].split("; ").collect(),
            rule: [row[3].to_string(), row[4].to_string()],
            values,
            is_this: false,
            parameters: 0,
        }
    }

    /// The values of the heaps 0, 1, 2, ..., this many of them; of a board, this many a side.
    pub fn values(&self, len: usize) -> Vec<u64> {
        (self.values)(len)
    }

    /// The rule, in words.
    pub fn rule(&self, language: Language) -> &str {
        let [english, chinese] = &self.rule;
        language.choose(english, chinese)
    }

    /// The place that treats it best.
    pub fn place(&self) -> String {
        in_book(self.places[0])
    }

    /// How many numbers of the rule are read off the values.
    pub fn parameters(&self) -> usize {
        self.parameters
    }

    /// Fills in a number.
    fn with(self, name: &str, number: impl Display) -> Self {
        let (name, number) = (format!("{{{name}}}"), number.to_string());
        let rule = self.rule.map(|text| text.replace(&name, &number));
        Entry { rule, parameters: self.parameters + 1, ..self }
    }

    /// Leaves a place out, unless this holds.
    fn only_if(mut self, place: &str, holds: bool) -> Self {
        self.places.retain(|&other| holds || other != place);
        self
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
                Some(if self.notes.contains(&"kind") { Agreement::Kind } else { Agreement::Values })
            } else if self.notes.contains(&"lost") && pairs.all(|(a, b)| (*a == 0) == (*b == 0)) {
                Some(Agreement::Lost)
            } else {
                None
            }
        };
        in_corner(least).and_then(|_| in_corner(side))
    }

    fn text(&self, agreement: Agreement, language: Language) -> String {
        let note = language.choose(
            " (the lost positions agree, other values differ)",
            "（必败态相同，SG 值不全相同）",
        );
        let note = if agreement == Agreement::Lost { note } else { "" };
        format!("{}{note}", self.rule(language))
    }
}
