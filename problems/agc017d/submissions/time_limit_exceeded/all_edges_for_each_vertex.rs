// Slow: goes through all edges for each vertex, to find its children.
// Caught by: a tree of 100000 vertices.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut edges = Vec::new();
    for _ in 1..n {
        edges.push((numbers.next().unwrap(), numbers.next().unwrap()));
    }
    let mut order = vec![(1, 0)];
    let mut head = 0;
    while head < order.len() {
        let (vertex, parent) = order[head];
        head += 1;
        for &(x, y) in &edges {
            let child = if x == vertex { y } else { x };
            if (x == vertex || y == vertex) && child != parent {
                order.push((child, vertex));
            }
        }
    }
    let mut values = vec![0u64; n + 1];
    for &(vertex, parent) in order.iter().rev() {
        values[parent] ^= values[vertex] + 1;
    }
    println!("{}", if values[1] != 0 { "Alice" } else { "Bob" });
}
