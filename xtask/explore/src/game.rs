//! Games as they are typed.

use crate::code::Code;
use crate::language::{Language, Problem};
use common::sequences::fibonacci;
use std::collections::BTreeSet;
use std::iter;

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

/// The largest number that can be taken.
pub const LARGEST_TAKE: u64 = 100_000;

impl HeapGame {
    /// The game of what a move can take from a heap: a list of numbers and ranges of them, such as `1, 3..5, 9`, or the
    /// name of a set: `powers of 2`, `squares`, `primes`, `fibonacci`, `divisors`, `proper divisors`.
    ///
    /// # Errors
    ///
    /// If an item is no number from 1 to [`LARGEST_TAKE`], and no range of such ones; if there is none; or if there is
    /// no set of this name.
    pub fn with_takes(rule: &str, language: Language) -> Result<Self, Problem> {
        if rule.trim_start().starts_with(|c: char| c.is_alphabetic()) {
            return Ok(HeapGame::Named(NamedSet::parse(rule, language)?));
        }
        let mut takes = BTreeSet::new();
        for item in items(rule) {
            let number = |text: &str| {
                let number = text.parse().ok().filter(|number| (1..=LARGEST_TAKE).contains(number));
                number.ok_or_else(|| {
                    language.problem(
                        "rule",
                        format!("expected a number from 1 to {LARGEST_TAKE}, found {text:?} in {item:?}"),
                        format!("应为 1 到 {LARGEST_TAKE} 的数,{item:?} 中实为 {text:?}"),
                    )
                })
            };
            let (least, most) = match item.split_once("..") {
                Some((least, most)) => (number(least)?, number(most)?),
                None => (number(item)?, number(item)?),
            };
            if least > most {
                return Err(language.problem(
                    "rule",
                    format!("expected a range such as 3..5, found {item:?}, which is empty"),
                    format!("应为 3..5 这样的范围,实为空的 {item:?}"),
                ));
            }
            takes.extend(least..=most);
        }
        if takes.is_empty() {
            return Err(language.problem(
                "rule",
                "expected takes such as 1, 3..5, found none",
                "应有可取的数目,例如 1, 3..5,实际为空",
            ));
        }
        Ok(HeapGame::Takes(takes.into_iter().collect()))
    }

    /// The octal game of a code such as `0.137`.
    ///
    /// # Errors
    ///
    /// If it is no such code.
    pub fn with_code(code: &str, language: Language) -> Result<Self, Problem> {
        Ok(HeapGame::Code(Code::parse(code, language)?))
    }
}

/// What stands between commas and blanks.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| matches!(c, ',' | '\u{ff0c}' | '、') || c.is_whitespace())
        .filter(|item| !item.is_empty())
}

impl NamedSet {
    fn parse(rule: &str, language: Language) -> Result<Self, Problem> {
        let words: Vec<String> = items(rule).map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let found = match *words {
            ["powers", "of", base] => {
                base.parse().ok().filter(|base| (2..=LARGEST_TAKE).contains(base)).map(NamedSet::PowersOf)
            }
            ["squares"] => Some(NamedSet::Squares),
            ["primes"] => Some(NamedSet::Primes),
            ["fibonacci"] => Some(NamedSet::Fibonacci),
            ["divisors"] => Some(NamedSet::Divisors),
            ["proper", "divisors"] => Some(NamedSet::ProperDivisors),
            _ => None,
        };
        let names = "powers of 2, squares, primes, fibonacci, divisors, proper divisors";
        found.ok_or_else(|| {
            language.problem(
                "rule",
                format!("expected numbers such as 1, 3..5, or one of: {names}; found {rule:?}"),
                format!("应为 1, 3..5 这样的数目,或其一:{names};实为 {rule:?}"),
            )
        })
    }

    /// The members of the set up to `largest`, in ascending order. `None` for divisors, which are others for each heap.
    pub fn members(self, largest: u64) -> Option<Vec<u64>> {
        let members: Box<dyn Iterator<Item = u64>> = match self {
            NamedSet::PowersOf(base) => {
                Box::new(iter::successors(Some(1), move |power: &u64| power.checked_mul(base)))
            }
            NamedSet::Squares => Box::new((1..).map(|root| root * root)),
            NamedSet::Primes => {
                let is_prime = |n: &u64| (2..).take_while(|d| d * d <= *n).all(|d| n % d != 0);
                Box::new((2..).filter(is_prime))
            }
            NamedSet::Fibonacci => Box::new(fibonacci()),
            NamedSet::Divisors | NamedSet::ProperDivisors => return None,
        };
        Some(members.take_while(|&member| member <= largest).collect())
    }
}
