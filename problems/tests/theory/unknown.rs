//! The page `unknown`.

use crate::mex::mex;
use crate::octal::{proved_period, KAYLES};
use crate::which::takes::gcd;
use checks::blocks::{cells, listed, named, spaced, Document};
use common::grundy::grundy_table;
use common::subtraction::fibonacci;
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

/// The values of the heaps below `len` of a game on one heap, from the takes that it allows.
fn values<I: Iterator<Item = usize>>(len: usize, takes: impl Fn(usize) -> I) -> Vec<usize> {
    let table =
        grundy_table(len, |heap, grundy| takes(heap).map(|take| grundy[heap - take]).collect());
    table.into_iter().map(|value| usize::try_from(value).unwrap()).collect()
}

/// The game of the page from the bottom up.
fn table(len: usize) -> Vec<usize> {
    values(len, |heap| (1..=heap).take_while(move |take| take * take <= heap))
}

fn zeros(values: &[usize]) -> Vec<usize> {
    (0..values.len()).filter(|&heap| values[heap] == 0).collect()
}

/// All lost heaps up to `largest`: a heap is lost if the last lost one before it is too far for a move. A move from
/// any of the root(last) heaps after the last one reaches it.
fn lost_heaps(largest: usize) -> Vec<usize> {
    let mut lost = vec![0];
    loop {
        let last = lost[lost.len() - 1];
        let mut next = last + root(last) + 1;
        while next - root(next) <= last {
            next += 1;
        }
        if next > largest {
            return lost;
        }
        lost.push(next);
    }
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
    let largest = 30;
    let mut known = HashMap::new();
    let values: Vec<usize> = (0..=largest).map(|heap| grundy(&[heap], &mut known)).collect();
    assert_eq!(values, table(largest + 1));
    let letters = values.iter().map(|&value| if value == 0 { "L" } else { "W" });
    let rows = [named("heap", 0..=largest), named("", letters), named("value", &values)];
    PAGE.table("small heaps", &rows);
    let lost = zeros(&values);
    let differences = differences(&lost);
    PAGE.says(&format!("{}, {}", listed(&lost), listed(&differences)));
    assert_eq!(lost[..4], [0, 2, 5, 8]); // by hand
    for (v, heap) in [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)] {
        assert_eq!(values.iter().position(|&value| value == v), Some(heap)); // "first at the squares"
    }
}

#[test]
fn guesses() {
    let len = 10_001;
    let lost = lost_heaps(len - 1);
    assert_eq!(lost_heaps(2000), zeros(&table(2001)));
    let check = |times: fn(usize) -> usize| {
        let guessed = guess(times, len - 1);
        (guessed.clone(), first_fault(&contains(&guessed, len)))
    };
    let (first, fault) = check(by_parity);
    let fault = fault.unwrap();
    let next = |list: &[usize], after: usize| *list.iter().find(|&&heap| heap > after).unwrap();
    let (guessed, right) = (next(&first, 30), next(&lost, 30));
    assert!(fault == right && first[..8] == lost[..8] && lost[7] <= 30);
    PAGE.says(&format!("{}, {guessed}", guessed - lost[7]));
    let smallest = fault - root(fault);
    assert!((smallest..fault).all(|heap| closed_form(heap) != 0)); // "all won"
    PAGE.says(&format!("{fault}, {smallest}, {}, {fault}", fault - 1));

    let (second, fault) = check(twice_from_five);
    let fault = fault.unwrap();
    assert!(second[..12] == lost[..12] && second[12] == fault);
    let (before, take) = (lost[11], root(fault));
    assert_eq!(fault - take, before);
    let (ok, bad) = (fault - 1, lost[12]);
    PAGE.says(&format!("{ok}, {fault}, {take}, {before}, {bad}"));

    let (third, fault) = check(powers_once);
    assert!(fault.is_none() && third == lost);

    let end = lost.iter().position(|&heap| heap > 350).unwrap();
    let mut rows = vec![vec!["lost heaps".to_string(), "differences".to_string()]];
    let known = differences(&lost[..end]);
    let mut start = 0;
    for power in [2, 4, 8, 16].map(|power: usize| power * 2) {
        let stop = known.iter().position(|&d| d >= power).unwrap_or(known.len());
        rows.push(vec![spaced(&lost[start + 1..=stop]), spaced(&known[start..stop])]);
        start = stop;
    }
    PAGE.table("differences", &rows);

    let far = 10usize.pow(6);
    let lost = lost_heaps(far);
    assert_eq!(lost, guess(powers_once, far));
    let known = differences(&lost);
    let once =
        (2..known[known.len() - 1]).filter(|d| known.iter().filter(|x| x == &d).count() == 1);
    let once: Vec<usize> = once.collect();
    assert!(once.iter().all(|d| d.is_power_of_two()));
    PAGE.says(&format!("10^6, {}, {}", lost.len(), listed(once)));
}

#[test]
fn rows_and_columns() {
    let values = table(82);
    let mut lines = vec![cells(["m", "values of the heaps $m^2$ to $m^2 + 2m$"])];
    for m in 0..=8 {
        lines.push(vec![m.to_string(), spaced(&values[m * m..=m * m + 2 * m])]);
        for heap in m * m + m + 1..=m * m + 2 * m {
            assert_eq!(values[heap], values[heap - m - 1]); // "and then again"
        }
    }
    PAGE.table("rows", &lines);

    let most = 8;
    let mut table = vec![named("m", 2..=2 * most + 2)];
    for m in 0..=most {
        let cell = |q: usize| {
            let remainder = 2 * (m + 1) - q;
            let mut found = (m * m..=m * m + 2 * m).filter(|heap| heap % (m + 1) == remainder);
            let value = values[found.next().unwrap()];
            assert!(found.all(|heap| values[heap] == value));
            value.to_string()
        };
        let is_there = |q| m + 1 < q && q <= 2 * m + 2;
        let cells = (2..=2 * most + 2).map(|q| if is_there(q) { cell(q) } else { String::new() });
        table.push(named(m, cells));
    }
    PAGE.table("columns", &table);
    let (m, remainder) = (3, 2);
    let heaps: Vec<usize> =
        (m * m..=m * m + 2 * m).filter(|heap| heap % (m + 1) == remainder).collect();
    let column = 2 * (m + 1) - remainder;
    let value = values[heaps[0]];
    PAGE.says(&format!(
        "m = {m}, {}, {remainder}, {}, {value}, {column}",
        m + 1,
        listed(heaps).replace(", ", " and ")
    ));
}

#[test]
fn theorem() {
    let values = table(20_000);
    assert!((0..).zip(&values).all(|(heap, &value)| closed_form(heap) == value));
    for m in (0..3000).chain((1 << 32) - 3..1 << 32) {
        let square = m * m;
        assert_eq!([root(square), root(square + 2 * m)], [m, m]);
    }
    // The recursion that the proof uses, at the far end.
    let largest = 10usize.pow(18);
    for heap in (largest - 1000..largest + 1000).chain((1 << 32) - 70_000..(1 << 32) + 70_000) {
        let m = root(heap);
        let expected = if m * m == heap { m } else { closed_form(heap - m - 1) };
        assert_eq!(closed_form(heap), expected);
    }
    let (example, period) = (2024, root(2024) + 1);
    let (remainder, value) = (example % period, closed_form(example));
    let q = 2 * period - remainder;
    let odd = q >> q.trailing_zeros();
    PAGE.says(&format!(
        "{example}, {}, {period}, {remainder}, q = {q}, {odd}, {value}",
        period - 1
    ));
    assert_eq!(values[example], value);
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
fn guesses_that_failed_late() {
    let takes: Vec<usize> =
        fibonacci().map(|take| usize::try_from(take).unwrap()).take(40).collect();
    let nim = values(200, |heap| takes.iter().copied().take_while(move |&take| take <= heap));
    let period = 10;
    let fails = (0..200).find(|&heap| nim[heap] != nim[heap % period]).unwrap();
    assert!(takes.contains(&fails)); // "a Fibonacci number"
    let first = listed(&nim[..period]);
    PAGE.says(&format!("{first}, {}, {fails}, {fails}", fails - 1));

    let (start, period, _) = proved_period(&KAYLES);
    PAGE.says(&format!("{period}, {}", start - 1));

    let largest = 2000;
    let grundys_game = grundy_table(largest + 1, |heap, grundy| {
        (1..heap).take_while(|a| 2 * a < heap).map(|a| grundy[a] ^ grundy[heap - a]).collect()
    });
    let lost: Vec<usize> = (1..=largest).filter(|&heap| grundys_game[heap] == 0).collect();
    let [.., before, last] = lost[..] else { panic!("{lost:?}") };
    PAGE.says(&format!("{before}, {last}, 10^6"));
}

#[test]
fn another_base() {
    let size = 3usize.pow(7);
    PAGE.says(&format!("3^7 = {size}"));
    let mut grundy: Vec<usize> = Vec::new();
    for heap in 0..size {
        let options = (1..=heap / 2).map(|b| grundy[heap - b] ^ grundy[heap - 2 * b]);
        grundy.push(mex(&options.collect::<Vec<_>>()));
    }
    // The last place with the digit 2, if there is one.
    let last_two = |heap: usize| (0..7).find(|&place| heap / 3usize.pow(place) % 3 == 2);
    let mut values: BTreeMap<Option<u32>, usize> = BTreeMap::new();
    for (heap, &value) in grundy.iter().enumerate() {
        assert_eq!(*values.entry(last_two(heap)).or_insert(value), value, "{heap}");
    }
    let different: BTreeSet<usize> = values.values().copied().collect();
    assert!(different.len() == values.len() && values[&None] == 0);

    let lost: Vec<usize> = zeros(&grundy)[..10].to_vec();
    let differences = differences(&lost);
    let new = (0..differences.len()).filter(|&i| !differences[..i].contains(&differences[i]));
    let new: Vec<usize> = new.map(|i| differences[i]).collect();
    assert!(new.windows(2).all(|pair| pair[1] == 3 * pair[0] - 1));
    PAGE.says(&format!("{}, 1", listed(new)));
    let digits = |heap: usize, base: usize| {
        let all = std::iter::successors(Some(heap), |&n| Some(n / base).filter(|&n| n > 0));
        all.fold(String::new(), |digits, n| format!("{}{digits}", n % base))
    };
    let in_base = |base| lost.iter().map(move |&heap| digits(heap, base));
    let rows = [
        named("lost heaps", &lost),
        [cells(["differences", ""]), cells(&differences)].concat(),
        named("base two", in_base(2)),
        named("base three", in_base(3)),
    ];
    PAGE.table("base three", &rows);
}

#[test]
fn exercise_1() {
    let half = values(1000, |heap| 1..=heap / 2);
    let lost = zeros(&half);
    assert!(lost.iter().all(|heap| (heap + 1).is_power_of_two()) && lost.len() == 10);
    let all = listed(&lost[..6]);
    PAGE.says(&all);
}

#[test]
fn exercise_2() {
    let coprime = values(600, |heap| (1..=heap).filter(move |&take| gcd(heap, take) == 1));
    PAGE.says(&format!("g(9) = {}, g(35) = {}", coprime[9], coprime[35]));
}

#[test]
fn exercise_3() {
    let len = 3000;
    let mut wins = vec![true]; // the opponent took the last stone
    for heap in 1..len {
        let won = (1..=root(heap)).any(|take| !wins[heap - take]);
        wins.push(won);
    }
    assert!((0..len).all(|heap| wins[heap] == (heap == 0 || closed_form(heap) != 1)));
    let lost: Vec<usize> = (0..len).filter(|&heap| !wins[heap]).take(6).collect();
    PAGE.says(&listed(lost));
}

#[test]
fn exercise_4() {
    let ones = values(200, |heap| 1..=usize::try_from(heap.count_ones()).unwrap());
    let lost = zeros(&ones);
    let fails = (3..200).find(|heap| (heap % 4 == 0) != lost.contains(heap)).unwrap();
    let (bits, before) = (fails.count_ones(), fails - 4);
    assert!((1..fails).all(|heap| heap % 4 != 0 || heap.count_ones() < bits));
    let next = *lost.iter().find(|&&heap| heap > fails).unwrap();
    PAGE.says(&listed(&lost[..6]));
    PAGE.says(&format!("{fails}, 111100_2, {bits}, {before}"));
    assert_eq!((fails, bits), (0b11_1100, 4));
    let next = format!("$4$; ${next}$");
    PAGE.says(&next);
}
