//! `cargo xtask figures`: the pictures of the write-ups, `problems/ID/solution/NAME.svg`.
//!
//! The pictures show the answers of the problem's own program, which is built and run for them.
//! Grundy values, which no program prints, come from `common`; they must be 0 exactly at the
//! positions that the program calls lost. English and Chinese pages share the pictures, so they
//! contain no words.

pub mod canvas;
pub mod program;

use anyhow::{bail, Context};
use pack::{Pack, Problem, Result};
use program::Program;
use std::collections::BTreeMap;

/// Draws the picture of a problem, using the answers of its program.
type Function = fn(&Program) -> Result<canvas::Canvas>;

include!(concat!(env!("OUT_DIR"), "/modules.rs")); // by xtask/build.rs

/// Draw the pictures of the write-ups, or check them.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all of them.
    ids: Vec<String>,
    /// Write nothing; fail if a picture is missing or out of date.
    #[arg(long)]
    check: bool,
}

/// Runs the command. Fails on an unknown id, if the programs do not build or answer as expected, on
/// a write error and, with `--check`, if a picture differs from what is drawn.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    generate(pack, &pack.chosen(&arguments.ids)?, arguments.check)
}

/// Writes the pictures of these problems that are missing or out of date, or with `check` fails if there are any.
pub fn generate(pack: &Pack, problems: &[Problem], check: bool) -> Result<()> {
    let programs = Program::build(pack, problems)?;
    pack::progress::generate(problems, check, "cargo xtask figures", |problem| {
        let path = problem.folder().join("solution/figure.svg");
        Ok(drawn(problem, &programs)?.map(|svg| (path, svg)))
    })
}

/// Whether this program was compiled with the figures of all of these problems.
pub fn knows(problems: &[Problem]) -> bool {
    let is_known = |problem: &Problem| FOUND.iter().any(|(id, _)| *id == problem.id);
    problems.iter().all(|problem| !problem.has("figure.rs") || is_known(problem))
}

/// The picture of a problem. Some have none.
fn drawn(problem: &Problem, programs: &BTreeMap<String, Program>) -> Result<Option<String>> {
    let id = &problem.id;
    if !problem.has("figure.rs") {
        return Ok(None);
    }
    let figure = FOUND.iter().find(|(name, _)| name == id);
    let (_, draw) =
        figure.with_context(|| format!("{id} is not known yet: run `cargo xtask sync`"))?;
    let svg = draw(&programs[id])?.svg();
    if let Some(class) = canvas::without_a_rule(&svg).first() {
        bail!("problems/{id}/figure.rs: no rule for {class} in xtask/src/figures/canvas.rs");
    }
    Ok(Some(svg))
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use itertools::Itertools;
    use svg::parser::Event;

    /// What the tests look for in a committed picture.
    struct Contents {
        /// The style classes and the content of each text.
        texts: Vec<(String, String)>,
        /// The number of tiles, circles and squares with the class `lost`.
        lost: usize,
    }

    fn contents(id: &str) -> Contents {
        let path = format!("problems/{id}/solution/figure.svg");
        let svg = Pack::here().unwrap().read(path).unwrap();
        assert!(svg.len() < 40_000, "{id}: {} bytes", svg.len());
        let (mut texts, mut lost, mut text_class) = (Vec::new(), 0, None);
        for event in svg::read(&svg).unwrap() {
            match event {
                Event::Tag(tag, _, attributes) => {
                    let attribute = |name| attributes.get(name).map_or("", |value| &**value);
                    let class = attribute("class").to_string();
                    if tag != "text" && class.split(' ').any(|class| class == "lost") {
                        lost += attribute("d").matches('M').count().max(1);
                    }
                    text_class = Some(class).filter(|_| tag == "text");
                }
                Event::Text(text) => {
                    texts.extend(text_class.take().map(|class| (class, text.into())));
                }
                _ => {}
            }
        }
        Contents { texts, lost }
    }

    /// The texts of the class `lost` in the committed picture of a problem, separated by blanks.
    pub fn lost_texts(id: &str) -> String {
        let texts = contents(id).texts.into_iter().filter(|(class, _)| class == "lost");
        texts.map(|(_, text)| text).join(" ")
    }

    /// The number of shapes of the class `lost` in the committed picture of a problem.
    pub fn lost_shapes(id: &str) -> usize {
        contents(id).lost
    }

    /// English and Chinese pages share the pictures.
    #[test]
    fn there_are_no_words() {
        let mut count = 0;
        for (id, _) in FOUND {
            for (_, text) in contents(id).texts {
                count += 1;
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert!(words.all(|word| word.chars().count() <= 1), "{id}: {text}");
            }
        }
        assert!(count > 0);
    }
}
