//! Games on heaps, the moves of which concern one heap: the values and the moves.

use crate::kind::{row, Kind, Progress, Subject, Table};
use crate::language::Problem;
use crate::misere::Sums;
use crate::period::{self, Periodicity};
use crate::position::{Moves as Found, Outcome, Position};
use crate::program::{self, Parts, ProgramLanguage};
use crate::request::Request;
use common::nim::nim_sum;
use std::fmt::Debug;

/// What moves do to a heap.
pub(crate) trait Moves: Debug {
    /// The kind of game, as it is asked for.
    fn kind(&self) -> &'static str;

    /// The rule: one text for all ways to type it. Empty for a list of takes.
    fn rule(&self) -> String;

    /// What moves can take, up to `largest` at least, if they leave nothing but the rest, and that of any heap.
    fn takes(&self, largest: u64) -> Option<Vec<u64>>;

    /// So many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    fn reach(&self) -> usize;

    /// The most heaps that a move leaves of one, at least 1.
    fn parts(&self) -> usize;

    /// The largest number that a move takes, if there is one.
    fn largest_take(&self) -> Option<usize>;

    /// What moves can take from a heap within reach, each with what it may leave as the digit of a code.
    fn takes_from(&self, heap: usize) -> Box<dyn Iterator<Item = (usize, u8)> + '_>;

    /// The Grundy values of the heaps of 0 to `len` - 1 stones, which are within reach. After each thousand `progress`
    /// is told how many there are.
    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64>;

    /// The title and the rule of a program, its constants, and the steps that list the values of what moves leave.
    fn program(&self, language: ProgramLanguage) -> Parts;
}

/// A game on heaps, the moves of which concern one heap.
#[derive(Debug)]
pub struct HeapGame(Box<dyn Moves>);

/// The largest heap if none is asked for.
const USUAL_HEAP: usize = 100;

/// So many values are computed to look for a period, if that many are within reach.
const PERIOD_LEN: usize = 2000;

/// What is looked up of an endless set of takes.
const LARGEST_TAKE: u64 = 1000;

impl HeapGame {
    pub(crate) fn new(moves: impl Moves + 'static) -> Self {
        HeapGame(Box::new(moves))
    }

    /// So many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    pub fn reach(&self) -> usize {
        self.0.reach()
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones. After each thousand `progress` is told how many there
    /// are.
    ///
    /// # Panics
    ///
    /// If `len` is larger than [`Self::reach`].
    pub fn grundy_values(&self, len: usize, mut progress: impl FnMut(usize)) -> Vec<u64> {
        assert!(len <= self.reach(), "at most {} heaps", self.reach());
        self.0.grundy_values(len, &mut progress)
    }

    /// What the values of the heaps 0, 1, 2, ... show and prove of those of all larger ones. In misère play the values
    /// of a game that leaves one heap at most are 0 for lost and 1 for won.
    pub fn periodicity(&self, values: &[u64]) -> Periodicity {
        let proved = |largest_take| period::proved(values, self.0.parts(), largest_take);
        self.0.largest_take().and_then(proved).unwrap_or_else(|| period::seen(values))
    }

    /// The theorem that proves its period: `subtraction` where a move leaves one heap at most, or `guy-smith`.
    pub fn theorem(&self) -> &'static str {
        if self.0.parts() > 1 {
            "guy-smith"
        } else {
            "subtraction"
        }
    }

    /// Visits what the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order.
    fn visit_options(&self, heap: usize, mut visit: impl FnMut(&[usize])) {
        for (take, digit) in self.0.takes_from(heap) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                visit(&[]);
            }
            if digit & 2 != 0 && rest > 0 {
                visit(&[rest]);
            }
            if digit & 0b1100 == 0 {
                continue;
            }
            for least in 1..=rest / 2 {
                let others = rest - least;
                if digit & 4 != 0 {
                    visit(&[others, least]);
                }
                if digit & 8 != 0 {
                    (least..=others / 2).for_each(|next| visit(&[others - next, next, least]));
                }
            }
        }
    }

    /// What the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order.
    pub fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        self.visit_options(heap, |option| options.push(option.to_vec()));
        options
    }

    /// For each heap up to `largest`, whether the player to move wins if whoever moves last loses, and the first heap for
    /// which that took a search; where moves split heaps, there may be fewer. After each thousand `progress` is told how
    /// many there are.
    pub fn misere_wins(
        &self,
        largest: usize,
        mut progress: impl FnMut(usize),
    ) -> (Vec<bool>, Option<usize>) {
        let mut progress = |done| {
            if done % 1000 == 0 {
                progress(done);
            }
        };
        if self.0.parts() > 1 {
            let found = self.misere_parts(largest).wins(0..=largest, progress);
            let known = found.iter().map_while(|(wins, _)| *wins).collect::<Vec<_>>();
            let searched = found[..known.len()].iter().position(|found| found.1);
            return (known, searched);
        }
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=largest {
            let is_legal =
                |&(take, digit): &(usize, u8)| digit & if take == heap { 1 } else { 2 } != 0;
            let mut moves = self.0.takes_from(heap).filter(is_legal).peekable();
            let is_end = moves.peek().is_none();
            wins.push(is_end || moves.any(|(take, _)| !wins[heap - take]));
            progress(wins.len());
        }
        (wins, None)
    }

    /// The heaps up to `largest`, as parts of sums in misère play.
    fn misere_parts(&self, largest: usize) -> Sums<'_> {
        Sums::new(largest + 1, move |heap, visit| self.visit_options(heap, visit))
    }

    /// The game with these values, as it is looked up.
    pub(crate) fn subject(&self, values: Vec<u64>) -> Subject {
        let takes = self.0.takes(LARGEST_TAKE);
        Subject { takes, ..Subject::row(self.0.kind(), self.0.rule(), values) }
    }

    /// Some heaps, with the values of the heaps 0, 1, 2, ... up to the largest of them.
    ///
    /// # Panics
    ///
    /// If a heap has no value.
    pub fn position(&self, heaps: &[usize], values: &[u64]) -> Position {
        let sum_of = |heaps: &[usize]| nim_sum(heaps.iter().map(|&heap| values[heap]));
        let heaps = not_empty(heaps);
        let sum = sum_of(&heaps);
        let mut moves = Found::default();
        for (i, &heap) in heaps.iter().enumerate() {
            if heaps[..i].contains(&heap) {
                continue;
            }
            let from = heap.to_string();
            self.visit_options(heap, |option| {
                let outcome = Outcome::won(sum ^ values[heap] != sum_of(option));
                let text = || arrow(heap, option);
                moves.add((outcome, 0), &from, text, || {
                    joined(&[&heaps[..i], option, &heaps[i + 1..]].concat(), " ")
                });
            });
        }
        let part = |&heap: &usize| (heap.to_string(), values[heap]);
        Position::sum_of(joined(&heaps, " "), heaps.iter().map(part).collect(), moves)
    }

    /// One heap in misère play, with who wins the heaps up to it.
    fn misere_position(&self, heap: usize, wins: &[bool]) -> Position {
        let mut moves = Found::default();
        self.visit_options(heap, |option| {
            let left = option.first().copied().unwrap_or(0);
            let text = || arrow(heap, option);
            moves.add((Outcome::won(wins[left]), 0), &heap.to_string(), text, || left.to_string());
        });
        Position::single(heap.to_string(), Outcome::won(wins[heap]), moves)
    }
}

impl Kind for HeapGame {
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Table, Problem> {
        let (reach, is_misere) = (self.reach(), request.is_misere());
        let len = request.to(USUAL_HEAP, reach - 1)? + 1;
        let all = len.max(PERIOD_LEN.min(reach));
        let progress = |done| progress(done, all);
        if is_misere {
            // What is proved of periods of outcomes is proved for moves that leave one heap at most.
            let splits = self.0.parts() > 1;
            let all = if splits { len } else { all };
            let (wins, searched) = self.misere_wins(all - 1, progress);
            let values: Vec<u64> = wins.into_iter().map(u64::from).collect();
            let periodicity =
                if splits { period::seen(&values) } else { self.periodicity(&values) };
            let len = len.min(values.len());
            let object = row(true, &values, len, 0, (periodicity, self.theorem()));
            let object = object.with_some("searched", searched);
            return Ok(Table { object, subject: Some(self.subject(values)) });
        }
        let values = self.grundy_values(all, progress);
        let object = row(false, &values, len, 0, (self.periodicity(&values), self.theorem()));
        Ok(Table { object, subject: Some(self.subject(values)) })
    }

    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Problem> {
        let heaps = request.some(request.numbers(0, self.reach() - 1)?, "3 5 7")?;
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let all = largest + 1;
        let progress = |done| progress(done, all);
        if !request.is_misere() {
            let values = self.grundy_values(all, progress);
            return Ok(HeapGame::position(self, &heaps, &values));
        }
        let heaps = not_empty(&heaps);
        let name = |heap: usize| heap.to_string();
        if self.0.takes(LARGEST_TAKE).is_some() {
            // The condition of the SJ theorem holds for each set of takes, by Ferguson's pairing.
            let values = self.grundy_values(all, progress);
            let mut parts = Sums::sj(&values, |heap, visit| self.visit_options(heap, visit));
            return parts.position(&heaps, name, "0", request.language);
        }
        match *heaps {
            [heap] if self.0.parts() == 1 => {
                Ok(self.misere_position(heap, &self.misere_wins(heap, progress).0))
            }
            _ => self.misere_parts(largest).position(&heaps, name, "0", request.language),
        }
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        if is_misere && self.0.parts() > 1 {
            return None;
        }
        let parts = self.0.program(language);
        Some(program::row(parts, "heap", "heaps of 0 to n stones", is_misere, language))
    }
}

/// The heaps that are not empty.
fn not_empty(heaps: &[usize]) -> Vec<usize> {
    heaps.iter().copied().filter(|&heap| heap > 0).collect()
}

fn arrow(heap: usize, option: &[usize]) -> String {
    format!("{heap} → {}", joined(option, " + "))
}

/// Heaps as they are typed: 0 if there are none.
fn joined(heaps: &[usize], with: &str) -> String {
    match heaps {
        [] => "0".to_string(),
        heaps => heaps.iter().map(usize::to_string).collect::<Vec<_>>().join(with),
    }
}
