//! Test files of The Game of 31.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let games = |length| (0..length).map(|_| 1..=6usize).multi_cartesian_product();
    let rng = &mut Rng::with_seed(1);
    vec![
        // All games of one and of two cards: the plan of 3, 10, 17, 24 fails at once.
        test_file("edge-01", games(1).chain(games(2))),
        // A sum of 31; sums from which the only card that fits has run out; as many cards as possible.
        test_file(
            "edge-02",
            [
                &[6, 6, 6, 6, 1, 1, 1, 1][..],
                &[6, 6, 6, 6, 5, 2],
                &[1, 1, 1, 1, 6, 6, 6, 6, 2],
                &[4, 4, 4, 4, 5, 5, 5],
            ]
            .into_iter()
            .map(<[usize]>::to_vec)
            .chain([[1, 2, 3].iter().flat_map(|&card| [card; 4]).collect()])
            .chain([vec![1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]]),
        ),
        test_file(
            "random-01",
            sample(100, 1, |rng| {
                let length = rng.usize(1..=5);
                game(rng, length)
            }),
        ),
        // Games up to the end, and the same without the last cards.
        test_file(
            "random-02",
            (0..30)
                .flat_map(|_| {
                    let cards = game(rng, 24);
                    (cards.len() - 4..=cards.len()).map(move |length| cards[..length].to_vec())
                })
                .collect_vec(),
        ),
    ]
}

/// A random game of so many cards, or fewer if no card fits.
fn game(rng: &mut Rng, length: usize) -> Vec<usize> {
    let mut game = Vec::new();
    while game.len() < length {
        let Some(card) = rng.choice(moves(&game)) else { break };
        game.push(card);
    }
    game
}

/// The cards that may be laid after these.
fn moves(game: &[usize]) -> Vec<usize> {
    let sum: usize = game.iter().sum();
    let count = |card| game.iter().filter(|&&other| other == card).count();
    (1..=6).filter(|&card| count(card) < 4 && sum + card <= 31).collect()
}

fn test_file(name: &str, games: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|pile: &Vec<usize>| {
        let after = |card| pile.iter().copied().chain([card]).sorted().collect();
        moves(pile).into_iter().map(after).collect()
    });
    let cases = games.into_iter().map(|game| {
        let is_legal = |(i, &card): (usize, &usize)| moves(&game[..i]).contains(&card);
        assert!(!game.is_empty() && game.iter().enumerate().all(is_legal), "{game:?}");
        let wins = search.wins(&game.iter().copied().sorted().collect());
        // Late in the game, without a memory.
        assert!(game.iter().sum::<usize>() < 20 || wins == late(&game), "{game:?}");
        let winner = if wins == (game.len() % 2 == 0) { "A" } else { "B" };
        let digits = game.iter().join("");
        Case::new(&digits, format!("{digits} {winner}"))
    });
    TestFile::new(name, cases)
}

/// Whether the player to move wins, by all continuations one after the other.
fn late(game: &[usize]) -> bool {
    moves(game).into_iter().any(|card| !late(&[game, &[card]].concat()))
}
