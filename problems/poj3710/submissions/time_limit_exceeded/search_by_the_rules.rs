// Slow: the Grundy value of a tree from those of all that a cut may leave, each computed anew.
// Caught by: a tree with 98 edges.

use std::io::{self, Read};

/// The edges that are connected with node 1.
fn standing(m: usize, edges: &[[usize; 2]]) -> Vec<[usize; 2]> {
    let mut is_reached = vec![false; m + 1];
    is_reached[1] = true;
    let mut grows = true;
    while grows {
        grows = false;
        for &[a, b] in edges {
            grows |= is_reached[a] != is_reached[b];
            let either = is_reached[a] || is_reached[b];
            is_reached[a] = either;
            is_reached[b] = either;
        }
    }
    edges.iter().filter(|edge| is_reached[edge[0]]).copied().collect()
}

fn grundy(m: usize, edges: &[[usize; 2]]) -> usize {
    let mut occurs = vec![false; edges.len() + 1];
    for cut in 0..edges.len() {
        let left = [&edges[..cut], &edges[cut + 1..]].concat();
        occurs[grundy(m, &standing(m, &left))] = true;
    }
    occurs.iter().position(|&occurs| !occurs).unwrap()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let mut sum = 0;
        for _ in 0..n {
            let (m, k) = (numbers.next().unwrap(), numbers.next().unwrap());
            let ends: Vec<usize> = numbers.by_ref().take(2 * k).collect();
            let edges: Vec<[usize; 2]> = ends.chunks(2).map(|ends| [ends[0], ends[1]]).collect();
            sum ^= grundy(m, &edges);
        }
        output += if sum != 0 { "Sally\n" } else { "Harry\n" };
    }
    print!("{output}");
}
