//! Test files of Games on DAG. An input is a single case, so there are many small ones.

use crate::prelude::*;

const P: u64 = 1_000_000_007;

/// Up to this many edges all graphs are searched by the rules.
const SMALL: usize = 11;

type Edges = Vec<(usize, usize)>;

pub fn cases() -> Vec<TestFile> {
    let mut edge = vec![
        // Two edges into the only vertex that has no edge.
        (3, vec![(1, 3), (2, 3)]),
        // No move at all; one move.
        (4, vec![(3, 4)]),
        (11, vec![(1, 11)]),
        (11, vec![(10, 11)]),
        // A vertex above two zeros with free edges to it, and among vertices that may be zeros.
        (4, vec![(1, 3), (2, 3), (3, 4)]),
        (5, vec![(1, 3), (2, 4), (3, 4), (3, 5)]),
        (6, vec![(1, 3), (1, 4), (2, 4), (2, 5), (3, 6), (4, 6), (5, 6)]),
        // Edges in no order.
        (5, vec![(3, 4), (1, 5), (2, 3), (4, 5), (1, 2), (2, 5)]),
        // Complete graphs.
        (4, complete(4)),
        (6, complete(6)),
        (9, complete(9)),
        // A path; all edges from the two pieces to the others, and with those from the first vertex alone.
        (11, (1..11).map(|x| (x, x + 1)).collect()),
        (11, (3..=11).flat_map(|y| [(1, y), (2, y)]).collect()),
        (11, (2..=11).map(|y| (1, y)).collect()),
        // Layers of three, each vertex with edges to all of the next layer.
        (12, (0..9).flat_map(|x| (1..=3).map(move |y| (x + 1, x / 3 * 3 + 3 + y))).collect()),
    ];
    // The remainder of all graphs is less than that of the lost ones.
    let mut rng = Rng::with_seed(2);
    edge.push(loop {
        let edges = random_edges(&mut rng, 10, 32);
        if power(edges.len()) < by_layers(10, &edges) {
            break (10, edges);
        }
    });

    let mut rng = Rng::with_seed(1);
    let mut random = Vec::new();
    for index in 1..=12 {
        let n = rng.usize(if index <= 6 { 4..=6 } else { 7..=10 });
        let most = n * (n - 1) / 2;
        let m = if index <= 6 { rng.usize(4..=most.min(SMALL)) } else { rng.usize(n..=most) };
        random.push((n, random_edges(&mut rng, n, m)));
    }
    let mut few_missing = complete(15);
    few_missing.retain(|&(x, y)| !matches!((x, y), (1, 2 | 7) | (4..=6, 4..=6) | (10, 15)));
    let max = [complete(15), few_missing, random_edges(&mut rng, 15, 30)];
    let max = max.map(|edges| (15, edges)).to_vec();
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let largest_graphs: [(_, Vec<Edge>); 3] = [
        ("a path", path(15)),
        ("layers of three vertices", layers(5, 3)),
        ("edges to five vertices", (1..=10).flat_map(|x| (11..=15).map(move |y| [x, y])).collect()),
    ];
    files.extend(largest(largest_graphs.map(|(shape, edges)| {
        (shape, vec![format!("15 {}\n{}", edges.len(), edge_lines(&edges))])
    })));
    files
}

/// An edge from each vertex to each larger one.
fn complete(n: usize) -> Edges {
    (1..=n).flat_map(|x| (x + 1..=n).map(move |y| (x, y))).collect()
}

fn random_edges(rng: &mut Rng, n: usize, m: usize) -> Edges {
    let mut edges = complete(n);
    rng.shuffle(&mut edges);
    edges.truncate(m);
    edges
}

fn test_file(name: &str, (n, edges): (usize, Edges)) -> TestFile {
    let won = (power(edges.len()) + P - by_layers(n, &edges)) % P;
    if edges.len() <= SMALL {
        assert_eq!(won, by_rules(&edges), "{name}");
    }
    let lines: String = edges.iter().map(|(x, y)| format!("\n{x} {y}")).collect();
    let input = format!("{n} {}{lines}", edges.len());
    TestFile::new(name, [Case::new(input, won)]).at_most(1)
}

/// 2 to this power.
fn power(exponent: usize) -> u64 {
    (0..exponent).fold(1, |power, _| power * 2 % P)
}

/// To how many of a set of vertices the edges from each vertex lead; bit 0 of a set is for vertex 1.
fn counts(n: usize, edges: &[(usize, usize)]) -> impl Fn(usize, usize) -> u32 {
    let mut targets = vec![0usize; n];
    for &(x, y) in edges {
        targets[x - 1] |= 1 << (y - 1);
    }
    move |v, set| (targets[v] & set).count_ones()
}

/// In how many ways `zeros` are the vertices of value 0 among those and `rest`, apart from the edges within `rest`.
fn ways(n: usize, zeros: usize, rest: usize, count: impl Fn(usize, usize) -> u32) -> u64 {
    let mut product = 1;
    let mut free = 0;
    for v in 0..n {
        if rest >> v & 1 == 1 {
            let into_zeros = count(v, zeros);
            if into_zeros == 0 {
                return 0;
            }
            product = product * ((1 << into_zeros) - 1) % P;
        } else if zeros >> v & 1 == 1 {
            free += count(v, rest) as usize;
        }
    }
    product * power(free) % P
}

/// The number of edges within each set of vertices.
fn edges_within(n: usize, count: impl Fn(usize, usize) -> u32) -> Vec<usize> {
    let within = |set: usize| {
        (0..n).filter(|v| set >> v & 1 == 1).map(|v| count(v, set)).sum::<u32>() as usize
    };
    (0..1 << n).map(within).collect()
}

/// In how many graphs the first two vertices have equal values: one layer after the other, from the value 0 on.
/// `left[set]` is the number of ways to come to a set of vertices with larger values.
fn by_layers(n: usize, edges: &[(usize, usize)]) -> u64 {
    let count = counts(n, edges);
    let within = edges_within(n, &count);
    let all = (1 << n) - 1;
    let mut left = vec![0; all + 1];
    left[all] = 1;
    let mut equal = 0;
    for set in (0..=all).rev() {
        if left[set] == 0 {
            continue;
        }
        let others = set & !3;
        let mut rest = others;
        loop {
            // Both vertices are in the layer, or both are in the rest, which is not the whole set.
            let above = ways(n, set - rest, rest, &count) * power(within[rest]) % P;
            equal = (equal + left[set] * above) % P;
            if rest != others {
                let next = rest | 3;
                left[next] = (left[next] + left[set] * ways(n, set - next, next, &count)) % P;
            }
            if rest == 0 {
                break;
            }
            rest = (rest - 1) & others;
        }
    }
    equal
}

/// By the rules alone, graph by graph.
fn by_rules(edges: &[(usize, usize)]) -> u64 {
    let wins = |graph: &usize| {
        let mut game = Search::normal(|&(a, b): &(usize, usize)| {
            let there = |i: &usize| graph >> i & 1 == 1;
            let edges = (0..edges.len()).filter(there).map(|i| edges[i]);
            edges
                .flat_map(|(x, y)| [(x == a).then_some((y, b)), (x == b).then_some((a, y))])
                .flatten()
                .collect()
        });
        game.wins(&(1, 2))
    };
    (0..1 << edges.len()).filter(wins).count() as u64
}
