//! The page `limits`.

use checks::blocks::{cells, grid, named, Document};
use checks::rules::{ascending_lists, in_one, minus};
use std::collections::BTreeMap;

const PAGE: Document = Document::theory("limits");

/// Nim: what is left after each move.
fn nim(heaps: &[usize]) -> Vec<Vec<usize>> {
    in_one(heaps, |_, &heap| 0..heap)
}

/// Whether `player` can make the last move of three players, if the two others do all to prevent it.
fn can_force(
    heaps: &[usize],
    turn: usize,
    player: usize,
    moves: &impl Fn(&[usize]) -> Vec<Vec<usize>>,
) -> bool {
    let mut next = moves(heaps).into_iter().peekable();
    if next.peek().is_none() {
        return (turn + 2) % 3 == player;
    }
    let mut forces = next.map(|heaps| can_force(&heaps, (turn + 1) % 3, player, moves));
    if turn == player {
        forces.any(|forces| forces)
    } else {
        forces.all(|forces| forces)
    }
}

/// The player, counted from the one to move, who can force the last move against the two others.
fn forcing(heaps: &[usize], moves: &impl Fn(&[usize]) -> Vec<Vec<usize>>) -> Option<usize> {
    let all: Vec<usize> = (0..3).filter(|&player| can_force(heaps, 0, player, moves)).collect();
    assert!(all.len() < 2);
    all.first().copied()
}

fn letter(player: Option<usize>) -> String {
    player.map_or("-", |player| ["A", "B", "C"][player]).to_string()
}

#[test]
fn three_players() {
    let row = |a: usize| (a.to_string(), cells((0..6).map(|b| letter(forcing(&[a, b], &nim)))));
    PAGE.table("three players", &grid("heaps", 0..6, (0..6).map(row)));
}

/// Who moves last, counted from the player to move, if everybody wants to do so, and next best wants the next player
/// to do so, and so on.
fn ranked(heaps: &[usize], players: usize, known: &mut BTreeMap<Vec<usize>, usize>) -> usize {
    if let Some(&last) = known.get(heaps) {
        return last;
    }
    let next = nim(heaps);
    let best = next.iter().map(|heaps| (ranked(heaps, players, known) + 1) % players).min();
    let last = best.unwrap_or(players - 1);
    known.insert(heaps.to_vec(), last);
    last
}

#[test]
fn li() {
    for players in 2..=5 {
        let mut known = BTreeMap::new();
        for heaps in ascending_lists(4, 0..=7) {
            let column = |place: usize| heaps.iter().filter(|&heap| heap >> place & 1 == 1).count();
            let all_zero = (0..3).all(|place| column(place) % players == 0);
            let last = ranked(&heaps, players, &mut known);
            assert_eq!(last == players - 1, all_zero, "{heaps:?}, {players} players");
        }
    }
}

#[test]
fn exercise_1() {
    let takes = |heaps: &[usize]| {
        let left = minus(heaps[0], 1..=2).into_iter();
        left.map(|left| vec![left]).collect()
    };
    let players = (0..=9).map(|n| letter(forcing(&[n], &takes)));
    PAGE.table("one heap", &[named("n", 0..=9), named("forces", players)]);
}
