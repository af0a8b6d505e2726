//! Sums in misère play: by the pairs of tame parts, and where a part is not tame by a search.

use crate::language::{Language, Problem};
use crate::position::{Moves, Outcome, Position};
use crate::values::Values;
use std::collections::HashMap;

/// The Grundy value of a position and its misère value, which is 0 if and only if it is lost in misère play.
pub(crate) type Pair = (u64, u64);

/// How it is known who wins in misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// By the SJ theorem: each part of value 0 is an end or has an option of value 1.
    Sj,
    /// By the theorem on tame games: each part was checked to be tame.
    Tame,
    /// By a search of so many positions.
    Search(usize),
}

impl Reason {
    /// `sj`, `tame`, or the number of positions of a search, as JSON.
    pub(crate) fn json(self) -> String {
        match self {
            Reason::Sj => "\"sj\"".to_string(),
            Reason::Tame => "\"tame\"".to_string(),
            Reason::Search(positions) => positions.to_string(),
        }
    }
}

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

/// The pair of a sum of tame parts: Theorem 3 of `problems/theory/misere.en.md`.
pub(crate) fn pair_of_sum(pairs: impl IntoIterator<Item = Pair>) -> Pair {
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

/// What was searched.
#[derive(Default)]
pub(crate) struct Search {
    wins: HashMap<Vec<usize>, bool>,
    options: usize,
}

impl Search {
    /// Whether the player to move wins, by the rules alone. `None` if that needs too large a search.
    pub(crate) fn wins(&mut self, game: &mut impl Searched, position: &[usize]) -> Option<bool> {
        self.wins_within(game, position, MOST_MOVES)
    }

    fn wins_within(
        &mut self,
        game: &mut impl Searched,
        position: &[usize],
        moves: usize,
    ) -> Option<bool> {
        let found = game.known(position).or_else(|| self.wins.get(position).copied());
        if found.is_some() || moves == 0 || self.is_over() {
            return found;
        }
        let after = game.after(position)?;
        self.options += after.len();
        let mut wins = Some(after.is_empty());
        for option in &after {
            match self.wins_within(game, option, moves - 1) {
                Some(true) => {}
                Some(false) => {
                    wins = Some(true);
                    break;
                }
                None => wins = None,
            }
        }
        if let Some(wins) = wins {
            self.wins.insert(position.to_vec(), wins);
        }
        wins
    }

    fn is_over(&self) -> bool {
        self.wins.len() >= MOST_POSITIONS || self.options > MOST_OPTIONS
    }

    /// By what it is known who wins: the search, if there was one.
    pub(crate) fn reason(&self) -> Reason {
        Reason::Search(self.wins.len())
    }
}

/// Why there is no answer.
pub(crate) fn too_large(language: Language) -> Problem {
    language.problem(
        "position",
        format!("expected a smaller position: no theorem tells who wins it in misère play, and a search of {MOST_POSITIONS} positions did not end"),
        format!("应为较小的局面：反常规则下没有定理给出其胜负，而搜索 {MOST_POSITIONS} 个局面后仍未结束"),
    )
}

/// Visits the options of a part.
type Visit<'a> = Box<dyn Fn(usize, &mut dyn FnMut(&[usize])) + 'a>;

/// What was found out of a part.
#[derive(Clone, Copy)]
enum Part {
    NotSeen,
    Tame(Pair),
    /// It is not tame, or too much had to be looked at.
    Wild,
}

/// Parts, with their numbers, whose options are sums of parts. Play always ends.
pub(crate) struct Sums<'a> {
    visit: Visit<'a>,
    parts: Vec<Part>,
    looked_at: usize,
}

impl<'a> Sums<'a> {
    /// The parts 0 to `len` - 1.
    pub(crate) fn new(len: usize, visit: impl Fn(usize, &mut dyn FnMut(&[usize])) + 'a) -> Self {
        let parts = vec![Part::NotSeen; len];
        Sums { visit: Box::new(visit), parts, looked_at: 0 }
    }

    /// The pair of a part if it is tame, that is, if it has a pair of Nim and all its options are tame.
    pub(crate) fn pair(&mut self, part: usize) -> Option<Pair> {
        let mut stack = vec![part];
        while let Some(&top) = stack.last() {
            if !matches!(self.parts[top], Part::NotSeen) {
                stack.pop();
                continue;
            }
            let (mut open, mut is_wild) = (Vec::new(), self.looked_at > MOST_OPTIONS);
            let (mut normal, mut misere) = (Values::default(), Values::default());
            let mut is_end = true;
            let (parts, looked_at) = (&self.parts, &mut self.looked_at);
            (self.visit)(top, &mut |option: &[usize]| {
                is_end = false;
                *looked_at += 1;
                let mut found = Vec::new();
                for &part in option {
                    match parts[part] {
                        Part::Tame(pair) => found.push(pair),
                        Part::Wild => is_wild = true,
                        Part::NotSeen => open.push(part),
                    }
                }
                if !is_wild && open.is_empty() {
                    let pair = pair_of_sum(found);
                    normal.insert(pair.0);
                    misere.insert(pair.1);
                }
            });
            if is_wild {
                self.parts[top] = Part::Wild;
            } else if open.is_empty() {
                let pair = if is_end { (0, 1) } else { (normal.mex(), misere.mex()) };
                let is_tame = is_firm(pair) || pair.0 + pair.1 == 1;
                self.parts[top] = if is_tame { Part::Tame(pair) } else { Part::Wild };
            } else {
                stack.append(&mut open);
            }
        }
        match self.parts[part] {
            Part::Tame(pair) => Some(pair),
            _ => None,
        }
    }

    /// The pair of a sum, if all its parts are tame.
    fn sum(&mut self, parts: &[usize]) -> Option<Pair> {
        let pairs: Option<Vec<Pair>> = parts.iter().map(|&part| self.pair(part)).collect();
        pairs.map(pair_of_sum)
    }

    fn options(&self, part: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        (self.visit)(part, &mut |option: &[usize]| options.push(option.to_vec()));
        options
    }

    /// A sum with who wins it and its moves. `name` is that of a part, and `nothing` that of the sum without parts.
    pub(crate) fn position(
        &mut self,
        parts: &[usize],
        name: impl Fn(usize) -> String,
        nothing: &str,
        language: Language,
    ) -> Result<Position, Problem> {
        let joined = |parts: &[usize], with: &str| match parts {
            [] => nothing.to_string(),
            parts => parts.iter().map(|&part| name(part)).collect::<Vec<_>>().join(with),
        };
        let mut search = Search::default();
        let mut moves = Moves::default();
        for (i, &part) in parts.iter().enumerate() {
            if parts[..i].contains(&part) {
                continue;
            }
            let others = self.sum(&[&parts[..i], &parts[i + 1..]].concat());
            let from = name(part);
            for option in self.options(part) {
                let after = || [&parts[..i], &option, &parts[i + 1..]].concat();
                let by_pairs = match (others, self.sum(&option)) {
                    (Some(others), Some(option)) => Some(pair_of_sum([others, option]).1 != 0),
                    _ => None,
                };
                let wins = by_pairs.or_else(|| search.wins(self, &sorted(after())));
                let outcome = Outcome::won(wins.ok_or_else(|| too_large(language))?);
                let text = || format!("{from} → {}", joined(&option, " + "));
                moves.add((outcome, 0), &from, text, || joined(&after(), " "));
            }
        }
        let sum = self.sum(parts);
        let wins = sum.map(|pair| pair.1 != 0).or_else(|| search.wins(self, &sorted(parts.into())));
        let outcome = Outcome::won(wins.ok_or_else(|| too_large(language))?);
        let mut part = |&part: &usize| (name(part), self.pair(part).map(|pair| pair.0));
        let found = parts.iter().map(&mut part).collect();
        let position = Position::single(joined(parts, " "), outcome, moves);
        let reason = if sum.is_some() { Reason::Tame } else { search.reason() };
        Ok(Position { parts: found, reason: Some(reason), ..position })
    }

    /// Whether the player to move wins each of these parts alone, as far as that can be told, and whether that took a
    /// search. The first ones should be the small ones. After each `progress` is told how many are done.
    pub(crate) fn wins(
        &mut self,
        parts: impl Iterator<Item = usize>,
        mut progress: impl FnMut(usize),
    ) -> Vec<(Option<bool>, bool)> {
        let mut search = Search::default();
        let mut wins = Vec::new();
        for part in parts {
            let by_pair = self.pair(part).map(|pair| pair.1 != 0);
            let found = by_pair.or_else(|| search.wins(self, &[part]));
            wins.push((found, by_pair.is_none()));
            progress(wins.len());
        }
        wins
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
                after.extend(self.options(part).into_iter().map(left));
            }
        }
        Some(after)
    }
}

fn sorted(mut parts: Vec<usize>) -> Vec<usize> {
    parts.sort_unstable();
    parts
}
