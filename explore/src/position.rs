//! A position with its parts, its outcome and its moves.

use crate::request::joined;
use common::nim::nim_sum;
use std::cmp::Reverse;

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The player who just moved.
    Lost,
    /// Nobody: the play does not end.
    Draw,
    /// The player to move.
    Won,
}

impl Outcome {
    /// That of a game in which the player to move wins, or loses.
    pub(crate) fn won(wins: bool) -> Self {
        if wins {
            Outcome::Won
        } else {
            Outcome::Lost
        }
    }
}

/// How it is known who wins in misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// By the SJ theorem: each part of value 0 is an end or has an option of value 1.
    Sj,
    /// By the theorem on tame games: each part was checked to be tame.
    Tame,
    /// By a search of this many positions.
    Search(usize),
}

/// A move from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The part in which it is made.
    pub from: String,
    /// What it does, without words: `5 → 3`.
    pub text: String,
    /// The position that it reaches, as it is typed.
    pub to: String,
    /// Who wins there.
    pub outcome: Outcome,
}

/// A position as a sum of parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// How it is typed.
    pub text: String,
    /// The parts, with their Grundy values where there are values.
    pub parts: Vec<(String, Option<u64>)>,
    /// Who wins it.
    pub outcome: Outcome,
    /// The moves, the best ones first.
    pub moves: Vec<Move>,
    /// Whether there are more moves than these.
    pub is_truncated: bool,
    /// Whether there may be more winning ones.
    pub has_more_wins: bool,
    /// How the outcome is known, of a sum in misère play.
    pub reason: Option<Reason>,
}

impl Position {
    /// The moves are listed winning ones first, the shortest way to win and the longest to lose first.
    fn new(
        text: String,
        parts: Vec<(String, Option<u64>)>,
        outcome: Outcome,
        moves: Moves,
    ) -> Self {
        let [mut winning, drawn, mut losing] = moves.found;
        winning.sort_by_key(|found| found.0);
        losing.sort_by_key(|found| Reverse(found.0));
        let mut all: Vec<Move> =
            winning.into_iter().chain(drawn).chain(losing).map(|found| found.1).collect();
        let mut bytes = 0;
        let fits = |a_move: &&Move| {
            bytes += a_move.to.len();
            bytes <= MOST_TEXT
        };
        let kept = all.iter().take(MOST_MOVES).take_while(fits).count();
        let is_truncated = moves.is_truncated || kept < all.len();
        all.truncate(kept);
        let has_only_wins = all.iter().all(|a_move| a_move.outcome == Outcome::Lost);
        let has_more_wins = moves.has_more_wins || is_truncated && has_only_wins;
        Position { text, parts, outcome, moves: all, is_truncated, has_more_wins, reason: None }
    }

    /// The sum of parts with these values.
    pub(crate) fn sum_of(text: String, parts: Vec<(String, u64)>, moves: Moves) -> Self {
        let outcome = Outcome::won(nim_sum(parts.iter().map(|part| part.1)) != 0);
        let parts = parts.into_iter().map(|(text, value)| (text, Some(value))).collect();
        Position::new(text, parts, outcome, moves)
    }

    /// The sum of numbered parts with these values; `options` gives the sums that moves leave of a part.
    pub(crate) fn of_values(
        parts: &[usize],
        name: impl Fn(usize) -> String,
        options: impl Fn(usize) -> Vec<Vec<usize>>,
        values: &[u64],
    ) -> Self {
        let value = |part: &usize| values[*part];
        let sum = |parts: &[usize]| nim_sum(parts.iter().map(value));
        let outcome =
            |others: &[usize], option: &[usize]| Some(Outcome::won(sum(others) != sum(option)));
        let (text, moves) =
            moves_of_sum(parts, &name, "", options, outcome).expect("values of all");
        Position::sum_of(text, parts.iter().map(|part| (name(*part), value(part))).collect(), moves)
    }

    /// One numbered part with its options; `result` tells who wins each, and after how many moves if that is known.
    pub(crate) fn of_outcomes(
        part: usize,
        name: impl Fn(usize) -> String,
        options: impl IntoIterator<Item = usize>,
        result: impl Fn(usize) -> (Outcome, usize),
    ) -> Self {
        let mut moves = Moves::default();
        let from = name(part);
        for option in options {
            let left = name(option);
            moves.add(result(option), &from, || format!("{from} → {left}"), || left.clone());
        }
        Position::single(from.clone(), result(part).0, moves)
    }

    /// One part, of which only the outcome is known.
    pub(crate) fn single(text: String, outcome: Outcome, moves: Moves) -> Self {
        Position::new(text.clone(), vec![(text, None)], outcome, moves)
    }

    /// The Nim sum of the values of the parts, if all have values.
    pub fn nim_sum(&self) -> Option<u64> {
        self.parts.iter().map(|part| part.1).collect::<Option<Vec<u64>>>().map(nim_sum)
    }
}

/// The most moves that are listed.
pub(crate) const MOST_MOVES: usize = 2000;

/// The most bytes of their positions.
const MOST_TEXT: usize = 1_000_000;

/// Moves as they are found.
#[derive(Default)]
pub(crate) struct Moves {
    /// By outcome, each with the number of moves that are left, where it is known.
    found: [Vec<(usize, Move)>; 3],
    /// Whether there are more.
    pub is_truncated: bool,
    /// Whether there may be more winning ones.
    pub has_more_wins: bool,
}

impl Moves {
    /// Whether there is room for a move that leaves this outcome.
    pub(crate) fn has_room(&self, outcome: Outcome) -> bool {
        self.found[outcome as usize].len() < MOST_MOVES
    }

    /// Adds a move that leaves this outcome, and how many moves if that is known, if there is room.
    pub(crate) fn add(
        &mut self,
        (outcome, length): (Outcome, usize),
        from: &str,
        text: impl FnOnce() -> String,
        to: impl FnOnce() -> String,
    ) {
        if self.has_room(outcome) {
            let a_move = Move { from: from.to_string(), text: text(), to: to(), outcome };
            self.found[outcome as usize].push((length, a_move));
        } else {
            self.is_truncated = true;
        }
    }
}

/// The text and the moves of a sum of numbered parts: of equal ones, the moves of the first. `nothing` is the text without
/// parts, `options` gives the sums that moves leave of a part, and `outcome` tells who wins the other parts with one of
/// them. `None` where it tells nothing.
pub(crate) fn moves_of_sum(
    parts: &[usize],
    name: impl Fn(usize) -> String,
    nothing: &str,
    options: impl Fn(usize) -> Vec<Vec<usize>>,
    mut outcome: impl FnMut(&[usize], &[usize]) -> Option<Outcome>,
) -> Option<(String, Moves)> {
    let typed = |parts: &[usize], with: &str| match parts {
        [] => nothing.to_string(),
        parts => joined(parts.iter().map(|&part| name(part)), with),
    };
    let mut moves = Moves::default();
    for (i, &part) in parts.iter().enumerate() {
        if parts[..i].contains(&part) {
            continue;
        }
        let (from, others) = (name(part), [&parts[..i], &parts[i + 1..]].concat());
        for option in options(part) {
            let outcome = outcome(&others, &option)?;
            let text = || format!("{from} → {}", typed(&option, " + "));
            let to = || typed(&[&parts[..i], &option, &parts[i + 1..]].concat(), " ");
            moves.add((outcome, 0), &from, text, to);
        }
    }
    Some((typed(parts, " "), moves))
}
