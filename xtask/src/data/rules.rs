//! Who wins: by search, and by two arguments that must agree where a search would take too long.

use std::collections::BTreeMap;

/// Won and lost positions of a game that is given by its moves: a position is won for the player to
/// move if some move leads to a lost one.
pub struct Search<P, M> {
    moves: M,
    wins_without_move: bool,
    known: BTreeMap<P, bool>,
}

impl<P: Ord + Clone, M: Fn(&P) -> Vec<P>> Search<P, M> {
    /// Normal play: whoever cannot move has lost.
    pub fn normal(moves: M) -> Self {
        Search { moves, wins_without_move: false, known: BTreeMap::new() }
    }

    /// Misère play: whoever cannot move has won, for the opponent had to take the last.
    pub fn misere(moves: M) -> Self {
        Search { moves, wins_without_move: true, known: BTreeMap::new() }
    }

    /// Whether the player to move wins. It recurses as deep as the play is long.
    pub fn wins(&mut self, position: &P) -> bool {
        if let Some(&wins) = self.known.get(position) {
            return wins;
        }
        let options = (self.moves)(position);
        let wins = if options.is_empty() {
            self.wins_without_move
        } else {
            options.iter().any(|option| !self.wins(option))
        };
        self.known.insert(position.clone(), wins);
        wins
    }
}

/// Heaps without the empty ones, in ascending order: what a search needs to know of them.
pub fn sorted(heaps: &[usize]) -> Vec<usize> {
    let mut heaps: Vec<usize> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// The heaps, sorted, when one of them is replaced by others.
pub fn replaced(heaps: &[usize], index: usize, by: &[usize]) -> Vec<usize> {
    sorted(&[&heaps[..index], by, &heaps[index + 1..]].concat())
}

/// The moves of Nim: one heap becomes smaller.
pub fn nim_moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let smaller = |index: usize| (0..heaps[index]).map(move |left| replaced(heaps, index, &[left]));
    (0..heaps.len()).flat_map(smaller).collect()
}

/// Whether a search of heaps takes no time worth mentioning.
pub fn can_be_searched(heaps: &[usize]) -> bool {
    heaps.iter().sum::<usize>() <= 24 || heaps.iter().all(|&heap| heap <= 1)
}

/// Whether the player to move wins in Nim: heaps of Grundy values, normal play.
pub fn nim_wins(heaps: &[usize]) -> bool {
    let by_sum = nim_sum(heaps) != 0;
    // Split into powers of two, do the heaps come in pairs?
    let ones = |column: u32| heaps.iter().filter(|&&heap| heap >> column & 1 == 1).count();
    let by_columns = (0..usize::BITS).any(|column| ones(column) % 2 == 1);
    assert_eq!(by_sum, by_columns, "Nim of {heaps:?}");
    by_sum
}

/// Whether the player to move wins in Nim when whoever takes the last one loses.
pub fn misere_nim_wins(heaps: &[usize]) -> bool {
    let only_ones = heaps.iter().all(|&heap| heap <= 1);
    let as_in_nim = if only_ones { !nim_wins(heaps) } else { nim_wins(heaps) };
    // A single large heap can be cut down to whichever number of ones is needed.
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let by_large_heaps = match heaps.iter().filter(|&&heap| heap > 1).count() {
        0 => ones % 2 == 0,
        1 => true,
        _ => nim_sum(heaps) != 0,
    };
    assert_eq!(as_in_nim, by_large_heaps, "misère Nim of {heaps:?}");
    as_in_nim
}

/// The row after a winning move of Nim, so that the next player has lost; a lost row as it is.
pub fn made_lost(heaps: &[usize]) -> Vec<usize> {
    let sum = nim_sum(heaps);
    let mut heaps = heaps.to_vec();
    if let Some(heap) = heaps.iter_mut().find(|heap| **heap ^ sum < **heap) {
        *heap ^= sum;
    }
    heaps
}

/// The numbers added in binary without carries.
pub fn nim_sum(heaps: &[usize]) -> usize {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// The least number that is not among the values.
pub fn mex(values: &[usize]) -> usize {
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        if let Some(place) = seen.get_mut(value) {
            *place = true;
        }
    }
    seen.iter().position(|&is_seen| !is_seen).expect("there are more places than values")
}

/// The numbers 1, 2, 3, 5, 8, ... up to `most`.
pub fn fibonacci_numbers(most: usize) -> Vec<usize> {
    let mut numbers = vec![1, 2];
    while let [.., last, this] = numbers[..] {
        if last + this > most {
            break;
        }
        numbers.push(last + this);
    }
    numbers
}

/// The parts of Zeckendorf's sum of `n`, as places in `numbers`, the largest first: always the
/// largest Fibonacci number that fits into what is left.
pub fn zeckendorf(n: usize, numbers: &[usize]) -> Vec<usize> {
    let mut left = n;
    let mut parts = Vec::new();
    for (place, &number) in numbers.iter().enumerate().rev() {
        if number <= left {
            left -= number;
            parts.push(place);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nim_agrees_with_search() {
        let mut normal = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        let mut misere = Search::misere(|heaps: &Vec<usize>| nim_moves(heaps));
        for row in crate::data::rows(3, 0..=7) {
            assert_eq!(normal.wins(&sorted(&row)), nim_wins(&row), "{row:?}");
            assert_eq!(misere.wins(&sorted(&row)), misere_nim_wins(&row), "{row:?}");
            assert!(!nim_wins(&made_lost(&row)), "{row:?}");
        }
    }

    #[test]
    fn small_numbers() {
        assert_eq!(mex(&[0, 1, 1, 3]), 2);
        assert_eq!(mex(&[]), 0);
        assert_eq!(mex(&[1, 9]), 0);
        assert_eq!(fibonacci_numbers(13), [1, 2, 3, 5, 8, 13]);
        assert_eq!(zeckendorf(12, &[1, 2, 3, 5, 8, 13]), [4, 2, 0]);
    }
}
