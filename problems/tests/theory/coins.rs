//! The page `coins`.

use crate::mex::mex;
use crate::nim_multiplication::{by_definition, small_product};
use checks::blocks::{cells, listed, named, spaced, Document};
use common::grundy::GrundySearch;

const PAGE: Document = Document::theory("coins");

/// The values of the coins up to `last`, if each is the only head. Coins count from `first`, and `others(x)` lists
/// the sets of coins that may be turned together with `x`, the last one. Shown by the page.
fn values_of_heads(
    first: usize,
    last: usize,
    others: impl Fn(usize) -> Vec<Vec<usize>>,
) -> Vec<usize> {
    let mut g = vec![0; first]; // no coins there
    for x in first..=last {
        let sets = others(x);
        let sums = sets.iter().map(|set| set.iter().fold(0, |sum, &y| sum ^ g[y]));
        let values: Vec<usize> = sums.collect();
        g.push(mex(&values));
    }
    g
}

/// A run of coins that ends at `x`. Shown by the page.
fn ruler(x: usize) -> Vec<Vec<usize>> {
    (1..=x).map(|y| (y..x).collect()).collect()
}

/// One coin or two, counted from 1.
fn turtles(x: usize) -> Vec<Vec<usize>> {
    [vec![vec![]], twins(x)].concat().into_iter().filter(|set| !set.contains(&0)).collect()
}

/// Up to three coins, counted from 0.
fn mock_turtles(x: usize) -> Vec<Vec<usize>> {
    let three = (0..x).flat_map(|y| (0..y).map(move |z| vec![z, y]));
    [vec![vec![]], twins(x), three.collect()].concat()
}

/// Exactly two coins, counted from 0.
fn twins(x: usize) -> Vec<Vec<usize>> {
    (0..x).map(|y| vec![y]).collect()
}

/// A game: its first coin, and what may be turned together with a coin.
type Game = (usize, fn(usize) -> Vec<Vec<usize>>);

const TURTLES: Game = (1, turtles);
const MOCK_TURTLES: Game = (0, mock_turtles);
const RULER: Game = (1, ruler);
const TWINS: Game = (0, twins);

fn values((first, others): Game, last: usize) -> Vec<usize> {
    values_of_heads(first, last, others)
}

/// What a move turns, as bits, with the coin that must be a head.
type Turn = (u32, u32);

/// By the rules alone: the positions after a move. The heads are bits.
fn after(turns: &[Turn]) -> impl Fn(&u32) -> Vec<u32> + '_ {
    |&heads| {
        let legal = turns.iter().filter(move |(last, _)| heads & last != 0);
        legal.map(|(_, turned)| heads ^ turned).collect()
    }
}

fn turns(first: usize, last: usize, others: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<Turn> {
    let sets = (first..=last).flat_map(|x| others(x).into_iter().map(move |set| (x, set)));
    let bits = |x: usize, set: Vec<usize>| set.iter().fold(1 << x, |bits, y| bits | 1 << y);
    sets.map(|(x, set)| (1 << x, bits(x, set))).collect()
}

/// That every position has the Nim sum of the values of its heads.
fn is_sum_of_heads(turns: &[Turn], values: &[usize]) {
    let mut search = GrundySearch::new(after(turns));
    for heads in 0..1u32 << values.len() {
        let shown = (0..values.len()).filter(|x| heads >> x & 1 == 1);
        let sum = shown.fold(0, |sum, x| sum ^ values[x] as u64);
        assert_eq!(search.grundy(&heads), sum, "{turns:?} {heads:b}");
    }
}

#[test]
fn one_head_at_a_time() {
    for game @ (first, others) in [TURTLES, MOCK_TURTLES, RULER, TWINS] {
        is_sum_of_heads(&turns(first, 9, others), &values(game, 9));
    }
}

/// The theorem, whatever sets of seven coins may be turned.
#[test]
fn one_head_at_a_time_in_any_game() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..64 {
        let sets: Vec<u32> = (0..random.usize(..20)).map(|_| random.u32(1..128)).collect();
        let others = |x: usize| {
            let with_x = sets.iter().filter(move |set| set.ilog2() as usize == x);
            with_x.map(|set| (0..x).filter(|y| set >> y & 1 == 1).collect()).collect()
        };
        is_sum_of_heads(&turns(0, 6, others), &values_of_heads(0, 6, others));
    }
}

#[test]
fn table_of_three_games() {
    let line = |name: &str, game: Game| named(name, &values(game, game.0 + 15)[game.0..]);
    let coin = |first: usize| named("coin", first..first + 16);
    let rows = [
        coin(1),
        line("Turning Turtles", TURTLES),
        line("Ruler", RULER),
        coin(0),
        line("Mock Turtles", MOCK_TURTLES),
    ];
    PAGE.table("three games", &rows);
    let odious = values(MOCK_TURTLES, 4);
    PAGE.says(&listed(odious));
}

/// Coins on a board: those that are turned together with (x, y), by the definition of the product.
fn together(first: Game, second: Game, (x, y): (usize, usize)) -> Vec<Vec<(usize, usize)>> {
    let with = |x: usize, sets: Vec<Vec<usize>>| -> Vec<Vec<usize>> {
        sets.into_iter().map(|set| [set, vec![x]].concat()).collect()
    };
    let (rows, columns) = (with(x, first.1(x)), with(y, second.1(y)));
    let mut moves = Vec::new();
    for (set, other) in rows.iter().flat_map(|set| columns.iter().map(move |other| (set, other))) {
        let all = set.iter().flat_map(|&a| other.iter().map(move |&b| (a, b)));
        moves.push(all.filter(|&coin| coin != (x, y)).collect());
    }
    moves
}

/// The values of single heads on a board, by the theorem on single heads.
fn board(first: Game, second: Game, last: (usize, usize)) -> Vec<Vec<usize>> {
    let mut g = vec![vec![0; last.1 + 1]; last.0 + 1];
    for (x, y) in (first.0..=last.0).flat_map(|x| (second.0..=last.1).map(move |y| (x, y))) {
        let sets = together(first, second, (x, y));
        let sums = sets.iter().map(|set| set.iter().fold(0, |sum, &(a, b)| sum ^ g[a][b]));
        let values: Vec<usize> = sums.collect();
        g[x][y] = mex(&values);
    }
    g
}

const GAMES: [Game; 4] = [TURTLES, MOCK_TURTLES, RULER, TWINS];

#[test]
fn tartan() {
    for (first, second) in GAMES.into_iter().flat_map(|first| GAMES.map(|second| (first, second))) {
        let last = (8, 9);
        let (left, right) = (values(first, last.0), values(second, last.1));
        for (x, line) in board(first, second, last).into_iter().enumerate() {
            for (y, value) in line.into_iter().enumerate() {
                assert_eq!(value, small_product(left[x], right[y]), "{x} {y}");
            }
        }
    }
}

/// The turns of a product, with the coin (x, y) in the bit 4 x + y.
fn turns_of_board(first: Game, second: Game, last: (usize, usize)) -> Vec<Turn> {
    let bit = |(x, y): (usize, usize)| 1 << (4 * x + y);
    let coins = (first.0..=last.0).flat_map(|x| (second.0..=last.1).map(move |y| (x, y)));
    let turned = |coin, set: Vec<_>| (bit(coin), set.into_iter().map(bit).sum::<u32>() | bit(coin));
    let sets = coins.flat_map(|coin| {
        together(first, second, coin).into_iter().map(move |set| turned(coin, set))
    });
    sets.collect()
}

/// The theorem for positions with many heads, by the rules alone.
#[test]
fn boards_by_the_rules() {
    let pairs = (0..GAMES.len()).flat_map(|i| GAMES[i..].iter().map(move |&game| (GAMES[i], game)));
    for (first, second) in pairs {
        let last = (2, 3);
        let (left, right) = (values(first, last.0), values(second, last.1));
        let cells = left.iter().flat_map(|&a| right.iter().map(move |&b| small_product(a, b)));
        let values: Vec<usize> = cells.collect();
        is_sum_of_heads(&turns_of_board(first, second, last), &values);
    }
}

#[test]
fn only_heads() {
    // One head or two, wherever they lie: the number of heads is the position.
    let mut search = GrundySearch::new(|&heads: &u32| {
        let pairs = (0..6).flat_map(|x| (0..=x).map(move |y| 1 << x | 1 << y));
        pairs.filter(|turned| heads & turned == *turned).map(|turned: u32| heads ^ turned).collect()
    });
    let (one, two) = (search.grundy(&1), search.grundy(&3));
    assert_eq!((search.grundy(&2), search.grundy(&32)), (one, one));
    PAGE.says(&format!("{one}, {two}, {one} \\oplus {one} = {}", one ^ one));
}

#[test]
fn rugs() {
    let (coin, sums) = (3, ruler(3));
    let ruler = values(RULER, 8);
    let sums: std::collections::BTreeSet<usize> =
        sums.iter().map(|set| set.iter().fold(0, |sum, &y| sum ^ ruler[y])).collect();
    PAGE.says(&format!("{coin}, {}, {}", listed(sums), ruler[coin]));
    let board = board(RULER, RULER, (8, 8));
    let mut rows = vec![named("⊗", &ruler[1..])];
    rows.extend((1..=4).map(|x| named(ruler[x], &board[x][1..])));
    PAGE.table("rugs", &rows);
}

/// The sets that a winning move turns, the last coin first.
fn winning_moves(first: Game, second: Game, heads: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let far = |of: fn(&(usize, usize)) -> usize| heads.iter().map(of).max().unwrap();
    let g = board(first, second, (far(|head| head.0), far(|head| head.1)));
    let sum = heads.iter().fold(0, |sum, &(x, y)| sum ^ g[x][y]);
    let mut winning = Vec::new();
    for &head in heads {
        for others in together(first, second, head) {
            let turned = [vec![head], others].concat();
            if turned.iter().fold(sum, |sum, &(x, y)| sum ^ g[x][y]) == 0 {
                winning.push(turned);
            }
        }
    }
    winning
}

#[test]
fn winning_moves_on_a_board() {
    let heads = [(2, 3), (5, 4), (6, 2)];
    let value = |&(x, y): &(usize, usize)| small_product(x, y);
    let values = heads.iter().map(value);
    let sum = values.clone().fold(0, |sum, value| sum ^ value);
    let shown = heads.map(|(x, y)| format!("({x}, {y})"));
    PAGE.says(&format!("{}, {}, {sum}, {sum}", shown.join(", "), listed(values)));
    let mut rows = vec![cells(["head", "value", "turned with it", "their values", "Nim sum"])];
    for mut turned in winning_moves(TURTLES, TURTLES, &heads) {
        let head = turned.remove(0);
        turned.reverse();
        let coin = |&(x, y): &(usize, usize)| format!("{x},{y}");
        let becomes = turned.iter().map(value).fold(0, |sum, value| sum ^ value);
        assert_eq!(becomes, value(&head) ^ sum);
        rows.push(vec![
            coin(&head),
            value(&head).to_string(),
            spaced(turned.iter().map(coin)),
            spaced(turned.iter().map(value)),
            becomes.to_string(),
        ]);
    }
    PAGE.table("corners", &rows);
}

#[test]
fn exercise_1() {
    let by_rules = board(TWINS, TWINS, (30, 30));
    assert_eq!(by_rules, by_definition(31));
}

#[test]
fn exercise_2() {
    for k in 1..10 {
        let near = |x: usize| {
            let second = (1..=k.min(x - 1)).map(|distance| vec![x - distance]);
            [vec![]].into_iter().chain(second).collect()
        };
        let expected = (1..=60).map(|x| 1 + (x - 1) % (k + 1));
        assert!(values_of_heads(1, 60, near).into_iter().skip(1).eq(expected));
    }
}

#[test]
fn exercise_3() {
    let values = values(MOCK_TURTLES, 9);
    let places = |heads: u32| (0..10).filter(move |x| heads >> x & 1 == 1);
    for heads in 0..1u32 << 10 {
        let value = places(heads).fold(0, |sum, x| sum ^ values[x]);
        let sum = places(heads).fold(0, |sum, x| sum ^ x);
        assert_eq!(value == 0, sum == 0 && heads.count_ones() % 2 == 0);
    }
    let heads = [1, 4, 6, 9];
    let position = heads.iter().map(|x| 1 << x).sum::<u32>();
    let turns = turns(0, 9, mock_turtles);
    let mut search = GrundySearch::new(after(&turns));
    let mut winning = after(&turns)(&position);
    winning.retain(|left| search.grundy(left) == 0);
    let [left] = winning[..] else { panic!("{winning:?}") };
    let turned: Vec<_> = places(left ^ position).collect();
    let [other, last] = turned[..] else { panic!("{turned:?}") };
    let sum = heads.iter().fold(0, |sum, x| sum ^ x);
    PAGE.says(&format!("{}, {sum}, {sum}, {last}, {other}", listed(heads)));
}

/// By the rules, for the cells 1 to `n`: a turn for each x and k.
fn multiples(n: usize) -> Vec<Turn> {
    let cells = (1..=n).flat_map(|x| (1..=n / x).map(move |k| (x, k)));
    cells.map(|(x, k)| (1 << x, (1..=k).map(|i| 1 << (i * x)).sum())).collect()
}

/// The values of exercise 4, from 0 on.
fn of_quotients(last: usize) -> Vec<usize> {
    let mut h = vec![0];
    for m in 1..=last {
        let sums = (2..=m).scan(0, |sum, i| {
            *sum ^= h[m / i];
            Some(*sum)
        });
        let values: Vec<usize> = [0].into_iter().chain(sums).collect();
        h.push(mex(&values));
    }
    h
}

/// Exercise 4 by the rules: a row of the page `which`.
pub fn multiples_by_quotients() -> usize {
    let mut count = 0;
    let last = 16;
    let h = of_quotients(last);
    for n in 1..=last {
        let turns = multiples(n);
        let mut search = GrundySearch::new(after(&turns));
        // Single cells up to 16, and all positions up to 11.
        assert!((1..=n).all(|x| n > 14 && x < 4 || search.grundy(&(1 << x)) == h[n / x] as u64));
        for white in (0..1u32 << n).filter(|_| n < 12) {
            let sum =
                (1..=n).filter(|x| white >> (x - 1) & 1 == 1).fold(0, |sum, x| sum ^ h[n / x]);
            assert_eq!(search.grundy(&(white << 1)), sum as u64);
            count += 1;
        }
    }
    count
}

#[test]
fn exercise_4() {
    // The mex over the moves of the row, without quotients.
    for n in 1..200 {
        let mut g = vec![0; n + 1];
        for x in (1..=n).rev() {
            let mut sum = 0;
            let mut values = vec![0];
            for y in (2 * x..=n).step_by(x) {
                sum ^= g[y];
                values.push(sum);
            }
            g[x] = mex(&values);
        }
        let h = of_quotients(n);
        assert!((1..=n).all(|x| g[x] == h[n / x]));
    }
    let last = 16;
    PAGE.says(&listed(&of_quotients(last)[1..]));
    PAGE.says(&format!("m = 1, {last}"));
}

#[test]
fn exercise_5() {
    for (rows, columns) in (1..9).flat_map(|rows| (1..9).map(move |columns| (rows, columns))) {
        let all = |game: Game| {
            board(game, game, (rows, columns))
                .into_iter()
                .flatten()
                .fold(0, |sum, value| sum ^ value)
        };
        assert_eq!(all(TURTLES) == 0, rows % 4 == 3 || columns % 4 == 3);
        assert_ne!(all(RULER), 0);
    }
}

/// What the C++ program prints.
#[test]
fn cpp() {
    let all = [values(RULER, 40), values(MOCK_TURTLES, 40)].concat();
    let expected: String = all.iter().map(|value| format!("{value}\n")).collect();
    PAGE.prints("coins.cpp", &expected);
}
