//! `cargo xtask figures`: the pictures of the write-ups, `problems/ID/solution/NAME.svg`.
//!
//! The pictures show the answers of the problem's own program, which is built and run for them.
//! Grundy values, which no program prints, come from `common`; they must be 0 exactly at the
//! positions that the program calls lost. English and Chinese pages share the pictures, so they
//! contain no words.

mod canvas;
mod ferguson;
mod hdu1079;
mod hdu1527;
mod hdu1536;
mod hdu1846;
mod hdu1847;
mod hdu1848;
mod hdu1849;
mod hdu1850;
mod hdu1851;
mod hdu1907;
mod hdu2149;
mod hdu2174;
mod hdu2509;
mod hdu2516;
mod hdu2897;
mod poj1704;
mod programs;

use crate::bundle::progress;
use crate::Result;
use canvas::Canvas;
use programs::Programs;
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

/// One picture.
struct Figure {
    /// The id of the problem.
    id: &'static str,
    /// The name of the file, without the extension.
    name: &'static str,
    /// Draws it, using the answers of the programs.
    draw: fn(&Programs) -> Result<Canvas>,
}

const fn figure(
    id: &'static str,
    name: &'static str,
    draw: fn(&Programs) -> Result<Canvas>,
) -> Figure {
    Figure { id, name, draw }
}

const FIGURES: [Figure; 17] = [
    figure("ferguson", "graph", ferguson::draw),
    figure("hdu1079", "calendar", hdu1079::draw),
    figure("hdu1527", "wythoff", hdu1527::draw),
    figure("hdu1536", "grundy", hdu1536::draw),
    figure("hdu1846", "strip", hdu1846::draw),
    figure("hdu1847", "strip", hdu1847::draw),
    figure("hdu1848", "grundy", hdu1848::draw),
    figure("hdu1849", "strip", hdu1849::draw),
    figure("hdu1850", "nim-sum", hdu1850::draw),
    figure("hdu1851", "sum", hdu1851::draw),
    figure("hdu1907", "misere", hdu1907::draw),
    figure("hdu2149", "bids", hdu2149::draw),
    figure("hdu2174", "board", hdu2174::draw),
    figure("hdu2509", "splits", hdu2509::draw),
    figure("hdu2516", "zeckendorf", hdu2516::draw),
    figure("hdu2897", "strip", hdu2897::draw),
    figure("poj1704", "strip", poj1704::draw),
];

impl Figure {
    fn path(&self) -> PathBuf {
        let folder = pack::root().join("problems").join(self.id).join("solution");
        folder.join(self.name).with_extension("svg")
    }
}

/// Runs the command. Fails on an unknown id, if the programs do not build or answer as expected, on
/// a write error and, with `--check`, if a picture differs from what is drawn.
pub fn command(arguments: &Arguments) -> Result<()> {
    let mut figures: Vec<&Figure> = Vec::new();
    for id in &arguments.ids {
        let id = pack::find(id)?.id;
        figures.extend(FIGURES.iter().filter(|figure| figure.id == id));
    }
    if arguments.ids.is_empty() {
        figures.extend(&FIGURES);
    }
    let programs = Programs::build(FIGURES.iter().map(|figure| figure.id))?;

    let progress = progress(figures.len());
    let mut stale = String::new();
    for figure in figures {
        progress.set_message(figure.id);
        let path = figure.path();
        let svg = (figure.draw)(&programs)?.svg();
        if fs::read_to_string(&path).ok().as_ref() != Some(&svg) {
            if arguments.check {
                stale += &format!("\n  {}: cargo xtask figures {}", pack::shown(&path), figure.id);
            } else {
                fs::create_dir_all(path.parent().expect("it has a folder"))?;
                fs::write(path, svg)?;
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("these pictures are not as the code draws them:{stale}").into())
}

/// The numbers, separated by `separator`.
fn join<T: ToString>(numbers: &[T], separator: &str) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(separator)
}

/// Fails unless the Grundy values are 0 exactly at the lost positions.
fn check_zeros(id: &str, values: &[u64], lost: &[bool]) -> Result<()> {
    if values.iter().map(|&value| value == 0).eq(lost.iter().copied()) {
        return Ok(());
    }
    Err(format!("{id} and the Grundy values of common do not agree").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use svg::parser::Event;

    #[test]
    fn the_committed_figures_are_up_to_date() {
        command(&Arguments { ids: Vec::new(), check: true }).unwrap();
    }

    #[test]
    fn every_problem_has_a_figure() {
        let mut ids: Vec<String> = pack::problems().unwrap().into_iter().map(|p| p.id).collect();
        ids.sort();
        assert_eq!(ids, FIGURES.map(|figure| figure.id));
    }

    /// What the tests look for in a committed picture.
    struct Contents {
        /// The style classes and the content of each text.
        texts: Vec<(String, String)>,
        /// The number of tiles, circles and squares with the class `lost`.
        lost: usize,
    }

    fn contents(id: &str) -> Contents {
        let figure = FIGURES.iter().find(|figure| figure.id == id).unwrap();
        let svg = pack::read(&figure.path()).unwrap();
        assert!(svg.len() < 30_000, "{id}: {} bytes", svg.len());
        assert_eq!(canvas::tests::unknown_classes(&svg), [""; 0], "{id}");
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

    /// English and Chinese pages share the pictures.
    #[test]
    fn there_are_no_words() {
        for figure in FIGURES {
            let texts = contents(figure.id).texts;
            assert!(!texts.is_empty());
            for (_, text) in texts {
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert!(words.all(|word| word.chars().count() <= 1), "{}: {text}", figure.id);
            }
        }
    }

    #[test]
    fn known_positions_are_marked() {
        for (id, expected) in [
            ("hdu1846", "0 4 8 12"),
            ("hdu1847", "0 3 6 9 12 15 18 21 24"),
            ("hdu2149", "0 4 8 0 4 8 0"),
            ("hdu2897", "1 2 8 9 15 16"),
            ("ferguson", "1, 5 3, 3 1, 3 1, 1"),
        ] {
            let texts = contents(id).texts.into_iter().filter(|(class, _)| class == "lost");
            assert_eq!(join(&texts.map(|(_, text)| text).collect::<Vec<_>>(), " "), expected);
        }
        for (id, expected) in [
            ("hdu1079", 181), // 183 dates of a leap year have an odd sum; two are N-positions
            ("hdu1527", 17),  // A000201 and A001950 up to 20, twice, and 0 0
            ("hdu1848", 24),  // A001581 up to 119, and 0
            ("hdu1907", 16),  // eight on each of two boards
            ("hdu2174", 12),  // three rows of four
            ("hdu2509", 3),   // taking the middle apple, or all but the first or the last
            ("hdu2516", 8),   // the Fibonacci numbers up to 34
        ] {
            assert_eq!(contents(id).lost, expected, "{id}");
        }
    }
}
