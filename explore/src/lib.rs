//! Impartial games that one brings: their Grundy values, and a period with its proof.
//!
//! [`answer()`] is all of it, as text: what the page of the explorer asks, and what it gets.

mod answer;
mod any_heap;
mod coins;
mod graph;
mod heap;
mod json;
mod kind;
mod known;
mod language;
mod listed;
mod misere;
mod octal;
mod period;
mod position;
mod program;
mod request;
mod rule;
mod takes;
mod tree;
mod values;
mod vectors;

#[cfg(test)]
mod tests;

pub use answer::answer;
pub use language::{shortened, Problem};
