//! What the problems of the pack share: the mathematics of impartial games, and the judge's side of
//! stdin and stdout.
//!
//! An *impartial game* is one in which both players have the same moves. Under *normal play* the
//! player who cannot move loses; under *misère play* that player wins. A *P-position* is one that
//! the previous player wins, an *N-position* one that the next player, the one to move, wins.
//!
//! Two theorems carry the theory. In [`nim`], a row of heaps is a P-position exactly when the
//! exclusive or of their sizes, the *Nim sum*, is 0. And by [`grundy`], every position of every
//! impartial game behaves in sums as one Nim heap, whose size is the position's *Grundy value*.
//! [`subtraction`] is the family of games that judges ask for most: heaps from which only certain
//! numbers of stones may be taken. [`walsh`] counts the rows of heaps that have the Nim sum 0.
//!
//! [`judge`] is the programs' input and output: a program says where its input ends and how one case is
//! answered, and `judge` does the rest.
//!
//! The programs are the other crates of this documentation; `problems/README.md` puts them in the order
//! of a course.

pub mod graph;
pub mod grundy;
pub mod judge;
pub mod nim;
pub mod subtraction;
pub mod walsh;
