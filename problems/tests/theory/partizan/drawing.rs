//! The pictures of the page, `problems/theory/partizan-NAME.svg`: the tests compare them, and `cargo xtask blocks
//! partizan` writes them.

use pack::Pack;
use std::{env, fs};

const STYLE: &str = "text{font:16px system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif;text-anchor:middle;fill:#1f2328}
text.strong{font-weight:700}
.paper{fill:#fff}
rect.cell{fill:#e8f1f8;stroke:#8496a6;stroke-width:1.5}
path{fill:none;stroke:#8496a6;stroke-width:3}
path.B{stroke:#0072b2;stroke-width:5}
path.R{stroke:#d55e00;stroke-width:5;stroke-dasharray:7 4}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.paper{fill:#161b22}
rect.cell{fill:#234e57;stroke:#7d8d9c}
path.B{stroke:#56b4e9}
path.R{stroke:#f08743}
}";

pub struct Drawing {
    width: usize,
    height: usize,
    elements: Vec<String>,
}

impl Drawing {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, elements: Vec::new() }
    }

    pub fn cell(&mut self, x: usize, y: usize, side: usize) {
        let size = format!("width=\"{side}\" height=\"{side}\"");
        self.elements.push(format!("<rect class=\"cell\" x=\"{x}\" y=\"{y}\" {size}/>"));
    }

    pub fn line(&mut self, class: &str, from: (usize, usize), to: (usize, usize)) {
        let path = format!("M{},{}L{},{}", from.0, from.1, to.0, to.1);
        self.elements.push(format!("<path class=\"{class}\" d=\"{path}\"/>"));
    }

    pub fn text(&mut self, class: &str, (x, y): (usize, usize), text: &str) {
        let text = text.replace('-', "−");
        self.elements.push(format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"));
    }

    /// That the file has this picture. Writes it if asked to.
    pub fn check(&self, name: &str, title: &str) {
        let Self { width, height, elements } = self;
        let svg = format!(
            "<svg aria-label=\"{title}\" height=\"{height}\" role=\"img\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" xmlns=\"http://www.w3.org/2000/svg\">\n<title>{title}</title>\n<style>\n{STYLE}\n</style>\n\
             <rect class=\"paper\" height=\"100%\" rx=\"8\" width=\"100%\"/>\n{}\n</svg>\n",
            elements.join("\n")
        );
        let path = Pack::here().unwrap().path(format!("problems/theory/partizan-{name}.svg"));
        if env::var_os(checks::blocks::WRITES).is_some() {
            fs::write(&path, &svg).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == svg, "{}: run `cargo xtask blocks partizan`", pack::shown(&path));
    }
}
