//! The page `partizan`.

mod games;

use checks::blocks::{cells, joined, listed, Document};
use checks::rules::all_lists;
use games::Player::{Left, Right};
use games::{fraction, Game, Games, Known, Player, ONE, ZERO};
use itertools::Itertools;
use pack::Pack;
use std::collections::{BTreeMap, BTreeSet, HashMap};

const PAGE: Document = Document::theory("partizan");

/// The simplest number between two others, all in units of `1 / ONE`. Shown by the page.
fn simplest(left: i64, right: i64) -> i64 {
    if left < 0 {
        return if right > 0 { 0 } else { -simplest(-right, -left) };
    }
    let mut step = ONE;
    while left / step * step + step >= right {
        step /= 2;
    }
    left / step * step + step
}

/// The value `m / 2^k` of a stalk as `(m, k)`. Its edges from the ground up are `B` or `R`. Shown by the page.
fn stalk_value(stalk: &str) -> (i64, u32) {
    let (mut m, mut k) = (0, 0);
    for edge in stalk.chars() {
        if k > 0 || !stalk.starts_with(edge) {
            m *= 2;
            k += 1;
        }
        m += if edge == 'B' { 1 } else { -1 };
    }
    (m, k)
}

/// Whether the player who moves, and cuts edges of this colour, wins a sum of stalks.
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

/// Less and more than all numbers that occur.
const BOUNDS: (i64, i64) = (-1000 * ONE, 1000 * ONE);

/// The simplest number between options that are numbers, or `None` if none is between.
fn simplest_between(left: &[i64], right: &[i64]) -> Option<i64> {
    let left = left.iter().copied().max().unwrap_or(BOUNDS.0);
    let right = right.iter().copied().min().unwrap_or(BOUNDS.1);
    (left < right).then(|| simplest(left, right))
}

/// All stalks of this many edges.
fn stalks(edges: usize) -> Vec<String> {
    let colour = |bits: usize, i: usize| if bits >> i & 1 == 0 { 'B' } else { 'R' };
    let stalk = |bits| (0..edges).rev().map(|i| colour(bits, i)).collect();
    (0..1 << edges).map(stalk).collect()
}

/// The stalk with the colours exchanged.
fn negative(stalk: &str) -> String {
    stalk.chars().map(|edge| if edge == 'B' { 'R' } else { 'B' }).collect()
}

/// The value of a stalk, in units of `1 / ONE`.
fn units(stalk: &str) -> i64 {
    let (m, k) = stalk_value(stalk);
    m * (ONE >> k)
}

fn total(stalks: &[&str]) -> i64 {
    stalks.iter().map(|stalk| units(stalk)).sum()
}

/// That a sum of this value is won as it should be, whoever begins.
fn check(stalks: &[&str], value: i64) {
    assert_eq!(mover_wins(stalks, 'B'), value > 0, "{stalks:?}");
    assert_eq!(mover_wins(stalks, 'R'), value < 0, "{stalks:?}");
}

/// The multiples of `1 / 2^k` from `-most` to `most`.
fn numbers(most: i64, k: u32) -> impl Iterator<Item = i64> {
    (-most << k..=most << k).map(move |m| m * (ONE >> k))
}

/// The game that is a number, by its definition.
fn number_game(games: &mut Games, number: i64) -> Game {
    games.number(number, ONE.trailing_zeros())
}

fn star(games: &mut Games) -> Game {
    games.game(&[ZERO], &[ZERO])
}

/// The edges of a picture: two nodes and a colour, `B`, `R`, or `G` for one that both may cut. Node 0 is the ground.
type Picture = Vec<(usize, usize, char)>;

/// What is left after each cut of a player.
fn cuts(picture: &Picture, player: Player) -> Vec<Picture> {
    let colour = if player == Left { 'B' } else { 'R' };
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

/// A stalk whose nodes above the ground are numbered from `new` on.
fn coloured_stalk(stalk: &str, new: usize) -> Picture {
    let edge = |(i, colour)| (if i == 0 { 0 } else { new + i - 1 }, new + i, colour);
    stalk.chars().enumerate().map(edge).collect()
}

/// Squares of a board: column and row.
type Board = BTreeSet<(usize, usize)>;

/// Domineering: what is left when Left has put a domino on two free squares below one another, Right on two beside one
/// another.
fn dominoes(board: &Board, player: Player) -> Vec<Board> {
    let mut left = Vec::new();
    for &(x, y) in board {
        let second = if player == Left { (x, y + 1) } else { (x + 1, y) };
        if board.contains(&second) {
            left.push(board.iter().copied().filter(|&c| c != (x, y) && c != second).collect());
        }
    }
    left
}

fn domineering(games: &mut Games, board: &Board) -> Game {
    games.of(board, &dominoes, &mut HashMap::new())
}

/// The names of the options of a game, as they come and each once, as in `{-1, 0 | 1}`.
fn form(games: &Games, options: [&[Game]; 2]) -> String {
    let names = options.map(|options| {
        let mut names: Vec<String> = Vec::new();
        for name in options.iter().map(|&option| games.name(option)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        joined(names, ", ")
    });
    format!("{{{} | {}}}", names[0], names[1]).replace("{ |", "{|").replace("| }", "|}")
}

// What the page tells, from its beginning.

#[test]
fn outcomes() {
    let winner = |wins, mover: &str, other: &str| if wins { mover } else { other }.to_string();
    let mut table = vec![cells(["position", "options", "Left begins", "Right begins"])];
    let mut games = Games::new();
    for shown in ["-", "B", "R", "BR", "B R", "BR BR R"] {
        let stalks: Vec<&str> = shown.split(' ').filter(|&stalk| stalk != "-").collect();
        let pictures = stalks.iter().zip(1..).map(|(stalk, i)| coloured_stalk(stalk, 10 * i));
        let picture = pictures.collect::<Vec<_>>().concat();
        let options = [Left, Right].map(|player| {
            let options = cuts(&picture, player).into_iter();
            let options = options.map(|left| games.of(&left, &cuts, &mut HashMap::new()));
            options.dedup().collect::<Vec<Game>>()
        });
        table.push(vec![
            shown.to_string(),
            form(&games, [&options[0], &options[1]]),
            winner(mover_wins(&stalks, 'B'), "Left", "Right"),
            winner(mover_wins(&stalks, 'R'), "Right", "Left"),
        ]);
    }
    PAGE.table("outcomes", &table);
}

/// What stands in a picture of the page.
struct Element {
    class: String,
    x: usize,
    y: usize,
    text: String,
}

/// The cells and the texts of a picture of the page, in their order.
fn picture(name: &str) -> Vec<Element> {
    let svg = Pack::here().unwrap().read(format!("problems/theory/partizan-{name}.svg")).unwrap();
    let element = |node: roxmltree::Node| {
        let place = |axis| node.attribute(axis)?.parse().ok();
        let text = node.text().unwrap_or_default().replace('−', "-");
        let class = node.attribute("class")?.to_string();
        Some(Element { class, x: place("x")?, y: place("y")?, text })
    };
    roxmltree::Document::parse(&svg).unwrap().descendants().filter_map(element).collect()
}

/// The stalks of the first picture have the values below them, which say who wins.
#[test]
fn the_picture_of_hackenbush() {
    let (mut stalks, mut count) = (BTreeMap::<usize, String>::new(), 0);
    for Element { class, x, text, .. } in picture("hackenbush") {
        if class == "strong" {
            let all: Vec<&str> = stalks.values().map(String::as_str).collect();
            assert_eq!(text, fraction(total(&all)), "{all:?}");
            check(&all, total(&all));
            stalks.clear();
            count += 1;
        } else {
            *stalks.entry(x).or_default() += &text;
        }
    }
    assert_eq!(count, 4);
}

/// The simplest number, on all pairs of numbers, by the evaluator.
#[test]
fn simplest_numbers() {
    let mut games = Games::new();
    let eighths: Vec<i64> = numbers(3, 3).collect();
    for (&left, &right) in eighths.iter().tuple_combinations() {
        let options = [left, right].map(|number| number_game(&mut games, number));
        let game = games.game(&[options[0]], &[options[1]]);
        assert_eq!(games.as_number(game), Some(simplest(left, right)), "{left} {right}");
    }
    let mut table = vec![cells(["larger than", "smaller than", "simplest number"])];
    for (left, right) in [(-1, 20), (0, 12), (1, 4), (5, 8), (-12, -5)] {
        let [left, right] = [left, right].map(|m| m * (ONE / 4));
        table.push([left, right, simplest(left, right)].map(fraction).to_vec());
    }
    PAGE.table("simplest", &table);
}

#[test]
fn small_stalks() {
    let mut table = vec![cells(["stalk", "value"])];
    let all = (1..=3).flat_map(stalks).filter(|stalk| stalk.starts_with('B'));
    table.extend(all.map(|stalk| vec![stalk.clone(), fraction(units(&stalk))]));
    PAGE.table("stalks", &table);
}

/// The sign rule, on all sums of three stalks of up to three edges, seven in all, and on all stalks of up to five
/// with a copy of their negative.
#[test]
fn sums_of_stalks() {
    let small: Vec<String> = (0..=3).flat_map(stalks).collect();
    for sum in small.iter().map(String::as_str).combinations_with_replacement(3) {
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
    let stalk = format!("BR{}", "B".repeat(62));
    assert_eq!(stalk_value(&stalk), (i64::MAX, 63));
    assert_eq!(stalk_value(&negative(&stalk)), (-i64::MAX, 63));
}

/// The pieces of up to four squares, without those that arise by reflection or a quarter turn, and the one of six squares
/// that is worth up: below each stand its options, and its value if that is another text.
#[test]
fn the_picture_of_domineering() {
    const SIDE: usize = 28;
    let (mut games, elements) = (Games::new(), picture("domineering"));
    let pieces: Vec<&[Element]> =
        elements.chunk_by(|a, b| a.class == "cell" || b.class != "cell").collect();
    assert_eq!(pieces.len(), 11);
    for piece in pieces {
        let (squares, texts): (Vec<&Element>, Vec<&Element>) =
            piece.iter().partition(|element| element.class == "cell");
        let [left, top] = [|e: &&Element| e.x, |e: &&Element| e.y]
            .map(|place| squares.iter().map(place).min().unwrap());
        let board: Board =
            squares.iter().map(|e| ((e.x - left) / SIDE, (e.y - top) / SIDE)).collect();
        let game = domineering(&mut games, &board);
        let options = [Left, Right].map(|player| {
            if board.len() > 4 {
                return games.options(game, player).to_vec();
            }
            let left = dominoes(&board, player);
            left.iter().map(|board| domineering(&mut games, board)).collect()
        });
        let mut expected = vec![form(&games, [&options[0], &options[1]]), games.name(game)];
        expected.dedup();
        assert!(texts.iter().map(|e| &e.text).eq(&expected), "{board:?}: {expected:?}");
    }
}

/// What `{x | y}` is for numbers x >= y; for others it is the simplest number.
#[test]
fn switches() {
    let mut games = Games::new();
    let star = star(&mut games);
    let quarters: Vec<i64> = numbers(2, 2).collect();
    for &x in &quarters {
        for &y in &quarters {
            let options = [x, y].map(|number| number_game(&mut games, number));
            let game = games.game(&[options[0]], &[options[1]]);
            if x == y {
                assert_eq!(games.sum(options[0], star), game);
            }
            if x > y {
                // Confused with the numbers from y to x, and as large as the mean and a switch about 0.
                for z in numbers(3, 2) {
                    let other = number_game(&mut games, z);
                    assert_eq!(games.is_confused(game, other), y <= z && z <= x);
                    assert_eq!(games.is_less(game, other), x < z);
                }
                let half = [(x - y) / 2, (y - x) / 2].map(|z| number_game(&mut games, z));
                let switch = games.game(&[half[0]], &[half[1]]);
                let mean = number_game(&mut games, (x + y) / 2);
                assert_eq!(games.sum(mean, switch), game);
            }
        }
    }
}

/// In sums of switches and a number, the hottest switch is a best move.
#[test]
fn hottest_first() {
    let mut games = Games::new();
    let known = &mut Known::new();
    let all: Vec<(i64, i64)> = (-1..=2).flat_map(|x| (-2..x).map(move |y| (x, y))).collect();
    for mut switches in
        (0..=4).flat_map(|count| all.iter().copied().combinations_with_replacement(count))
    {
        for rest in -2..=2 {
            let mut sum = vec![number_game(&mut games, rest * ONE)];
            for &(x, y) in &switches {
                let options = [x, y].map(|number| number_game(&mut games, number * ONE));
                sum.push(games.raw(&[options[0]], &[options[1]]));
            }
            let wins = [Left, Right].map(|player| games.wins(&sum, player, known));
            // The players take turns in this order; then the number that is left decides.
            switches.sort_by_key(|(x, y)| y - x);
            let left_by = |first: usize| -> i64 {
                let turns = switches.iter().enumerate();
                rest + turns.map(|(i, &(x, y))| if i % 2 == first { x } else { y }).sum::<i64>()
            };
            // The one who begins is to move again after an even number of switches.
            let even = i64::from(switches.len() % 2 == 0);
            assert_eq!(wins, [left_by(0) >= even, left_by(1) <= -even], "{switches:?} {rest}");
        }
    }
}

// What contest problems take from it.

/// A column of AtCoder ABC 229 H from the top down: Left, who is Takahashi, moves a white piece up or eats a black one.
fn advance_or_eat(column: &str, player: Player) -> Vec<String> {
    let (own, other) = if player == Left { ('W', 'B') } else { ('B', 'W') };
    let squares: Vec<char> = column.chars().collect();
    let mut left = Vec::new();
    for i in 0..squares.len() {
        let mut new = squares.clone();
        if squares[i] == other {
            new[i] = '.';
        } else if squares[i] == own && i > 0 && squares[i - 1] == '.' {
            new.swap(i - 1, i);
        } else {
            continue;
        }
        left.push(new.into_iter().collect());
    }
    left
}

#[test]
fn abc229h() {
    let mut games = Games::new();
    let known = &mut HashMap::new();
    let moves = |column: &String, player| advance_or_eat(column, player);
    for column in (1..=5).flat_map(|squares| all_lists(squares, ".WB".chars())) {
        let game = games.of(&column.iter().collect(), &moves, known);
        assert!(games.as_number(game).is_some(), "{column:?}");
    }
}

/// HDU 3544: a bar of `x` columns and `y` rows, which Left splits into columns and Right into rows. By the formula.
fn bar_by_formula(x: usize, y: usize) -> i64 {
    if x < y {
        return -bar_by_formula(y, x);
    }
    let power = (0..32).map(|k| 1 << k).take_while(|&power| power <= y).last().unwrap();
    i64::try_from(x / power).unwrap() - 1
}

/// The values of all bars of up to this many columns and rows, by the simplest number.
fn bars(most: usize) -> Vec<Vec<i64>> {
    let mut values = vec![vec![0; most + 1]; most + 1];
    for x in 1..=most {
        for y in 1..=most {
            let left: Vec<i64> = (1..x).map(|part| values[part][y] + values[x - part][y]).collect();
            let right: Vec<i64> =
                (1..y).map(|part| values[x][part] + values[x][y - part]).collect();
            values[x][y] = simplest_between(&left, &right).unwrap();
        }
    }
    values
}

#[test]
fn hdu3544() {
    let values = bars(64);
    for (x, row) in values.iter().enumerate().skip(1) {
        for (y, &value) in row.iter().enumerate().skip(1) {
            assert_eq!(value, bar_by_formula(x, y) * ONE, "{x} {y}");
        }
    }
    PAGE.says(&listed((1..=8).map(|x| fraction(values[x][2]))));
}

// The exercises.

#[test]
fn exercise_1() {
    assert_eq!([units("BRBR"), units("RRBB")], [5 * ONE / 8, -5 * ONE / 4]);
    PAGE.says(&format!("{}, 5 / 8", fraction(units("BRRB"))));
}

#[test]
fn exercise_2() {
    let sum = ["BBR", "RBR", "RB"];
    let values = |stalks: &[&str]| listed(stalks.iter().map(|stalk| fraction(units(stalk))));
    PAGE.says(&format!("{}, {}", values(&sum), fraction(total(&sum))));
    let cuts = (0..3).flat_map(|i| sum[i].match_indices('B').map(move |(cut, _)| (i, cut)));
    let winning = cuts.filter(|&(i, cut)| {
        let mut left = sum;
        left[i] = &sum[i][..cut];
        !mover_wins(&left, 'R')
    });
    assert!(winning.eq([(1, 1)])); // "the blue edge of RBR"
    PAGE.says(&format!("{}, 0", values(&["BBR", "R", "RB"])));
}

#[test]
fn in_cpp() {
    let mut lines = String::new();
    for stalk in (0..=6).flat_map(stalks) {
        let (m, k) = stalk_value(&stalk);
        lines += &format!("{m} {k}\n");
    }
    for left in numbers(2, 3) {
        for right in numbers(2, 3).filter(|&right| left < right) {
            lines += &format!("{}\n", simplest(left, right));
        }
    }
    PAGE.prints("partizan.cpp", &lines);
}
