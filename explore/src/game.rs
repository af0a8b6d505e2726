//! Games as they are typed.

use crate::code::Code;

/// An impartial game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// A sum of heaps; a move concerns one of them.
    Heap(HeapGame),
    /// Two or three heaps; a move may concern several.
    Vectors(Vectors),
    /// A token on a directed graph.
    Graph(Graph),
    /// Green Hackenbush on a tree.
    Tree(Tree),
    /// Coins in a row that are turned.
    Coins(Coins),
    /// Positions that were enumerated.
    Rule(Rule),
}

/// A game on heaps, the moves of which concern one heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapGame {
    /// A move takes one of these numbers from a heap. They are in ascending order, and not empty.
    Takes(Vec<u64>),
    /// A move takes a number of such a kind.
    Named(NamedSet),
    /// A move follows a code of octal or hexadecimal digits.
    Code(Code),
}

/// Numbers that a move can take from a heap, without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedSet {
    /// 1 and the other powers of this number, which is at least 2.
    PowersOf(u64),
    /// 1, 4, 9, ...
    Squares,
    /// 2, 3, 5, ...
    Primes,
    /// 1, 2, 3, 5, ...
    Fibonacci,
    /// The divisors of the number of stones in the heap, and all of them.
    Divisors,
    /// The divisors of the number of stones in the heap that are smaller.
    ProperDivisors,
}

/// A game on two or three heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vectors {
    /// The number of heaps.
    pub heaps: usize,
    /// What a move can take, at least one.
    pub moves: Vec<Vector>,
}

/// What a move takes from several heaps at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vector {
    /// What it takes from each heap, in their order; it may put stones onto some, but takes more than that from all
    /// together.
    pub takes: Vec<i64>,
    /// Whether the move can take any positive multiple.
    pub is_repeated: bool,
}

/// A token on a directed graph; a move goes along an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The names of the vertices.
    pub names: Vec<String>,
    /// Where the edges from each vertex lead, each vertex once.
    pub options: Vec<Vec<usize>>,
}

/// Green Hackenbush on a tree: a move cuts an edge, and all that is not connected with the root any more falls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The names of the vertices; vertex 0 is the root.
    pub names: Vec<String>,
    /// The edges, which connect all vertices and have no cycle.
    pub edges: Vec<[usize; 2]>,
}

/// A game of turning coins in a row, on places 1, 2, 3, ... The rightmost coin of those that a move turns goes from
/// heads to tails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coins {
    /// At most so many coins are turned.
    UpTo(usize),
    /// Neighbours are turned, at most so many, or any number.
    Run(Option<usize>),
    /// One coin is turned, or two whose distance is one of these, in ascending order.
    Distances(Vec<usize>),
}

/// The positions 0, 1, 2, ... of a game with the options of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// For each position its options, each a sum of positions.
    pub options: Vec<Vec<Vec<usize>>>,
    /// Whether the positions are the heaps 0, 1, 2, ... in order.
    pub are_heaps: bool,
}
