//! The page `misere`.

use crate::compounds::{self, won, Play, Rule};
use crate::mex::mex;
use crate::tame::{Game, Pair};
use checks::blocks::{cells, listed, or_dash, spaced, Document};
use checks::rules::{self, all_sets, ascending_lists, in_one, minus, replaced};
use itertools::Itertools;
use std::collections::{BTreeMap, BTreeSet, HashMap};

const PAGE: Document = Document::theory("misere");

type Known = HashMap<Vec<usize>, usize>;

/// Whether the player to move wins by the SJ theorem. Shown by the page.
pub fn sj_wins(values: &[usize]) -> bool {
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let has_large = values.iter().any(|&value| value > 1);
    (sum != 0) == has_large
}

/// The Grundy value of a sum if the end has the value 0, the misère value if it has 1.
fn value(parts: &[usize], end: usize, game: &Game, known: &mut Known) -> usize {
    if let Some(&value) = known.get(parts) {
        return value;
    }
    let mut values = Vec::new();
    for (i, &part) in parts.iter().enumerate() {
        for left in &game[part] {
            values.push(value(&replaced(parts, i, left), end, game, known));
        }
    }
    let value = if values.is_empty() { end } else { mex(&values) };
    known.insert(parts.to_vec(), value);
    value
}

/// Both values by search, which remembers.
pub struct Search<'a> {
    game: &'a Game,
    known: [Known; 2],
}

impl<'a> Search<'a> {
    pub fn new(game: &'a Game) -> Self {
        Search { game, known: Default::default() }
    }

    pub fn pair(&mut self, parts: &[usize]) -> Pair {
        let [normal, misere] = &mut self.known;
        (value(parts, 0, self.game, normal), value(parts, 1, self.game, misere))
    }

    pub fn is_lost(&mut self, parts: &[usize]) -> bool {
        self.pair(parts).1 == 0
    }
}

pub fn game(parts: usize, moves: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<Vec<Vec<usize>>> {
    (0..parts).map(moves).collect()
}

/// The heaps of the octal game with these digits.
pub fn octal(digits: &[usize], largest: usize) -> Vec<Vec<Vec<usize>>> {
    game(largest + 1, |heap| {
        let mut moves = Vec::new();
        for (take, digit) in (1..=heap).zip(digits) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                moves.push(vec![]);
            }
            if digit & 2 != 0 && rest > 0 {
                moves.push(vec![rest]);
            }
            if digit & 4 != 0 {
                moves.extend((1..=rest / 2).map(|left| vec![left, rest - left]));
            }
        }
        moves
    })
}

pub fn kayles(largest: usize) -> Vec<Vec<Vec<usize>>> {
    octal(&[7, 7], largest)
}

pub fn nim(largest: usize) -> Vec<Vec<Vec<usize>>> {
    octal(&vec![3; largest], largest)
}

pub fn small_sums(parts: usize) -> Vec<Vec<usize>> {
    (0..=3).flat_map(|count| ascending_lists(count, 0..parts)).collect()
}

/// All games of this many parts in which a move leaves one part, with a smaller number.
pub fn small_games(parts: usize) -> impl Iterator<Item = Vec<Vec<Vec<usize>>>> {
    let arrows = (0..parts).flat_map(|from| (0..from).map(move |to| (from, to)));
    all_sets(arrows).into_iter().map(move |arrows| {
        game(parts, |part| {
            arrows.iter().filter(|arrow| arrow.0 == part).map(|arrow| vec![arrow.1]).collect()
        })
    })
}

/// Rooted trees: the branches at the root, ascending.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tree(Vec<Tree>);

impl Tree {
    fn new(mut branches: Vec<Tree>) -> Self {
        branches.sort();
        Tree(branches)
    }

    fn with(&self, i: usize, branch: Option<Tree>) -> Tree {
        let others = self.0.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, tree)| tree);
        Tree::new(others.cloned().chain(branch).collect())
    }

    /// What is left when one edge is cut.
    fn cuts(&self) -> Vec<Tree> {
        let mut cuts = Vec::new();
        for (i, branch) in self.0.iter().enumerate() {
            cuts.push(self.with(i, None));
            cuts.extend(branch.cuts().into_iter().map(|left| self.with(i, Some(left))));
        }
        cuts
    }

    /// The trees with one more edge.
    fn grown(&self) -> Vec<Tree> {
        let mut grown = vec![Tree::new([&self.0[..], &[Tree(vec![])]].concat())];
        for (i, branch) in self.0.iter().enumerate() {
            grown.extend(branch.grown().into_iter().map(|tree| self.with(i, Some(tree))));
        }
        grown
    }

    fn edges(&self) -> usize {
        self.0.iter().map(|branch| branch.edges() + 1).sum()
    }

    /// The values of the branches at the root in normal play.
    pub fn branch_values(&self) -> Vec<usize> {
        self.0.iter().map(|branch| branch.grundy() + 1).collect()
    }

    fn grundy(&self) -> usize {
        self.branch_values().iter().fold(0, |sum, value| sum ^ value)
    }
}

/// All trees with up to this many edges, in order of these.
pub fn trees(edges: usize) -> Vec<Tree> {
    let mut trees = vec![Tree(vec![])];
    let mut last: BTreeSet<Tree> = trees.iter().cloned().collect();
    for _ in 0..edges {
        last = last.iter().flat_map(Tree::grown).collect();
        trees.extend(last.iter().cloned());
    }
    trees
}

pub fn tree_game(trees: &[Tree]) -> Vec<Vec<Vec<usize>>> {
    let numbers: HashMap<&Tree, usize> = trees.iter().zip(0..).collect();
    game(trees.len(), |i| trees[i].cuts().iter().map(|left| vec![numbers[left]]).collect())
}

/// A sum of trees, by the SJ theorem with a value for each branch at the roots.
fn wins_by_branches(trees: &[&Tree]) -> bool {
    sj_wins(&trees.iter().flat_map(|tree| tree.branch_values()).collect::<Vec<_>>())
}

#[test]
fn same_value_and_different_winner() {
    let game = kayles(9);
    let mut search = Search::new(&game);
    let mut rows = vec![cells(["rows", "Grundy value", "misère play"])];
    for parts in [&[][..], &[2, 2], &[1], &[8], &[5], &[9]] {
        let (value, misere) = search.pair(parts);
        let winner = if misere == 0 { "lost" } else { "won" };
        rows.push(cells([&or_dash(spaced(parts)), &value.to_string(), winner]));
    }
    PAGE.table("same value", &rows);
}

/// With the rule that the play is over as soon as all summands have the value 0, in any game.
#[test]
fn sj_holds_under_its_own_rule() {
    fn wins(parts: &[usize], values: &[usize], game: &Game) -> bool {
        parts.iter().all(|&part| values[part] == 0)
            || (0..parts.len()).any(|i| {
                game[parts[i]]
                    .iter()
                    .any(|left| !wins(&[&parts[..i], left, &parts[i + 1..]].concat(), values, game))
            })
    }
    for game in small_games(4) {
        let mut search = Search::new(&game);
        let values: Vec<usize> = (0..4).map(|part| search.pair(&[part]).0).collect();
        for parts in small_sums(4) {
            let of_parts: Vec<usize> = parts.iter().map(|&part| values[part]).collect();
            assert_eq!(wins(&parts, &values, &game), sj_wins(&of_parts), "{game:?} {parts:?}");
        }
    }
}

fn takes(takes: &[usize], largest: usize) -> Vec<Vec<Vec<usize>>> {
    game(largest + 1, |heap| {
        minus(heap, takes.to_vec()).into_iter().map(|left| vec![left]).collect()
    })
}

/// Takes from any set, from several heaps: a row of the page `which`.
pub fn s_nim() -> usize {
    let mut count = 0;
    for set in all_sets(1..=5).into_iter().skip(1) {
        let game = takes(&set, 7);
        let mut search = Search::new(&game);
        for heaps in small_sums(8) {
            let values: Vec<usize> = heaps.iter().map(|&heap| search.pair(&[heap]).0).collect();
            assert_eq!(sj_wins(&values), !search.is_lost(&heaps), "{set:?} {heaps:?}");
            count += 1;
        }
    }
    count
}

#[test]
fn cutting_trees() {
    let edges = 8;
    let trees = trees(edges);
    let game = tree_game(&trees);
    let mut search = Search::new(&game);
    let mut wrong = 0;
    for (i, tree) in trees.iter().enumerate().skip(1) {
        let (value, misere) = search.pair(&[i]);
        assert_eq!(value, tree.grundy());
        assert_eq!(wins_by_branches(&[tree]), misere != 0);
        wrong += usize::from(sj_wins(&[value]) != (misere != 0));
    }
    let (mut pairs, mut wrong_pairs) = (0, 0);
    for (i, first) in trees.iter().enumerate().skip(1) {
        for (j, second) in trees.iter().enumerate().skip(i) {
            if first.edges() + second.edges() <= edges {
                let wins = !search.is_lost(&[i, j]);
                assert_eq!(wins_by_branches(&[first, second]), wins);
                pairs += 1;
                wrong_pairs += usize::from(sj_wins(&[first.grundy(), second.grundy()]) != wins);
            }
        }
    }
    let count = trees.len() - 1;
    PAGE.says(&format!("{wrong}, {count}, 1, {edges}, {wrong_pairs}, {pairs}, {edges}"));
}

#[test]
fn exercise_1() {
    let moves = |heaps: &Vec<usize>| in_one(heaps, |_, &heap| minus(heap, [2, 5]));
    assert_eq!(rules::Search::misere(moves).winning(&vec![5, 6, 7]), [[0, 6, 7]]);
    let game = takes(&[2, 5], 7);
    let values = [5, 6, 7].map(|heap| Search::new(&game).pair(&[heap]).0);
    PAGE.says(&format!("{}, 0, 1, 0, 5, 5, 2, 3, 1", listed(values)));
}

/// Remoteness or suspense number under misère play: odd for the lost positions.
fn lengths(rule: Rule, options: &[Vec<usize>]) -> Vec<usize> {
    let mut table: Vec<usize> = Vec::new();
    for after in options {
        let (lost, won): (Vec<usize>, Vec<usize>) =
            after.iter().map(|&q| table[q]).partition(|number| number % 2 == 1);
        let number = match rule {
            Rule::Short => lost.into_iter().min().or(won.into_iter().max()),
            _ => lost.into_iter().max().or(won.into_iter().min()),
        };
        table.push(number.map_or(0, |number| number + 1));
    }
    table
}

/// A move in every part, under the short rule or the long one.
#[test]
fn every_part() {
    for (games, rule) in
        compounds::compounds().into_iter().cartesian_product([Rule::Short, Rule::Long])
    {
        let tables: Vec<_> = games.iter().map(|game| lengths(rule, game)).collect();
        for (parts, is_won) in won(&games, rule, Play::Misere) {
            let numbers = tables.iter().zip(&parts).map(|(table, &part)| table[part]);
            let number = if let Rule::Short = rule { numbers.min() } else { numbers.max() };
            assert_eq!(number.unwrap() % 2 == 0, is_won, "{games:?} {parts:?}");
        }
    }
}

/// A move in any number of parts: the winner of normal play, unless one part alone is unfinished.
#[test]
fn any_number_of_parts() {
    for games in compounds::compounds() {
        let single = |play| -> Vec<_> {
            games
                .iter()
                .map(|game| won(std::slice::from_ref(game), Rule::AnyNumber, play))
                .collect()
        };
        let (normal, misere) = (single(Play::Normal), single(Play::Misere));
        for (parts, is_won) in won(&games, Rule::AnyNumber, Play::Misere) {
            let of = |tables: &[BTreeMap<Vec<usize>, bool>], i: usize| tables[i][&vec![parts[i]]];
            let unfinished: Vec<usize> =
                (0..games.len()).filter(|&i| !games[i][parts[i]].is_empty()).collect();
            let expected = match unfinished[..] {
                [] => true,
                [only] => of(&misere, only),
                _ => unfinished.iter().any(|&i| of(&normal, i)),
            };
            assert_eq!(expected, is_won, "{games:?} {parts:?}");
        }
    }
}

#[test]
fn exercise_2() {
    let heaps = [1, 1, 1, 2];
    let moves = compounds::winning(&heaps, 2, Play::Normal);
    assert_eq!(moves.len(), 4); // "four winning moves"
    assert_eq!(compounds::winning(&heaps, 2, Play::Misere), [[1, 1, 1, 1]]);
}

#[test]
fn cpp() {
    let rows = (0..125).map(|n| usize::from(sj_wins(&[n / 25, n / 5 % 5, n % 5])).to_string());
    PAGE.prints("misere.cpp", &(rows.collect::<String>() + "\n"));
}
