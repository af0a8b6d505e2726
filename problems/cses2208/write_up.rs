//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::Document;
use checks::rules::{all_lists, Search};

const WRITE_UP: Document = Document::write_up("cses2208");

/// The positions after taking 0 to `most` coins from each heap, if `may` allows the number of heaps taken
/// from and the number of heaps that are not empty.
fn takes(heaps: &[usize], most: usize, may: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut options = vec![(vec![], 0)];
    for &heap in heaps {
        let with = |(option, taken): &(Vec<usize>, usize), take: usize| {
            ([&option[..], &[heap - take]].concat(), taken + usize::from(take > 0))
        };
        options = options
            .iter()
            .flat_map(|option| (0..=most.min(heap)).map(move |take| with(option, take)))
            .collect();
    }
    let not_empty = heaps.iter().filter(|&&heap| heap > 0).count();
    let allowed = |taken: usize| taken > 0 && may(taken, not_empty);
    options.into_iter().filter(|&(_, taken)| allowed(taken)).map(|(option, _)| option).collect()
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(8);
    let numbers: String = (0..6).map(|b| format!("{b:2}")).collect();
    let head = [0, 1, 2].map(|c| format!("c = {c}           "));
    let mut rows = vec![head, [0, 1, 2].map(|_| format!("a\\b {numbers}"))];
    rows.extend((0..6).map(|a| {
        [0, 1, 2].map(|c| {
            let row = wins[a][..6].iter().map(|wins| if wins[c] { " ." } else { " L" });
            format!("{a:3} {}", row.collect::<String>())
        })
    }));
    let table: String =
        rows.iter().map(|parts| format!("{}\n", parts.join("     ").trim_end())).collect();
    WRITE_UP.text("heaps", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for row in brute_force(9).concat() {
        rows.extend(row.iter().map(|&wins| if wins { '.' } else { 'L' }));
        rows.push('\n');
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn no_nim_sum_decides() {
    let wins = brute_force(6);
    // Both Nim sums are 0, of the heaps and of their Grundy values as single heaps.
    assert!(wins[1][1][0] && wins[1][2][3]);
    // The Nim sum of the heaps is not 0, and that of their Grundy values is.
    assert!(!wins[2][4][0] && !wins[2][0][0]);
}

#[test]
fn one_winning_first_move_at_most() {
    let options = |heaps: &Vec<usize>| takes(heaps, 1, |_, _| true);
    let mut game = Search::normal(options);
    for heaps in all_lists(3, 0..6) {
        let even: Vec<usize> = heaps.iter().map(|heap| heap / 2 * 2).collect();
        let expected = if even == heaps { vec![] } else { vec![even] };
        assert_eq!(game.winning(&heaps), expected, "{heaps:?}");
    }
}

#[test]
fn up_to_m_coins_from_each() {
    for most in 1..=3 {
        let options = |heaps: &Vec<usize>| takes(heaps, most, |_, _| true);
        let mut game = Search::normal(options);
        for heaps in all_lists(3, 0..7) {
            let expected = heaps.iter().any(|heap| heap % (most + 1) != 0);
            assert_eq!(game.wins(&heaps), expected, "{heaps:?} {most}");
        }
    }
}

#[test]
fn at_least_one_heap_is_left_alone() {
    for length in 2..=4 {
        let options = |heaps: &Vec<usize>| takes(heaps, 1, |taken, _| taken < length);
        let mut game = Search::normal(options);
        for heaps in all_lists(length, 0..5) {
            let expected = heaps.iter().any(|heap| heap % 2 != heaps[0] % 2);
            assert_eq!(game.wins(&heaps), expected, "{heaps:?}");
        }
    }
}

#[test]
fn the_last_coin_loses() {
    let options = |heaps: &Vec<usize>| takes(heaps, 1, |_, _| true);
    let mut game = Search::misere(options);
    for heaps in all_lists(3, 0..7) {
        let not_empty = heaps.iter().filter(|&&heap| heap > 0).count();
        let odd = heaps.iter().any(|heap| heap % 2 != 0);
        let expected = if not_empty <= 1 { !odd } else { odd };
        assert_eq!(game.wins(&heaps), expected, "{heaps:?}");
    }
}
