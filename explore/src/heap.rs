//! Games on heaps, the moves of which concern one heap: the values and the moves.

use crate::game::{HeapGame, NamedSet};
use crate::language::{Language, Problem};
use crate::period::{self, Periodicity};
use crate::position::{Moves, Outcome, Position};
use crate::table;
use common::grundy::mex;
use common::nim::nim_sum;
use common::subtraction::SubtractionGame;

impl HeapGame {
    /// So many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    pub fn reach(&self) -> usize {
        let code = match self {
            HeapGame::Takes(takes) => return (100_000_000 / takes.len()).clamp(1000, 100_000),
            HeapGame::Named(NamedSet::Divisors | NamedSet::ProperDivisors) => return 10_000,
            HeapGame::Named(_) => return 20_000,
            HeapGame::Code(code) => code,
        };
        match code.parts() {
            0 | 1 if code.is_endless() => 20_000,
            0 | 1 => 100_000,
            2 => 20_000,
            _ => 2000,
        }
    }

    /// The finite game that has the same moves from heaps of up to so many stones, if this one is endless and has one.
    fn up_to(&self, largest: usize) -> Option<HeapGame> {
        match self {
            HeapGame::Named(set) => set.members(largest as u64).map(HeapGame::Takes),
            _ => None,
        }
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones. After each thousand `progress` is told how many there
    /// are.
    ///
    /// # Panics
    ///
    /// If `len` is larger than [`Self::reach`].
    pub fn grundy_values(&self, len: usize, mut progress: impl FnMut(usize)) -> Vec<u64> {
        assert!(len <= self.reach(), "at most {} heaps", self.reach());
        if let Some(game) = self.up_to(len) {
            return game.grundy_values(len, progress);
        }
        match self {
            HeapGame::Takes(takes) => {
                let mut game = SubtractionGame::new(takes.iter().copied());
                let value = |heap| {
                    if heap > 0 && heap % 1000 == 0 {
                        progress(heap);
                    }
                    game.grundy(heap as u64).expect("a table holds so small a heap")
                };
                (0..len).map(value).collect()
            }
            HeapGame::Named(_) => {
                let mut values: Vec<u64> = Vec::new();
                for heap in 0..len {
                    values.push(mex(self.takes_from(heap).map(|(take, _)| values[heap - take])));
                    if values.len() % 1000 == 0 {
                        progress(values.len());
                    }
                }
                values
            }
            HeapGame::Code(code) => table::grundy_values(code, len, progress),
        }
    }

    /// What the values of the heaps 0, 1, 2, ... show and prove of those of all larger ones. In misère play the values
    /// of a game that leaves one heap at most are 0 for lost and 1 for won.
    pub fn periodicity(&self, values: &[u64]) -> Periodicity {
        let (parts, largest_take) = match self {
            HeapGame::Takes(takes) => {
                (1, takes.last().and_then(|&take| usize::try_from(take).ok()).unwrap_or(usize::MAX))
            }
            HeapGame::Named(_) => return period::seen(values),
            HeapGame::Code(code) if code.is_endless() => return period::seen(values),
            HeapGame::Code(code) => (code.parts().max(1), code.last()),
        };
        period::proved(values, parts, largest_take).unwrap_or_else(|| period::seen(values))
    }

    /// The theorem that proves its period: `subtraction` where a move leaves one heap at most, or `guy-smith`.
    pub fn theorem(&self) -> &'static str {
        match self {
            HeapGame::Code(code) if code.parts() > 1 => "guy-smith",
            _ => "subtraction",
        }
    }

    /// What moves can take from a heap, each with what it may leave as the digit of a code. No move of an endless set
    /// but those of divisors: the game has to be [`Self::up_to`] the heap.
    fn takes_from(&self, heap: usize) -> Box<dyn Iterator<Item = (usize, u8)> + '_> {
        let fits = move |&take: &usize| take <= heap;
        match self {
            HeapGame::Code(code) => {
                let last = if code.is_endless() { heap } else { code.last().min(heap) };
                Box::new((0..=last).map(|take| (take, code.digit(take))))
            }
            HeapGame::Takes(takes) => {
                let takes = takes.iter().filter_map(|&take| usize::try_from(take).ok());
                Box::new(takes.take_while(fits).map(|take| (take, 3)))
            }
            HeapGame::Named(set) => {
                let largest = match set {
                    NamedSet::Divisors => heap,
                    NamedSet::ProperDivisors => heap / 2,
                    _ => 0,
                };
                Box::new((1..=largest).filter(move |take| heap % take == 0).map(|take| (take, 3)))
            }
        }
    }

    /// Visits what the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order.
    fn visit_options(&self, heap: usize, mut visit: impl FnMut(&[usize])) {
        let finite = self.up_to(heap);
        for (take, digit) in finite.as_ref().unwrap_or(self).takes_from(heap) {
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

    /// For each heap up to `largest`, whether the player to move wins if whoever moves last loses. `None` where moves
    /// split heaps: the outcome of two heaps does not follow from what is known of each. After each thousand `progress` is
    /// told how many there are.
    pub fn misere_wins(
        &self,
        largest: usize,
        mut progress: impl FnMut(usize),
    ) -> Option<Vec<bool>> {
        if let Some(game) = self.up_to(largest) {
            return game.misere_wins(largest, progress);
        }
        if matches!(self, HeapGame::Code(code) if code.parts() > 1) {
            return None;
        }
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=largest {
            let is_legal =
                |&(take, digit): &(usize, u8)| digit & if take == heap { 1 } else { 2 } != 0;
            let mut moves = self.takes_from(heap).filter(is_legal).peekable();
            let is_end = moves.peek().is_none();
            wins.push(is_end || moves.any(|(take, _)| !wins[heap - take]));
            if wins.len() % 1000 == 0 {
                progress(wins.len());
            }
        }
        Some(wins)
    }

    /// [`Self::misere_wins`], or why it cannot be told.
    pub(crate) fn misere_outcomes(
        &self,
        largest: usize,
        language: Language,
        progress: impl FnMut(usize),
    ) -> Result<Vec<bool>, Problem> {
        self.misere_wins(largest, progress).ok_or_else(|| {
            language.problem(
                "rule",
                "expected a game that leaves one heap at most for misère play, found one that splits heaps: of two heaps, one has to know more than who wins each",
                "反常规则（取走最后一颗者负）下，应为每步至多留下一堆的游戏，实为会分堆的游戏：两堆之和的胜负不能由每堆的胜负推出",
            )
        })
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
        let mut moves = Moves::default();
        for (i, &heap) in heaps.iter().enumerate() {
            if heaps[..i].contains(&heap) {
                continue;
            }
            let from = heap.to_string();
            self.visit_options(heap, |option| {
                let outcome = Outcome::won(sum ^ values[heap] != sum_of(option));
                let text = || arrow(heap, option);
                moves.add(outcome, &from, text, || {
                    text_of(&[&heaps[..i], option, &heaps[i + 1..]].concat())
                });
            });
        }
        let part = |&heap: &usize| (heap.to_string(), values[heap]);
        Position::sum_of(text_of(&heaps), heaps.iter().map(part).collect(), moves)
    }

    /// One heap in misère play, with who wins the heaps up to it.
    pub(crate) fn misere_position(&self, heap: usize, wins: &[bool]) -> Position {
        let mut moves = Moves::default();
        self.visit_options(heap, |option| {
            let left = option.first().copied().unwrap_or(0);
            let text = || arrow(heap, option);
            moves.add(Outcome::won(wins[left]), &heap.to_string(), text, || left.to_string());
        });
        Position::single(heap.to_string(), Outcome::won(wins[heap]), moves)
    }
}

/// The heaps that are not empty.
pub(crate) fn not_empty(heaps: &[usize]) -> Vec<usize> {
    heaps.iter().copied().filter(|&heap| heap > 0).collect()
}

/// Heaps as they are typed: 0 if there are none.
fn text_of(heaps: &[usize]) -> String {
    joined(heaps, " ")
}

fn arrow(heap: usize, option: &[usize]) -> String {
    format!("{heap} → {}", joined(option, " + "))
}

fn joined(heaps: &[usize], with: &str) -> String {
    match heaps {
        [] => "0".to_string(),
        heaps => heaps.iter().map(usize::to_string).collect::<Vec<_>>().join(with),
    }
}
