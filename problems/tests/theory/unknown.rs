//! The page `unknown`.

use crate::mex::mex;
use checks::blocks::{cells, listed, named, spaced, Document};
use checks::rules::{minus, values_of_heaps, Search};
use common::grundy::grundy_table;
use std::collections::{BTreeMap, BTreeSet, HashMap};

const PAGE: Document = Document::theory("unknown");

/// The positions that one move reaches: it takes 1 to √n stones from a heap of n. Shown by the page.
fn options(heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut reached = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for take in (1..=heap).take_while(|take| take * take <= heap) {
            let mut option = heaps.to_vec();
            option[i] -= take;
            reached.push(option);
        }
    }
    reached
}

/// Shown by the page.
fn grundy(heaps: &[usize], known: &mut HashMap<Vec<usize>, usize>) -> usize {
    if let Some(&value) = known.get(heaps) {
        return value;
    }
    let values: Vec<usize> = options(heaps).iter().map(|option| grundy(option, known)).collect();
    known.insert(heaps.to_vec(), mex(&values));
    mex(&values)
}

/// The first heap at which the P-position criterion fails for a guess, if any. Shown by the page.
fn first_fault(is_lost: &[bool]) -> Option<usize> {
    (0..is_lost.len()).find(|&heap| {
        let mut takes = (1..=heap).take_while(|take| take * take <= heap);
        is_lost[heap] == takes.any(|take| is_lost[heap - take])
    })
}

/// The square root, rounded down. Shown by the page.
fn root(n: usize) -> usize {
    let mut root = 0;
    for bit in (0..32).rev().map(|place| 1 << place) {
        if (root + bit) * (root + bit) <= n {
            root += bit;
        }
    }
    root
}

/// The value of a heap by the theorem. Shown by the page.
fn closed_form(n: usize) -> usize {
    let period = root(n) + 1;
    let q = 2 * period - n % period;
    (q >> q.trailing_zeros()) / 2
}

/// The first of 1000 random lists of small heaps for which `fast` is wrong, if any. Shown by the page.
fn stress(fast: impl Fn(&[usize]) -> usize) -> Option<Vec<usize>> {
    let (mut random, mut known) = (fastrand::Rng::with_seed(1), HashMap::new());
    for _ in 0..1000 {
        let count = random.usize(1..=3);
        let heaps: Vec<usize> = (0..count).map(|_| random.usize(0..=12)).collect();
        if fast(&heaps) != grundy(&heaps, &mut known) {
            return Some(heaps);
        }
    }
    None
}

fn nim_sum(heaps: &[usize]) -> usize {
    heaps.iter().fold(0, |sum, &heap| sum ^ closed_form(heap))
}

fn sum(heaps: &[usize]) -> usize {
    heaps.iter().map(|&heap| closed_form(heap)).sum()
}

/// The values of the heaps below `len`, from the bottom up.
fn table(len: usize) -> Vec<u64> {
    values_of_heaps(len, |heap| minus(heap, (1..=heap).take_while(|take| take * take <= heap)))
}

fn zeros(values: &[u64]) -> Vec<usize> {
    (0..values.len()).filter(|&heap| values[heap] == 0).collect()
}

fn differences(lost: &[usize]) -> Vec<usize> {
    lost.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// The lost heaps up to `largest` if the difference d, from 2 on, stands `times(d)` times.
fn guess(times: impl Fn(usize) -> usize, largest: usize) -> Vec<usize> {
    let steps = (2..).flat_map(|d| std::iter::repeat(d).take(times(d)));
    let sums = steps.scan(0, |sum, step| {
        *sum += step;
        Some(*sum)
    });
    std::iter::once(0).chain(sums.take_while(|&heap| heap <= largest)).collect()
}

fn by_parity(d: usize) -> usize {
    1 + d % 2
}

fn twice_from_five(d: usize) -> usize {
    if d < 5 {
        by_parity(d)
    } else {
        2
    }
}

fn powers_once(d: usize) -> usize {
    if d.is_power_of_two() {
        1
    } else {
        2
    }
}

fn contains(lost: &[usize], len: usize) -> Vec<bool> {
    let mut is_lost = vec![false; len];
    for &heap in lost {
        is_lost[heap] = true;
    }
    is_lost
}

#[test]
fn small_heaps() {
    let mut known = HashMap::new();
    let values: Vec<u64> = (0..=30).map(|heap| grundy(&[heap], &mut known) as u64).collect();
    let letters = values.iter().map(|&value| if value == 0 { "L" } else { "W" });
    let rows = [named("heap", 0..=30), named("", letters), named("value", &values)];
    PAGE.table("small heaps", &rows);
    let lost = zeros(&values);
    PAGE.says(&format!("{}, {}", listed(&lost), listed(differences(&lost))));
}

#[test]
fn guesses() {
    let first_fault = |times| first_fault(&contains(&guess(times, 10_000), 10_001));
    let [first, second] = [by_parity, twice_from_five].map(first_fault).map(Option::unwrap);
    PAGE.says(&format!("{first}, 29, 33, {first}"));
    PAGE.says(&format!("63, {second}, 8, 56, 65"));

    let far = 10usize.pow(6);
    let lost = guess(powers_once, far);
    assert!(lost.iter().copied().eq((0..=far).filter(|&heap| closed_form(heap) == 0)));
    PAGE.says(&format!("10^6, {}", lost.len()));
    let known = differences(&lost);
    let mut rows = vec![cells(["lost heaps", "differences"])];
    let mut start = 0;
    for power in [4, 8, 16] {
        let stop = known.iter().position(|&d| d >= power).unwrap();
        rows.push(vec![spaced(&lost[start + 1..=stop]), spaced(&known[start..stop])]);
        start = stop;
    }
    let stop = lost.iter().rposition(|&heap| heap <= 350).unwrap();
    rows.push(vec![spaced(&lost[start + 1..=stop]), spaced(&known[start..stop])]);
    PAGE.table("differences", &rows);
}

#[test]
fn rows_and_columns() {
    let values = table(82);
    let mut lines = vec![cells(["m", "values of the heaps $m^2$ to $m^2 + 2m$"])];
    for m in 0..=8 {
        lines.push(vec![m.to_string(), spaced(&values[m * m..=m * m + 2 * m])]);
    }
    PAGE.table("rows", &lines);

    let columns = 2..=18;
    let mut table = vec![named("m", columns.clone())];
    for m in 0..=8_usize {
        let cell = |q: usize| {
            let remainder = (2 * (m + 1)).checked_sub(q).filter(|&remainder| remainder <= m)?;
            let heap = (m * m..=m * m + 2 * m).find(|heap| heap % (m + 1) == remainder)?;
            Some(values[heap].to_string())
        };
        table.push(named(m, columns.clone().map(|q| cell(q).unwrap_or_default())));
    }
    PAGE.table("columns", &table);
}

#[test]
fn theorem() {
    let values = table(20_000);
    assert!((0..).zip(&values).all(|(heap, &value)| closed_form(heap) as u64 == value));
    for m in (0..3000).chain((1 << 32) - 3..1 << 32) {
        let square = m * m;
        assert_eq!([root(square), root(square + 2 * m)], [m, m]);
    }
    PAGE.says(&format!("2024, 44, 45, 44, q = 46, 23, {}", closed_form(2024)));
}

#[test]
fn the_cpp_prints_the_same() {
    let mut known = HashMap::new();
    let small = (0..=40).map(|heap| grundy(&[heap], &mut known)).collect::<Vec<_>>();
    let pairs = (0..=9).map(|heap| grundy(&[heap, 9 - heap, 5], &mut known)).collect::<Vec<_>>();
    let len = 1000;
    let zeros: Vec<bool> = (0..len).map(|heap| closed_form(heap) == 0).collect();
    let second = contains(&guess(twice_from_five, len - 1), len);
    let far = (0..10).map(|i| closed_form(10usize.pow(18) - 7 * i)).collect::<Vec<_>>();
    let fault = |fault: Option<usize>| fault.map_or("none".to_string(), |heap| heap.to_string());
    let found = |found: Option<Vec<usize>>| if found.is_some() { "differs" } else { "agrees" };
    let lines = [
        spaced(small),
        spaced(pairs),
        fault(first_fault(&zeros)),
        fault(first_fault(&second)),
        spaced(far),
        spaced([found(stress(nim_sum)), found(stress(sum))]),
    ];
    PAGE.prints("unknown.cpp", &format!("{}\n", lines.join("\n")));
    assert!(stress(nim_sum).is_none() && stress(sum).is_some());
}

#[test]
fn another_base() {
    let size = 3usize.pow(7);
    PAGE.says(&format!("3^7 = {size}"));
    let grundy = grundy_table(size, |heap, grundy| {
        (1..=heap / 2).map(|b| grundy[heap - b] ^ grundy[heap - 2 * b]).collect()
    });
    // The last place with the digit 2, if there is one.
    let last_two = |heap: usize| (0..7).find(|&place| heap / 3usize.pow(place) % 3 == 2);
    let mut values: BTreeMap<Option<u32>, u64> = BTreeMap::new();
    for (heap, &value) in grundy.iter().enumerate() {
        assert_eq!(*values.entry(last_two(heap)).or_insert(value), value, "{heap}");
    }
    let different: BTreeSet<u64> = values.values().copied().collect();
    assert!(different.len() == values.len() && values[&None] == 0);

    let lost = &zeros(&grundy)[..10];
    let digits = |heap: usize, base: usize| {
        let all = std::iter::successors(Some(heap), |&n| Some(n / base).filter(|&n| n > 0));
        all.fold(String::new(), |digits, n| format!("{}{digits}", n % base))
    };
    let in_base = |base| lost.iter().map(move |&heap| digits(heap, base));
    let rows = [
        named("lost heaps", lost),
        [cells(["differences", ""]), cells(differences(lost))].concat(),
        named("base two", in_base(2)),
        named("base three", in_base(3)),
    ];
    PAGE.table("base three", &rows);
}

#[test]
fn exercise_3() {
    let lost = Search::misere(|&heap: &usize| minus(heap, 1..=root(heap))).lost(0..3000);
    assert!(lost.iter().copied().eq((0..3000).filter(|&heap| closed_form(heap) == 1)));
    PAGE.says(&listed(&lost[..6]));
}

#[test]
fn exercise_4() {
    let ones = |heap: usize| usize::try_from(heap.count_ones()).unwrap();
    let lost = zeros(&values_of_heaps(200, |heap| minus(heap, 1..=ones(heap))));
    let fails = (3..200).find(|heap| (heap % 4 == 0) != lost.contains(heap)).unwrap();
    PAGE.says(&listed(&lost[..6]));
    PAGE.says(&format!("{fails}, 111100_2, {}, {}", ones(fails), fails - ones(fails)));
}
