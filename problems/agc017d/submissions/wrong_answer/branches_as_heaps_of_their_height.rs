// Wrong: takes a branch for a heap of as many stones as it is high.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut neighbours = vec![Vec::new(); n + 1];
    for _ in 1..n {
        let (x, y) = (numbers.next().unwrap(), numbers.next().unwrap());
        neighbours[x].push(y);
        neighbours[y].push(x);
    }
    let mut order = vec![(1, 0)];
    let mut head = 0;
    while head < order.len() {
        let (vertex, parent) = order[head];
        head += 1;
        let children = neighbours[vertex].iter().filter(|&&child| child != parent);
        order.extend(children.map(|&child| (child, vertex)));
    }
    let mut values = vec![0usize; n + 1];
    for &(vertex, parent) in order.iter().rev() {
        values[parent] = values[parent].max(values[vertex] + 1);
    }
    println!("{}", if neighbours[1].iter().fold(0, |sum, &branch| sum ^ (values[branch] + 1)) != 0 { "Alice" } else { "Bob" });
}
