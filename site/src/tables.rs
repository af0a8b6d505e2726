//! Tables of the pages that are text in the pack, such as tests print: on the site they are tables.

use super::chinese::is_wide;
use super::markdown::escaped;

/// Stands for a blank that parts no columns.
const GLUE: char = '\u{a0}';
/// Stands for the right half of a wide character.
const HALF: char = '\0';

/// A table.
pub struct Table {
    has_head: bool,
    rows: Vec<Vec<String>>,
}

/// The text as a table. `None` where it is not sure to be one, such as for boards and for two tables side by side.
pub fn table(text: &str) -> Option<Table> {
    let mut lines: Vec<Vec<char>> = text.lines().map(columns).collect();
    let has_head = has_head(&lines)?;
    for (i, line) in lines.iter_mut().enumerate() {
        glue(line, has_head, i == 0);
    }
    let parts = parts(&lines, has_head);
    let rows: Vec<Vec<String>> = lines
        .iter()
        .map(|line| parts.iter().map(|&(start, end)| cell(line, start, end)).collect())
        .collect();
    is_sure(&rows, &parts).then_some(Table { has_head, rows })
}

/// A line by the columns that it takes on a terminal.
fn columns(line: &str) -> Vec<char> {
    let mut columns = Vec::new();
    for c in line.trim_end().chars() {
        columns.push(c);
        columns.extend(is_wide(c).then_some(HALF));
    }
    columns
}

/// Whether the first line says what the columns are: it does not begin as the next one, but for numbers. `None` if
/// there are not two lines, or one of them is a rule or has arrows.
fn has_head(lines: &[Vec<char>]) -> Option<bool> {
    let texts: Vec<String> = lines.iter().map(|line| line.iter().collect()).collect();
    let is_other = |text: &String| text.contains("--") || text.contains(" -> ");
    let [first, second, ..] = &texts[..] else { return None };
    let kind = |text: &str| {
        text.split("  ").next().unwrap_or_default().replace(|c: char| c.is_ascii_digit(), "0")
    };
    let is_alike = kind(first) == kind(second) && kind(first).contains(char::is_alphabetic);
    (!texts.iter().any(is_other)).then_some(!is_alike)
}

/// Has blanks that part no columns taken for letters: those of formulas, those between the words of a head, and those
/// of the name of a row where there is no head.
fn glue(line: &mut [char], has_head: bool, is_first: bool) {
    let name = line.windows(2).position(|pair| pair == [' ', ' ']).unwrap_or(0);
    for at in 1..line.len().saturating_sub(1) {
        let (before, after) = (line[at - 1], line[at + 1]);
        // As in `n =  1` above `n = 10`.
        if line[at] == ' ' && before == '=' && after == ' ' {
            line[at..at + 2].fill(GLUE);
        } else if line[at] != ' ' || before == ' ' || after == ' ' {
            continue;
        }
        let is_word = |c: char| c.is_alphabetic() || c == HALF;
        let is_of_head =
            has_head && is_first && (before == ',' || is_word(before) || is_word(after));
        if before == '=' || after == '=' || is_of_head || (!has_head && at < name) {
            line[at] = GLUE;
        }
    }
}

/// From where to where the columns of the table go. They are parted by what is blank in all lines; a piece with no
/// name in the head belongs to the piece that is nearer.
fn parts(lines: &[Vec<char>], has_head: bool) -> Vec<(usize, usize)> {
    let width = lines.iter().map(Vec::len).max().unwrap_or_default();
    let is_blank = |line: &Vec<char>, at: usize| line.get(at).is_none_or(|&c| c == ' ');
    let is_gap = |at: usize| lines.iter().all(|line| is_blank(line, at));
    let (mut pieces, mut start) = (Vec::new(), None);
    for at in 0..=width {
        match (start, is_gap(at)) {
            (None, false) => start = Some(at),
            (Some(from), true) => {
                pieces.push((from, at));
                start = None;
            }
            _ => {}
        }
    }
    if !has_head {
        return pieces;
    }
    let is_named = |(start, end): (usize, usize)| (start..end).any(|at| !is_blank(&lines[0], at));
    let gap = |at: usize| pieces[at].0 - pieces[at - 1].1;
    // Whether a piece goes with the one before.
    let mut joined = vec![false; pieces.len() + 1];
    for at in 0..pieces.len() {
        if is_named(pieces[at]) {
            continue;
        }
        let has_next = at + 1 < pieces.len();
        if at == 0 {
            // The name of a row.
            joined[1] = has_next && !is_named(pieces[1]);
        } else if has_next && gap(at + 1) < gap(at) {
            joined[at + 1] = true;
        } else {
            joined[at] = true;
        }
    }
    let mut parts: Vec<(usize, usize)> = Vec::new();
    for (&piece, joined) in pieces.iter().zip(joined) {
        match parts.last_mut().filter(|_| joined) {
            Some(last) => last.1 = piece.1,
            None => parts.push(piece),
        }
    }
    parts
}

/// What a line has in these columns.
fn cell(line: &[char], start: usize, end: usize) -> String {
    let cell = line.get(start..end.min(line.len())).unwrap_or_default();
    let cell: String = cell.iter().filter(|&&c| c != HALF).collect();
    let words = cell.split(GLUE).map(str::trim).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Whether these are surely the rows of a table: no cell has a gap, and none has a blank where columns are one apart,
/// but for the first, which has names. The cells of a board are no names of columns.
fn is_sure(rows: &[Vec<String>], parts: &[(usize, usize)]) -> bool {
    let is_close = |at: usize| {
        let next = parts.get(at + 1).is_some_and(|next| next.0 - parts[at].1 < 2);
        at > 0 && (next || parts[at].0 - parts[at - 1].1 < 2)
    };
    let is_good = |(at, cell): (usize, &String)| {
        let gap = if is_close(at) { " " } else { "  " };
        !cell.contains(gap)
    };
    let is_board = rows[0].iter().any(|cell| [".", "#"].contains(&cell.as_str()));
    let all = rows.iter().flat_map(|row| row.iter().enumerate());
    parts.len() > 1 && !is_board && all.into_iter().all(is_good)
}

impl Table {
    /// How many columns it has.
    pub fn width(&self) -> usize {
        self.rows[0].len()
    }

    /// The same to be filled in: a blank stands for each cell beside the names of the rows. `None` if no column has a
    /// number for its name, or a cell more than a number or a letter.
    pub fn to_fill_in(&self) -> Option<Self> {
        let mut rows = self.rows.clone();
        let (head, body) = rows.split_first_mut()?;
        let has_number = head.iter().skip(1).any(|name| name.parse::<u32>().is_ok());
        for cell in body.iter_mut().flat_map(|row| &mut row[1..]).filter(|cell| !cell.is_empty()) {
            if !is_short(cell) {
                return None;
            }
            *cell = "\u{a0}".to_string();
        }
        (self.has_head && has_number).then_some(Self { has_head: true, rows })
    }

    /// In HTML, on one line, with numbers and single letters at the end of their cells; a lost position has a class.
    pub fn html(&self) -> String {
        let (head, body) = self.rows.split_at(usize::from(self.has_head));
        let is_text = |at: usize| !body.iter().all(|row| is_short(&row[at]));
        let classes: Vec<&str> =
            (0..self.width()).map(|at| if is_text(at) { " class=\"text\"" } else { "" }).collect();
        let mut html = "<table class=\"grid\">".to_string();
        for row in head {
            let cells = row.iter().zip(&classes).map(|(cell, class)| match cell.as_str() {
                "" => "<td></td>".to_string(),
                name => format!("<th scope=\"col\"{class}>{}</th>", escaped(name)),
            });
            html += &format!("<thead><tr>{}</tr></thead>", cells.collect::<String>());
        }
        html += "<tbody>";
        for row in body {
            let cells = row.iter().zip(&classes).enumerate().map(|(at, (cell, class))| {
                match (at, cell.as_str()) {
                    (0, "") => "<td></td>".to_string(),
                    (0, name) => format!("<th scope=\"row\"{class}>{}</th>", escaped(name)),
                    (_, "L") => "<td class=\"lost\">L</td>".to_string(),
                    (_, text) => format!("<td{class}>{}</td>", escaped(text)),
                }
            });
            html += &format!("<tr>{}</tr>", cells.collect::<String>());
        }
        html + "</tbody></table>"
    }
}

/// Whether a cell is a number or a single letter.
fn is_short(cell: &str) -> bool {
    let is_number = cell.chars().all(|c| c.is_ascii_digit() || "-+./".contains(c));
    is_number || cell.chars().count() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table as lines, with bars between cells; a head has a line of its own below.
    fn shown(text: &str) -> Option<String> {
        let html = table(text)?.html();
        let mut shown = html.replace("</thead>", "=\n").replace("</tr>", "\n");
        for (tag, end) in [("</td>", "|"), ("</th>", "|")] {
            shown = shown.replace(tag, end);
        }
        let texts =
            shown.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        Some(texts.collect())
    }

    #[test]
    fn columns_of_numbers_are_a_table() {
        for (text, expected) in [
            ("n      0  9 10\nm = 1  L  W 12\n", "n|0|9|10|\n=\nm = 1|L|W|12|\n"),
            (
                "b       1   kind\na =  1  .     10\na = 10  L      1\n",
                "b|1|kind|\n=\na = 1|.|10|\na = 10|L|1|\n",
            ),
            ("a   0   1\n0       5\n", "a|0|1|\n=\n0||5|\n"),
            ("           1  2\n   m = 1   0  1\n", "|1|2|\n=\nm = 1|0|1|\n"),
            (
                "heaps      k = 1  2\n1 2 3          B  A\n1 2 3 4        B  A\n",
                "heaps|k = 1|2|\n=\n1 2 3|B|A|\n1 2 3 4|B|A|\n",
            ),
            (
                "row   options   value\n0     -         -\n4     0+3 1+2   1\n",
                "row|options|value|\n=\n0|-|-|\n4|0+3 1+2|1|\n",
            ),
            (
                "code   values of heaps\n0.3    0 1 2 3 4 5 6 7 8 9\n",
                "code|values of heaps|\n=\n0.3|0 1 2 3 4 5 6 7 8 9|\n",
            ),
            ("n = 2  W  W\nn = 1  L  W\n    m  1  2\n", "n = 2|W|W|\nn = 1|L|W|\nm|1|2|\n"),
            ("n  1  2  3\n   L  W  W\n", "n|1|2|3|\n=\n|L|W|W|\n"),
            ("行   1   2 列\n1    L   W\n", "行|1|2 列|\n=\n1|L|W|\n"),
        ] {
            assert_eq!(shown(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn a_table_to_fill_in_has_blanks() {
        let empty = |text: &str| Some(table(text)?.to_fill_in()?.html());
        let html = empty("n      0  1   kind\nm = 1  L      b\nm = 2  3  12  c\n").unwrap();
        for (part, count) in [("m = 1", 1), (">kind<", 1), (">\u{a0}<", 5), ("<td></td>", 1)] {
            assert_eq!(html.matches(part).count(), count, "{part}: {html}");
        }
        for text in ["a    b\nc    d\n", "n  1\n2  ab\n"] {
            assert_eq!(empty(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_not_surely_a_table_stays_text() {
        for text in [
            "1, 2, 4, 7\n9, 10\n",
            "3 2 1 1\n",
            "(3, 4)  ->  (1, 2)\n(1, 3)  ->  (1, 2)\n",
            " 3   0 1\n 6   1 1\n--------\n",
            "c = 0        c = 1\na\\b  0 1    a\\b  0 1\n  0  L .      0  . .\n",
            ". # .   W #\n. . .   W W\n",
            "pieces   1 5 9 12 14\ngaps     2 1 1 0 0\nstairs   2 2 0 3\n",
        ] {
            assert_eq!(shown(text), None, "{text}");
        }
    }

    #[test]
    fn a_lost_position_and_a_text_have_a_class() {
        let html = table("a   b\nx   <y z>\nL   L\n").unwrap().html();
        assert!(html.contains("<td class=\"text\">&lt;y z></td>"), "{html}");
        assert!(html.contains("<td class=\"lost\">L</td>"), "{html}");
    }
}
