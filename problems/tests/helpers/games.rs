//! Games by their rules alone, as tests hold theorems against them.

use std::collections::BTreeMap;

/// A game in which a move goes from a position to one of its options, with what is known of who wins.
pub struct Game<P, F> {
    options: F,
    /// Whether a player who cannot move wins.
    misere: bool,
    wins: BTreeMap<P, bool>,
}

impl<P: Clone + Ord, I: IntoIterator<Item = P>, F: Fn(&P) -> I> Game<P, F> {
    /// The game that a player who cannot move loses. It must end.
    pub fn new(options: F) -> Self {
        Self { options, misere: false, wins: BTreeMap::new() }
    }

    /// The game that a player who cannot move wins.
    pub fn misere(options: F) -> Self {
        Self { options, misere: true, wins: BTreeMap::new() }
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, position: &P) -> bool {
        if let Some(&wins) = self.wins.get(position) {
            return wins;
        }
        let mut options = (self.options)(position).into_iter().peekable();
        let at_the_end = options.peek().is_none() && self.misere;
        let wins = at_the_end || options.any(|option| !self.wins(&option));
        self.wins.insert(position.clone(), wins);
        wins
    }

    /// What the winning moves leave, each as often as a move leaves it.
    pub fn winning(&mut self, position: &P) -> Vec<P> {
        let options = (self.options)(position).into_iter();
        options.filter(|option| !self.wins(option)).collect()
    }
}

/// A move in one part of a position: what it leaves of the part takes its place. `moves` is given the number of the
/// part, from 0 on, and the part.
pub fn in_one<P: Clone, I: IntoIterator<Item = P>>(
    parts: &[P],
    moves: impl Fn(usize, &P) -> I,
) -> Vec<Vec<P>> {
    let mut options = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        for next in moves(i, part) {
            let mut option = parts.to_vec();
            option[i] = next;
            options.push(option);
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nim_is_won_as_bouton_says() {
        let nim = |heaps: &Vec<u32>| in_one(heaps, |_, &heap| 0..heap);
        let (mut normal, mut misere) = (Game::new(nim), Game::misere(nim));
        assert!(!normal.wins(&vec![1, 2, 3]) && !misere.wins(&vec![1, 2, 3]));
        assert!(!normal.wins(&vec![1, 1]) && misere.wins(&vec![1, 1]));
        assert!(!normal.wins(&vec![]) && misere.wins(&vec![]));
        assert_eq!(normal.winning(&vec![1, 3]), [[1, 1]]);
        assert_eq!(misere.winning(&vec![1, 3]), [[1, 0]]);
    }
}
