//! The pictures of the write-ups, `problems/ID/solution/NAME.svg`, as `cargo xtask sync` draws them.
//!
//! The pictures show the answers of the problem's own program, which is built and run for them.
//! Grundy values, which no program prints, come from `common`; they must be 0 exactly at the
//! positions that the program calls lost. English and Chinese pages share the pictures, so they
//! contain no words.

pub mod canvas;
pub mod program;

use crate::drawings::FIGURES;
use anyhow::{bail, Context};
use pack::{Pack, Result};
use program::Program;

/// What figures use.
pub mod prelude {
    pub use super::canvas::*;
    pub use super::program::Program;
    pub use anyhow::{bail, ensure, Context};
    pub use itertools::Itertools;
    pub use pack::Result;
}

/// Draws the picture of a problem, using the answers of its program.
pub type Figure = fn(&Program) -> Result<canvas::Canvas>;

/// Draw the pictures of problems.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all.
    ids: Vec<String>,
    /// Write nothing; fail if a picture is missing or out of date.
    #[arg(long)]
    check: bool,
}

/// Runs the command. Fails if the programs do not build or answer as expected, and on a write error.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let mut problems = pack.chosen(&arguments.ids)?;
    problems.retain(|problem| problem.has("figure.rs"));
    if problems.is_empty() {
        return Ok(());
    }
    let programs = Program::build(pack, &problems)?;
    pack::progress::generate(&problems, arguments.check, |problem| {
        let path = problem.folder().join("solution/figure.svg");
        Ok(Some((path, drawn(&problem.id, &programs[&problem.id])?)))
    })
}

/// The picture of a problem.
fn drawn(id: &str, program: &Program) -> Result<String> {
    let figure = FIGURES.iter().find(|(name, _)| *name == id);
    let (_, draw) =
        figure.with_context(|| format!("{id}: a new figure: run `cargo xtask sync`"))?;
    let svg = draw(program)?.svg();
    if let Some(class) = canvas::without_a_rule(&svg).first() {
        bail!("problems/{id}/figure.rs: no rule for {class} in xtask/generate/figures/canvas.rs");
    }
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use svg::parser::Event;

    /// English and Chinese pages share the pictures.
    #[test]
    fn there_are_no_words() {
        let pack = Pack::here().unwrap();
        let mut count = 0;
        for (id, _) in FIGURES {
            let svg = pack.read(format!("problems/{id}/solution/figure.svg")).unwrap();
            assert!(svg.len() < 40_000, "{id}: {} bytes", svg.len());
            let mut inside = "";
            for event in svg::read(&svg).unwrap() {
                match event {
                    Event::Tag(tag, ..) => inside = tag,
                    Event::Text(text) if inside == "text" => {
                        count += 1;
                        let mut words = text.split(|c: char| !c.is_alphabetic());
                        assert!(words.all(|word| word.chars().count() <= 1), "{id}: {text}");
                    }
                    _ => {}
                }
            }
        }
        assert!(count > 0);
    }
}
