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
//!
//! # The programs
//!
//! In the order of the course, `problems/README.md`. Each page is the program's own, with its theorem
//! and why it holds.
//!
//! - Work backwards: [ferguson](../ferguson/index.html)
//! - One heap: [hdu1846](../hdu1846/index.html), [hdu2149](../hdu2149/index.html),
//!   [hdu1847](../hdu1847/index.html), [hdu2897](../hdu2897/index.html), [hdu2174](../hdu2174/index.html)
//! - Nim, with [`nim`]: [hdu1849](../hdu1849/index.html), [hdu1850](../hdu1850/index.html)
//! - Grundy values, with [`subtraction`]: [hdu1851](../hdu1851/index.html),
//!   [hdu1848](../hdu1848/index.html), [hdu1536](../hdu1536/index.html)
//! - Misère play, with [`nim::misere_nim_wins`]: [hdu1907](../hdu1907/index.html),
//!   [hdu2509](../hdu2509/index.html)
//! - Games of their own: [hdu1527](../hdu1527/index.html) (Wythoff), [hdu2516](../hdu2516/index.html)
//!   (Fibonacci nim), [poj1704](../poj1704/index.html) (staircase Nim), [hdu1079](../hdu1079/index.html)
//!   (the calendar)

pub mod grundy;
pub mod judge;
pub mod nim;
pub mod subtraction;
