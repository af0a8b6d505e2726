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
        // First in the least part that says anything, as most entries differ there.
        let agreement =
            entry.agrees(&corner(least), least).and_then(|_| entry.agrees(&corner(side), side));
        let is_equal = match agreement {
            Some(is_equal) => is_equal,
            None => continue,
        };
        let is_kind = entry.notes.contains(&"kind");
        let is_typed = entry.is_this || entry.notes.contains(&&*subject.rule);
        let is_this = is_equal && is_typed && !is_kind;
        let agrees = side - usize::from(heaps == 1);
        let note = language.choose(
            " (the lost positions agree, other values differ)",
            "（必败态相同，SG 值不全相同）",
        );
        let text = format!("{}{}", entry.rule(language), if is_equal { "" } else { note });
        for (rank, place) in entry.places.iter().enumerate() {
            // All places of the game itself come before the best ones of others.
            let order = (is_kind, !is_equal, if is_this { 0 } else { rank + 1 });
            let (place, text) = (in_book(place), text.clone());
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

/// The games that the pack knows: a name for each; where it is treated, the best place first; notes; and its rule in
/// English and Chinese. A place is a problem, such as `hdu1846`, a row of "Which game is this?", `#bachet`, or a theory
/// page, `theory/coins`. Notes are the texts of its rule, by which it is this game and not another with the same values; `lost` if
/// it tells something already if just the lost positions agree; and `kind` if it holds for all games of a kind.
const GAMES: &str = include_str!("known/games.txt");

/// The values of so many heaps, or of a board with so many a side.
type Values = Box<dyn Fn(usize) -> Vec<u64>>;

/// A game that the pack knows.
pub struct Entry {
    places: Vec<&'static str>,
    notes: Vec<&'static str>,
    /// Its rule, in English and Chinese.
    rule: [String; 2],
    /// The values of the heaps 0, 1, 2, ..., this many of them; of a board, this many a side, row by row.
    pub values: Values,
    /// Whether it is known in another way than by a note that a game with these values is this one.
    is_this: bool,
    /// How many numbers of the rule are read off the values.
    pub parameters: usize,
}

impl Entry {
    /// The game with this name in `games.txt`.
    fn new(name: &str, values: Values) -> Self {
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

    /// The rule, in words.
    pub fn rule(&self, language: Language) -> &str {
        let [english, chinese] = &self.rule;
        language.choose(english, chinese)
    }

    /// The place that treats it best.
    pub fn place(&self) -> String {
        in_book(self.places[0])
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

    /// Whether its values are those of the heaps of so many stones, or a board of this side, and not just the lost positions
    /// if these tell something. `None` if not even they are.
    fn agrees(&self, values: &[u64], side: usize) -> Option<bool> {
        let expected = (self.values)(side);
        let is_lost_alike = expected.iter().zip(values).all(|(a, b)| (*a == 0) == (*b == 0));
        let is_equal = expected == values;
        (is_equal || is_lost_alike && self.notes.contains(&"lost")).then_some(is_equal)
    }
}
