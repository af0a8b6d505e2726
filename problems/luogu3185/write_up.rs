//! The tables and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::{brute_force, moves};
use super::{grundy, winning_moves};
use checks::blocks::{cells, joined, listed, named, spaced, Document};
use checks::rules::all_sets;
use common::grundy::grundy_table;
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("luogu3185");

/// The Grundy values of a bean at the distances below `count`, from all moves. Shown by the page.
fn values(count: usize) -> Vec<u64> {
    grundy_table(count, |distance, grundy| {
        let pairs = (0..distance).flat_map(|a| (0..=a).map(move |b| (a, b)));
        pairs.map(|(a, b)| grundy[a] ^ grundy[b]).collect()
    })
}

/// The winning first moves, by the rules alone.
fn winning_by_search(beans: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> Vec<[usize; 3]> {
    let winning = moves(beans).into_iter().filter(|(_, after)| !brute_force(after, known));
    winning.map(|(chosen, _)| chosen).collect()
}

/// At most one bean in each of the first four of five bottles.
fn small_positions() -> impl Iterator<Item = Vec<u64>> {
    (0..16).map(|code: u64| vec![code >> 3 & 1, code >> 2 & 1, code >> 1 & 1, code & 1, 0])
}

#[test]
fn the_values_are_those_of_all_moves() {
    for (distance, value) in values(200).into_iter().enumerate() {
        assert_eq!(grundy(distance) as u64, value, "distance {distance}");
    }
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let mut table = vec![cells(["beans", "W or L", "winning moves"])];
    for beans in small_positions() {
        let winning = winning_by_search(&beans, &mut known);
        let letter = if winning.is_empty() { "L" } else { "W" };
        let moves = spaced(winning.iter().map(|chosen| joined(chosen, "")));
        table.push(vec![spaced(beans), letter.to_string(), moves]);
    }
    WRITE_UP.table("positions", &table);

    WRITE_UP.table("values", &[named("d", 0..=20), named("value", values(21))]);
}

#[test]
fn the_first_surprise() {
    let [a, b, c, d] = [4, 3, 2, 1].map(grundy);
    WRITE_UP.says(&format!(r"{a} \oplus {b} \oplus {c} \oplus {d} = {}", a ^ b ^ c ^ d));
}

/// Five bottles are the first in which a bean from an even number of beans can win.
#[test]
fn an_even_number_of_beans() {
    let beans = [2, 0, 0, 1, 0];
    assert_eq!(winning_moves(&beans), winning_by_search(&beans, &mut HashMap::new()));
    assert_eq!(winning_moves(&beans), [[0, 1, 2], [3, 4, 4]]);
    let [a, b, c, sum] = [4, 3, 2, 1].map(grundy);
    WRITE_UP.says(&format!(r"{sum}, 0, 1, 2, {a} \oplus {b} \oplus {c} = {}", a ^ b ^ c));
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines = format!("{}\n", spaced(values(60)));
    for beans in small_positions() {
        let winning = winning_by_search(&beans, &mut known);
        lines += &format!("{}\n", spaced(winning.into_iter().flatten()));
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let beans = [0, 1, 0, 0, 1, 0, 0];
    let winning = winning_moves(&beans);
    assert_eq!(winning, winning_by_search(&beans, &mut HashMap::new()));
    WRITE_UP.says(&format!("{}, {}, {}", grundy(5), grundy(2), grundy(5) ^ grundy(2)));
    WRITE_UP.says(&listed(winning.concat()));
}

#[test]
fn exercise_4_two_different_bottles() {
    let values = grundy_table(8, |distance, grundy| {
        let pairs = (0..distance).flat_map(|a| (0..a).map(move |b| (a, b)));
        pairs.map(|(a, b)| grundy[a] ^ grundy[b]).collect()
    });
    WRITE_UP.says(&listed(values));
}

#[test]
fn exercise_5_any_later_bottles() {
    // The sums of all sets of later bottles, one by one.
    let values = grundy_table(4, |_, grundy| {
        all_sets(grundy.iter().copied()).into_iter().map(nim_sum).collect()
    });
    WRITE_UP.says(&listed(values));
}
