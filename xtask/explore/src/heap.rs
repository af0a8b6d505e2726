//! Games on heaps, the moves of which concern one heap: the values and the moves.

use crate::game::{HeapGame, NamedSet};
use crate::period::{self, Periodicity};
use crate::table;
use common::grundy::grundy_table;
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

    /// The game that has the same moves from heaps up to `largest`, if it is one of takes.
    fn takes_up_to(&self, largest: usize) -> Option<HeapGame> {
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
        let takes = match self {
            HeapGame::Takes(takes) => takes.clone(),
            HeapGame::Named(set) => match set.members(len as u64) {
                Some(takes) => takes,
                None => {
                    let take = |heap: usize| (1..=heap).filter(move |&take| self.digit(heap, take) != 0);
                    return grundy_table(len, |heap, values| {
                        take(heap).map(|take| values[heap - take]).collect()
                    });
                }
            },
            HeapGame::Code(code) => return table::grundy_values(code, len, progress),
        };
        let mut game = SubtractionGame::new(takes);
        let value = |heap| {
            if heap > 0 && heap % 1000 == 0 {
                progress(heap);
            }
            game.grundy(heap as u64).expect("a table holds so small a heap")
        };
        (0..len).map(value).collect()
    }

    /// What the values of the heaps 0, 1, 2, ... show and prove of those of all larger ones.
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

    /// What a move that takes so many stones from a heap may leave, as the digit of a code.
    fn digit(&self, heap: usize, take: usize) -> u8 {
        let is_legal = match self {
            HeapGame::Code(code) => return code.digit(take),
            HeapGame::Takes(takes) => takes.binary_search(&(take as u64)).is_ok(),
            HeapGame::Named(NamedSet::Divisors) => take > 0 && heap % take == 0,
            HeapGame::Named(NamedSet::ProperDivisors) => take > 0 && take < heap && heap % take == 0,
            HeapGame::Named(set) => {
                let takes = set.members(take as u64);
                takes.map_or(false, |takes| takes.last() == Some(&(take as u64)))
            }
        };
        3 * u8::from(is_legal)
    }

    /// What the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order.
    pub fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        if let Some(game) = self.takes_up_to(heap) {
            return game.options(heap);
        }
        let mut options = Vec::new();
        for take in 0..=heap {
            let (digit, rest) = (self.digit(heap, take), heap - take);
            if digit & 1 != 0 && rest == 0 {
                options.push(Vec::new());
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(vec![rest]);
            }
            for least in 1..=rest / 2 {
                let others = rest - least;
                if digit & 4 != 0 {
                    options.push(vec![others, least]);
                }
                if digit & 8 != 0 {
                    options
                        .extend((least..=others / 2).map(|next| vec![others - next, next, least]));
                }
            }
        }
        options
    }

    /// For each heap up to `largest`, whether the player to move wins if whoever moves last loses. `None` where moves
    /// split heaps: the outcome of two heaps does not follow from what is known of each.
    pub fn misere_wins(&self, largest: usize) -> Option<Vec<bool>> {
        if let Some(game) = self.takes_up_to(largest) {
            return game.misere_wins(largest);
        }
        if matches!(self, HeapGame::Code(code) if code.parts() > 1) {
            return None;
        }
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=largest {
            let is_legal = |&take: &usize| self.digit(heap, take) & if take == heap { 1 } else { 2 } != 0;
            let mut moves = (1..=heap).filter(is_legal).peekable();
            let is_end = moves.peek().is_none();
            wins.push(is_end || moves.any(|take| !wins[heap - take]));
        }
        Some(wins)
    }
}
