//! The tables that the write-up shows, its theorem and the period, and the answers to the exercises, against the
//! rules.

use super::is_lost;
use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, listed, lost_cells, Document};
use common::grundy::{grundy_table, mex};
use common::judge;
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("poj2311");

/// The Grundy values of the sheets with sides up to `largest`, if no cut may leave a side of 1.
fn grundy_values(largest: usize) -> Vec<Vec<u64>> {
    let mut g = vec![vec![0; largest + 1]; largest + 1];
    for w in 2..=largest {
        for h in 2..=largest {
            let across = (2..w - 1).map(|a| g[a][h] ^ g[w - a][h]);
            let along = (2..h - 1).map(|b| g[w][b] ^ g[w][h - b]);
            let value = mex(across.chain(along));
            g[w][h] = value;
        }
    }
    g
}

/// The Grundy values of Dawson's Kayles in rows of fewer skittles than `rows`: two neighbours fall.
fn dawsons_kayles(rows: usize) -> Vec<u64> {
    grundy_table(rows, |row, grundy| {
        (2..=row).map(|end| grundy[end - 2] ^ grundy[row - end]).collect()
    })
}

#[test]
fn agrees_with_the_grundy_values() {
    let g = grundy_values(60);
    for (w, h) in (2..=60).flat_map(|w| (2..=60).map(move |h| (w, h))) {
        let (answer, _) = judge::transcript(super::main, &format!("{w} {h}\n"));
        assert_eq!(answer, if g[w][h] != 0 { "WIN\n" } else { "LOSE\n" }, "{w} x {h}");
        // The theorem of the write-up. The values of the first row are those of Dawson's Kayles.
        let (d_w, d_h) = (g[2][w], g[2][h]);
        let value = if d_w == 0 { d_h } else { d_w };
        assert_eq!(g[w][h], if d_w != 0 && d_h != 0 { 1 } else { value }, "{w} x {h}");
    }
}

/// What the theorem of Guy and Smith asks for: the rows below 176.
#[test]
fn the_period_of_dawsons_kayles() {
    let kayles = dawsons_kayles(176);
    for n in 53..142 {
        assert_eq!(kayles[n + 34], kayles[n], "{n}");
    }
    for (side, value) in (2..).zip(kayles) {
        assert_eq!(is_lost(side), value == 0, "{side}");
    }
}

#[test]
fn the_period_from_the_start() {
    let kayles = dawsons_kayles(176);
    let is_lost = |side: usize| kayles[side - 2] == 0;
    let last_value = (2..142).rfind(|side| kayles[side - 2] != kayles[side - 2 + 34]).unwrap();
    let last = (2..142).rfind(|&side| is_lost(side) != is_lost(side + 34)).unwrap();
    let remainders: Vec<usize> = (2..34).filter(|&side| is_lost(side)).collect();
    let too_many = remainders.iter().filter(|&side| !is_lost(side + 3 * 34));
    let wrong = (34..).filter(|side| remainders.contains(&(side % 34)) && !is_lost(*side)).take(2);
    let wrong: Vec<usize> = too_many.copied().chain(wrong).collect();
    let (from, wins_from) = (last_value + 1, last + 1);
    WRITE_UP.says(&format!("{from}, 34, {wins_from}, {last}, 34, {}", listed(wrong)));
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines = letter_lines((2..=5).map(|w| -> Vec<bool> {
        (2..=11).map(|h| brute_force(&[[w.min(h), w.max(h)]], &mut known)).collect()
    }));
    for row in grundy_values(40) {
        lines.extend(row.iter().map(|value| format!("{value:2}")));
        lines.push('\n');
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let wins = (2..=5).map(|w| {
        let wins_of = |h| brute_force(&[[w, h]], &mut known);
        (format!("w = {w}"), lost_cells((2..=11).map(wins_of), 'W'))
    });
    WRITE_UP.table("sheets", &grid("h", 2..=11, wins));
    let g = grundy_values(12);
    let values = (2..=12).map(|w| (w.to_string(), cells(&g[w][2..])));
    WRITE_UP.table("values", &grid("w\\h", 2..=12, values));
}

/// The Grundy values by width and height, if each part of a cut must be `allowed` and whoever has no such cut
/// loses.
fn values(largest: usize, allowed: impl Fn(usize, usize) -> bool) -> Vec<Vec<u64>> {
    let mut g = vec![vec![0; largest + 1]; largest + 1];
    for w in 1..=largest {
        for h in 1..=largest {
            let across = (1..w).map(|a| [[a, h], [w - a, h]]);
            let along = (1..h).map(|b| [[w, b], [w, h - b]]);
            let cuts = across.chain(along).filter(|cut| cut.iter().all(|&[w, h]| allowed(w, h)));
            let value = mex(cuts.map(|[[a, b], [c, d]]| g[a][b] ^ g[c][d]));
            g[w][h] = value;
        }
    }
    g
}

#[test]
fn exercise_1_winning_cuts() {
    let g = grundy_values(13);
    assert!((2..=3).all(|a| g[a][13] != g[7 - a][13]));
    let cuts = (2..=6).filter(|&b| g[7][b] == g[7][13 - b]);
    let shown = cuts.map(|b| format!("{b}, {}, {}", 13 - b, g[7][b]));
    WRITE_UP.says(&format!("13, {}", listed(shown)));
}

#[test]
fn exercise_3_several_sheets() {
    let g = grundy_values(13);
    let sheets = [g[4][9], g[6][11], g[7][13]];
    WRITE_UP.says(&format!("{}, {}", listed(sheets), nim_sum(sheets)));
}

#[test]
fn exercise_4_whoever_cuts_out_a_cell_loses() {
    let g = values(24, |w, h| w * h > 1);
    let odd = || (3..=24).step_by(2);
    let sheets = odd().flat_map(|w| (3..=w).step_by(2).map(move |h| (w, h)));
    // Larger sheets than 24 x 3 do not matter.
    let (w, h) = sheets.filter(|&(w, h)| g[w][h] != 0).min_by_key(|(w, h)| w * h).unwrap();
    WRITE_UP.says(&format!(r"{h} \times {w}"));
}
