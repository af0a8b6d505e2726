//! Impartial games that one brings: their Grundy values, and a period with its proof.
//!
//! [`table`], [`position()`] and [`program()`] answer a [`Request`]; [`answer()`] does so in text, for the page of the explorer.

mod answer;
mod any_heap;
mod coins;
mod error;
mod graph;
mod heap;
mod identify;
pub mod json;
mod kind;
mod known;
mod language;
mod listed;
mod misere;
mod octal;
mod page;
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

pub use answer::{position, program, table, Table};
pub use error::{shortened, Error};
pub use identify::{identify, Answer, Game, Reading};
pub use kind::{Board, Cells, Positions, Results, Row};
pub use known::Known;
pub use language::Language;
pub use page::{answer, Problem};
pub use period::{Period, Periodicity, Repeat, Theorem};
pub use position::{Move, Outcome, Position, Reason};
pub use program::ProgramLanguage;
pub use request::Request;
