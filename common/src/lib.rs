//! What the problems of the pack share: the mathematics of impartial games, and the judge's side of
//! stdin and stdout.
//!
//! An *impartial game* is one in which both players have the same moves. Under *normal play* the
//! player who cannot move loses; under *misère play* that player wins. A *P-position* is one that
//! the previous player wins, an *N-position* one that the next player, the one to move, wins.
//!
//! The theory grows from two seeds. [`nim`] is the first: a row of heaps is a P-position of Nim
//! exactly when the exclusive or of their sizes, the *Nim sum*, is 0. [`grundy`] is the second:
//! every position of every impartial game behaves in sums as one Nim heap, whose size is the
//! position's *Grundy value*. [`subtraction`] is the family of games that the judges ask for most,
//! heaps from which only certain numbers of stones may be taken.
//!
//! [`judge`] is the way in and out: numbers read with proconio's `input!`, answers written, and one
//! line for a person when the input is broken.

pub mod grundy;
pub mod judge;
pub mod nim;
pub mod subtraction;
