//! Test files of A Chess Game. Positions of several pieces are rarely P-positions, so there are all of some pieces.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let mut files = edges(edge_cases());
    let text = |n: usize, arrows: &[Edge]| {
        graph(n, arrows, &(0..n).map(|p| vec![p, p / 2, p / 3]).collect_vec())
    };
    let rng = &mut Rng::with_seed(5);
    let mut any_order = |n: usize, arrows: Vec<Edge>, queries: usize| {
        let queries = sample(queries, 6, |rng| random_list(rng, 1 + n % 3, 0..=n - 1));
        vec![graph(n, &shuffled(rng, arrows, n, 0), &queries)]
    };
    // As many arrows as are legal, 200,000: between random positions, and from each of 632 to each smaller one.
    let arrows = random_graph(&mut Rng::with_seed(7), 1000, 200_000);
    let files_of = [
        ("a path", vec![text(1000, &path(1000))]),
        ("a path numbered backwards", vec![text(1000, &backwards(path(1000), 1000))]),
        ("layers of ten positions", vec![text(1000, &layers(100, 10))]),
        ("many small graphs", (0..10_000).map(|_| text(2, &path(2))).collect()),
        ("the most arrows and queries", any_order(1000, arrows, 20_000)),
        ("the largest values", any_order(632, complete(632), 1000)),
    ];
    files.extend(largest(files_of));
    files
}

fn edge_cases() -> Vec<Vec<String>> {
    let every_piece = |n: usize| (0..n).map(|p| vec![p]).collect_vec();
    let nim = backwards(complete(16), 16);
    vec![
        // The smallest input.
        vec![graph(1, &[], &[vec![0]])],
        // All graphs of four positions in an order that is not that of their numbers, with up to three pieces.
        all_sets([[1, 3], [4, 3], [4, 1], [2, 3], [2, 1], [2, 4]].into_iter())
            .iter()
            .map(|arrows| {
                let mut queries = [all_lists(1, 0..=3), all_lists(2, 0..=3)].concat();
                queries.extend([vec![0, 1, 2], vec![3, 3, 1]]);
                graph(4, arrows, &queries)
            })
            .collect(),
        // Arrows to smaller numbers only, and to larger ones only.
        {
            let up = random_graph(&mut Rng::with_seed(1), 30, 100);
            let queries = [every_piece(30), all_lists(2, 0..=29)].concat();
            [backwards(up.clone(), 30), up].map(|arrows| graph(30, &arrows, &queries)).to_vec()
        },
        // Heaps of Nim: all smaller numbers are options. Some arrows are there twice.
        [1, 2].map(|times| graph(16, &nim.repeat(times), &all_lists(2, 0..=15))).to_vec(),
        // The flags of an option's options: each position leads to the end, and to what is above the end.
        (2..40)
            .map(|n| {
                graph(
                    n,
                    &[
                        backwards(path(n), n),
                        star(n).into_iter().map(|[end, p]| [p, end]).collect(),
                    ]
                    .concat(),
                    &every_piece(n),
                )
            })
            .collect(),
        // One position with all others as options, and no other arrow.
        {
            let arrows = (1..=1000).filter(|&p| p != 501).map(|p| [501, p]).collect_vec();
            let ten = vec![500, 0, 999, 1, 2, 3, 4, 5, 6, 7];
            vec![graph(1000, &arrows, &[vec![500], vec![0], vec![500, 500], vec![999; 10], ten])]
        },
    ]
}

/// A case: the arrows, between positions from 1 on, as lists of positions from 0 on, and the queries.
fn graph(n: usize, arrows: &[Edge], queries: &[Vec<usize>]) -> String {
    let mut options = vec![Vec::new(); n];
    for [from, to] in arrows {
        options[from - 1].push(to - 1);
    }
    let lists = options.iter().chain(queries);
    format!("{n}\n{}\n0", lines(lists.map(|list| spaced([list.len()].iter().chain(list)))))
}
