//! Drawing primitives: a canvas with a light and a dark theme, tiles, strips of heaps, arrows.
//!
//! No picture relies on colour alone. In all of them P-positions are orange with a thick border and
//! N-positions are pale; positive Grundy values go from pale green to blue and are written out. Strong
//! blue marks moves and the pieces that move.

use std::fmt::Display;
use std::ops::Range;
use svg::node::element::{Circle, Element, Path, Polygon, Rectangle, Style, Title, SVG};
use svg::node::{Node, Text};

/// The coordinates x, to the right, and y, down.
pub type Point = (f64, f64);

/// Width and height.
pub type Size = (f64, f64);

/// The left and the right end of a horizontal stretch.
pub type Interval = (f64, f64);

/// The style sheet of all pictures. Texts and shapes share class names.
const STYLE: &str = "\
text{font:18px system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif;text-anchor:middle;fill:#1f2328}
text.small{font-size:16px}
text.tiny,text.day{font-size:15px}
text.day{fill:#000}
text.start{text-anchor:start}
text.end{text-anchor:end}
text.quiet{fill:#59636e}
text.strong,text.lost{font-weight:700}
text.lost{fill:#000}
text.move{fill:#0072b2;font-weight:700}
.paper{fill:#fff}
rect.won,path.won,circle.won{fill:#e8f1f8;stroke:#8496a6}
rect.lost,path.lost,circle.lost{fill:#e69f00;stroke:#1f2328;stroke-width:3}
rect.thin,path.thin{stroke-width:2}
rect.one{fill:#9fcbe6;stroke:#4c83a8}
path.line{fill:none;stroke:#8496a6;stroke-width:1.5}
path.grid{fill:none;stroke:#dde3e9}
rect.dashed,circle.dashed{fill:none;stroke:#8496a6;stroke-width:2;stroke-dasharray:5 4}
path.faint{fill:none;stroke:#8496a6;stroke-width:2}
polygon.faint{fill:#8496a6}
path.move,rect.move{fill:none;stroke:#0072b2;stroke-width:3}
polygon.move,circle.stone{fill:#0072b2}
circle.gone{fill:none;stroke:#8496a6;stroke-width:1.5;stroke-dasharray:3 2.5}
circle.stone.on-lost{fill:#000}
circle.gone.on-lost{stroke:#000}
path.ear{fill:none;stroke:#0072b2;stroke-width:8;stroke-linecap:round}
rect.part{fill:#9fcbe6;stroke:#fff;stroke-width:1.5}
rect.take{fill:#0072b2;stroke:#fff;stroke-width:1.5}
text.take{fill:#fff}
text.part,text.one{fill:#000}
rect.g1{fill:#dff3ee}
rect.g2{fill:#b5e2dc}
rect.g3{fill:#7fcbcb}
rect.g4{fill:#4bb0bf}
rect.g5{fill:#3a98b9}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
text.quiet{fill:#9da7b3}
text.move{fill:#56b4e9}
text.g5,text.lost,text.take{fill:#000}
.paper{fill:#161b22}
rect.won,path.won,circle.won{fill:#243240;stroke:#6e7f8f}
rect.lost,path.lost,circle.lost{stroke:#fff}
rect.one{fill:#3f6f8f;stroke:#8dbfe0}
path.line,rect.dashed,circle.dashed,path.faint{stroke:#7d8d9c}
polygon.faint{fill:#7d8d9c}
path.grid{stroke:#2b3440}
path.move,rect.move,path.ear{stroke:#56b4e9}
polygon.move,circle.stone{fill:#56b4e9}
rect.part{fill:#3f6f8f;stroke:#161b22}
text.part,text.one{fill:#fff}
rect.take{fill:#56b4e9;stroke:#161b22}
rect.g1{fill:#20363b}
rect.g2{fill:#234e57}
rect.g3{fill:#2a6573}
rect.g4{fill:#2f7a8d}
rect.g5{fill:#4ba3ba}
}";

/// The length of the head of an arrow.
const HEAD: f64 = 11.0;

/// A picture, to which shapes and texts can be added.
pub struct Canvas {
    picture: SVG,
}

impl Canvas {
    /// An empty picture. The title, in English, describes it for screen readers.
    pub fn new(width: f64, height: f64, title: &str) -> Self {
        let picture = SVG::new()
            .set("viewBox", (0, 0, number(width), number(height)))
            .set("width", number(width))
            .set("height", number(height))
            .set("role", "img")
            .set("aria-label", title)
            .add(Title::new(title))
            .add(Style::new(STYLE));
        let mut canvas = Canvas { picture };
        let paper = Rectangle::new().set("width", "100%").set("height", "100%").set("rx", 8);
        canvas.picture.append(paper.set("class", "paper"));
        canvas
    }

    /// The content of the SVG file.
    pub fn svg(&self) -> String {
        format!("{}\n", self.picture)
    }

    /// A text whose middle is at a point, or with the class `start` or `end` its start or end.
    pub fn text(&mut self, (x, y): Point, text: impl Display, class: &str) {
        // Not the crate's own `Text`, which sets line breaks around its content.
        let mut element = Element::new("text");
        element.assign("x", number(x));
        element.assign("y", number(y + 6.3)); // from the middle of a digit to the baseline
        if !class.is_empty() {
            element.assign("class", class);
        }
        element.append(Text::new(text.to_string()));
        self.picture.append(element);
    }

    /// A rectangle around a point.
    pub fn rectangle(&mut self, (x, y): Point, (width, height): Size, class: &str) {
        let rectangle = Rectangle::new()
            .set("x", number(x - width / 2.0))
            .set("y", number(y - height / 2.0))
            .set("width", number(width))
            .set("height", number(height));
        self.picture.append(rectangle.set("rx", 4).set("class", class));
    }

    /// A rectangle with a text in it, unless the text is empty.
    pub fn tile(&mut self, centre: Point, size: Size, text: impl Display, class: &str) {
        self.rectangle(centre, size, class);
        let text = text.to_string();
        if !text.is_empty() {
            self.text(centre, text, class);
        }
    }

    /// Squares as a single path, which takes fewer bytes than rectangles.
    pub fn squares(&mut self, centres: &[Point], size: f64, class: &str) {
        let size_text = number(size);
        let squares = centres.iter().map(|&(x, y)| {
            let corner = point((x - size / 2.0, y - size / 2.0));
            format!("M{corner}h{size_text}v{size_text}h-{size_text}z")
        });
        self.path(&squares.collect::<String>(), class);
    }

    /// A circle around a point.
    pub fn circle(&mut self, (x, y): Point, radius: f64, class: &str) {
        let circle = Circle::new().set("cx", number(x)).set("cy", number(y));
        self.picture.append(circle.set("r", number(radius)).set("class", class));
    }

    /// A line through all points in turn.
    pub fn line(&mut self, points: &[Point], class: &str) {
        let points: Vec<String> = points.iter().copied().map(point).collect();
        self.path(&format!("M{}", points.join("L")), class);
    }

    /// A path given by SVG path data.
    fn path(&mut self, data: &str, class: &str) {
        self.picture.append(Path::new().set("d", data).set("class", class));
    }

    /// A straight arrow.
    pub fn arrow(&mut self, from: Point, to: Point, class: &str) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).sqrt();
        let (dx, dy) = (dx / length, dy / length);
        // The line ends inside the head, so that its corners do not show beside the tip.
        self.line(&[from, (to.0 - dx * HEAD / 2.0, to.1 - dy * HEAD / 2.0)], class);
        self.arrow_head(to, (dx, dy), class);
    }

    /// A straight arrow from just outside the circle of this radius around `from` to just outside the one around `to`.
    pub fn arrow_between(&mut self, from: Point, to: Point, radius: f64, class: &str) {
        let edge = |from: Point, to: Point| {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let scale = (radius + 4.0) / (dx * dx + dy * dy).sqrt();
            (from.0 + dx * scale, from.1 + dy * scale)
        };
        self.arrow(edge(from, to), edge(to, from), class);
    }

    /// The head of an arrow; `(dx, dy)` is the unit vector of its direction.
    fn arrow_head(&mut self, tip: Point, (dx, dy): Point, class: &str) {
        let base = (tip.0 - dx * HEAD, tip.1 - dy * HEAD);
        let half = HEAD * 0.45;
        let [left, right] =
            [half, -half].map(|offset| point((base.0 - dy * offset, base.1 + dx * offset)));
        let head = Polygon::new().set("points", format!("{left} {right} {}", point(tip)));
        self.picture.append(head.set("class", class));
    }

    /// A move on a strip: an arrow in half an ellipse of the given height from the x coordinate
    /// `from` to `to`, both at height `y`, with a text above.
    pub fn arc_arrow(
        &mut self,
        (from, to): (f64, f64),
        y: f64,
        height: f64,
        text: &str,
        class: &str,
    ) {
        let radii = point(((from - to).abs() / 2.0, height));
        let sweep = u8::from(to > from);
        let end = point((to, y - HEAD / 2.0));
        self.path(&format!("M{}A{radii} 0 0 {sweep} {end}", point((from, y))), class);
        self.arrow_head((to, y), (0.0, 1.0), class);
        let class = if class == "move" { "move small" } else { "quiet small" };
        self.text(((from + to) / 2.0, y - height - 11.0), text, class);
    }

    /// A bracket below an interval, with a text below its middle.
    pub fn bracket(&mut self, (left, right): Interval, y: f64, text: impl Display) {
        self.line(&[(left, y), (left, y + 7.0), (right, y + 7.0), (right, y)], "line");
        self.text(((left + right) / 2.0, y + 20.0), text, "small");
    }
}

/// A row of tiles, one for each heap size from `first` on.
pub struct Strip {
    /// The centre of the first tile.
    pub start: Point,
    /// The distance from tile to tile, and the height of a tile.
    pub cell: Size,
    /// The heap size of the first tile.
    pub first: f64,
}

impl Strip {
    /// The gap between two tiles.
    const GAP: f64 = 5.0;

    /// The centre of the tile of a heap size.
    pub fn centre(&self, heap: impl Into<f64>) -> Point {
        (self.start.0 + (heap.into() - self.first) * self.cell.0, self.start.1)
    }

    /// The interval that the tiles from `first` to `last` take up.
    pub fn interval(&self, first: impl Into<f64>, last: impl Into<f64>) -> Interval {
        let half = (self.cell.0 - Self::GAP) / 2.0;
        (self.centre(first).0 - half, self.centre(last).0 + half)
    }

    /// The y coordinate where an arrow from above ends.
    pub fn top(&self) -> f64 {
        self.start.1 - self.cell.1 / 2.0 - 4.0
    }

    /// Draws the tile of a heap size.
    pub fn tile(&self, canvas: &mut Canvas, heap: impl Into<f64>, text: impl Display, class: &str) {
        canvas.tile(self.centre(heap), (self.cell.0 - Self::GAP, self.cell.1), text, class);
    }
}

/// The style class of a position: `lost` for a P-position, `won` for an N-position.
pub fn outcome_class(lost: bool) -> &'static str {
    if lost {
        "lost"
    } else {
        "won"
    }
}

/// The style class of a Grundy value: `lost` for 0, `g1` to `g5` for 1 to 5.
pub fn grundy_class(value: u64) -> String {
    if value == 0 {
        "lost".to_string()
    } else {
        format!("g{value}")
    }
}

/// A number rounded to one decimal place, without trailing zeros.
fn number(number: f64) -> String {
    let tenths = (number * 10.0).round();
    (if tenths == 0.0 { 0.0 } else { tenths / 10.0 }).to_string()
}

/// A point as SVG paths and polygons write it.
fn point((x, y): Point) -> String {
    format!("{},{}", number(x), number(y))
}

/// Draws a strip of heaps, P or N below each, and an arrow from each N-position to the nearest
/// P-position to its left. `lost` has an entry for each heap; the first heap must be a P-position.
/// Arrows to the same heap end side by side.
pub fn winning_moves(canvas: &mut Canvas, strip: &Strip, heaps: Range<u32>, lost: &[bool]) {
    let mut p_position = heaps.start;
    for (heap, &lost) in heaps.zip(lost) {
        strip.tile(canvas, heap, heap, outcome_class(lost));
        let (x, y) = strip.centre(heap);
        let below = (x, y + strip.cell.1 / 2.0 + 18.0);
        if lost {
            p_position = heap;
            canvas.text(below, "P", "strong");
        } else {
            canvas.text(below, "N", "quiet");
            let take = heap - p_position;
            let target = strip.centre(p_position).0 + 24.0 - 12.0 * f64::from(take);
            let height = 24.0 * f64::from(take);
            canvas.arc_arrow((x, target), strip.top(), height, &format!("−{take}"), "move");
        }
    }
}

/// What the style sheet has no rule for, of the shapes and texts in a picture, such as `path.dashed`: it would be
/// drawn in black or not at all. A text may bear any class of a shape.
pub fn without_a_rule(svg: &str) -> Vec<String> {
    let has_rule = |shape: &str, class: &str| {
        STYLE.split(['{', '}', ',', '\n']).any(|selector| {
            let (element, mut classes) = match selector.split_once('.') {
                Some((element, classes)) => (element, classes.split('.')),
                None => return false,
            };
            (element == shape || element.is_empty() || shape == "text")
                && classes.any(|one| one == class)
        })
    };
    let picture = svg.rsplit("</style>").next().unwrap_or_default();
    let mut missing = Vec::new();
    for element in picture.split('<') {
        let shape = element.split(' ').next().unwrap_or_default();
        let classes = element.split_once("class=\"").and_then(|(_, rest)| rest.split('"').next());
        let classes = classes.unwrap_or_default().split(' ').filter(|class| !class.is_empty());
        missing.extend(
            classes.filter(|class| !has_rule(shape, class)).map(|class| format!("{shape}.{class}")),
        );
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_without_a_rule_is_found() {
        let mut canvas = Canvas::new(10.0, 10.0, "test");
        canvas.circle((5.0, 5.0), 1.0, "stone");
        canvas.line(&[(0.0, 0.0), (5.0, 5.0)], "dashed"); // which circles have
        canvas.text((5.0, 5.0), "<", "small quite");
        assert_eq!(without_a_rule(&canvas.svg()), ["path.dashed", "text.quite"]);
        assert!(canvas.svg().contains("&lt;"));
    }
}
