//! The page `partizan`.

mod drawing;
mod games;

use checks::blocks::{cells, joined, Document};
use drawing::Drawing;
use games::Player::{Left, Right};
use games::{fraction, Game, Games, Known, Player, ONE, ZERO};
use itertools::Itertools;
use std::collections::{BTreeSet, HashMap};

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

/// As in a formula: `3 / 4`.
fn formula(value: i64) -> String {
    fraction(value).replace('/', " / ")
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

fn up(games: &mut Games) -> Game {
    let star = star(games);
    games.game(&[ZERO], &[star])
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

/// Whether the player who begins wins a picture, by playing.
fn wins(picture: &Picture, player: Player, known: &mut HashMap<(Picture, Player), bool>) -> bool {
    let key = (picture.clone(), player);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let wins = cuts(picture, player).iter().any(|left| !wins(left, player.other(), known));
    known.insert(key, wins);
    wins
}

/// The value of a picture by the theorems: the simplest number between those of its options, each of which is worse
/// than it for the player who moves there.
fn picture_value(picture: &Picture) -> i64 {
    let [left, right] = [Left, Right]
        .map(|player| cuts(picture, player).iter().map(picture_value).collect::<Vec<_>>());
    simplest_between(&left, &right).unwrap()
}

/// A stalk whose nodes above the ground are numbered from `new` on.
fn coloured_stalk(stalk: &str, new: usize) -> Picture {
    let edge = |(i, colour)| (if i == 0 { 0 } else { new + i - 1 }, new + i, colour);
    stalk.chars().enumerate().map(edge).collect()
}

/// The stalk of a number: an edge of Left as long as it is worth too little, one of Right as long as too much.
fn stalk_of(value: i64) -> String {
    let mut stalk = String::new();
    while units(&stalk) != value {
        stalk.push(if units(&stalk) < value { 'B' } else { 'R' });
    }
    stalk
}

/// A number on an edge, by the formula for blue ones.
fn on_an_edge(value: i64, colour: char) -> i64 {
    if colour == 'R' {
        return -on_an_edge(-value, 'B');
    }
    let p = (1..64).find(|p| value + p * ONE > ONE).unwrap();
    (value + p * ONE) >> (p - 1)
}

/// The value of what stands on a node of a forest on the ground.
fn tree_value(picture: &Picture, node: usize) -> i64 {
    let edges = picture.iter().filter(|edge| edge.0 == node);
    edges.map(|&(_, above, colour)| on_an_edge(tree_value(picture, above), colour)).sum()
}

/// The pictures of four edges that are trees, and the same with a fifth edge between two of their nodes, which makes a
/// cycle. The first edge is blue: the other pictures are the negatives of these.
fn pictures(has_cycle: bool) -> Vec<Picture> {
    let mut pictures = Vec::new();
    for code in 0..24 {
        let parents = [0, code % 2, code / 2 % 3, code / 6 % 4];
        let tree = parents.iter().enumerate().map(|(i, &parent)| (parent, i + 1));
        let ends: Vec<(usize, usize)> = tree.chain(has_cycle.then_some((1, 4))).collect();
        for colours in (0..1 << ends.len()).step_by(2) {
            let colour = |i: usize| if colours >> i & 1 == 0 { 'B' } else { 'R' };
            pictures.push(ends.iter().enumerate().map(|(i, &(a, b))| (a, b, colour(i))).collect());
        }
    }
    pictures
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

/// The board of rows, such as `#. ##`.
fn board(rows: &str) -> Board {
    let mut board = Board::new();
    for (y, row) in rows.split(' ').enumerate() {
        board.extend(row.match_indices('#').map(|(x, _)| (x, y)));
    }
    board
}

fn domineering(games: &mut Games, board: &Board) -> Game {
    games.of(board, &dominoes, &mut HashMap::new())
}

/// The pieces of this many connected squares.
fn pieces(squares: usize) -> BTreeSet<Board> {
    if squares == 1 {
        return BTreeSet::from([board("#")]);
    }
    let mut found = BTreeSet::new();
    for piece in pieces(squares - 1) {
        // One column and one row away from the edge, so that there is room on all sides.
        let piece: Board = piece.iter().map(|&(x, y)| (x + 1, y + 1)).collect();
        for &(x, y) in &piece {
            for new in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                let mut larger = piece.clone();
                if larger.insert(new) {
                    let least_x = larger.iter().map(|c| c.0).min().unwrap();
                    let least_y = larger.iter().map(|c| c.1).min().unwrap();
                    found.insert(larger.iter().map(|c| (c.0 - least_x, c.1 - least_y)).collect());
                }
            }
        }
    }
    found
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
    let winner =
        |wins: bool, mover: &str, other: &str| if wins { mover } else { other }.to_string();
    let mut table = vec![cells(["position", "options", "Left begins", "Right begins"])];
    let mut games = Games::new();
    for stalks in ["-", "B", "R", "BR", "B R", "BR BR R"] {
        let mut picture = Picture::new();
        for (i, stalk) in stalks.split(' ').filter(|&stalk| stalk != "-").enumerate() {
            picture.extend(coloured_stalk(stalk, 1 + 10 * i));
        }
        let options = [Left, Right].map(|player| {
            let options = cuts(&picture, player);
            let mut options: Vec<Game> =
                options.iter().map(|left| games.of(left, &cuts, &mut HashMap::new())).collect();
            options.dedup();
            options
        });
        let known = &mut HashMap::new();
        let list: Vec<&str> = stalks.split(' ').filter(|&stalk| stalk != "-").collect();
        assert_eq!(mover_wins(&list, 'B'), wins(&picture, Left, known));
        assert_eq!(mover_wins(&list, 'R'), wins(&picture, Right, known));
        table.push(vec![
            stalks.to_string(),
            form(&games, [&options[0], &options[1]]),
            winner(wins(&picture, Left, known), "Left", "Right"),
            winner(wins(&picture, Right, known), "Right", "Left"),
        ]);
    }
    PAGE.table("outcomes", &table);
}

/// The four stalks of the first picture, and who wins them; the numbers below them are the values.
#[test]
fn the_picture_of_hackenbush() {
    let pictures: [&[&str]; 4] = [&["B"], &["BR"], &["BR", "BR", "R"], &["BRB", "R"]];
    let mut drawing = Drawing::new(690, 240);
    let (length, ground) = (50, 180);
    drawing.line("ground", (20, ground), (670, ground));
    let mut x = 60;
    for stalks in pictures {
        let begin = x;
        for stalk in stalks {
            for (i, edge) in stalk.chars().enumerate() {
                let class = edge.to_string();
                let y = ground - i * length;
                drawing.line(&class, (x, y - 3), (x, y - length + 3));
                drawing.text("", (x + 16, y - length / 2 + 6), &class);
            }
            x += 60;
        }
        drawing.text("strong", ((begin + x - 60) / 2, ground + 36), &fraction(total(stalks)));
        check(stalks, total(stalks));
        x += 70;
    }
    drawing
        .check("hackenbush", "Four pictures of Blue-Red Hackenbush with their values below them");
    let values = pictures.map(|stalks| formula(total(stalks)));
    PAGE.says(&format!("{}, {}, {}, {}", values[0], values[1], values[2], values[3]));
}

/// The comparison by hand.
#[test]
fn two_halves() {
    check(&["BR", "BR", "R"], 0);
    check(&["BR", "R"], -ONE / 2);
    assert!(!mover_wins(&["R", "BR"], 'B') && mover_wins(&["B", "BR", "R"], 'B'));
    assert!(mover_wins(&["BR", "BR"], 'B'));
}

/// The facts about comparisons, on all games whose options are among a few.
#[test]
fn comparisons() {
    let mut games = Games::new();
    let (one, star) = (number_game(&mut games, ONE), star(&mut games));
    let minus_one = games.negative(one);
    let few = [ZERO, one, minus_one, star];
    let subsets = |bits: usize| -> Vec<Game> {
        few.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, &game)| game).collect()
    };
    let known = &mut Known::new();
    let all: Vec<Game> =
        (0..256).map(|bits| games.raw(&subsets(bits & 15), &subsets(bits >> 4))).collect();
    for &game in &all {
        let simple = {
            let options = [Left, Right].map(|player| games.options(game, player).to_vec());
            games.game(&options[0], &options[1])
        };
        for other in [ZERO, one, star, simple] {
            // Compared by the definition, and by playing the difference.
            let negative = games.negative(other);
            let sum = [game, negative];
            assert_eq!(games.is_at_most(other, game), !games.wins(&sum, Right, known));
            assert_eq!(games.is_at_most(game, other), !games.wins(&sum, Left, known));
        }
        assert!(games.is_at_most(game, simple) && games.is_at_most(simple, game));
    }
}

/// Numbers as games add and compare as fractions: by playing, with nothing simplified.
#[test]
fn numbers_add() {
    let mut games = Games::new();
    let known = &mut Known::new();
    let quarters: Vec<i64> = numbers(2, 2).collect();
    for &a in &quarters {
        for &b in &quarters {
            for &c in &quarters {
                let sum = [a, b, c].map(|number| number_game(&mut games, number));
                assert_eq!(games.wins(&sum, Left, known), a + b + c > 0, "{a} {b} {c}");
                assert_eq!(games.wins(&sum, Right, known), a + b + c < 0, "{a} {b} {c}");
            }
        }
    }
    for number in numbers(3, 4) {
        let game = number_game(&mut games, number);
        assert_eq!(games.as_number(game), Some(number));
        let options = [Left, Right].map(|player| games.options(game, player).to_vec());
        assert_eq!(games.game(&options[0], &options[1]), game, "it is simple");
    }
}

/// The simplest number, on all pairs of numbers, by the evaluator and by playing the difference.
#[test]
fn simplest_numbers() {
    let mut games = Games::new();
    let known = &mut Known::new();
    let eighths: Vec<i64> = numbers(3, 3).collect();
    for &left in &eighths {
        for &right in eighths.iter().filter(|&&right| left < right) {
            let options = [left, right].map(|number| number_game(&mut games, number));
            let game = games.game(&[options[0]], &[options[1]]);
            let value = simplest(left, right);
            assert_eq!(games.as_number(game), Some(value), "{left} {right}");
            let difference =
                [games.raw(&[options[0]], &[options[1]]), number_game(&mut games, -value)];
            assert!(
                !games.wins(&difference, Left, known) && !games.wins(&difference, Right, known)
            );
        }
        let option = number_game(&mut games, left);
        let game = games.game(&[option], &[]);
        assert_eq!(games.as_number(game), simplest_between(&[left], &[]));
        let game = games.game(&[], &[option]);
        assert_eq!(games.as_number(game), simplest_between(&[], &[left]));
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
    PAGE.says(&format!("{}, {edges}", i64::BITS));
}

/// The stalk of a number has as its nearest options the neighbours with the next smaller denominator.
#[test]
fn nearest_options() {
    for stalk in (1..=9).flat_map(stalks) {
        let (m, k) = stalk_value(&stalk);
        let prefixes = |colour| stalk.match_indices::<char>(colour).map(|(cut, _)| &stalk[..cut]);
        let left = prefixes('B').map(units).max();
        let right = prefixes('R').map(units).min();
        let neighbours = [m - 1, m + 1].map(|m| Some(m * (ONE >> k)));
        if k > 0 {
            assert_eq!([left, right], neighbours);
        } else if m > 0 {
            assert_eq!([left, right], [neighbours[0], None]);
        } else {
            assert_eq!([left, right], [None, neighbours[1]]);
        }
    }
}

/// Each number has one stalk, and it is found from the ground up.
#[test]
fn every_number_has_one_stalk() {
    let all: Vec<String> = (0..=8).flat_map(stalks).collect();
    let values: BTreeSet<i64> = all.iter().map(|stalk| units(stalk)).collect();
    assert_eq!(values.len(), all.len());
    for stalk in &all {
        assert_eq!(stalk_of(units(stalk)), *stalk);
    }
    for number in numbers(2, 5) {
        assert_eq!(units(&stalk_of(number)), number);
    }
}

/// All pictures of four edges, and of five with a cycle: a cut makes them worse for the player who cuts, and each has
/// the value of the theorem, by playing against the stalk of this value.
#[test]
fn every_picture_is_a_number() {
    let mut known = HashMap::new();
    for picture in [false, true].into_iter().flat_map(pictures) {
        let value = picture_value(&picture);
        assert!(cuts(&picture, Left).iter().all(|left| picture_value(left) < value));
        assert!(cuts(&picture, Right).iter().all(|left| picture_value(left) > value));
        let stalk = negative(&stalk_of(value));
        let difference = [picture, coloured_stalk(&stalk, 10)].concat();
        assert!(!wins(&difference, Left, &mut known), "{difference:?}");
        assert!(!wins(&difference, Right, &mut known), "{difference:?}");
    }
}

/// The formula for an edge below a picture, on all trees of four edges, and against the sign rule.
#[test]
fn trees() {
    for picture in pictures(false) {
        assert_eq!(tree_value(&picture, 0), picture_value(&picture), "{picture:?}");
    }
    for stalk in (0..=8).flat_map(stalks) {
        assert_eq!(on_an_edge(units(&stalk), 'B'), units(&format!("B{stalk}")));
    }
    // The sample of Kattis hackenbushpurplehearts.
    let parents = [0, 1, 2, 3, 3, 5, 5, 7, 0, 0, 10, 10];
    let edge = |(i, colour): (usize, char)| (parents[i], i + 1, colour);
    let picture: Picture = "BRBBRBBRRBRR".chars().enumerate().map(edge).collect();
    assert_eq!(fraction(tree_value(&picture, 0)), "5/64");
}

/// The pieces of up to four squares, without those that arise by reflection or a quarter turn, and the one of six squares that is worth up.
#[test]
fn the_picture_of_domineering() {
    let shown = [
        "#",
        "# #",
        "##",
        "# # #",
        "# ##",
        "# # # #",
        "## ##",
        "### .#.",
        "#. #. ##",
        "#. ## .#",
        ".#. .## ##. .#.",
    ];
    let mut games = Games::new();
    let mut drawing = Drawing::new(860, 420);
    let side = 28;
    let mut values = Vec::new();
    for (i, rows) in shown.iter().enumerate() {
        let board = board(rows);
        let columns = board.iter().map(|c| c.0).max().unwrap() + 1;
        let height = board.iter().map(|c| c.1).max().unwrap() + 1;
        let (x, y) = (75 + i % 6 * 142, 140 + i / 6 * 200);
        for (column, row) in &board {
            let left = x - columns * side / 2;
            drawing.cell(left + column * side, y - (height - row) * side, side);
        }
        let game = domineering(&mut games, &board);
        let name = games.name(game);
        let mut options = [Left, Right].map(|player| {
            let left = dominoes(&board, player);
            left.iter().map(|board| domineering(&mut games, board)).collect::<Vec<_>>()
        });
        if board.len() > 4 {
            options = [Left, Right].map(|player| games.options(game, player).to_vec());
        }
        let form = form(&games, [&options[0], &options[1]]);
        drawing.text("", (x, y + 26), &form);
        if name != form {
            drawing.text("strong", (x, y + 48), &name);
        }
        values.push(name);
    }
    assert_eq!(values[..10], ["0", "1", "-1", "1", "*", "2", "{1 | -1}", "*", "1/2", "{1 | 0}"]);
    assert_eq!(values[10], "↑");
    values.insert(6, "2 by 2".to_string());
    PAGE.says(&values.join(", ").replace('*', ""));
    drawing.check("domineering", "Pieces of Domineering with their options and values below them");

    // They are all up to four squares, and no smaller one is worth up.
    let turned = |board: &Board| -> Board {
        let width = board.iter().map(|c| c.1).max().unwrap();
        board.iter().map(|&(x, y)| (width - y, x)).collect()
    };
    let mirrored = |board: &Board| -> Board {
        let width = board.iter().map(|c| c.0).max().unwrap();
        board.iter().map(|&(x, y)| (width - x, y)).collect()
    };
    let mut drawn = BTreeSet::new();
    for rows in shown {
        let mut board = board(rows);
        for _ in 0..4 {
            let next = turned(&board);
            let [game, other] = [&board, &next].map(|board| domineering(&mut games, board));
            assert_eq!(games.negative(game), other);
            let mirror = mirrored(&board);
            assert_eq!(domineering(&mut games, &mirror), game);
            drawn.extend([board, mirror]);
            board = next;
        }
    }
    for squares in 1..=5 {
        for piece in pieces(squares) {
            assert!(squares > 4 || drawn.contains(&piece), "{piece:?}");
            let name = {
                let game = domineering(&mut games, &piece);
                games.name(game)
            };
            assert!(!["↑", "↓"].contains(&&*name));
        }
    }
}

/// What `{x | y}` is for numbers x and y.
#[test]
fn three_cases() {
    let mut games = Games::new();
    let star = star(&mut games);
    let quarters: Vec<i64> = numbers(2, 2).collect();
    for &x in &quarters {
        for &y in &quarters {
            let options = [x, y].map(|number| number_game(&mut games, number));
            let game = games.game(&[options[0]], &[options[1]]);
            if x < y {
                assert_eq!(games.as_number(game), Some(simplest(x, y)));
            }
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

#[test]
fn star_and_up() {
    let mut games = Games::new();
    let (star, up) = (star(&mut games), up(&mut games));
    assert_eq!(games.sum(star, star), ZERO);
    assert!(games.is_confused(star, ZERO) && games.is_less(ZERO, up));
    for number in numbers(2, 6).filter(|&number| number > 0) {
        let number = number_game(&mut games, number);
        assert!(games.is_less(star, number) && games.is_less(up, number));
        let many = games.total(&[up; 9]);
        assert!(games.is_less(many, number));
        let minus = games.negative(number);
        assert!(games.is_less(minus, star));
    }
    let up_star = games.sum(up, star);
    let two_ups_star = games.sum(up, up_star);
    assert!(games.is_confused(up_star, ZERO) && games.is_less(ZERO, two_ups_star));
    // A green edge with a blue one on top.
    let flower = vec![(0, 1, 'G'), (1, 2, 'B')];
    assert_eq!(games.of(&flower, &cuts, &mut HashMap::new()), up_star);
    // The values of Nim heaps.
    let heaps: Vec<Game> = (0..4).fold(Vec::new(), |mut heaps, _| {
        heaps.push(games.game(&heaps, &heaps));
        heaps
    });
    for (a, &heap) in heaps.iter().enumerate() {
        for (b, &other) in heaps.iter().enumerate() {
            assert_eq!(games.sum(heap, other), heaps[a ^ b]);
        }
    }
}

/// A green edge, which is a star, decides only beside a picture of value 0.
#[test]
fn green_edges() {
    let mut known = HashMap::new();
    for stalk in (0..=5).flat_map(stalks) {
        let value = units(&stalk);
        let sum = [coloured_stalk(&stalk, 10), vec![(0, 1, 'G')]].concat();
        assert_eq!(wins(&sum, Left, &mut known), value >= 0);
        assert_eq!(wins(&sum, Right, &mut known), value <= 0);
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
    let columns = (1..=5).flat_map(|squares| {
        (0..3_usize.pow(squares)).map(move |code| {
            let square = |i| ['.', 'W', 'B'][code / 3_usize.pow(i) % 3];
            (0..squares).map(square).collect::<String>()
        })
    });
    for column in columns {
        let game = games.of(&column, &moves, known);
        assert!(games.as_number(game).is_some(), "{column}");
    }
    for (rows, winner) in [
        (vec!["BB.", ".B.", "..."], "Takahashi"),
        (vec!["..", "WW"], "Snuke"),
        (vec!["WWBW", "WWWW", "BWB.", "BBBB"], "Snuke"),
    ] {
        let columns =
            (0..rows.len()).map(|i| rows.iter().map(|row| &row[i..=i]).collect::<String>());
        let total: i64 = columns
            .map(|column| {
                let game = games.of(&column, &moves, known);
                games.as_number(game).unwrap()
            })
            .sum();
        assert_eq!(if total > 0 { "Takahashi" } else { "Snuke" }, winner);
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
    let most = 64;
    let values = bars(most);
    for (x, row) in values.iter().enumerate().skip(1) {
        for (y, &value) in row.iter().enumerate().skip(1) {
            assert_eq!(value, bar_by_formula(x, y) * ONE, "{x} {y}");
        }
    }
    let rows: Vec<String> = (1..=8).map(|x| fraction(values[x][2]).replace('-', "")).collect();
    PAGE.says(&rows.join(", "));
    // By the rules.
    let mut games = Games::new();
    let split = |bars: &Vec<(usize, usize)>, player: Player| {
        let mut left = Vec::new();
        for (i, &(x, y)) in bars.iter().enumerate() {
            for part in 1..if player == Left { x } else { y } {
                let parts = if player == Left {
                    [(part, y), (x - part, y)]
                } else {
                    [(x, part), (x, y - part)]
                };
                let mut new = bars.clone();
                new.remove(i);
                new.extend(parts.into_iter().filter(|&bar| bar != (1, 1)));
                new.sort_unstable();
                left.push(new);
            }
        }
        left
    };
    let known = &mut HashMap::new();
    for (x, y) in [(2, 2), (3, 2), (4, 2), (4, 3), (5, 2), (2, 5), (3, 3)] {
        let game = games.of(&vec![(x, y)], &split, known);
        assert_eq!(games.as_number(game), Some(values[x][y]));
    }
    let sample = [vec![(1, 1)], vec![(2, 1)], vec![(2, 2), (2, 1)], vec![(3, 2)]];
    let wins = sample.map(|bars| bars.iter().map(|&(x, y)| bar_by_formula(x, y)).sum::<i64>() > 0);
    assert_eq!(wins, [false, true, true, false]);
}

// The exercises.

#[test]
fn exercise_1() {
    let value = formula(units("BRRB"));
    let stalks = [5 * ONE / 8, -5 * ONE / 4].map(stalk_of);
    assert_eq!(stalks, ["BRBR", "RRBB"]);
    PAGE.says(&format!("{value}, 5 / 8"));
}

#[test]
fn exercise_2() {
    let sum = ["BBR", "RBR", "RB"];
    check(&sum, total(&sum));
    let mut winning = Vec::new();
    for (i, stalk) in sum.iter().enumerate() {
        for (cut, _) in stalk.match_indices('B') {
            let mut left = sum.to_vec();
            left[i] = &stalk[..cut];
            assert_eq!(mover_wins(&left, 'R'), total(&left) < 0);
            if !mover_wins(&left, 'R') {
                winning.push(left);
            }
        }
    }
    assert_eq!(winning, [["BBR", "R", "RB"]]);
    let values = |stalks: &[&str]| joined(stalks.iter().map(|stalk| formula(units(stalk))), ", ");
    PAGE.says(&format!("{}, {}", values(&sum), formula(total(&sum))));
    let left = &winning[0];
    PAGE.says(&format!("{}, {}", values(left), formula(total(left))));
}

#[test]
fn exercise_3() {
    let mut games = Games::new();
    let [square, piece, flat] =
        ["## ##", "#. ## .#", "##"].map(|rows| domineering(&mut games, &board(rows)));
    let moved = [Left, Right].map(|player| {
        let first = games.options(square, player)[0];
        let second = games.options(piece, player.other())[0];
        [first, second].map(|game| games.as_number(game).unwrap())
    });
    let flat = games.as_number(flat).unwrap();
    let sums = moved.map(|values| values[0] + values[1]);
    let stated = [moved[0][0], moved[0][1], sums[0], moved[1][0], moved[1][1], sums[1], flat];
    let stated = stated.into_iter().chain(sums.map(|sum| sum + flat)).map(fraction);
    PAGE.says(&joined(stated, ", "));
    // Side by side, with columns between that are not free: whether Left wins, when Left begins and when Right does.
    for (rows, left_wins) in
        [("##.#. ##.## ....#", [true, true]), ("##.#..## ##.##... ....#...", [false, false])]
    {
        let game = domineering(&mut games, &board(rows));
        let wins = [!games.is_at_most(game, ZERO), games.is_at_most(ZERO, game)];
        assert_eq!(wins, left_wins, "{rows}");
    }
}

#[test]
fn exercise_5() {
    let difference = ["BR", "RBR"];
    check(&difference, -ONE / 4);
    let [less, more] = ["BR", "BRB"].map(|stalk| formula(units(stalk)));
    let mut known = HashMap::new();
    let with_star = [coloured_stalk("BRR", 10), vec![(0, 1, 'G')]].concat();
    assert!(wins(&with_star, Left, &mut known) && !wins(&with_star, Right, &mut known));
    PAGE.says(&format!("{less}, {more}, {}", formula(units("BRR"))));
    // The replies, each with the player to move.
    for (stalks, colour) in [(vec!["BR", "RB"], 'B'), (vec!["B", "R"], 'B')] {
        assert!(!mover_wins(&stalks, colour), "{stalks:?}");
    }
    for stalk in ["BRR", "BR", "B"] {
        assert!(!mover_wins(&[stalk], 'R'), "{stalk}");
    }
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
