// Wrong: knows the way back by its node, so that a second edge between the same two nodes is not seen.

use std::io::{self, Read};

struct Tree {
    edges: Vec<[usize; 2]>,
    depth: Vec<usize>, // 0 where it is not known
    up: Vec<usize>,
    value: Vec<usize>,
    in_polygon: Vec<bool>,
}

impl Tree {
    fn visit(&mut self, node: usize, way: usize) {
        for i in 0..self.edges.len() {
            let [a, b] = self.edges[i];
            if a + b - node == way || (a != node && b != node) {
                continue;
            }
            let other = a + b - node;
            if self.depth[other] == 0 {
                self.depth[other] = self.depth[node] + 1;
                self.up[other] = node;
                self.visit(other, node);
                if !self.in_polygon[other] {
                    self.value[node] ^= self.value[other] + 1;
                }
            } else if self.depth[other] < self.depth[node] {
                self.value[other] ^= (self.depth[node] - self.depth[other] + 1) % 2;
                let mut below = node;
                while below != other {
                    self.in_polygon[below] = true;
                    below = self.up[below];
                }
            }
        }
    }
}

fn value(m: usize, edges: Vec<[usize; 2]>) -> usize {
    let zeros = vec![0; m + 1];
    let in_polygon = vec![false; m + 1];
    let mut tree =
        Tree { edges, depth: zeros.clone(), up: zeros.clone(), value: zeros, in_polygon };
    tree.depth[1] = 1;
    tree.visit(1, 0);
    tree.value[1]
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
            sum ^= value(m, edges);
        }
        output += if sum != 0 { "Sally\n" } else { "Harry\n" };
    }
    print!("{output}");
}
