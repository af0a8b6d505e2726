//! The page `partizan`.

use blocks::{Document, Part};
use helpers::{columns, joined, row};
use std::collections::HashMap;

const PAGE: Document = Document::theory("partizan");

/// The value `m / 2^k` of a stalk as `(m, k)`. Its edges from the ground up are `B` or `R`. Shown by the page.
fn stalk_value(stalk: &str) -> (i64, u32) {
    let (mut m, mut k) = (0, 0);
    for edge in stalk.chars() {
        if k > 0 || !stalk.starts_with(edge) {
            m *= 2; // from the first change of colour on, each edge counts half as much as the one before
            k += 1;
        }
        m += if edge == 'B' { 1 } else { -1 };
    }
    (m, k)
}

/// Whether the player who moves, and cuts edges of this colour, wins a sum of stalks. Shown by the page.
fn mover_wins(stalks: &[&str], colour: char) -> bool {
    let other = if colour == 'B' { 'R' } else { 'B' };
    (0..stalks.len()).any(|i| {
        stalks[i].match_indices(colour).any(|(cut, _)| {
            let mut left = stalks.to_vec();
            left[i] = &stalks[i][..cut];
            !mover_wins(&left, other)
        })
    })
}

/// All stalks of so many edges.
fn stalks(edges: usize) -> Vec<String> {
    let colour = |bits: usize, i: usize| if bits >> i & 1 == 0 { 'B' } else { 'R' };
    let stalk = |bits| (0..edges).rev().map(|i| colour(bits, i)).collect();
    (0..1 << edges).map(stalk).collect()
}

/// The stalk with the colours exchanged.
fn negative(stalk: &str) -> String {
    stalk.chars().map(|edge| if edge == 'B' { 'R' } else { 'B' }).collect()
}

/// As in a table: `3/4`.
fn fraction((m, k): (i64, u32)) -> String {
    if k == 0 {
        m.to_string()
    } else {
        format!("{m}/{}", 1 << k)
    }
}

/// As in a formula: `3 / 4`.
fn formula(value: (i64, u32)) -> String {
    fraction(value).replace('/', " / ")
}

/// The sum of values, in units of 1 / 1024.
fn total<'a>(stalks: impl IntoIterator<Item = &'a &'a str>) -> i64 {
    stalks.into_iter().map(|stalk| units(stalk_value(stalk))).sum()
}

fn units((m, k): (i64, u32)) -> i64 {
    m << (10 - k)
}

/// That a sum of this value is won as it should be, whoever begins.
fn check(stalks: &[&str], value: i64) {
    assert_eq!(mover_wins(stalks, 'B'), value > 0, "{stalks:?}");
    assert_eq!(mover_wins(stalks, 'R'), value < 0, "{stalks:?}");
}

#[test]
fn small_stalks() {
    let mut table = vec![row(["stalk", "value"])];
    let all = (1..=3).flat_map(stalks).filter(|stalk| stalk.starts_with('B'));
    table.extend(all.map(|stalk| vec![stalk.clone(), fraction(stalk_value(&stalk))]));
    PAGE.table("stalks", &columns(&table));
}

#[test]
fn outcomes() {
    let winner =
        |wins: bool, mover: &str, other: &str| if wins { mover } else { other }.to_string();
    let mut table = vec![row(["picture", "Left begins", "Right begins"])];
    for picture in ["B", "R", "B R", "BR", "BR BR R"] {
        let stalks: Vec<&str> = picture.split(' ').collect();
        table.push(vec![
            picture.to_string(),
            winner(mover_wins(&stalks, 'B'), "Left", "Right"),
            winner(mover_wins(&stalks, 'R'), "Right", "Left"),
        ]);
    }
    PAGE.table("outcomes", &columns(&table));
}

/// The sign rule, on all sums of three stalks of up to three edges, seven in all, and on all stalks of up to five
/// with a copy of their negative.
#[test]
fn sums_of_stalks() {
    let small: Vec<String> = (0..=3).flat_map(stalks).collect();
    for (a, b, c) in (0..small.len())
        .flat_map(|a| (a..small.len()).map(move |b| (a, b)))
        .flat_map(|(a, b)| (b..small.len()).map(move |c| (a, b, c)))
    {
        let sum = [small[a].as_str(), &small[b], &small[c]];
        if sum.iter().map(|stalk| stalk.len()).sum::<usize>() <= 7 {
            check(&sum, total(&sum));
        }
    }
    for stalk in (0..=5).flat_map(stalks) {
        check(&[&stalk, &negative(&stalk)], 0);
    }
}

/// The longest stalks whose values are sure to fit: the largest numbers that can be written.
#[test]
fn sixty_four_edges() {
    let (begin, edges) = ("BR", 64);
    let stalk = format!("{begin}{}", "B".repeat(edges - begin.len()));
    assert_eq!(stalk_value(&stalk), (i64::MAX, 63));
    assert_eq!(stalk_value(&negative(&stalk)), (-i64::MAX, 63));
    PAGE.state(&format!("{}, {edges}", i64::BITS));
}

/// The definition of a value: `2^k` copies and `m` edges of the other colour are won by the second player.
#[test]
fn copies() {
    for stalk in (0..=3).flat_map(stalks) {
        let (m, k) = stalk_value(&stalk);
        let single = if m > 0 { "R" } else { "B" };
        let copies = vec![stalk.as_str(); 1 << k];
        let sum = [copies, vec![single; usize::try_from(m.abs()).unwrap()]].concat();
        if sum.iter().map(|stalk| stalk.len()).sum::<usize>() <= 9 {
            check(&sum, 0);
        }
    }
}

/// The stalk of a number has as its nearest options the neighbours with the next smaller denominator.
#[test]
fn nearest_options() {
    for stalk in (1..=9).flat_map(stalks) {
        let (m, k) = stalk_value(&stalk);
        let prefixes = |colour| stalk.match_indices::<char>(colour).map(|(cut, _)| &stalk[..cut]);
        let left = prefixes('B').map(|prefix| units(stalk_value(prefix))).max();
        let right = prefixes('R').map(|prefix| units(stalk_value(prefix))).min();
        if k > 0 {
            assert_eq!((left, right), (Some(units((m - 1, k))), Some(units((m + 1, k)))));
        } else if m > 0 {
            assert_eq!((left, right), (Some(units((m - 1, 0))), None));
        } else {
            assert_eq!((left, right), (None, Some(units((m + 1, 0)))));
        }
    }
}

#[test]
fn every_number_has_one_stalk() {
    let values: Vec<i64> =
        (0..=8).flat_map(stalks).map(|stalk| units(stalk_value(&stalk))).collect();
    let mut different = values.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), values.len());
    assert!((-16..=16).all(|eighths| values.contains(&(eighths * 128))));
}

#[test]
fn worked_example() {
    let sum = ["BBR", "RBR", "RB"];
    let values = sum.map(stalk_value);
    check(&sum, total(&sum));
    // The moves of Left, and what they leave.
    let mut table = vec![row(["Left cuts", "leaves", "value"])];
    let mut winning = Vec::new();
    for (i, stalk) in sum.iter().enumerate() {
        for (cut, _) in stalk.match_indices('B') {
            let mut left = sum.to_vec();
            left[i] = &stalk[..cut];
            let value = total(&left);
            assert_eq!(mover_wins(&left, 'R'), value < 0);
            let shown = left.iter().filter(|stalk| !stalk.is_empty()).copied();
            let cell = format!("edge {} of {stalk}", cut + 1);
            table.push(vec![cell, joined(shown, " "), fraction(in_lowest_terms(value))]);
            if value >= 0 {
                winning.push((i, cut));
            }
        }
    }
    PAGE.table("example", &columns(&table));
    assert_eq!(winning, [(1, 1)]);
    let shown = values.map(formula).join(", ");
    let sum = formula(in_lowest_terms(total(&sum)));
    PAGE.state(&shown);
    PAGE.state_in(Part::Beside("example"), &sum);
}

fn in_lowest_terms(mut units: i64) -> (i64, u32) {
    let mut k = 10;
    while k > 0 && units % 2 == 0 {
        units /= 2;
        k -= 1;
    }
    (units, k)
}

/// The edges of a picture: two nodes and a colour, `B`, `R`, or `G` for one that both may cut. Node 0 is the ground.
type Picture = Vec<(usize, usize, char)>;

/// What is left after each cut of a player.
fn cuts(picture: &Picture, colour: char) -> Vec<Picture> {
    let standing = |cut: usize| {
        let mut left = picture.clone();
        left.remove(cut);
        let mut reached = vec![0];
        for _ in 0..left.len() {
            for &(a, b, _) in &left {
                if reached.contains(&a) || reached.contains(&b) {
                    reached.extend([a, b]);
                }
            }
        }
        left.retain(|(a, _, _)| reached.contains(a));
        left
    };
    let own = (0..picture.len()).filter(|&cut| [colour, 'G'].contains(&picture[cut].2));
    own.map(standing).collect()
}

fn wins(picture: &Picture, colour: char, known: &mut HashMap<(Picture, char), bool>) -> bool {
    let key = (picture.clone(), colour);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let other = if colour == 'B' { 'R' } else { 'B' };
    let wins = cuts(picture, colour).iter().any(|left| !wins(left, other, known));
    known.insert(key, wins);
    wins
}

/// The value of a picture by the theorem: that of the shortest stalk between those of its options.
fn picture_value(picture: &Picture) -> i64 {
    let left = cuts(picture, 'B').iter().map(picture_value).max();
    let right = cuts(picture, 'R').iter().map(picture_value).min();
    let values = (0..=9).flat_map(stalks).map(|stalk| units(stalk_value(&stalk)));
    let is_between = |value: &i64| {
        left.map_or(true, |left| left < *value) && right.map_or(true, |right| *value < right)
    };
    values.into_iter().find(is_between).unwrap()
}

fn coloured_stalk(stalk: &str, new: usize) -> Picture {
    let edge = |(i, colour)| (if i == 0 { 0 } else { new + i - 1 }, new + i, colour);
    stalk.chars().enumerate().map(edge).collect()
}

fn stalk_of(value: i64) -> String {
    (0..=9).flat_map(stalks).find(|stalk| units(stalk_value(stalk)) == value).unwrap()
}

/// All trees of four edges, and the same with a fifth edge between two of their nodes: each has the value of the theorem.
#[test]
fn simplest_numbers() {
    let mut known = HashMap::new();
    for code in 0..24 * 2 {
        let parents = [0, code % 2, code / 2 % 3, code / 6 % 4];
        let mut ends: Vec<(usize, usize)> =
            parents.iter().enumerate().map(|(i, &parent)| (parent, i + 1)).collect();
        if code / 24 == 1 {
            ends.push((1, 4));
        }
        // The first edge is blue: the other pictures are the negatives of these.
        for colours in (0..1 << ends.len()).step_by(2) {
            let colour = |i: usize| if colours >> i & 1 == 0 { 'B' } else { 'R' };
            let picture: Picture =
                ends.iter().enumerate().map(|(i, &(a, b))| (a, b, colour(i))).collect();
            let stalk = negative(&stalk_of(picture_value(&picture)));
            let difference = [picture, coloured_stalk(&stalk, 10)].concat();
            assert!(!wins(&difference, 'B', &mut known), "{difference:?}");
            assert!(!wins(&difference, 'R', &mut known), "{difference:?}");
        }
    }
}

#[test]
fn exercise_1() {
    let value = formula(stalk_value("BRRB"));
    let stalks = [(5, 3), (-5, 2)].map(|value| stalk_of(units(value)));
    assert_eq!(stalks, ["BRBR", "RRBB"]);
    PAGE.state_in(Part::Answer(1), &format!("{value}, 5 / 8"));
}

#[test]
fn exercise_2() {
    for n in 1..=5 {
        let red = (0..n).map(|i| (1, 2 + i, 'R'));
        let picture: Picture = [(0, 1, 'B')].into_iter().chain(red).collect();
        assert_eq!(picture_value(&picture), 1024 >> n);
    }
}

#[test]
fn exercise_3() {
    let mut known = HashMap::new();
    for stalk in (0..=5).flat_map(stalks) {
        let value = units(stalk_value(&stalk));
        let sum = [coloured_stalk(&stalk, 10), vec![(0, 1, 'G')]].concat();
        assert_eq!(wins(&sum, 'B', &mut known), value >= 0);
        assert_eq!(wins(&sum, 'R', &mut known), value <= 0);
    }
}

#[test]
fn in_cpp() {
    let mut lines = String::new();
    for stalk in (0..=6).flat_map(stalks) {
        let (m, k) = stalk_value(&stalk);
        lines += &format!("{m} {k}\n");
    }
    let small: Vec<String> = (0..=3).flat_map(stalks).collect();
    for a in &small {
        for b in &small {
            let winner = |colour| if mover_wins(&[a, b], colour) { "W" } else { "L" };
            lines += winner('B');
            lines += winner('R');
        }
        lines += "\n";
    }
    PAGE.prints("partizan.cpp", &lines);
}
