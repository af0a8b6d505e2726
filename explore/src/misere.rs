//! Sums in misère play: by the pairs of tame parts, and where a part is not tame by a search.

use crate::error::Error;
use crate::position::{moves_of_sum, Outcome, Position, Reason};
use common::grundy::mex;
use std::collections::HashMap;
use std::rc::Rc;

/// The Grundy value of a position and its misère value, which is 0 if and only if it is lost in misère play.
type Pair = (u64, u64);

/// The most positions of a search.
const MOST_POSITIONS: usize = 100_000;

/// The most moves in a row that a search looks ahead.
const MOST_MOVES: usize = 500;

/// The most options that are looked at for pairs and for searches, each.
const MOST_OPTIONS: usize = 30_000_000;

/// The Nim sum with which a sum of these values is lost: 0, or in misère play 1 if none is larger. That is the SJ theorem,
/// for parts that are ends or have an option of value 1 wherever their value is 0.
pub(crate) fn lost_sum(is_misere: bool, mut values: impl Iterator<Item = u64>) -> u64 {
    u64::from(is_misere && values.all(|value| value < 2))
}

fn is_firm(pair: Pair) -> bool {
    pair.0 == pair.1
}

/// The pair of a sum of tame parts: the theorem of `problems/theory/tame.en.md`.
fn pair_of_sum(pairs: impl IntoIterator<Item = Pair>) -> Pair {
    let join = |(sum, firm), pair: Pair| (sum ^ pair.0, firm || is_firm(pair));
    let (sum, firm) = pairs.into_iter().fold((0, false), join);
    (sum, if firm { sum } else { sum ^ 1 })
}

/// A game that is searched.
pub(crate) trait Searched {
    /// Whether the player to move wins, where that needs no search, as at an end.
    fn known(&mut self, position: &[usize]) -> Option<bool>;

    /// The positions that moves reach, each in one order. `None` if they are too many.
    fn after(&mut self, position: &[usize]) -> Option<Vec<Vec<usize>>>;
}

/// The positions that were searched.
#[derive(Default)]
pub(crate) struct Search {
    wins: HashMap<Vec<usize>, bool>,
    options: usize,
    /// How many moves it looks ahead at present.
    depth: usize,
}

impl Search {
    /// Whether the player to move wins, by the rules alone. `None` if that needs too large a search.
    pub(crate) fn wins(&mut self, game: &mut impl Searched, position: &[usize]) -> Option<bool> {
        let found = game.known(position).or_else(|| self.wins.get(position).copied());
        let is_over = self.wins.len() >= MOST_POSITIONS || self.options > MOST_OPTIONS;
        if found.is_some() || is_over || self.depth == MOST_MOVES {
            return found;
        }
        let after = game.after(position)?;
        self.options += after.len();
        self.depth += 1;
        let mut wins = Some(after.is_empty());
        for option in &after {
            match self.wins(game, option) {
                Some(true) => {}
                Some(false) => {
                    wins = Some(true);
                    break;
                }
                None => wins = None,
            }
        }
        self.depth -= 1;
        if let Some(wins) = wins {
            self.wins.insert(position.to_vec(), wins);
        }
        wins
    }

    /// By what it is known who wins: the search, if there was one.
    pub(crate) fn reason(&self) -> Reason {
        Reason::Search(self.wins.len())
    }
}

/// Why there is no answer.
pub(crate) const TOO_LARGE: Error = Error::LargeSearch { most: MOST_POSITIONS };

/// The options of a part, each a sum of parts.
type Options<'a> = Rc<dyn Fn(usize) -> Vec<Vec<usize>> + 'a>;

/// Numbered parts whose options are sums of parts. Play always ends.
pub(crate) struct Sums<'a> {
    options: Options<'a>,
    /// The pairs of the parts that were looked at. `None` for one that is not tame, or if too much had to be looked at.
    pairs: HashMap<usize, Option<Pair>>,
    looked_at: usize,
}

impl<'a> Sums<'a> {
    pub(crate) fn new(options: impl Fn(usize) -> Vec<Vec<usize>> + 'a) -> Self {
        Sums { options: Rc::new(options), pairs: HashMap::new(), looked_at: 0 }
    }

    /// The pair of a part if it is tame, that is, if it has a pair of Nim and all its options are tame.
    fn pair(&mut self, part: usize) -> Option<Pair> {
        let mut stack = vec![part];
        while let Some(&top) = stack.last() {
            if self.pairs.contains_key(&top) {
                stack.pop();
                continue;
            }
            let options = (self.options)(top);
            self.looked_at += options.len();
            let below = || options.iter().flatten();
            let is_wild = below().any(|part| self.pairs.get(part) == Some(&None));
            if is_wild || self.looked_at > MOST_OPTIONS {
                self.pairs.insert(top, None);
                continue;
            }
            let open = stack.len();
            stack.extend(below().filter(|part| !self.pairs.contains_key(part)));
            if stack.len() == open {
                let pairs: Vec<Pair> =
                    options.iter().filter_map(|option| self.sum(option)).collect();
                let misere =
                    if pairs.is_empty() { 1 } else { mex(pairs.iter().map(|pair| pair.1)) };
                let pair = (mex(pairs.iter().map(|pair| pair.0)), misere);
                let is_tame = is_firm(pair) || pair.0 + pair.1 == 1;
                self.pairs.insert(top, Some(pair).filter(|_| is_tame));
            }
        }
        self.pairs[&part]
    }

    /// The pair of a sum, if all its parts are tame.
    fn sum(&mut self, parts: &[usize]) -> Option<Pair> {
        let pairs: Option<Vec<Pair>> = parts.iter().map(|&part| self.pair(part)).collect();
        pairs.map(pair_of_sum)
    }

    /// A sum with who wins it and its moves. `name` is that of a part, and `nothing` that of the sum without parts.
    pub(crate) fn position(
        &mut self,
        parts: &[usize],
        name: impl Fn(usize) -> String,
        nothing: &str,
    ) -> Result<Position, Error> {
        let search = &mut Search::default();
        let options = self.options.clone();
        let found = moves_of_sum(parts, &name, nothing, &*options, |others, option| {
            search.wins(self, &sorted([others, option].concat())).map(Outcome::won)
        });
        let wins = search.wins(self, &sorted(parts.into()));
        let ((text, moves), wins) = found.zip(wins).ok_or(TOO_LARGE)?;
        let reason = if self.sum(parts).is_some() { Reason::Tame } else { search.reason() };
        let value = |&part: &usize| (name(part), self.pair(part).map(|pair| pair.0));
        let parts = parts.iter().map(value).collect();
        Ok(Position {
            parts,
            reason: Some(reason),
            ..Position::single(text, Outcome::won(wins), moves)
        })
    }

    /// Whether the player to move wins each of these parts alone, as far as that is known, and whether that took a
    /// search. The first ones should be the small ones. After each `progress` is called with how many are done.
    pub(crate) fn wins(
        &mut self,
        parts: impl Iterator<Item = usize>,
        mut progress: impl FnMut(usize),
    ) -> Vec<(Option<bool>, bool)> {
        let mut search = Search::default();
        let wins = |(done, part)| {
            progress(done);
            (search.wins(self, &[part]), self.pair(part).is_none())
        };
        parts.enumerate().map(wins).collect()
    }
}

impl Searched for Sums<'_> {
    fn known(&mut self, position: &[usize]) -> Option<bool> {
        self.sum(position).map(|pair| pair.1 != 0)
    }

    fn after(&mut self, position: &[usize]) -> Option<Vec<Vec<usize>>> {
        let mut after = Vec::new();
        for (i, &part) in position.iter().enumerate() {
            if i == 0 || position[i - 1] != part {
                let others = [&position[..i], &position[i + 1..]].concat();
                let left = |option: Vec<usize>| sorted([others.clone(), option].concat());
                after.extend((self.options)(part).into_iter().map(left));
            }
        }
        Some(after)
    }
}

fn sorted(mut parts: Vec<usize>) -> Vec<usize> {
    parts.sort_unstable();
    parts
}
