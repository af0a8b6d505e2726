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
pub mod tests {
    use super::*;
    use canvas::{Point, Size};
    use itertools::Itertools;
    use svg::node::element::tag::Type;
    use svg::parser::Event;

    /// A tile, circle or square that shows a position, with what is written in it and beside it.
    pub struct Cell {
        pub class: String,
        /// Whether it is drawn as lost.
        pub lost: bool,
        /// The first text in it.
        pub text: String,
        /// Of the texts outside of cells that end with a number, the numbers of those in its row, as they are drawn.
        pub row: Vec<u32>,
        /// Those in its column.
        pub column: Vec<u32>,
        /// Its row and its column among those of all cells, from 0 on.
        pub place: (usize, usize),
    }

    /// What of these classes is drawn is a cell.
    const OF_CELLS: &str = "lost won one part take dashed g1 g2 g3 g4 g5";

    /// The shapes that are cells, and the texts, in the committed picture of a problem.
    struct Contents {
        shapes: Vec<(Point, Size, String)>,
        texts: Vec<(Point, String, String)>,
    }

    fn contents(id: &str) -> Contents {
        let path = format!("problems/{id}/solution/figure.svg");
        let svg = Pack::here().unwrap().read(path).unwrap();
        assert!(svg.len() < 40_000, "{id}: {} bytes", svg.len());
        let mut contents = Contents { shapes: Vec::new(), texts: Vec::new() };
        let mut text = None;
        for event in svg::read(&svg).unwrap() {
            let (tag, attributes) = match event {
                Event::Tag(tag, Type::Start | Type::Empty, attributes) => (tag, attributes),
                Event::Text(written) => {
                    let text = text.take().map(|(at, class)| (at, class, written.to_string()));
                    contents.texts.extend(text);
                    continue;
                }
                _ => continue,
            };
            let of = |name: &str| attributes.get(name).map_or("", |value| &**value);
            let number = |name| of(name).parse().unwrap_or(0.0);
            let (at, size) = ((number("x"), number("y")), (number("width"), number("height")));
            let class = of("class").to_string();
            let is_cell = class.split(' ').any(|class| OF_CELLS.split(' ').contains(&class));
            // The canvas puts the baseline as far below the middle.
            text = (tag == "text").then(|| ((at.0, at.1 - 6.3), class.clone()));
            if text.is_some() {
                continue;
            }
            if is_cell && tag == "circle" {
                let diameter = 2.0 * number("r");
                contents.shapes.push(((number("cx"), number("cy")), (diameter, diameter), class));
            } else if is_cell {
                let corner = |data: &str| {
                    let numbers = data.split([',', 'h', 'v']).map_while(|text| text.parse().ok());
                    numbers.collect_tuple().map(|(x, y, size, _)| ((x, y), (size, size)))
                };
                let squares = of("d").split('M').filter_map(corner);
                let rectangle = Some((at, size)).filter(|_| tag == "rect");
                contents.shapes.extend(squares.chain(rectangle).map(
                    |((x, y), size): (Point, Size)| {
                        ((x + size.0 / 2.0, y + size.1 / 2.0), size, class.clone())
                    },
                ));
            }
        }
        contents
    }

    /// The cells of the committed picture of a problem, in the order in which they are drawn.
    pub fn cells(id: &str) -> Vec<Cell> {
        let Contents { shapes, texts } = contents(id);
        let is_near = |a: f64, b: f64| (a - b).abs() < 1.5;
        let is_in = |at: Point, (middle, size, _): &(Point, Size, String)| {
            (at.0 - middle.0).abs() < size.0 / 2.0 && (at.1 - middle.1).abs() < size.1 / 2.0
        };
        let outside = texts.iter().filter(|text| !shapes.iter().any(|shape| is_in(text.0, shape)));
        let ends = outside.map(|(at, _, text)| (*at, text.rsplit(' ').next().unwrap_or_default()));
        let numbers = ends.filter_map(|(at, end)| Some((at, end.parse().ok()?))).collect_vec();
        let beside = |is_beside: &dyn Fn(Point) -> bool| {
            numbers.iter().filter(|(at, _)| is_beside(*at)).map(|label| label.1).collect_vec()
        };
        let places = |of: fn(Point) -> f64| {
            let sorted = shapes.iter().map(|shape| of(shape.0)).sorted_by(f64::total_cmp);
            sorted.dedup_by(|a, b| is_near(*a, *b)).collect_vec()
        };
        let (xs, ys) = (places(|at| at.0), places(|at| at.1));
        let place = |all: &[f64], one| all.iter().position(|&other| is_near(one, other)).unwrap();
        let cell = |shape: &(Point, Size, String)| {
            let ((x, y), _, class) = shape;
            let inside = texts.iter().find(|text| is_in(text.0, shape));
            Cell {
                class: class.clone(),
                lost: class.split(' ').contains(&"lost"),
                text: inside.map_or(String::new(), |text| text.2.clone()),
                row: beside(&|at| is_near(at.1, *y)),
                column: beside(&|at| is_near(at.0, *x)),
                place: (place(&ys, *y), place(&xs, *x)),
            }
        };
        shapes.iter().map(cell).collect()
    }

    /// The texts of this class in the committed picture of a problem.
    pub fn texts(id: &str, class: &str) -> Vec<String> {
        let texts = contents(id).texts.into_iter().filter(|(_, found, _)| found == class);
        texts.map(|(.., text)| text).collect()
    }

    /// Fails unless each cell is drawn as lost if and only if the program's answer to the question that its labels
    /// make ends with `lost`.
    pub fn held(id: &str, lost: &str, question: impl Fn(&Cell) -> String) {
        asked(id, lost, cells(id).iter().map(|cell| (question(cell), cell.lost)));
    }

    /// The same of questions, each with whether the picture has its position as lost.
    pub fn asked(id: &str, lost: &str, questions: impl IntoIterator<Item = (String, bool)>) {
        let (questions, drawn): (Vec<String>, Vec<bool>) = questions.into_iter().unzip();
        assert!(!drawn.is_empty(), "problems/{id}/solution/figure.svg: no cells");
        for ((question, drawn), answer) in questions.iter().zip(drawn).zip(answers(id, &questions))
        {
            let shown = if drawn { "lost" } else { "won" };
            assert!(
                drawn == answer.ends_with(lost),
                "problems/{id}/figure.rs: the picture shows {question:?} as {shown}, the program answers {answer:?}"
            );
        }
    }

    /// What the program of a problem answers.
    pub fn answers(id: &str, questions: &[String]) -> Vec<String> {
        let pack = Pack::here().unwrap();
        let problem = pack.find(id).unwrap();
        Program::build(&pack, &[problem]).unwrap()[id].answers(questions).unwrap()
    }

    /// English and Chinese pages share the pictures.
    #[test]
    fn there_are_no_words() {
        let mut count = 0;
        for (id, _) in FIGURES {
            for (.., text) in contents(id).texts {
                count += 1;
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert!(words.all(|word| word.chars().count() <= 1), "{id}: {text}");
            }
        }
        assert!(count > 0);
    }
}
