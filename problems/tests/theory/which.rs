//! The page `which`. Its tables have a row for each [`Row`] of the modules below, in the same order, with the same
//! formulas; and each formula is compared with a search that knows the rule of the row alone: here, or by the tests of a
//! problem or a page of the theory to which the row links. What a row cites an exercise of a write-up for is held here
//! alone.
//!
//! A new row: add it to the module of its part with its anchor, the formulas of its second cell with `; ` between them,
//! and its words `odd` and `even` among them, and the name of the problem or page whose tests search the game, or else a
//! search; then a line with that anchor at the same place in both pages, and how people describe the game in
//! problems/theory/which.yaml. The test `tables` and that of `pack::which` say what is missing. Of a game in
//! site/pages/rules.yaml, which the explorer opens, the row has positions here in any case, so that the two can be
//! compared.

mod boards;
mod coins;
mod graphs;
mod heaps;
mod memory;
mod misere;
pub mod numbers;
pub mod search;
mod splits;
pub mod takes;

use checks::blocks::Document;
use search::Row;

const PAGE: Document = Document::theory("which");

/// The parts of the page.
const PARTS: [&[Row]; 9] = [
    takes::ROWS,
    splits::ROWS,
    heaps::ROWS,
    boards::ROWS,
    graphs::ROWS,
    coins::ROWS,
    misere::ROWS,
    memory::ROWS,
    numbers::ROWS,
];

/// The formulas of a text, without the dollars, and the words between them that say whether something is odd or even.
fn formulas(text: &str) -> Vec<&str> {
    let parts = text.split('$').enumerate();
    parts.flat_map(|(i, part)| if i % 2 == 1 { vec![part] } else { parities(part) }).collect()
}

fn parities(text: &str) -> Vec<&'static str> {
    let text = text.replace("奇偶", "").replace('奇', " odd ").replace('偶', " even ");
    let words = text.split(|c: char| !c.is_ascii_alphabetic());
    words.filter_map(|word| ["odd", "even"].into_iter().find(|known| *known == word)).collect()
}

/// The rows of the tables of a page.
fn rows_of(page: &str) -> Vec<pack::which::Row> {
    let rows = pack::which::rows(page);
    let count = |start| page.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!(count("| "), rows.len() + count("|---"), "rows without an anchor");
    rows
}

#[test]
fn tables() {
    let rows: Vec<&Row> = PARTS.into_iter().flatten().collect();
    let texts: Vec<String> =
        PAGE.paths().iter().map(|(_, path)| std::fs::read_to_string(path).unwrap()).collect();
    let tables: Vec<_> = texts.iter().map(|text| rows_of(text)).collect();
    let sorted = |cell: &str| {
        let mut formulas = formulas(cell);
        formulas.sort_unstable();
        formulas.join("; ")
    };
    for (table, (_, path)) in tables.iter().zip(PAGE.paths()) {
        let mut ids = table.iter().map(|row| &*row.anchor);
        for Row { id, .. } in &rows {
            assert_eq!(
                ids.next(),
                Some(*id),
                "{}: not the row that comes next here",
                path.display()
            );
        }
        assert_eq!(ids.next(), None, "{}: a row that is not tested here", path.display());
        for (row, Row { formulas: expected, tests, .. }) in table.iter().zip(&rows) {
            let place = format!("{}: {}", path.display(), row.anchor);
            assert_eq!(row.cells.len(), 5, "{place}: cells");
            let mut expected: Vec<&str> = expected.split("; ").collect();
            expected.sort_unstable();
            assert_eq!(
                sorted(&row.cells[1]),
                expected.join("; "),
                "{place}: value or lost positions"
            );
            if let Some(name) = tests {
                let links = pack::markdown::links(&row.cells[3..].join(" "));
                let mut paths = links.iter().filter_map(pack::markdown::Link::path);
                let is_there = |path: &str| {
                    path.starts_with(&format!("../{name}/"))
                        || path.starts_with(&format!("{name}."))
                };
                assert!(paths.any(is_there), "{place}: no link to {name}, whose tests it cites");
            }
        }
    }
    for Row { id, .. } in rows.iter().filter(|row| row.positions.is_none()) {
        assert!(!crate::rules::opens(id), "{id}: no positions to compare with the explorer");
    }
    for (english, chinese) in tables[0].iter().zip(&tables[1]) {
        let id = &english.anchor;
        for cell in [0, 2] {
            let [english, chinese] = [english, chinese].map(|row| sorted(&row.cells[cell]));
            assert_eq!(english, chinese, "{id}: the languages differ");
        }
        let links = |row: &pack::which::Row| -> Vec<String> {
            let links = pack::markdown::links(&row.cells[3..].join(" "));
            links.iter().filter_map(|link| Some(link.path()?.replace(".zh.md", ".en.md"))).collect()
        };
        assert_eq!(links(english), links(chinese), "{id}: the links of the languages differ");
    }
}
