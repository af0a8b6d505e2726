//! The pictures that stand for pages, on the front page and where pages are shared: networks show no SVG, so there each
//! becomes a PNG of the size that they recommend.

use super::modules::file_name;
use super::paths::Page;
use super::sources::Sources;
use anyhow::Context;
use pack::Result;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// The width and height in pixels.
pub const SIZE: (u16, u16) = (1200, 630);
const MARGIN: u16 = 40;
/// Where the pictures are on the site.
const FOLDER: &str = "pictures";

/// The picture of a page in the pack: of a problem the figure, or that of its lesson; of a page of theory the first whose
/// name begins with that of the page. Others have none.
pub fn of_page(sources: &Sources, page: &Page) -> Option<String> {
    let pack = &sources.pack;
    if let Page::Theory(name) = page {
        let all = pack::files(&pack.path("problems/theory"), "svg").ok()?;
        let mut names = all.iter().map(|path| file_name(path));
        let picture = names.find(|file| file.split(['-', '.']).next() == Some(name))?;
        return Some(format!("problems/theory/{picture}"));
    }
    let lesson = sources.problem(page.id()?).ok()?.lesson();
    let figure = format!("problems/{lesson}/solution/figure.svg");
    pack.path(&figure).exists().then_some(figure)
}

/// The picture that stands for a page where it is shared, by its path on the site: that of the page, or the icon.
pub fn shared(sources: &Sources, page: &Page) -> String {
    let picture = of_page(sources, page).unwrap_or_else(|| "site.svg".to_string());
    let name = picture.trim_start_matches("problems/").replace("/solution/figure", "");
    format!("{FOLDER}/{}", name.replace('/', "-").replace(".svg", ".png"))
}

/// Draws the pictures of these pages to where [`shared`] says. Fails as [`Painter::new`] and [`Painter::png`] do.
pub fn draw_all(sources: &Sources, pages: &[Page], site: &Path) -> Result<()> {
    fs::create_dir_all(site.join(FOLDER))?;
    let painter = Painter::new()?;
    let pictures = pages.iter().map(|page| (shared(sources, page), of_page(sources, page)));
    for (to, picture) in pictures.collect::<BTreeMap<_, _>>() {
        let picture = picture.map_or(sources.web.icon(), |path| sources.pack.path(path));
        let png = painter.png(&pack::read(&picture)?).with_context(|| pack::shown(&picture))?;
        fs::write(site.join(to), png)?;
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
    use crate::sources::fixture;

    #[test]
    fn each_page_has_the_picture_that_its_frame_names() {
        let site = tempfile::tempdir().unwrap();
        let pages = [Page::Course, Page::Practice("practice".into()), Page::Theory("heap".into())];
        draw_all(&fixture(), &pages, site.path()).unwrap();
        for name in ["site", "bachet", "theory-heap"] {
            assert!(site.path().join(FOLDER).join(name).with_extension("png").exists(), "{name}");
        }
    }

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
