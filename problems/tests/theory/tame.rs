//! The page `tame`.

use crate::mex::mex;
use crate::misere::{game, kayles, nim, octal, sj_wins, small_games, small_sums, Search};
use checks::blocks::{cells, joined, listed, or_dash, spaced, Document};
use checks::rules::ascending_lists;

const PAGE: Document = Document::theory("tame");

/// For each part what a move may leave of it: lists of parts with smaller numbers.
pub type Game = [Vec<Vec<usize>>];
/// The Grundy value and the misère value.
pub type Pair = (usize, usize);

/// The pair of a sum of tame positions. Shown by the page.
fn pair_of_sum(pairs: &[Pair]) -> Pair {
    let sum = pairs.iter().fold(0, |sum, pair| sum ^ pair.0);
    let is_firm = pairs.iter().any(|pair| pair.0 == pair.1);
    (sum, if is_firm { sum } else { sum ^ 1 })
}

/// The pairs of the parts of a game, up to the first that is not tame. Shown by the page.
fn tame_pairs(game: &Game) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for moves in game {
        let (mut normal, mut misere) = (Vec::new(), Vec::new());
        for left in moves {
            let left: Vec<Pair> = left.iter().map(|&part| pairs[part]).collect();
            let pair = pair_of_sum(&left);
            normal.push(pair.0);
            misere.push(pair.1);
        }
        let pair = if moves.is_empty() { (0, 1) } else { (mex(&normal), mex(&misere)) };
        pairs.push(pair);
        if pair.0 != pair.1 && pair.0 + pair.1 != 1 {
            break;
        }
    }
    pairs
}

fn is_fickle(pair: Pair) -> bool {
    pair.0 + pair.1 == 1
}

fn shown(pair: Pair) -> String {
    format!("({}, {})", pair.0, pair.1)
}

/// That the pairs of these sums are those of the search.
fn check_sums(game: &Game, pairs: &[Pair]) {
    let mut search = Search::new(game);
    for parts in small_sums(game.len()) {
        let of_parts: Vec<Pair> = parts.iter().map(|&part| pairs[part]).collect();
        assert_eq!(search.pair(&parts), pair_of_sum(&of_parts), "{game:?} {parts:?}");
    }
}

#[test]
fn tame_sums() {
    let is_tame = |&(normal, misere): &Pair| normal == misere || is_fickle((normal, misere));
    for game in small_games(5).step_by(3) {
        let pairs = tame_pairs(&game);
        if pairs.last().is_some_and(is_tame) {
            check_sums(&game, &pairs);
        }
    }
    // Games that split.
    for game in [octal(&[7; 8], 8), lasker(8), octal(&[7, 3], 8), octal(&[5, 6], 8)] {
        check_sums(&game, &tame_pairs(&game));
    }
}

fn lasker(largest: usize) -> Vec<Vec<Vec<usize>>> {
    game(largest + 1, |heap| {
        let take = (0..heap).map(|left| if left == 0 { vec![] } else { vec![left] });
        take.chain((1..=heap / 2).map(|left| vec![left, heap - left])).collect()
    })
}

fn grundys_game(largest: usize) -> Vec<Vec<Vec<usize>>> {
    game(largest + 1, |heap| {
        (1..heap).take_while(|left| 2 * left < heap).map(|left| vec![left, heap - left]).collect()
    })
}

#[test]
fn first_that_is_not_tame() {
    let largest = 60;
    let games = [
        ("Be the Winner", octal(&vec![7; largest], largest)),
        ("Lasker's Nim", lasker(largest)),
        ("Kayles, 0.77", kayles(largest)),
        ("Dawson's Kayles, 0.07", octal(&[0, 7], largest)),
        ("Dawson's Chess, 0.137", octal(&[1, 3, 7], largest)),
        ("Grundy's game", grundys_game(largest)),
    ];
    let mut rows = vec![cells(["game", "first heap that is not tame", "its pair"])];
    for (name, game) in games {
        let pairs = tame_pairs(&game);
        let (heap, pair) = if pairs.len() == game.len() {
            ("-".to_string(), "-".to_string())
        } else {
            ((pairs.len() - 1).to_string(), shown(pairs[pairs.len() - 1]))
        };
        rows.push(vec![name.to_string(), heap, pair]);
    }
    PAGE.table("first not tame", &rows);
}

#[test]
fn kayles_by_hand() {
    let game = kayles(5);
    let pairs = tame_pairs(&game);
    let mut search = Search::new(&game);
    let mut rows = vec![cells(["row", "options", "their pairs", "pair"])];
    for (heap, moves) in game.iter().enumerate() {
        let name =
            |left: &Vec<usize>| if left.is_empty() { "0".to_string() } else { joined(left, "+") };
        let options = or_dash(spaced(moves.iter().map(name)));
        let of_options = or_dash(spaced(moves.iter().map(|left| shown(search.pair(left)))));
        rows.push(cells([&heap.to_string(), &options, &of_options, &shown(pairs[heap])]));
    }
    PAGE.table("kayles", &rows);
}

#[test]
fn kayles_is_hard() {
    let game = kayles(30);
    let mut search = Search::new(&game);
    let lost = listed((0..=30).filter(|&heap| search.is_lost(&[heap])));
    PAGE.says(&format!("30, {lost}"));
    // One value, or both, do not tell: the sums with nine differ.
    assert!(search.is_lost(&[1, 5]) && sj_wins(&[1, 5].map(|heap| search.pair(&[heap]).0)));
    assert_eq!(search.pair(&[1, 1]), search.pair(&[5, 5]));
    assert!(search.is_lost(&[1, 1, 9]) && !search.is_lost(&[5, 5, 9]));
}

/// Stalks, and from `first` on polygons with 0, 1, 2, ... edges (those below 2 are none).
fn polygons(first: usize, edges: usize) -> Vec<Vec<Vec<usize>>> {
    game(first + edges + 1, |part| {
        if part < first {
            return nim(first)[part].clone();
        }
        let rest = (part - first).saturating_sub(1);
        let of = |left: usize| {
            [left, rest - left].into_iter().filter(|&stalk| stalk > 0).collect::<Vec<_>>()
        };
        if rest == 0 {
            vec![]
        } else {
            (0..=rest / 2).map(of).collect()
        }
    })
}

#[test]
fn exercise_1() {
    let (first, edges) = (10, 7);
    let pairs = tame_pairs(&polygons(first, edges));
    let mut rows = vec![cells(["edges", "pair"])];
    rows.extend((2..=edges).map(|edges| vec![edges.to_string(), shown(pairs[first + edges])]));
    PAGE.table("polygons", &rows);
}

#[test]
fn cpp() {
    let mut expected = String::new();
    let codes: [&[usize]; 6] = [&[7, 7], &[0, 7], &[1, 3, 7], &[7, 3], &[5, 6], &[0, 3, 0, 0, 3]];
    for digits in codes {
        let game = octal(digits, 20);
        let mut search = Search::new(&game);
        let print = |(normal, misere): Pair| format!("{normal}{misere} ");
        expected.extend(ascending_lists(2, 0..=12).iter().map(|parts| print(search.pair(parts))));
        expected += "\n";
        expected.extend(tame_pairs(&game).into_iter().map(print));
        expected += "\n";
    }
    PAGE.prints("tame.cpp", &expected);
}
