//! The tables that the write-up shows, the Grundy values of all pairs, and the answers to the exercises, against
//! the rules.

use super::grundy;
use super::tests::{brute_force, pairs, Pair};
use checks::blocks::{cells, grid, letter_lines, listed, Document, Table};
use checks::rules::Search;
use common::grundy::{mex, GrundySearch};
use common::nim::nim_sum;
use std::collections::{BTreeSet, HashMap};

const WRITE_UP: Document = Document::write_up("luogu2148");

/// The Grundy values of all pairs of up to `total` stones, by the rules.
fn values(total: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; total]; total];
    for total in 2..=total {
        for m in 1..total {
            let n = total - m;
            let divide = |heap: usize| (1..heap).map(move |part| (part, heap - part));
            let options = divide(m).chain(divide(n));
            values[m][n] = mex(options.map(|(a, b)| values[a][b]));
        }
    }
    values
}

#[test]
fn the_values_are_those_of_all_moves() {
    let values = values(66);
    for (m, n) in pairs(33) {
        let value = u64::from(grundy(m as u64, n as u64));
        assert_eq!(value, values[m][n], "{m} {n}");
    }
}

/// A table with a row for each m and a column for each n up to a number.
fn table<T: ToString>(largest: usize, entry: impl Fn(usize, usize) -> T) -> Table {
    let row = |m| (format!("m = {m}"), cells((1..=largest).map(|n| entry(m, n))));
    grid("n", 1..=largest, (1..=largest).map(row))
}

#[test]
fn the_write_up_shows_the_tables() {
    let lost = |m, n, c| !brute_force(&[(m, n), (1, c)], &mut HashMap::new());
    let least = |m, n| (1..=8).find(|&c| lost(m, n, c)).unwrap();
    WRITE_UP.table("third heap", &table(5, least));

    let values = values(16);
    WRITE_UP.table("values", &table(8, |m, n| values[m][n]));

    let mut digits = vec![cells(["m", "n", "m - 1", "n - 1", "or", "value"])];
    for (m, n) in [(3, 5), (1, 2), (6, 3), (5, 4), (8, 4), (7, 10)] {
        let (x, y, value) = (m - 1, n - 1, grundy(m, n));
        let or = x | y;
        let [x, y, or] = [x, y, or].map(|number| format!("{number:04b}"));
        digits.push(vec![m.to_string(), n.to_string(), x, y, or, value.to_string()]);
    }
    WRITE_UP.table("digits", &digits);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines = letter_lines(pairs(8).map(|pair| -> Vec<bool> {
        (1..=8).map(|c| brute_force(&[pair, (1, c)], &mut known)).collect()
    }));
    for (m, values) in values(40).iter().enumerate().skip(1) {
        lines.extend(values[1..=40 - m].iter().map(|value| format!("{value:2}")));
        lines += "\n";
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// In the table of values, twice as far, the value is one more, except where both heaps are odd.
#[test]
fn the_table_repeats_itself() {
    let values = values(66);
    for (m, n) in pairs(33) {
        let twice = 1 + values[m.div_ceil(2)][n.div_ceil(2)];
        assert_eq!(values[m][n], if m % 2 == 1 && n % 2 == 1 { 0 } else { twice }, "{m} {n}");
    }
}

fn value((m, n): Pair) -> u64 {
    grundy(m as u64, n as u64).into()
}

/// The options of a pair, the smaller heap first, without repetitions.
fn options((m, n): Pair) -> BTreeSet<Pair> {
    let divide = |heap: usize| (1..=heap / 2).map(move |part| (part, heap - part));
    divide(m).chain(divide(n)).collect()
}

/// Whether the first player wins, and how many calls a search needs for it that divides heaps evenly first and
/// remembers nothing.
fn search_of_all_games(pairs: &[Pair], known: &mut HashMap<Vec<Pair>, (bool, u64)>) -> (bool, u64) {
    if let Some(&result) = known.get(pairs) {
        return result;
    }
    let mut result = (false, 1);
    'moves: for (i, &(m, n)) in pairs.iter().enumerate() {
        for heap in [m, n] {
            for part in (1..=heap / 2).rev() {
                let mut option = pairs.to_vec();
                option[i] = (part, heap - part);
                let (opponent_wins, calls) = search_of_all_games(&option, known);
                result = (!opponent_wins, result.1 + calls);
                if result.0 {
                    break 'moves;
                }
            }
        }
    }
    known.insert(pairs.to_vec(), result);
    result
}

#[test]
fn the_calls_of_a_search_of_all_games() {
    let calls =
        [2, 3].map(|pairs| search_of_all_games(&vec![(9, 9); pairs], &mut HashMap::new()).1);
    WRITE_UP.says(&format!("{}, 9, 9, {}", calls[0], calls[1]));
}

/// A winning move that raises a value.
#[test]
fn a_winner_may_raise_a_value() {
    let (from, to) = ((1, 3), (1, 2));
    assert!(options(from).contains(&to) && value(from) < value(to));
    assert!(brute_force(&[from, to], &mut HashMap::new()));
    assert!(!brute_force(&[to, to], &mut HashMap::new()));
    WRITE_UP.says(&format!("{from:?}, {to:?}, {}, {}", value(from), value(to)));
}

#[test]
fn exercise_1_winning_moves() {
    let pairs = [(4, 7), (2, 6)];
    let mut search = GrundySearch::new(|&pair: &Pair| options(pair).into_iter().collect());
    let [first, second] = pairs.map(|pair| search.grundy(&pair));
    let winning: Vec<Pair> =
        options(pairs[0]).into_iter().filter(|option| search.grundy(option) == second).collect();
    assert!(options(pairs[1]).iter().all(|option| search.grundy(option) != first));
    let [a, b, c] = winning[..] else { panic!("{winning:?}") };
    assert!(a.0 + a.1 == 7 && b.0 + b.1 == 4 && c.0 + c.1 == 7);
    WRITE_UP.says(&format!(
        "{first}, {second}, {second}, 4, 7 = {} + {}, 7 = {} + {}, 7, 4 = {} + {}",
        a.0, a.1, c.0, c.1, b.0, b.1
    ));
}

#[test]
fn exercise_2_how_many_of_each_value() {
    for e in 0..=6 {
        let mut counts: HashMap<u64, u32> = HashMap::new();
        for pair in pairs(1 << e) {
            *counts.entry(value(pair)).or_default() += 1;
        }
        let mut expected: HashMap<u64, u32> =
            (0..e).map(|k| (k.into(), 3_u32.pow(k) * 4_u32.pow(e - 1 - k))).collect();
        expected.insert(e.into(), 3_u32.pow(e));
        assert_eq!(counts, expected);
        if e == 3 {
            let counts = listed((0..=u64::from(e)).map(|k| counts[&k]));
            WRITE_UP.says(&format!("e = 3, {counts}"));
        }
    }
}

#[test]
fn exercise_3_the_length_of_a_game() {
    let mut lengths: HashMap<Pair, (usize, usize)> = HashMap::new();
    for total in 2..=80 {
        for m in 1..total {
            let options = options((m, total - m)).into_iter();
            let options: Vec<(usize, usize)> = options.map(|option| lengths[&option]).collect();
            let least = options.iter().map(|ends| ends.0 + 1).min().unwrap_or(0);
            let most = options.iter().map(|ends| ends.1 + 1).max().unwrap_or(0);
            lengths.insert((m, total - m), (least, most));
        }
    }
    for (m, n) in pairs(40) {
        let least = match (m, n) {
            (1, 1) => 0,
            (2, _) | (_, 2) => 1,
            _ => 2,
        };
        assert_eq!(lengths[&(m, n)], (least, m.max(n) - 1), "{m} {n}");
    }
}

#[test]
fn exercise_4_whoever_cannot_move_wins() {
    let mut misere = Search::misere(|&pair: &Pair| options(pair).into_iter().collect());
    let mut outcome = |pair: Pair| misere.wins(&pair);
    assert_eq!([(1, 1), (1, 5)].map(value), [0, 0]);
    assert_eq!([(1, 1), (1, 5)].map(&mut outcome), [true, false]);
    // The steps of the answer.
    assert_eq!(options((1, 5)), BTreeSet::from([(1, 4), (2, 3)]));
    assert!(options((1, 4)).contains(&(2, 2)) && options((2, 3)).contains(&(1, 2)));
    assert!([(2, 2), (1, 2)].map(options).iter().all(|options| *options == [(1, 1)].into()));
}

#[test]
fn exercise_5_groups_of_three() {
    const MAX: usize = 24;
    let is_claimed = |heaps: [usize; 3]| heaps.iter().all(|heap| [1, 2].contains(&(heap % 6)));
    // Whether each group is lost, the smallest total first.
    let mut lost: HashMap<[usize; 3], bool> = HashMap::new();
    let groups = |total: usize| {
        (1..total).flat_map(move |a| (1..total - a).map(move |b| [a, b, total - a - b]))
    };
    for total in 3..=MAX {
        for heaps in groups(total) {
            let wins = heaps.iter().any(|&heap| groups(heap).any(|parts| lost[&parts]));
            lost.insert(heaps, !wins);
            assert_eq!(is_claimed(heaps), !wins, "{heaps:?}");
        }
    }
}

/// The division in "How to win", and its example.
#[test]
fn the_division_that_reaches_a_value() {
    for heap in 2..200_usize {
        for k in (0..8_u64).filter(|k| (heap - 1) >> k & 1 == 1) {
            let rest = (heap - 1) & ((1 << k) - 1);
            let parts = (heap - 1 - rest, rest + 1);
            assert_eq!(parts.0 + parts.1, heap);
            assert_eq!(value(parts), k);
        }
        let reached: BTreeSet<u64> = (1..heap).map(|part| value((part, heap - part))).collect();
        assert!((0..9).all(|k| reached.contains(&k) == ((heap - 1) >> k & 1 == 1)));
        assert_eq!(mex(reached), value((heap, 1)));
    }
    let (p, q) = ((5, 8), (3, 4));
    let [first, second] = [p, q].map(value);
    let sum = nim_sum([first, second]);
    let wanted = first ^ sum;
    let rest = (p.1 - 1) & ((1 << wanted) - 1);
    let (a, b) = (p.1 - 1 - rest, rest + 1);
    assert_eq!(value((a, b)), second);
    WRITE_UP.says(&format!(r"(5, 8), (3, 4), {first}, {second}, {first} \oplus {second} = {sum}"));
    WRITE_UP.says(&format!("8 = {a} + {b}"));
}
