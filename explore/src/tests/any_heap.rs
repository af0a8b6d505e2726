//! Heaps of any size: what is proved of them against tables by the definition.

use crate::period::Repeat;
use crate::{HeapGame, HeapValues, Language, Outcome, Periodicity};
use common::subtraction::SubtractionGame;
use fastrand::Rng;

const ENGLISH: Language = Language::English;

fn takes(rule: &str) -> HeapGame {
    HeapGame::with_takes(rule, ENGLISH).unwrap_or_else(|problem| panic!("{rule}: {problem}"))
}

fn code(rule: &str) -> HeapGame {
    HeapGame::with_code(rule, ENGLISH).unwrap()
}

fn values(game: &HeapGame) -> HeapValues {
    game.values(1, |_, _| {})
}

/// With a table that is as short as its period allows, so that the period is asked of all else.
fn shortened(game: &HeapGame) -> HeapValues {
    let mut values = values(game);
    match values.periodicity {
        Periodicity::Proved { repeat: Repeat { start, length, .. }, .. } => {
            values.table.truncate(start + length);
        }
        _ => panic!("{game:?}: not proved"),
    }
    values
}

type Allows = fn(usize) -> bool;

/// Sets without end, with their definition.
const ENDLESS: [(&str, Allows); 4] = [
    ("odd", |take| take % 2 == 1),
    ("even numbers", |take| take % 2 == 0),
    ("3 的倍数", |take| take % 3 == 0),
    ("1.. but 1..3", |take| take > 3),
];

#[test]
fn formulas_agree_with_tables() {
    for game in [
        takes("1..1000"),
        takes("7..1200"),
        takes("1000..3000"),
        takes("1..5, 1000, 1003..1005"),
        takes("1..3, 1000000001"),
        takes("1.."),
        takes("7.."),
        takes("odd"),
        takes("multiples of 3"),
        takes("powers of 2"),
        takes("powers of 3"),
        takes("powers of 10"),
        code("0.3..."),
        code("0.7..."),
        code("4.3..."),
        code("8.3..."),
    ] {
        let values = values(&game);
        assert!(values.formula.is_some(), "{game:?}");
        let len = game.reach().min(3500);
        for (heap, value) in (0..).zip(game.grundy_values(len, |_| {})) {
            assert_eq!(values.of(heap), Some(value), "{heap} {:?}", values.formula);
        }
    }
    for rule in ["1..5, 1000, 1003..1008", "1..5, 1002", "2..5, 1000", "powers of 2, 3"] {
        assert_eq!(values(&takes(rule)).formula, None, "{rule}");
    }
}

#[test]
fn large_heaps_of_lists_and_codes() {
    let random = &mut Rng::with_seed(2);
    for _ in 0..30 {
        let list: Vec<u64> = (0..random.usize(1..6)).map(|_| random.u64(1..20)).collect();
        let text = list.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let (values, mut other) = (values(&takes(&text)), SubtractionGame::new(list));
        for heap in [u64::MAX, u64::MAX - 1, 1 << 53, 1_000_000_000_000, random.u64(..)] {
            assert_eq!(values.of(heap), Some(other.grundy(heap).unwrap()), "{text} {heap}");
        }
    }
    for rule in ["0.77", "0.137", "0.156", "0.165", "4.3"] {
        let (game, values) = (code(rule), shortened(&code(rule)));
        for (heap, value) in (0..).zip(game.grundy_values(values.table.len() + 1000, |_| {})) {
            assert_eq!(values.of(heap), Some(value), "{rule} {heap}");
        }
    }
    assert_eq!(values(&takes("primes")).of(1 << 40), None);
}

/// Listed wins win, by the rules; and where there is one, one is listed.
#[test]
fn winning_moves_in_large_heaps() {
    let random = &mut Rng::with_seed(3);
    let endless = ENDLESS.iter().map(|(rule, allows)| (takes(rule), Some(*allows)));
    let others = [
        "1..3",
        "2, 5, 11",
        "1..1000000000",
        "9..70000000",
        "1..3, 1000000001",
        "powers of 4",
        "7..",
    ];
    let codes = ["0.77", "0.156", "4.3", "0.3...", "0.7...", "4.3...", "8.3...", "0.333"];
    let games: Vec<(HeapGame, Option<Allows>)> = endless
        .chain(others.map(|rule| (takes(rule), None)))
        .chain(codes.map(|rule| (code(rule), None)))
        .collect();
    for (game, allows) in games {
        let values = values(&game);
        let mut wins = 0;
        for _ in 0..10 {
            let size = random.u64(20..44);
            let heaps: Vec<u64> =
                (0..3).map(|at| random.u64(1..1 << if at == 0 { size } else { 9 })).collect();
            let position = game.position(&heaps, &values, false);
            let sum = position.nim_sum().unwrap();
            assert_eq!(position.outcome == Outcome::Won, sum != 0);
            let winning: Vec<_> =
                position.moves.iter().filter(|m| m.outcome == Outcome::Lost).collect();
            assert_eq!(winning.is_empty(), sum == 0, "{game:?} {heaps:?}");
            wins += winning.len();
            for a_move in winning {
                let left: Vec<u64> =
                    a_move.to.split(' ').map(|heap| heap.parse().unwrap()).collect();
                let after = left.iter().fold(0, |sum, &heap| sum ^ values.of(heap).unwrap());
                assert_eq!(after, 0, "{game:?} {heaps:?} {a_move:?}");
                let taken = heaps.iter().sum::<u64>() - left.iter().sum::<u64>();
                let is_legal =
                    allows.map_or(true, |allows| allows(usize::try_from(taken).unwrap()));
                assert!(is_legal, "{game:?} {heaps:?} {a_move:?}");
            }
        }
        assert!(wins > 0, "{game:?}");
    }
    // In order: all takes that win, of one heap whose takes are few or have an order.
    let left = |rule: &str, heaps: &[u64]| -> Vec<String> {
        let game = takes(rule);
        let position = game.position(heaps, &values(&game), false);
        assert!(!position.has_more_wins);
        let winning = position.moves.into_iter().filter(|m| m.outcome == Outcome::Lost);
        winning.map(|a_move| a_move.text).collect()
    };
    assert_eq!(left("1..1000000000", &[3_000_000_000]), ["3000000000 → 2000000002"]);
    let two = ["2500000000 → 2000000007", "2500000000 → 2000000006"];
    assert_eq!(left("2..1000000001, 2", &[2_500_000_000]), two);
    assert_eq!(left("even", &[1_000_000, 9]), ["1000000 → 8"]);
}

/// Of a heap that is split, the small ones of all ways to win.
#[test]
fn some_split_wins_if_any_does() {
    for rule in ["0.77", "0.137", "4.3", "0.07"] {
        let (game, values, short) = (code(rule), values(&code(rule)), shortened(&code(rule)));
        for (heap, other) in (640..700).flat_map(|heap| (0..4).map(move |other| (heap, other))) {
            let wins =
                |values: &HeapValues| game.position(&[heap, other], values, false).moves[0].outcome;
            assert_eq!(wins(&short), wins(&values), "{rule} {heap} {other}");
        }
    }
}
