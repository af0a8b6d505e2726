//! The answers to the exercises of the write-up, against the rules.

use super::tests::{cuts, pictures, value};
use common::grundy::GrundySearch;
use pack::pages::Pages;

fn write_up() -> Pages {
    Pages::write_up("poj3710")
}

#[test]
fn exercise_1_the_sample() {
    // Both trees of the sample on one ground: an edge, and a triangle on an edge.
    let sample = [[0, 1], [0, 2], [2, 3], [3, 4], [4, 2]];
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    let winning: Vec<usize> = cuts(&sample)
        .iter()
        .enumerate()
        .filter_map(|(cut, left)| (search.grundy(left) == 0).then_some(cut))
        .collect();
    assert_eq!(winning, [3]); // the edge of the triangle that does not touch the tree
    let left = &cuts(&sample)[3];
    assert_eq!((value(&left[..1]), value(&left[1..])), (1, 1));
    write_up().say(
        "there is one winning cut: the edge between $3$ and $4$",
        "必胜的第一步只有一种：剪断 $3$ 和 $4$ 之间的边",
    );
}

#[test]
fn exercise_2_parity() {
    for (name, picture) in pictures() {
        assert_eq!(value(&picture) % 2, picture.len() as u64 % 2, "{name}");
    }
    // The converse fails.
    assert_eq!(value(&[[0, 1], [1, 2]]), 2);
    write_up().say("a stalk of $2$ edges has the value $2$", "$2$ 条边的一根枝条，SG 值是 $2$");
}

/// The tree of this height in which each node that is not a leaf has so many children.
fn full_tree(children: usize, height: u32) -> Vec<[usize; 2]> {
    let nodes: usize = (0..=height).map(|level| children.pow(level)).sum();
    (1..nodes).map(|node| [(node - 1) / children, node]).collect()
}

#[test]
fn exercise_3_full_trees() {
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    assert_eq!(search.grundy(&full_tree(2, 2)), 0);
    for height in 1..=6 {
        assert_eq!(value(&full_tree(2, height)), 0);
        assert_eq!(value(&full_tree(3, height)), u64::from(height));
        assert_eq!(value(&full_tree(4, height)), 0);
    }
    write_up().say(
        "With two branches at every node the value is $0$ at every height, with three it is the height",
        "每个结点有两根枝条时，无论多高，SG 值都是 $0$；有三根枝条时，SG 值就是高度",
    );
}

#[test]
fn exercise_4_a_polygon_that_carries_something() {
    // A triangle on the ground, and an edge on one of its other nodes.
    let picture = vec![[0, 1], [1, 2], [2, 0], [1, 3]];
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    let values: Vec<u64> = cuts(&picture).iter().map(|left| search.grundy(left)).collect();
    assert_eq!((values.as_slice(), search.grundy(&picture)), (&[3, 3, 1, 1][..], 0));
    write_up().say(
        &format!(
            "The cuts leave values of ${}$, ${}$, ${}$ and ${}$",
            values[0], values[1], values[2], values[3]
        ),
        &format!(
            "四种剪法剩下的 SG 值分别为 ${}$、${}$、${}$、${}$",
            values[0], values[1], values[2], values[3]
        ),
    );
}
