//! `cargo xtask figures`: the pictures of the write-ups, `problems/ID/solution/NAME.svg`.
//!
//! The pictures show the answers of the problem's own program, which is built and run for them.
//! Grundy values, which no program prints, come from `common`; they must be 0 exactly at the
//! positions that the program calls lost. English and Chinese pages share the pictures, so they
//! contain no words.

pub mod canvas;
pub mod program;

use crate::registry::FIGURES;
use anyhow::{bail, Context};
use pack::{progress, Problem, Result};
use program::Program;
use std::fs;
use std::path::PathBuf;

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
pub fn command(arguments: &Arguments) -> Result<()> {
    let problems = pack::chosen(&arguments.ids)?;
    if arguments.check {
        check(&problems)
    } else {
        write(&problems)
    }
}

/// Writes the pictures of these problems.
pub fn write(problems: &[Problem]) -> Result<()> {
    for (problem, svg) in stale(problems)? {
        fs::create_dir_all(problem.folder().join("solution"))?;
        fs::write(path(problem), svg)?;
    }
    Ok(())
}

/// Fails if a picture of these problems is missing or out of date.
pub fn check(problems: &[Problem]) -> Result<()> {
    let stale = stale(problems)?;
    if stale.is_empty() {
        return Ok(());
    }
    let lines = stale.iter().map(|(problem, _)| {
        format!("\n  {}: cargo xtask figures {}", pack::shown(&path(problem)), problem.id)
    });
    let lines: String = lines.collect();
    bail!("these pictures are not as the code draws them:{lines}")
}

/// The problems whose picture is missing or out of date, each with what it should be. Some have none.
fn stale(problems: &[Problem]) -> Result<Vec<(&Problem, String)>> {
    let programs = Program::build(problems)?;
    let pictures = progress::map(problems, |problem| {
        if !problem.has("figure.rs") {
            return Ok(None);
        }
        let (id, draw) = FIGURES
            .iter()
            .find(|(id, _)| *id == problem.id)
            .with_context(|| format!("{} is not known yet: run `cargo xtask sync`", problem.id))?;
        let svg = draw(&programs[*id])?.svg();
        if let Some(class) = canvas::without_a_rule(&svg).first() {
            bail!("problems/{id}/figure.rs: no rule for {class} in xtask/src/figures/canvas.rs");
        }
        let is_fresh = fs::read_to_string(path(problem)).ok().as_ref() == Some(&svg);
        Ok((!is_fresh).then_some(svg))
    })?;
    Ok(problems.iter().zip(pictures).filter_map(|(problem, svg)| Some((problem, svg?))).collect())
}

/// Where the picture of a problem is committed.
fn path(problem: &Problem) -> PathBuf {
    problem.folder().join("solution/figure.svg")
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use itertools::Itertools;
    use svg::parser::Event;

    #[test]
    fn the_committed_figures_are_up_to_date() {
        command(&Arguments { ids: Vec::new(), check: true }).unwrap();
    }

    /// What the tests look for in a committed picture.
    struct Contents {
        /// The style classes and the content of each text.
        texts: Vec<(String, String)>,
        /// The number of tiles, circles and squares with the class `lost`.
        lost: usize,
    }

    fn contents(id: &str) -> Contents {
        let svg = pack::read(&path(&pack::find(id).unwrap())).unwrap();
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
        let has_figure = |problem: &Problem| problem.has("figure.rs");
        for problem in pack::problems().unwrap().into_iter().filter(has_figure) {
            let texts = contents(&problem.id).texts;
            assert!(!texts.is_empty());
            for (_, text) in texts {
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert!(words.all(|word| word.chars().count() <= 1), "{}: {text}", problem.id);
            }
        }
    }
}
