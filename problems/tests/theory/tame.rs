//! The page `tame`.

use crate::mex::mex;
use crate::misere::{
    game, kayles, nim, octal, sj_wins, small_games, small_sums, tree_game, trees, Search, Tree,
};
use checks::blocks::{cells, joined, listed, or_dash, spaced, Document};
use checks::rules::{ascending_lists, sorted};

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

#[test]
fn tame_sums() {
    let sums = small_sums(5);
    let mut tame = 0;
    for game in small_games(5) {
        let pairs = tame_pairs(&game);
        let last = pairs[pairs.len() - 1];
        if last.0 != last.1 && !is_fickle(last) {
            continue;
        }
        tame += 1;
        if tame % 3 > 0 {
            continue; // the sums of a third of them
        }
        let mut search = Search::new(&game);
        for parts in &sums {
            let of_parts: Vec<Pair> = parts.iter().map(|&part| pairs[part]).collect();
            assert_eq!(search.pair(parts), pair_of_sum(&of_parts), "{game:?} {parts:?}");
        }
    }
    assert_eq!(tame, 1020); // all games but four

    // Games that split.
    for game in [octal(&[7; 8], 8), lasker(8), octal(&[7, 3], 8), octal(&[5, 6], 8)] {
        let pairs = tame_pairs(&game);
        assert_eq!(pairs.len(), game.len());
        let mut search = Search::new(&game);
        for parts in small_sums(game.len()) {
            let of_parts: Vec<Pair> = parts.iter().map(|&part| pairs[part]).collect();
            assert_eq!(search.pair(&parts), pair_of_sum(&of_parts), "{parts:?}");
        }
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
        let last = pairs[pairs.len() - 1];
        let is_tame = pairs.len() == game.len();
        assert_eq!(is_tame, last.0 == last.1 || is_fickle(last));
        let heap = if is_tame { "-".to_string() } else { (pairs.len() - 1).to_string() };
        let pair = if is_tame { "-".to_string() } else { shown(last) };
        rows.push(cells([name, &heap, &pair]));
    }
    PAGE.table("first not tame", &rows);
    PAGE.says(&format!("{largest}"));
}

#[test]
fn kayles_by_hand() {
    let game = kayles(5);
    let pairs = tame_pairs(&game);
    let mut search = Search::new(&game);
    let mut rows = vec![cells(["row", "options", "their pairs", "pair"])];
    for (heap, moves) in game.iter().enumerate() {
        assert_eq!(search.pair(&[heap]), pairs[heap]);
        let options =
            moves.iter().map(
                |left| {
                    if left.is_empty() {
                        "0".to_string()
                    } else {
                        joined(left, "+")
                    }
                },
            );
        let of_options = moves.iter().map(|left| shown(search.pair(left)));
        let of_options = joined(of_options.collect::<Vec<_>>(), " ");
        let options = or_dash(spaced(options));
        rows.push(cells([&heap.to_string(), &options, &or_dash(of_options), &shown(pairs[heap])]));
    }
    PAGE.table("kayles", &rows);
    let (g, m) = pairs[5];
    assert!(g != m && !is_fickle(pairs[5]) && pairs.len() == game.len());
    PAGE.says(&format!("5, ({g}, {m})"));
}

#[test]
fn kayles_is_hard() {
    let largest = 30;
    let game = kayles(largest);
    let mut search = Search::new(&game);
    let lost = listed((0..=largest).filter(|&heap| search.is_lost(&[heap])));
    PAGE.says(&format!("{largest}, {lost}"));
    // One value, or both, do not tell: the sums with nine differ.
    assert!(search.is_lost(&[1, 5]));
    let values = [1, 5].map(|heap| search.pair(&[heap]).0);
    assert!(sj_wins(&values));
    PAGE.says(&format!("1, 5, {}", joined(values, ", ")));
    let [first, second] = [[1, 1], [5, 5]].map(|parts| search.pair(&parts));
    assert_eq!(first, second);
    assert!(search.is_lost(&[1, 1, 9]) && !search.is_lost(&[5, 5, 9]));
    PAGE.says(&format!("1, 1, 5, 5, {}, 9, 1, 1, 9, 5, 5, 9", shown(first)));
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
    let (first, edges) = (10, 10);
    let game = polygons(first, edges);
    let pairs = tame_pairs(&game);
    assert_eq!(pairs.len(), game.len());
    let mut rows = vec![cells(["edges", "pair"])];
    for edges in 2..=edges {
        let expected = if edges > 3 { (edges % 2, edges % 2) } else { (edges % 2, 1 - edges % 2) };
        assert_eq!(pairs[first + edges], expected);
        if edges <= 7 {
            rows.push(cells([&edges.to_string(), &shown(expected)]));
        }
    }
    PAGE.table("polygons", &rows);
    let mut search = Search::new(&game);
    for parts in [&[14][..], &[14, 1], &[14, 15], &[3, 14, 15], &[12, 13], &[15, 17], &[2, 14, 16]]
    {
        let of_parts: Vec<Pair> = parts.iter().map(|&part| pairs[part]).collect();
        assert_eq!(search.pair(&sorted(parts)), pair_of_sum(&of_parts), "{parts:?}");
    }
    let square = first + 4;
    assert!(search.is_lost(&[square]) && sj_wins(&[search.pair(&[square]).0]));
}

/// A position is firm if its options have both fickle pairs or neither.
#[test]
fn exercise_2() {
    for game in small_games(5) {
        let pairs = tame_pairs(&game);
        if pairs.len() < game.len() {
            continue;
        }
        for (part, moves) in game.iter().enumerate().filter(|(_, moves)| !moves.is_empty()) {
            let has = |pair: Pair| moves.iter().any(|left| pairs[left[0]] == pair);
            if has((0, 1)) == has((1, 0)) {
                assert_eq!(pairs[part].0, pairs[part].1);
            }
        }
    }
    for game in [octal(&[7; 40], 40), lasker(40)] {
        let pairs = tame_pairs(&game);
        assert_eq!(pairs[..2], [(0, 1), (1, 0)]);
        assert!(pairs.len() == 41 && pairs[2..].iter().all(|pair| pair.0 == pair.1));
    }
}

/// A pair for each tree, made from its branches.
#[test]
fn exercise_3() {
    let trees = trees(8);
    let game = tree_game(&trees);
    let mut search = Search::new(&game);
    let pair = |tree: &Tree| {
        let of_branch = |value: usize| if value > 1 { (value, value) } else { (1, 0) };
        pair_of_sum(&tree.branch_values().into_iter().map(of_branch).collect::<Vec<_>>())
    };
    for (i, tree) in trees.iter().enumerate() {
        assert_eq!(search.pair(&[i]), pair(tree));
    }
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
