//! The pictures that stand for pages where they are shared: networks show no SVG, so the figure of a lesson becomes a
//! PNG of the size that they recommend.

use anyhow::Context;
use pack::{Problem, Result};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// The width and height in pixels.
pub const SIZE: (u16, u16) = (1200, 630);
const MARGIN: u16 = 40;
/// The figure of a lesson in its folder.
pub const FIGURE: &str = "solution/figure.svg";
/// Where the pictures are on the site.
pub const FOLDER: &str = "pictures";

/// Draws the figures of all lessons as `ID.png`. Fails as [`Painter::new`] and [`Painter::png`] do.
pub fn draw_all(problems: &[Problem], folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let painter = Painter::new()?;
    for problem in problems.iter().filter(|problem| problem.has(FIGURE)) {
        let figure = problem.folder().join(FIGURE);
        let png = painter.png(&pack::read(&figure)?).with_context(|| pack::shown(&figure))?;
        fs::write(folder.join(format!("{}.png", problem.id)), png)?;
    }
    Ok(())
}

/// Draws figures with the fonts of the system.
struct Painter {
    options: Options<'static>,
}

impl Painter {
    /// Looks for the fonts. Fails if there is none, as text would be left out then.
    fn new() -> Result<Self> {
        let mut options = Options::default();
        let fonts = Arc::make_mut(&mut options.fontdb);
        fonts.load_system_fonts();
        let any = fonts.faces().next().context("no fonts: a system has DejaVu Sans, or others")?;
        options.font_family.clone_from(&any.families[0].0);
        Ok(Self { options })
    }

    /// The figure as a PNG, as large as fits, on white. Fails if it is no SVG.
    fn png(&self, svg: &str) -> Result<Vec<u8>> {
        let tree = Tree::from_str(svg, &self.options)?;
        let (width, height) = (f32::from(SIZE.0), f32::from(SIZE.1));
        let inside = |all: f32| all - 2.0 * f32::from(MARGIN);
        let size = tree.size();
        let scale = (inside(width) / size.width()).min(inside(height) / size.height());
        let x = (width - scale * size.width()) / 2.0;
        let y = (height - scale * size.height()) / 2.0;
        let mut picture = Pixmap::new(SIZE.0.into(), SIZE.1.into()).context("no size")?;
        picture.fill(Color::WHITE);
        let place = Transform::from_scale(scale, scale).post_translate(x, y);
        resvg::render(&tree, place, &mut picture.as_mut());
        Ok(picture.encode_png()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_drawn_as_large_as_fits_with_its_text() {
        let drawn = |text: &str| {
            let svg = format!(
                "<svg width='100' height='100' xmlns='http://www.w3.org/2000/svg'><rect width='100' height='10'/>\
                 <text x='50' y='60' style=\"font:18px system-ui,'DejaVu Sans',sans-serif\">{text}</text></svg>"
            );
            let png = Painter::new().unwrap().png(&svg).unwrap();
            Pixmap::decode_png(&png).unwrap()
        };
        let without = drawn("");
        assert_eq!((without.width(), without.height()), (1200, 630));
        let is_dark = |x, y| without.pixel(x, y).unwrap().red() < 100;
        assert!(is_dark(330, 45) && is_dark(870, 90), "not as wide as fits");
        assert!(!is_dark(300, 45) && !is_dark(900, 45) && !is_dark(600, 30));
        assert!(drawn("A") != without, "no text");
    }
}
