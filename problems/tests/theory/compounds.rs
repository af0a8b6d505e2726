//! The page `compounds`.

use crate::grundy::{options, subtraction};
use checks::blocks::{cells, or_dash, spaced, Document};
use checks::rules::all_lists;
use itertools::Itertools;
use std::collections::BTreeMap;

const PAGE: Document = Document::theory("compounds");

/// The takes of the page's tables.
const TAKES: [usize; 3] = [1, 3, 4];

/// Whether the first player wins Moore's Nim with moves in up to `k` heaps. Shown by the page.
pub fn moore_wins(heaps: &[u64], k: usize) -> bool {
    let ones = |digit: usize| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count();
    (0..64).any(|digit| ones(digit) % (k + 1) != 0)
}

/// The heaps after a winning move; on a lost position, the heaps as they are. Shown by the page.
fn moore_move(heaps: &[u64], k: usize) -> Vec<u64> {
    let (mut heaps, mut lowered) = (heaps.to_vec(), Vec::new());
    for bit in (0..64).rev().map(|digit| 1 << digit) {
        for &i in &lowered {
            heaps[i] &= !bit;
        }
        let ones: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] & bit != 0).collect();
        let surplus = ones.len() % (k + 1);
        if surplus + lowered.len() > k {
            for &i in &lowered[..k + 1 - surplus] {
                heaps[i] |= bit;
            }
        } else {
            for &i in &ones[..surplus] {
                heaps[i] &= !bit;
                lowered.push(i);
            }
        }
    }
    heaps
}

/// The suspense numbers of the positions of a game if the rule is long, otherwise their remoteness; options come
/// before the positions that they belong to. Shown by the page.
fn lengths(options: &[Vec<usize>], is_long: bool) -> Vec<usize> {
    let mut table: Vec<usize> = Vec::new();
    for after in options {
        let (lost, won): (Vec<usize>, Vec<usize>) =
            after.iter().map(|&q| table[q]).partition(|number| number % 2 == 0);
        let number = if is_long {
            lost.iter().max().or(won.iter().min())
        } else {
            lost.iter().min().or(won.iter().max())
        };
        table.push(number.map_or(0, |number| number + 1));
    }
    table
}

pub fn remoteness(options: &[Vec<usize>]) -> Vec<usize> {
    lengths(options, false)
}

pub fn suspense(options: &[Vec<usize>]) -> Vec<usize> {
    lengths(options, true)
}

/// The suspense number of Euclid's game on `a` and `b`, with `a >= b`. Shown by the page.
fn suspense_of_pair(a: u64, b: u64) -> u64 {
    if b == 0 {
        return 0;
    }
    let rest = suspense_of_pair(b, a % b);
    rest + if rest % 2 == 1 && a / b > 1 { 2 } else { 1 }
}

/// For each position its options, which are smaller.
pub type Game = Vec<Vec<usize>>;

/// In how many parts a move is made.
#[derive(Clone, Copy)]
pub enum Rule {
    UpTo(usize),
    /// At least one.
    AnyNumber,
    /// All parts, so that the play is over when one of them is.
    Short,
    /// All parts that are not finished.
    Long,
}

impl Rule {
    fn allows(self, moved: usize, unfinished: usize, parts: usize) -> bool {
        moved > 0
            && match self {
                Self::UpTo(k) => moved <= k,
                Self::AnyNumber => true,
                Self::Short => moved == parts,
                Self::Long => moved == unfinished,
            }
    }
}

#[derive(Clone, Copy, PartialEq)]
pub enum Play {
    Normal,
    Misere,
}

/// What a move can leave of `parts`, each a position of the game beside it.
fn moves(games: &[Game], rule: Rule, parts: &[usize]) -> Vec<Vec<usize>> {
    let all = |(game, &part): (&Game, &usize)| [&[part], &game[part][..]].concat();
    let mut left: Vec<Vec<usize>> =
        games.iter().zip(parts).map(all).multi_cartesian_product().collect();
    let unfinished = games.iter().zip(parts).filter(|(game, &part)| !game[part].is_empty()).count();
    left.retain(|left| {
        let moved = left.iter().zip(parts).filter(|(after, before)| after != before).count();
        rule.allows(moved, unfinished, parts.len())
    });
    left
}

/// Whether the player to move wins, for all positions of a compound: by the rules and nothing else.
pub fn won(games: &[Game], rule: Rule, play: Play) -> BTreeMap<Vec<usize>, bool> {
    let mut won: BTreeMap<Vec<usize>, bool> = BTreeMap::new();
    for parts in games.iter().map(|game| 0..game.len()).multi_cartesian_product() {
        let left = moves(games, rule, &parts);
        let is_won = match play {
            Play::Misere if left.is_empty() => true,
            _ => left.iter().any(|after| !won[after]),
        };
        won.insert(parts, is_won);
    }
    won
}

/// The heaps below `len`, of a game with these takes.
pub fn heaps(len: usize, takes: &[usize]) -> Game {
    (0..len).map(|heap| options(heap, takes)).collect()
}

pub fn nim(len: usize) -> Game {
    heaps(len, &(1..len).collect::<Vec<_>>())
}

pub fn as_u64(heaps: &[usize]) -> Vec<u64> {
    heaps.iter().map(|&heap| heap as u64).collect()
}

/// Whether heaps become others by a move in Moore's Nim.
fn is_a_move(heaps: &[u64], k: usize, after: &[u64]) -> bool {
    let lowered = heaps.iter().zip(after).filter(|(heap, after)| after < heap).count();
    let kept = heaps.iter().zip(after).filter(|(heap, after)| after == heap).count();
    (1..=k).contains(&lowered) && lowered + kept == heaps.len()
}

#[test]
fn a_move_in_columns() {
    let heaps = [12, 5, 4, 2, 1];
    let after = moore_move(&heaps, 2);
    let binary = |heap: u64| spaced(format!("{heap:04b}").chars());
    let ones = |heaps: &[u64]| {
        let ones = |digit: usize| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count();
        spaced([3, 2, 1, 0].map(ones))
    };
    let mut table = vec![cells(["heap", "binary", "after", "binary"])];
    for (heap, after) in heaps.iter().zip(&after) {
        table.push(vec![heap.to_string(), binary(*heap), after.to_string(), binary(*after)]);
    }
    table.push(cells(["ones", &ones(&heaps), "", &ones(&after)]));
    PAGE.table("moore", &table);
}

#[test]
fn moore_fails_by_grundy_values() {
    let grundy = subtraction(6, &TAKES);
    let won = won(&vec![heaps(6, &TAKES); 4], Rule::UpTo(2), Play::Normal);
    for (parts, is_won) in [([1, 1, 1, 2], true), ([1, 1, 2, 5], false)] {
        let values = parts.map(|part| grundy[part]);
        assert_eq!((won[&parts[..]], moore_wins(&values, 2)), (is_won, !is_won));
        PAGE.says(&format!("{}, {}", spaced(parts), spaced(values)));
    }
}

/// The rule by which accepted programs solve POJ 2315.
#[test]
fn bounded_takes_from_several_heaps() {
    let won = won(&vec![heaps(8, &[1, 2, 3]); 4], Rule::UpTo(2), Play::Normal);
    let remainders = |heaps: &[usize]| heaps.iter().map(|&heap| heap as u64 % 4).collect_vec();
    let is_wrong = |heaps: &[usize]| moore_wins(&remainders(heaps), 2) != won[heaps];
    assert!(is_wrong(&[1, 1, 1, 4]));
    PAGE.says(&format!("2, 3, 1, 1, 1, 4, {}", spaced(remainders(&[1, 1, 1, 4]))));
    let wrong = won.keys().filter(|heaps| heaps.is_sorted() && is_wrong(heaps)).count();
    PAGE.says(&format!("0, 7, {wrong}"));
}

/// The theorems on moves in any number of parts and in all of them, on all positions of the compounds that are tried.
#[test]
fn theorems() {
    for (games, rule) in
        compounds().into_iter().cartesian_product([Rule::AnyNumber, Rule::Long, Rule::Short])
    {
        let tables: Vec<Vec<usize>> =
            games.iter().map(|game| lengths(game, !matches!(rule, Rule::Short))).collect();
        for (parts, is_won) in won(&games, rule, Play::Normal) {
            let mut numbers = tables.iter().zip(&parts).map(|(table, &part)| table[part]);
            let expected = match rule {
                Rule::Short => numbers.min().unwrap() % 2 == 1,
                Rule::Long => numbers.max().unwrap() % 2 == 1,
                _ => numbers.any(|number| number % 2 == 1),
            };
            assert_eq!(expected, is_won, "{games:?} {parts:?}");
        }
    }
}

/// Compounds that are tried: of subtraction games, of Euclid's game, and of any games.
pub fn compounds() -> Vec<Vec<Game>> {
    let mut compounds = Vec::new();
    let games = [&[1][..], &[2, 5], &TAKES, &[1, 2, 6]].map(|takes| heaps(9, takes));
    for (i, first) in games.iter().enumerate() {
        compounds.extend(games[i..].iter().map(|second| vec![first.clone(), second.clone()]));
    }
    compounds.push(vec![euclid(5).0, heaps(12, &TAKES)]);
    compounds.push(vec![euclid(3).0; 3]);
    compounds.push(vec![heaps(9, &TAKES); 3]);
    compounds.push(vec![heaps(10, &[2, 5]), heaps(8, &TAKES), heaps(8, &[1])]);
    // Two ways to win it in misère play, a short one and a long one.
    compounds.push(vec![vec![vec![], vec![0], vec![1], vec![2], vec![1, 3]]; 2]);

    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..30 {
        let mut games = vec![vec![Vec::new(); 6]; random.usize(1..4)];
        for game in &mut games {
            for _ in 0..random.usize(..12) {
                let from = random.usize(1..6);
                game[from].push(random.usize(..from));
            }
        }
        compounds.push(games);
    }
    compounds
}

#[test]
fn numbers_of_one_heap() {
    let game = heaps(13, &TAKES);
    let (short, long) = (remoteness(&game), suspense(&game));
    let mut table = vec![cells(["heap", "options", "remoteness", "suspense number"])];
    for (heap, options) in game.iter().enumerate() {
        let numbers = [short[heap], long[heap]].map(|number| number.to_string());
        table.push([vec![heap.to_string(), or_dash(spaced(options))], numbers.to_vec()].concat());
    }
    PAGE.table("one heap", &table);
}

/// Euclid's game on pairs of numbers up to `most`, as a game, and the pairs.
fn euclid(most: u64) -> (Game, Vec<(u64, u64)>) {
    let mut pairs: Vec<(u64, u64)> =
        (0..=most).flat_map(|a| (0..=a).map(move |b| (a, b))).collect();
    pairs.sort_by_key(|(a, b)| a + b);
    let place = |a: u64, b: u64| pairs.iter().position(|&pair| pair == (a.max(b), a.min(b)));
    let options = |&(a, b): &(u64, u64)| {
        let times = a.checked_div(b).unwrap_or(0);
        (1..=times).map(|times| place(a - times * b, b).unwrap()).collect()
    };
    (pairs.iter().map(options).collect(), pairs)
}

#[test]
fn euclid_in_every_pair() {
    let (game, pairs) = euclid(30);
    let expected: Vec<u64> = pairs.iter().map(|&(a, b)| suspense_of_pair(a, b)).collect();
    assert_eq!(as_u64(&suspense(&game)), expected);
}

/// All winning moves in Moore's Nim.
pub fn winning(heaps: &[usize], k: usize, play: Play) -> Vec<Vec<usize>> {
    let games: Vec<Game> = heaps.iter().map(|&heap| nim(heap + 1)).collect();
    let won = won(&games, Rule::UpTo(k), play);
    let mut left = moves(&games, Rule::UpTo(k), heaps);
    left.retain(|after| !won[after]);
    left
}

#[test]
fn exercise_1() {
    let (k, heaps) = (2, [2, 3, 5, 6]);
    let [first, second] = &winning(&heaps, k, Play::Normal)[..] else { panic!("two moves") };
    let stated = format!("{}; {}", spaced(first), spaced(second));
    PAGE.says(&stated);
}

#[test]
fn exercise_2() {
    let lost = all_lists(4, 0..8).into_iter().filter(|heaps| !moore_wins(heaps, 2)).count();
    PAGE.says(&format!("{lost}; 0, 3; 1 + 4 = 5; 5^3 = {lost}"));
}

#[test]
fn exercise_3() {
    let game = heaps(13, &[1, 2, 3]);
    let numbers = remoteness(&game);
    assert_eq!(numbers, suspense(&game));
    PAGE.says(&format!("6, 9, 12, {}", spaced([6, 9, 12].map(|heap| numbers[heap]))));
}

/// The moves of Moore's Nim win, too.
#[test]
fn in_cpp() {
    let mut expected = String::new();
    for k in 1..=4 {
        for n in 0..625 {
            let heaps = [n % 5, n / 5 % 5, (n / 25 % 5) << 60, n / 125];
            let (wins, after) = (moore_wins(&heaps, k), moore_move(&heaps, k));
            let is_right = if wins {
                is_a_move(&heaps, k, &after) && !moore_wins(&after, k)
            } else {
                after == heaps
            };
            assert!(is_right, "{heaps:?} {k} {after:?}");
            expected += &format!("{} {}\n", u8::from(wins), spaced(after));
        }
    }
    for takes in [&TAKES[..], &[2, 5], &[1, 2, 6]] {
        let game = heaps(60, takes);
        expected += &format!("{}\n{}\n", spaced(remoteness(&game)), spaced(suspense(&game)));
    }
    for a in 0..30 {
        expected += &format!("{}\n", spaced((0..=a).map(|b| suspense_of_pair(a, b))));
    }
    PAGE.prints("compounds.cpp", &expected);
}
