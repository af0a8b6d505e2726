//! The page `misere`.

use crate::mex::mex;
use crate::octal::octal_table;
use crate::{columns, joined, listed, or_dash, row, separated, shows, states};
use common::nim::misere_nim_wins;
use pages::{Pages, Part};
use std::collections::{BTreeSet, HashMap};

const PAGE: &str = "misere";

/// For each part what a move may leave of it: lists of parts with smaller numbers.
type Game = [Vec<Vec<usize>>];
/// The Grundy value and the misère value.
type Pair = (usize, usize);
type Known = HashMap<Vec<usize>, usize>;

/// Whether the player to move wins by the SJ theorem. Shown by the page.
fn sj_wins(values: &[usize]) -> bool {
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let has_large = values.iter().any(|&value| value > 1);
    (sum != 0) == has_large
}

/// The Grundy value of a sum if the end has the value 0, the misère value if it has 1. Shown by the page.
fn value(parts: &[usize], end: usize, game: &Game, known: &mut Known) -> usize {
    if let Some(&value) = known.get(parts) {
        return value;
    }
    let mut values = Vec::new();
    for (i, &part) in parts.iter().enumerate() {
        for left in &game[part] {
            let mut option = [&parts[..i], left, &parts[i + 1..]].concat();
            option.sort_unstable();
            values.push(value(&option, end, game, known));
        }
    }
    let value = if values.is_empty() { end } else { mex(&values) };
    known.insert(parts.to_vec(), value);
    value
}

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

/// Both values by search, which remembers.
struct Search<'a> {
    game: &'a Game,
    known: [Known; 2],
}

impl<'a> Search<'a> {
    fn new(game: &'a Game) -> Self {
        Search { game, known: Default::default() }
    }

    fn pair(&mut self, parts: &[usize]) -> Pair {
        let [normal, misere] = &mut self.known;
        (value(parts, 0, self.game, normal), value(parts, 1, self.game, misere))
    }

    fn is_lost(&mut self, parts: &[usize]) -> bool {
        self.pair(parts).1 == 0
    }
}

fn game(parts: usize, moves: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<Vec<Vec<usize>>> {
    (0..parts).map(moves).collect()
}

/// The heaps of the octal game with these digits.
fn octal(digits: &[usize], largest: usize) -> Vec<Vec<Vec<usize>>> {
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

fn kayles(largest: usize) -> Vec<Vec<Vec<usize>>> {
    octal(&[7, 7], largest)
}

fn nim(largest: usize) -> Vec<Vec<Vec<usize>>> {
    octal(&vec![3; largest], largest)
}

/// All sums of `count` parts, ascending.
fn sums(parts: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![vec![]];
    }
    let shorter = sums(parts, count - 1);
    let longer = |sum: &Vec<usize>| {
        let sum = sum.clone();
        (sum.last().copied().unwrap_or(0)..parts).map(move |part| [&sum[..], &[part]].concat())
    };
    shorter.iter().flat_map(longer).collect()
}

fn small_sums(parts: usize) -> Vec<Vec<usize>> {
    (0..=3).flat_map(|count| sums(parts, count)).collect()
}

/// All games of this many parts in which a move leaves one part, with a smaller number.
fn small_games(parts: usize) -> impl Iterator<Item = Vec<Vec<Vec<usize>>>> {
    let arrows: Vec<(usize, usize)> =
        (0..parts).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    (0..1_usize << arrows.len()).map(move |set| {
        game(parts, |part| {
            let chosen = arrows.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            chosen.filter(|(_, arrow)| arrow.0 == part).map(|(_, arrow)| vec![arrow.1]).collect()
        })
    })
}

fn is_fickle(pair: Pair) -> bool {
    pair.0 + pair.1 == 1
}

fn shown(pair: Pair) -> String {
    format!("({}, {})", pair.0, pair.1)
}

/// Rooted trees: the branches at the root, ascending.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tree(Vec<Tree>);

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
    fn branch_values(&self) -> Vec<usize> {
        self.0.iter().map(|branch| branch.value() + 1).collect()
    }

    fn value(&self) -> usize {
        self.branch_values().iter().fold(0, |sum, value| sum ^ value)
    }
}

/// All trees with up to this many edges, in order of these.
fn trees(edges: usize) -> Vec<Tree> {
    let mut trees = vec![Tree(vec![])];
    let mut last: BTreeSet<Tree> = trees.iter().cloned().collect();
    for _ in 0..edges {
        last = last.iter().flat_map(Tree::grown).collect();
        trees.extend(last.iter().cloned());
    }
    trees
}

fn tree_game(trees: &[Tree]) -> Vec<Vec<Vec<usize>>> {
    let numbers: HashMap<&Tree, usize> = trees.iter().zip(0..).collect();
    game(trees.len(), |i| trees[i].cuts().iter().map(|left| vec![numbers[left]]).collect())
}

#[test]
fn explore() {
    let t = std::time::Instant::now();
    let trees = trees(8);
    let g = tree_game(&trees);
    let mut search = Search::new(&g);
    let mut failures = vec![];
    for i in 1..trees.len() {
        let (n, m) = search.pair(&[i]);
        assert_eq!(n, trees[i].value());
        assert_eq!(sj_wins(&trees[i].branch_values()), m != 0);
        if sj_wins(&[n]) != (m != 0) { failures.push(i) }
    }
    println!("{} of {}; first edges {:?} {:?}", failures.len(), trees.len() - 1, failures.iter().take(4).map(|&i| trees[i].edges()).collect::<Vec<_>>(), t.elapsed());
    let mut pairs = 0; let mut bad = 0;
    for i in 1..trees.len() { for j in i..trees.len() {
        if trees[i].edges() + trees[j].edges() <= 8 {
            pairs += 1;
            let (_, m) = search.pair(&[i, j]);
            if sj_wins(&[trees[i].value(), trees[j].value()]) != (m != 0) { bad += 1; }
            assert_eq!(sj_wins(&[trees[i].branch_values(), trees[j].branch_values()].concat()), m != 0);
        }
    }}
    println!("{bad} of {pairs} {:?}", t.elapsed());
    // Kayles
    let k = kayles(40);
    let mut s = Search::new(&k);
    let lost: Vec<usize> = (0..=34).filter(|&r| s.is_lost(&[r])).collect();
    println!("{lost:?} {:?}", t.elapsed());
    // same pair, different behaviour
    let k = kayles(12);
    let mut s = Search::new(&k);
    let all: Vec<Vec<usize>> = (1..=3).flat_map(|c| sums(13, c)).filter(|p| !p.contains(&0)).filter(|p| p.iter().sum::<usize>() <= 12).collect();
    let mut best = None;
    for p in &all { for q in &all { if p < q && s.pair(p) == s.pair(q) { for r in &all {
        let mut pr = [&p[..], r].concat(); pr.sort();
        let mut qr = [&q[..], r].concat(); qr.sort();
        let cost = pr.iter().sum::<usize>() + qr.iter().sum::<usize>();
        if best.as_ref().map_or(true, |(c, ..)| cost < *c) && s.is_lost(&pr) != s.is_lost(&qr) { best = Some((cost, p.clone(), q.clone(), r.clone())); }
    }}}}
    println!("{best:?} {:?}", t.elapsed());
    if let Some((_, p, q, r)) = best { println!("{:?} {:?} {} {}", s.pair(&p), s.pair(&q), s.is_lost(&[&p[..], &r].concat()), s.is_lost(&[&q[..], &r].concat())); }
    for r in 6..=12 { // rows with a tame-looking pair
        let pr = s.pair(&[r]);
        if is_fickle(pr) || pr.0 == pr.1 {
            let mut found = None;
            for x in all.iter().filter(|x| x.iter().all(|&y| y < 5)) {
                let pairs: Vec<Pair> = x.iter().map(|&y| s.pair(&[y])).chain([pr]).collect();
                let mut sum = x.clone(); sum.push(r); sum.sort();
                if s.pair(&sum) != pair_of_sum(&pairs) { found = Some((x.clone(), s.pair(&sum), pair_of_sum(&pairs))); break }
            }
            println!("row {r} {pr:?} {found:?}");
        }
    }
    println!("{:?}", t.elapsed());
    let mut wild = vec![];
    for n in 1..=5 { let c = small_games(n).filter(|g| { let p = tame_pairs(g); let l = *p.last().unwrap(); !(is_fickle(l) || l.0 == l.1) }).collect::<Vec<_>>(); println!("{n} wild {}", c.len()); wild = c; }
    println!("{:?}", wild.iter().take(5).collect::<Vec<_>>());
    println!("{:?}", t.elapsed());
}
