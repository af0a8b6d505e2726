//! The blocks of a page that have a source, each below its marker.

use std::ops::Range;

/// What a marker begins with: what kind of source the block has.
const KINDS: [&str; 5] = ["code: ", "table: ", "text: ", "run: ", "question: "];

/// A marker such as `<!-- table: heaps -->`, and what stands right below it.
#[derive(Debug, PartialEq)]
pub struct Marked<'a> {
    /// What stands in the marker: `table: heaps`.
    pub marker: &'a str,
    /// The words of a table that it translates, behind ` | ` each: the English and the Chinese one.
    pub words: Vec<(&'a str, &'a str)>,
    /// The number of its line.
    pub line: usize,
    /// The blanks before it, and before each line of its blocks.
    pub indent: &'a str,
    /// The bytes of its table or of its blocks: one, or for a run two with an empty line between them. Empty if there
    /// are none, as of a question.
    pub range: Range<usize>,
}

/// A fenced block.
#[derive(Debug)]
pub struct Fence<'a> {
    /// The number of its first line.
    pub line: usize,
    /// What stands behind the opening fence.
    pub language: &'a str,
    /// Its bytes, with both fences.
    pub range: Range<usize>,
}

/// All markers of a page with their blocks, and the blocks without one.
pub fn marked(page: &str) -> (Vec<Marked<'_>>, Vec<Fence<'_>>) {
    let fences = fences(page);
    let (mut all, mut at) = (Vec::new(), 0);
    for (line, text) in (1..).zip(page.split_inclusive('\n')) {
        at += text.len();
        let inside = fences.iter().any(|fence| fence.range.contains(&(at - text.len())));
        let marker = text.trim().strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
        let Some(marker) =
            marker.filter(|marker| !inside && KINDS.iter().any(|kind| marker.starts_with(kind)))
        else {
            continue;
        };
        let mut end = at;
        if marker.starts_with("table: ") {
            let is_row = |line: &&str| line.trim_start().starts_with('|');
            let rows = page[at..].split_inclusive('\n').take_while(is_row);
            end += rows.map(str::len).sum::<usize>();
        }
        let blocks = match marker.split_once(": ") {
            Some(("table" | "question", _)) => 0,
            Some(("run", _)) => 2,
            _ => 1,
        };
        for _ in 0..blocks {
            let next =
                if end == at { at } else { end + usize::from(page[end..].starts_with('\n')) };
            if let Some(fence) = fences.iter().find(|fence| fence.range.start == next) {
                end = fence.range.end;
            }
        }
        let indent = &text[..text.len() - text.trim_start().len()];
        let mut parts = marker.split(" | ");
        let marker = parts.next().unwrap_or_default();
        let words = parts.filter_map(|words| words.split_once(" = ")).collect();
        all.push(Marked { marker, words, line, indent, range: at..end });
    }
    let is_marked =
        |fence: &Fence| all.iter().any(|marked| marked.range.contains(&fence.range.start));
    let others = fences.into_iter().filter(|fence| !is_marked(fence)).collect();
    (all, others)
}

/// The fenced blocks of a page.
fn fences(page: &str) -> Vec<Fence<'_>> {
    let (mut fences, mut open, mut at) = (Vec::new(), None, 0);
    for (line, text) in (1..).zip(page.split_inclusive('\n')) {
        let start = at;
        at += text.len();
        match (open, text.trim().strip_prefix("```")) {
            (None, Some(language)) => open = Some((line, language, start)),
            (Some((line, language, start)), Some("")) => {
                fences.push(Fence { line, language, range: start..at });
                open = None;
            }
            _ => {}
        }
    }
    fences
}

/// Lines as they stand in a page, in a list further in.
pub fn indented(indent: &str, text: &str) -> String {
    let line = |line: &str| if line.is_empty() { "\n".into() } else { format!("{indent}{line}\n") };
    text.lines().map(line).collect()
}

/// Blocks of these languages and texts, as they stand in a page.
pub fn fenced(indent: &str, blocks: &[(&str, &str)]) -> String {
    let block = |(language, text): &(&str, &str)| {
        format!("{indent}```{language}\n{}{indent}```\n", indented(indent, text))
    };
    blocks.iter().map(block).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_found() {
        let blocks = [("input", "1\n\n2\n"), ("output", "3\n")];
        let run = fenced("  ", &blocks);
        assert_eq!(run, "  ```input\n  1\n\n  2\n  ```\n\n  ```output\n  3\n  ```\n");
        let table = "| d |\n| --- |\n| ```text |\n";
        let board = fenced("", &[("text", "<!-- run: 2 -->\n")]);
        let page = format!(
            "- a\n\n  <!-- run: 1 -->\n{run}\n<!-- table: b | c d = 丙 丁 | e = 戊 -->\n{table}\n<!-- text: d -->\n{board}\n<!-- a note -->\n```rust\n```\n<!-- code: c -->\nd\n"
        );
        let (found, others) = marked(&page);
        let found: Vec<_> = found
            .iter()
            .map(|marked| (marked.marker, marked.line, marked.indent, &page[marked.range.clone()]))
            .collect();
        assert_eq!(
            found,
            [
                ("run: 1", 3, "  ", run.as_str()),
                ("table: b", 14, "", table),
                ("text: d", 19, "", board.as_str()),
                ("code: c", 27, "", "")
            ]
        );
        let words: Vec<_> = marked(&page).0.into_iter().map(|marked| marked.words).collect();
        assert_eq!(words, [vec![], vec![("c d", "丙 丁"), ("e", "戊")], vec![], vec![]]);
        let others: Vec<_> = others.iter().map(|fence| (fence.line, fence.language)).collect();
        assert_eq!(others, [(25, "rust")]);
    }
}
