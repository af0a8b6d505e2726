//! # Luogu P6665 · Alice and Bob Play Again
//!
//! A forest; the root of each tree is its smallest node. A move chooses a node and removes it and what is left of
//! its ancestors; the trees below stay as trees of their own. Whoever cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** Let C be the Nim sum of the values of the children of a node v, where the value g of a node is that of
//! the tree below it. Then g(v) is the mex of a set S(v), which consists of C and of the numbers x ^ g(c) ^ C, for each
//! child c and each x in S(c). Alice wins exactly when the Nim sum of the values of the roots is not 0.
//!
//! **Why.** Several trees are a sum of games (the theory page on sums). S(v) has the values of what a move leaves of
//! the tree below v. To choose v leaves the trees of its children: C. To choose a node below a child c removes v, and
//! leaves of the tree of c what the same move would leave of it alone, of some value x in S(c). The other children's
//! trees stay, and their Nim sum is C ^ g(c).
//!
//! The sets are binary tries. To xor a number to a whole set is noted beside its root; where that number has the digit
//! 1, the halves are exchanged on the way down. The union of two tries goes through the nodes that they share, and
//! drops one of each pair, so all unions together take time in proportion to the nodes. For the mex, go to the upper
//! half where the lower one is full.
//!
//! **Limit:** n is at most 200,000; the nodes are numbered from 1.
//!
//! **Input.** A number of cases; for each `n m`, then m lines with the ends of an edge. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n log n) per case. No recursion in the forest; that in a trie is as deep as n has binary digits.

use common::judge::{self, ensure, input, Input};

/// The numbers below a node of a trie (the first), with the second xored to each. The node 0 is empty.
type Set = (usize, usize);

struct Node {
    halves: [Set; 2], // the numbers with the next digit 0, and those with 1
    size: usize,
}

/// The numbers of a set whose highest digit, `bit`, is 0, and those where it is 1.
fn halves(nodes: &[Node], (node, flip): Set, bit: usize) -> [Set; 2] {
    let [a, b] = nodes[node].halves.map(|(half, inner)| (half, inner ^ flip));
    [[a, b], [b, a]][usize::from(flip & bit != 0)]
}

/// The union of two sets, neither of which may be used any more.
fn union(nodes: &mut [Node], a: Set, b: Set, bit: usize) -> Set {
    if a.0 == 0 || b.0 == 0 || bit == 0 {
        return a.max(b); // the one that is not empty
    }
    let (of_a, of_b) = (halves(nodes, a, bit), halves(nodes, b, bit));
    let halves = [0, 1].map(|digit| union(nodes, of_a[digit], of_b[digit], bit / 2));
    let size = nodes[halves[0].0].size + nodes[halves[1].0].size;
    nodes[a.0] = Node { halves, size };
    (a.0, 0)
}

/// The mex of a set.
fn least_missing(nodes: &[Node], set: Set, bit: usize) -> usize {
    let [low, high] = halves(nodes, set, bit);
    match bit {
        0 => 0,
        _ if nodes[low.0].size == bit => bit + least_missing(nodes, high, bit / 2),
        _ => least_missing(nodes, low, bit / 2),
    }
}

/// Whether Alice wins on a forest of nodes from 1 on, given the neighbours of each.
fn alice_wins(neighbours: &[Vec<usize>]) -> bool {
    let mut stack: Vec<_> = (1..neighbours.len()).rev().map(|root| (root, 0)).collect(); // 1 on top
    let (mut is_reached, mut order) = (vec![false; neighbours.len()], Vec::new());
    while let Some((v, parent)) = stack.pop() {
        if !std::mem::replace(&mut is_reached[v], true) {
            order.push((v, parent));
            stack.extend(neighbours[v].iter().map(|&child| (child, v)));
        }
    }
    let limit = neighbours.len().next_power_of_two(); // of all values, as a tree of k nodes has k moves
    let mut nodes = vec![Node { halves: [(0, 0); 2], size: 0 }];
    let mut nim_sums = vec![0; neighbours.len()]; // of the children
    let mut options = vec![(0, 0); neighbours.len()]; // the sets of all x ^ g(c)
    for (v, parent) in order.into_iter().rev() {
        let mut zero = (0, 0);
        for _ in 0..=limit.trailing_zeros() {
            nodes.push(Node { halves: [zero, (0, 0)], size: 1 });
            zero = (nodes.len() - 1, 0);
        }
        let (node, flip) = union(&mut nodes, options[v], zero, limit / 2);
        let value = least_missing(&nodes, (node, flip ^ nim_sums[v]), limit / 2);
        let set = (node, flip ^ nim_sums[v] ^ value);
        options[parent] = union(&mut nodes, options[parent], set, limit / 2);
        nim_sums[parent] ^= value;
    }
    nim_sums[0] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(n <= 200_000, "expected at most 200000 nodes, found {n}");
    let mut neighbours = vec![Vec::new(); usize::try_from(n)? + 1];
    for _ in 0..m {
        input! { from input, a: u64, b: u64 }
        ensure!(0 < a.min(b) && a.max(b) <= n, "expected nodes from 1 to {n}, found {a} and {b}");
        let (a, b) = (usize::try_from(a)?, usize::try_from(b)?);
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    Ok(if alice_wins(&neighbours) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A node and its ancestors, given the parent of each, or 0; too many nodes if that has no end.
    fn path(parents: &[usize], v: usize) -> Vec<usize> {
        let path = std::iter::successors(Some(v), |&v| Some(parents[v]));
        path.take_while(|&v| v > 0).take(parents.len()).collect()
    }

    /// Whether the player to move wins, where the nodes that are left are the digits of a number: by the rules alone.
    fn brute_force(parents: &[usize], left: usize) -> bool {
        (1..parents.len()).filter(|v| left >> v & 1 == 1).any(|chosen| {
            let removed: usize = path(parents, chosen).iter().map(|v| 1 << v).sum();
            !brute_force(parents, left & !removed)
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        // All forests of up to 5 nodes: the parents are the digits of a number, and node 0 is its own.
        for (base, n) in (0..=5).map(|n| (n as usize + 1, n)) {
            let parents = |number| (0..=n).map(|v| number / base.pow(v) % base).collect::<Vec<_>>();
            let is_legal = |path: Vec<usize>| path.len() < base && path.last() <= path.first();
            let is_forest = |parents: &Vec<_>| (1..base).all(|v| is_legal(path(parents, v)));
            let numbers = (0..base.pow(n)).map(|number| number * base);
            for parents in numbers.map(parents).filter(is_forest) {
                let edges = (1..base).filter(|&v| parents[v] > 0);
                let lines: Vec<String> = edges.map(|v| format!("\n{v} {}", parents[v])).collect();
                let input = format!("1\n{n} {}{}", lines.len(), lines.concat());
                let answer = if brute_force(&parents, usize::MAX) { "Alice\n" } else { "Bob\n" };
                assert_eq!(judge::transcript(main, &input).0, answer, "{input}");
            }
        }
    }
}
