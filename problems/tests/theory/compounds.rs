//! The page `compounds`.

use crate::grundy::{options, subtraction};
use crate::mex::mex;
use checks::blocks::{cells, or_dash, spaced, Document};
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
fn moves_of_moore() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let large: Vec<u64> = (0..random.usize(..9)).map(|_| random.u64(..)).collect();
        let small: Vec<u64> = (0..random.usize(..9)).map(|_| random.u64(..8)).collect();
        let k = random.usize(1..8);
        for heaps in [large, small] {
            let after = moore_move(&heaps, k);
            if moore_wins(&heaps, k) {
                assert!(is_a_move(&heaps, k, &after), "{heaps:?} {k} {after:?}");
                assert!(!moore_wins(&after, k), "{heaps:?} {k} {after:?}");
            } else {
                assert_eq!(after, heaps, "{k}");
            }
        }
    }
}

#[test]
fn a_move_in_columns() {
    let (k, heaps) = (2, [12, 5, 4, 2, 1]);
    let after = moore_move(&heaps, k);
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
    let lowered = [0, 3];
    let is_kept = |i: &usize| after[*i] == heaps[*i];
    assert!((0..heaps.len()).all(|i| is_kept(&i) != lowered.contains(&i)));
    let [one, other] = lowered.map(|i| format!("{}, {}", heaps[i], after[i]));
    PAGE.says(&format!("{one}, {other}"));
    // The ones of the heaps that are not free: "a single", "two", "a single", "two".
    let not_free = [&heaps[..], &heaps[1..], &heaps[1..], &[heaps[1], heaps[2], heaps[4]]];
    let counts = [3, 2, 1, 0]
        .map(|digit| not_free[3 - digit].iter().filter(|&heap| heap >> digit & 1 == 1).count());
    assert_eq!(counts, [1, 2, 1, 2]);
}

/// Parts that are no heaps of Nim: under each of the three conditions, and that it fails without.
#[test]
fn moore_by_grundy_values() {
    let takes = [&[1][..], &[1, 2], &[2, 5], &TAKES];
    // At most half of a heap may be left: no move raises the value.
    let halves: Game = (0..8).map(|heap: usize| (0..heap.div_ceil(2)).collect()).collect();
    let mut failures = 0;
    for game in takes.map(|takes| heaps(8, takes)).into_iter().chain([halves.clone()]) {
        let mut grundy: Vec<usize> = Vec::new();
        for options in &game {
            grundy.push(mex(&options.iter().map(|&q| grundy[q]).collect::<Vec<_>>()));
        }
        let mut moves = game.iter().zip(&grundy).flat_map(|(options, value)| {
            options.iter().map(|&q| (*value, grundy[q])).collect::<Vec<_>>()
        });
        let is_raised = moves.any(|(before, after)| after > before);
        assert_eq!(is_raised, game != halves);
        for (count, len) in [(2, 8), (3, 6), (4, 4)] {
            let games = vec![game[..len].to_vec(); count];
            for k in 1..=count {
                for (parts, is_won) in won(&games, Rule::UpTo(k), Play::Normal) {
                    let values: Vec<u64> = parts.iter().map(|&part| grundy[part] as u64).collect();
                    if k == 1 || count <= k + 1 || !is_raised {
                        assert_eq!(moore_wins(&values, k), is_won, "{game:?} {parts:?} {k}");
                    }
                    failures += usize::from(moore_wins(&values, k) != is_won);
                }
            }
        }
    }
    assert!(failures > 0);
}

#[test]
fn moore_fails_by_grundy_values() {
    let grundy = subtraction(6, &TAKES);
    let (k, games) = (2, vec![heaps(6, &TAKES); 4]);
    let won = won(&games, Rule::UpTo(k), Play::Normal);
    let stated = |parts: [usize; 4]| {
        let values = parts.map(|part| grundy[part]);
        assert_ne!(moore_wins(&values, k), won[&parts[..]]);
        (spaced(parts), spaced(values), won[&parts[..]])
    };
    let [(a, a_values, a_won), (b, b_values, b_won)] = [[1, 1, 1, 2], [1, 1, 2, 5]].map(stated);
    assert!(a_won && !b_won);
    PAGE.says(&format!("{k}, {}, {a}, {a_values}", spaced(TAKES)));
    PAGE.says(&format!("{b}, {b_values}"));
    assert!(moves(&games, Rule::UpTo(k), &[1, 1, 1, 2]).contains(&vec![0, 1, 1, 1]));
    assert!(!won[&vec![0, 1, 1, 1]]);
}

/// The rule by which accepted programs solve POJ 2315.
#[test]
fn bounded_takes_from_several_heaps() {
    let (m, k) = (2, 3);
    let games = vec![heaps(8, &[1, 2, 3]); 4];
    let won = won(&games, Rule::UpTo(m), Play::Normal);
    let remainders = |heaps: &[usize]| heaps.iter().map(|heap| heap % (k + 1)).collect::<Vec<_>>();
    let is_wrong = |heaps: &[usize]| moore_wins(&as_u64(&remainders(heaps)), m) != won[heaps];
    let example = [1, 1, 1, 4];
    assert!(is_wrong(&example) && won[&example[..]]);
    assert!(moves(&games, Rule::UpTo(m), &example).contains(&vec![0, 1, 1, 1]));
    assert!(!won[&vec![0, 1, 1, 1]]);
    let wrong = won.keys().filter(|heaps| heaps.is_sorted() && is_wrong(heaps)).count();
    PAGE.says(&format!("{m}, {k}, {}, {}", spaced(example), spaced(remainders(&example))));
    let most = games[0].len() - 1;
    PAGE.says(&format!("0, {most}, {wrong}"));
}

/// Beside heaps of Nim, with one move that raises a value: the formula is wrong before or after it.
#[test]
fn one_raise_spoils_it() {
    let takes = [1];
    let (raised, grundy) = (heaps(3, &takes), subtraction(3, &takes));
    let (before, after) = (2, 1);
    assert!(grundy[before] < grundy[after]);
    for k in 2..=3 {
        let games: Vec<Game> = [vec![raised.clone()], vec![nim(2); 2 * k + 1]].concat();
        let heaps = |ones| [vec![0; 2 * k + 1 - ones], vec![1; ones]].concat();
        let (first, second) =
            ([vec![before], heaps(k + 1)].concat(), [vec![after], heaps(k)].concat());
        assert!(moves(&games, Rule::UpTo(k), &first).contains(&second));
        let won = won(&games, Rule::UpTo(k), Play::Normal);
        let values = |parts: &[usize]| [&[grundy[parts[0]]], &as_u64(&parts[1..])[..]].concat();
        assert!(![&first, &second].map(|parts| moore_wins(&values(parts), k)).contains(&true));
        assert_eq!([&first, &second].map(|parts| won[parts]), [true, false]);
    }
}

/// The theorem on this rule, on all positions of the compounds that are tried. Returns their number; the page `which` has
/// a row for each rule.
pub fn theorem(rule: Rule) -> usize {
    let mut count = 0;
    for games in compounds() {
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
            count += 1;
        }
    }
    count
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
        let options = or_dash(spaced(options));
        table.push(vec![
            heap.to_string(),
            options,
            short[heap].to_string(),
            long[heap].to_string(),
        ]);
    }
    PAGE.table("one heap", &table);
    let heap = 7;
    let of_options = |table: &[usize]| spaced(game[heap].iter().map(|&left| table[left]));
    assert!(game[heap].iter().all(|&left| short[left] % 2 == 1)); // "all of them won"
    let (options, short_of_options) = (spaced(&game[heap]), of_options(&short));
    let own = (short[heap], long[heap]);
    let stated = format!(
        "{heap}, {options}, {short_of_options}, {}, {}, {}",
        own.0,
        of_options(&long),
        own.1
    );
    PAGE.says(&stated);
}

#[test]
fn the_rules_have_different_winners() {
    let games = vec![heaps(10, &TAKES); 2];
    let tables = [Rule::Short, Rule::Long].map(|rule| won(&games, rule, Play::Normal));
    let (short, long) = (remoteness(&games[0]), suspense(&games[0]));
    for (pair, winners) in [([1, 2], [true, false]), ([2, 5], [false, true])] {
        let [a, b] = pair;
        assert_eq!([0, 1].map(|i| tables[i][&pair[..]]), winners);
        assert_eq!([short[a], short[b]], [long[a], long[b]]); // "in both columns"
        PAGE.says(&format!("{a}, {b}, {}, {}", short[a], short[b]));
    }
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

/// A published program: as `suspense_of_pair`, without `a / b > 1`.
fn without_condition(a: u64, b: u64) -> u64 {
    if b == 0 {
        return 0;
    }
    let rest = without_condition(b, a % b);
    rest + if rest % 2 == 1 { 2 } else { 1 }
}

#[test]
fn euclid_in_every_pair() {
    let (game, pairs) = euclid(30);
    let expected: Vec<u64> = pairs.iter().map(|&(a, b)| suspense_of_pair(a, b)).collect();
    assert_eq!(as_u64(&suspense(&game)), expected);
    let (game, pairs) = euclid(5);
    for (parts, is_won) in won(&[game.clone(), game], Rule::Long, Play::Normal) {
        let greatest = parts.iter().map(|&part| suspense_of_pair(pairs[part].0, pairs[part].1));
        assert_eq!(greatest.max().unwrap() % 2 == 1, is_won);
    }
    let (a, b) = (3, 2);
    assert!(pairs
        .iter()
        .all(|&(x, y)| x + y >= a + b || suspense_of_pair(x, y) == without_condition(x, y)));
    PAGE.says(&format!("{a}, {b}, {}, {}", without_condition(a, b), suspense_of_pair(a, b)));
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
    // By the formula, where a search of all positions can follow.
    let lost = |n: u32, d: u32, k: usize| {
        let sets = (0..1u32 << n).filter(|set| set.count_ones() as usize % (k + 1) == 0);
        sets.count().pow(d)
    };
    for (n, d, k) in [(4, 2, 1), (4, 2, 2), (4, 2, 3), (3, 3, 2), (2, 3, 1), (5, 1, 2)] {
        let won = won(&vec![nim(1 << d); n as usize], Rule::UpTo(k), Play::Normal);
        assert_eq!(won.values().filter(|&&is_won| !is_won).count(), lost(n, d, k));
    }
    let (k, digits) = (2, 3);
    let (each, all) = (lost(4, 1, k), lost(4, digits, k));
    let stated = format!("{all}; 0, 3; 1 + 4 = {each}; {each}^{digits} = {all}");
    PAGE.says(&stated);
}

#[test]
fn exercise_3() {
    let number = |h: usize, m: usize| 2 * (h / (m + 1)) + usize::from(h % (m + 1) != 0);
    for m in 1..6 {
        let game = heaps(40, &(1..=m).collect::<Vec<_>>());
        let numbers: Vec<usize> = (0..40).map(|h| number(h, m)).collect();
        assert_eq!((remoteness(&game), suspense(&game)), (numbers.clone(), numbers));
    }
    let (parts, m) = ([6, 9, 12], 3);
    let numbers = parts.map(|h| number(h, m));
    let stated = format!("{}, {}", spaced(parts), spaced(numbers));
    PAGE.says(&stated);
    let games = vec![heaps(13, &[1, 2, 3]); 3];
    let winners = [Rule::Short, Rule::Long].map(|rule| won(&games, rule, Play::Normal)[&parts[..]]);
    assert_eq!(winners, [true, false]);
}

#[test]
fn in_cpp() {
    let mut expected = String::new();
    for k in 1..=4 {
        for n in 0..625 {
            let heaps = [n % 5, n / 5 % 5, (n / 25 % 5) << 60, n / 125];
            let after = spaced(moore_move(&heaps, k));
            expected += &format!("{} {after}\n", u8::from(moore_wins(&heaps, k)));
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
