//! Test files of Election Promises. All Nim sums are rarely 0 among random numbers, so many are made to be.

use crate::prelude::*;

/// The most vertices and edges of the files whose answers are found here.
const MAX: usize = 9000;

const LARGEST: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let kinds = [("edge", edge_cases()), ("random", random_cases()), ("max", max_cases())];
    let mut files = numbered(kinds, |name, position| position.test_file(name));
    files.extend(largest_cases());
    files
}

fn edge_cases() -> Vec<Position> {
    let down = |n: usize| (1..n).map(|v| [v, v + 1]).collect::<Vec<_>>();
    let complete = |n: usize| (1..=n).flat_map(|u| (1..u).map(move |v| [u, v])).collect::<Vec<_>>();
    let small: [(&[usize], &[[usize; 2]]); 21] = [
        // One vertex, lost and won.
        (&[0], &[]),
        (&[LARGEST], &[]),
        // Equal numbers on two levels.
        (&[5, 5], &[[1, 2]]),
        // The higher level decides, and the lower one has to be mended by a larger or smaller number, or by none.
        (&[3, 1], &[[1, 2]]),
        (&[1, 6], &[[1, 2]]),
        (&[4, 0], &[[1, 2]]),
        (&[0, 6], &[[1, 2]]),
        // The last vertex of this path has the level of the first; its longest path is another.
        (&[7, 0, 7], &[[1, 2], [2, 3]]),
        (&[7, 2, 3], &[[3, 2], [2, 1]]),
        // A vertex with a successor of level 1 alone, and one that skips a level.
        (&[2, 3, 1, 2], &[[4, 3], [3, 2], [2, 1]]),
        (&[1, 2, 3, 2], &[[4, 1], [3, 4], [2, 3], [2, 4]]),
        // On the level of the move, the first number cannot become smaller.
        (&[1, 6], &[]),
        (&[1, 2, 4, 3], &[[1, 4], [2, 4], [3, 4]]),
        // Two successors on a level, and three.
        (&[2, 1, 5], &[[1, 2], [1, 3]]),
        (&[1, 3, 4, 4], &[[1, 3], [1, 2], [1, 4]]),
        (&[3, 1, 0, 2], &[[1, 4], [1, 3], [1, 2]]),
        // A successor that two vertices share.
        (&[6, 5, 3], &[[1, 3], [2, 3]]),
        (&[2, 2, 3], &[[1, 3], [2, 3]]),
        (&[2, 2, 0], &[[1, 3], [2, 3]]),
        // Higher levels with the Nim sum 0.
        (&[2, 2, 1, 3], &[[1, 3], [2, 4], [1, 4]]),
        // Nim sums above the largest number.
        (&[536_870_912, 536_870_911, LARGEST, 1], &[[4, 3], [4, 1]]),
    ];
    let mut positions: Vec<Position> = small
        .iter()
        .map(|(numbers, edges)| Position { numbers: numbers.to_vec(), edges: edges.to_vec() })
        .collect();
    let mut rng = Rng::with_seed(1);
    positions.extend([
        // A path of two levels, and all edges, with a level for each vertex.
        Position { numbers: vec![3; 40], edges: down(40) },
        Position { numbers: (0..24).map(|v| v % 5).collect(), edges: complete(24) }
            .shuffled(&mut rng),
        // Nim, without an edge.
        Position { numbers: random_list(&mut rng, 60, 0..=LARGEST), edges: vec![] },
        // Each level above all vertices of those below: 2^38 paths.
        Position { numbers: vec![1; 80], edges: layers(40, 2) },
    ]);
    positions
}

fn random_cases() -> Vec<Position> {
    let mut rng = Rng::with_seed(2);
    let mut positions = Vec::new();
    for (i, (n, m, largest)) in (1..).zip([
        (4, 3, 3),
        (4, 4, 3),
        (4, 5, 1),
        (5, 6, 1),
        (5, 7, 1),
        (12, 20, 20),
        (30, 60, 100),
        (60, 200, LARGEST),
        (60, 400, LARGEST),
    ]) {
        let mut position = random_position(&mut rng, n, m, largest);
        if i % 2 == 1 {
            position.make_lost();
        }
        positions.push(position);
    }
    positions
}

fn max_cases() -> Vec<Position> {
    let mut rng = Rng::with_seed(3);
    // The longest path, with one edge more that goes past a vertex.
    let edges = (1..MAX).map(|v| [v, v + 1]).chain([[1, 3]]).collect();
    let path = Position { numbers: random_list(&mut rng, MAX, 0..=9), edges }.shuffled(&mut rng);
    // Many levels, and large numbers; lost.
    let edges = (1..=90).flat_map(|u| (1..u).map(move |v| [u, v])).collect();
    let mut numbers = random_list(&mut rng, 1000, 0..=LARGEST);
    numbers[0] = LARGEST;
    let mut lost = Position { numbers, edges }.shuffled(&mut rng);
    lost.make_lost();
    vec![path, lost]
}

/// As many vertices and edges as the judge allows.
fn largest_cases() -> Vec<TestFile> {
    let (rng, n, most) = (&mut Rng::with_seed(4), 200_000, LARGEST as u64);
    let long = shuffled(rng, path(n), n, 0);
    let wide = shuffled(rng, complete(633), 633, 0)[..n].to_vec();
    let files = [
        // Both levels of the path have half of the vertices.
        ("a path, lost", vec![7; n], long),
        ("nearly all edges of 633 vertices", random(rng, 633, most - 9..=most), wide),
        ("edges from one vertex to all others", random(rng, n, 0..=9), star(n)),
    ];
    let case = |numbers: &[u64], edges: &[_]| {
        format!("{} {}\n{}\n{}", numbers.len(), edges.len(), spaced(numbers), edge_lines(edges))
    };
    largest(files.map(|(shape, numbers, edges)| (shape, vec![case(&numbers, &edges)])))
}

/// Different edges between vertices in any order.
fn random_position(rng: &mut Rng, n: usize, m: usize, largest: usize) -> Position {
    let mut edges: Vec<[usize; 2]> = (1..=n).flat_map(|u| (1..u).map(move |v| [u, v])).collect();
    rng.shuffle(&mut edges);
    edges.truncate(m);
    Position { numbers: random_list(rng, n, 0..=largest), edges }.shuffled(rng)
}

/// The numbers of the vertices, and the edges between them, which are numbered from 1.
struct Position {
    numbers: Vec<usize>,
    edges: Vec<[usize; 2]>,
}

impl Position {
    /// The same with vertices and edges in any order.
    fn shuffled(&self, rng: &mut Rng) -> Self {
        let mut new: Vec<usize> = (1..=self.numbers.len()).collect();
        rng.shuffle(&mut new);
        let mut edges: Vec<[usize; 2]> =
            self.edges.iter().map(|edge| edge.map(|v| new[v - 1])).collect();
        rng.shuffle(&mut edges);
        Position { numbers: self.numbers.clone(), edges }
    }

    fn successors(&self) -> Vec<Vec<usize>> {
        let mut successors = vec![Vec::new(); self.numbers.len()];
        for [u, v] in &self.edges {
            successors[u - 1].push(v - 1);
        }
        successors
    }

    /// The level of each vertex: the mex of those of its successors.
    fn levels(&self) -> Vec<usize> {
        let successors = self.successors();
        // Behind its successors: those come first that are not waiting for any.
        let mut predecessors = vec![Vec::new(); successors.len()];
        for (u, ends) in successors.iter().enumerate() {
            for &v in ends {
                predecessors[v].push(u);
            }
        }
        let mut waits_for: Vec<usize> = successors.iter().map(Vec::len).collect();
        let mut ready: Vec<usize> = (0..successors.len()).filter(|&v| waits_for[v] == 0).collect();
        let mut order = Vec::new();
        while let Some(v) = ready.pop() {
            order.push(v);
            for &u in &predecessors[v] {
                waits_for[u] -= 1;
                if waits_for[u] == 0 {
                    ready.push(u);
                }
            }
        }
        assert_eq!(order.len(), successors.len(), "a graph without cycles");

        let mut levels = vec![0; order.len()];
        for &v in &order {
            levels[v] = mex(&successors[v].iter().map(|&end| levels[end]).collect::<Vec<_>>());
        }
        levels
    }

    /// Changes the last vertex on each level so that the Nim sum is 0, or two of them where that number is too large.
    fn make_lost(&mut self) {
        let levels = self.levels();
        for level in 0..=*levels.iter().max().unwrap() {
            let on_it: Vec<usize> = (0..levels.len()).filter(|&v| levels[v] == level).collect();
            let (last, others) = on_it.split_last().unwrap();
            let sum = |numbers: &[usize]| {
                nim_sum(&others.iter().map(|&v| numbers[v]).collect::<Vec<_>>())
            };
            if sum(&self.numbers) > LARGEST {
                self.numbers[others[0]] ^= 1 << 29;
            }
            self.numbers[*last] = sum(&self.numbers);
        }
    }

    /// Whether the player to move wins, and the highest level that is not like those of a lost position.
    fn spoilt_level(numbers: &[usize], levels: &[usize]) -> Option<usize> {
        let on_it = |level: usize| {
            let all = numbers.iter().zip(levels).filter(move |(_, other)| **other == level);
            all.map(|(number, _)| *number).collect::<Vec<usize>>()
        };
        (0..=*levels.iter().max().unwrap()).rev().find(|&level| nim_wins(&on_it(level)))
    }

    /// The position after the move that the program makes: of the first vertex that can be lowered on the highest level
    /// which is spoilt, and of its first successor on each lower one.
    fn answer(&self) -> Option<Vec<usize>> {
        let levels = self.levels();
        let mut numbers = self.numbers.clone();
        let highest = Self::spoilt_level(&numbers, &levels)?;
        // What the number has to be for the others on its level to be lost.
        let needed = |numbers: &[usize], v: usize| {
            let others = (0..levels.len()).filter(|&w| w != v && levels[w] == levels[v]);
            nim_sum(&others.map(|w| numbers[w]).collect::<Vec<_>>())
        };
        let chosen = (0..levels.len())
            .find(|&v| levels[v] == highest && needed(&numbers, v) < numbers[v])
            .expect("as in Nim");
        numbers[chosen] = needed(&numbers, chosen);
        let successors = self.successors().swap_remove(chosen);
        for level in 0..highest {
            let first = successors.iter().copied().find(|&end| levels[end] == level);
            let first = first.expect("a successor on each lower level");
            numbers[first] = needed(&numbers, first);
        }
        assert_eq!(Self::spoilt_level(&numbers, &levels), None);
        Some(numbers)
    }

    /// The moves by the rules, with numbers below `bound`.
    fn moves(successors: &[Vec<usize>], numbers: &[usize], bound: usize) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        for (v, ends) in successors.iter().enumerate() {
            let mut moves: Vec<Vec<usize>> =
                (0..numbers[v]).map(|less| replaced(numbers, v, less)).collect();
            for &end in ends {
                let with_all = |list: &Vec<usize>| {
                    (0..bound).map(|new| replaced(list, end, new)).collect::<Vec<_>>()
                };
                moves = moves.iter().flat_map(with_all).collect();
            }
            all.extend(moves);
        }
        all
    }

    fn test_file(&self, name: &str) -> TestFile {
        let (n, m) = (self.numbers.len(), self.edges.len());
        let answer = self.answer();
        let bound = (self.numbers.iter().max().unwrap() + 1).next_power_of_two();
        if bound.saturating_pow(u32::try_from(n).unwrap()) <= 600 {
            let successors = self.successors();
            let mut search =
                Search::normal(|numbers: &Vec<usize>| Position::moves(&successors, numbers, bound));
            let winning = search.winning(&self.numbers);
            assert_eq!(winning.is_empty(), answer.is_none(), "{name}");
            assert!(answer.iter().all(|left| winning.contains(left)), "{name}");
        }
        let edges: String = self.edges.iter().map(|[u, v]| format!("\n{u} {v}")).collect();
        let input = format!("{n} {m}\n{}{edges}", spaced(&self.numbers));
        let answer = answer.map_or("LOSE".into(), |left| format!("WIN\n{}", spaced(&left)));
        TestFile::new(name, [Case::new(input, answer)])
    }
}

fn replaced(list: &[usize], index: usize, new: usize) -> Vec<usize> {
    let mut list = list.to_vec();
    list[index] = new;
    list
}
