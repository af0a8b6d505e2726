//! Translates statements from Markdown to LaTeX, for tools that do not read Markdown.

use pack::markdown::pulldown_cmark::{Alignment, Event, HeadingLevel, Tag, TagEnd};
use pack::markdown::{events, located};
use std::ops::Range;

/// A statement of a title, description, input and output, in the LaTeX of `bt` and problemtools.
pub fn document(title: &str, [description, input, output]: [String; 3]) -> String {
    let name = escape(title);
    // problemtools warns of a name with LaTeX in it unless it is told the plain one.
    let plain =
        if name == title { String::new() } else { format!("%% plainproblemname: {title}\n") };
    format!(
        "{plain}\\problemname{{{name}}}\n\n{description}\n\\begin{{Input}}\n{input}\\end{{Input}}\n\n\\begin{{Output}}\n{output}\\end{{Output}}\n"
    )
}

/// A part of a Markdown text in LaTeX. The error says in which line of the text stands what cannot be
/// translated.
pub fn part(markdown: &str, part: &Range<usize>) -> std::result::Result<String, String> {
    let mut writer = Writer::default();
    for (event, range) in events(markdown).filter(|(_, range)| part.contains(&range.start)) {
        writer.add(event).map_err(|reason| located(markdown, range, reason))?;
    }
    Ok(writer.latex.trim().to_string() + "\n")
}

/// What it takes to translate one event after the other.
#[derive(Default)]
struct Writer {
    latex: String,
    /// The lists around the current event, from the outermost: whether they are numbered.
    lists: Vec<bool>,
    /// The number of columns of the current table, and of those its row has so far.
    columns: (usize, usize),
    in_code: bool,
}

impl Writer {
    /// Appends the translation of an event. The error says why there is none.
    fn add(&mut self, event: Event) -> std::result::Result<(), &'static str> {
        match event {
            Event::Start(tag) => return self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(code) if self.in_code => {
                if code.contains("\\end{verbatim}") {
                    return Err("verbatim text cannot have this");
                }
                self.latex += &code; // with its last line break
            }
            Event::Text(text) => self.latex += &escape(&text),
            Event::Code(code) => self.latex += &format!("\\texttt{{{}}}", escape(&code)),
            Event::InlineMath(formula) => self.latex += &format!("${formula}$"),
            Event::DisplayMath(formula) => self.latex += &format!("\\[{formula}\\]"),
            Event::SoftBreak => self.latex.push('\n'),
            Event::HardBreak => self.latex += "\\newline\n",
            _ => return Err(UNKNOWN),
        }
        Ok(())
    }

    fn start(&mut self, tag: Tag) -> std::result::Result<(), &'static str> {
        match tag {
            Tag::Heading { level, .. } => {
                self.latex += match level {
                    HeadingLevel::H3 => "\\subsection*{",
                    HeadingLevel::H4 => "\\subsubsection*{",
                    _ => return Err("a heading may have three or four #"),
                }
            }
            Tag::Emphasis => self.latex += "\\emph{",
            Tag::Strong => self.latex += "\\textbf{",
            Tag::Link { dest_url, .. } if dest_url.contains("://") => {
                self.latex += &format!("\\href{{{}}}{{", escape_address(&dest_url)?);
            }
            Tag::Link { .. } => self.latex.push('{'), // a file that is not in the package
            Tag::BlockQuote(None) => self.begin("quote", ""),
            Tag::CodeBlock(_) => {
                self.begin("verbatim", "");
                self.in_code = true;
            }
            Tag::List(start) => self.start_list(start)?,
            Tag::Item => self.latex += "\\item ",
            Tag::Table(alignments) => {
                let letter = |alignment: &Alignment| match alignment {
                    Alignment::None | Alignment::Left => 'l',
                    Alignment::Center => 'c',
                    Alignment::Right => 'r',
                };
                let letters: Vec<_> =
                    alignments.iter().map(|alignment| letter(alignment).to_string()).collect();
                self.begin("tabular", &format!("{{|{}|}}", letters.join("|")));
                self.latex += "\\hline\n";
                self.columns.0 = alignments.len();
            }
            Tag::TableHead | Tag::TableRow => self.columns.1 = 0,
            Tag::Paragraph | Tag::TableCell => {}
            _ => return Err(UNKNOWN),
        }
        Ok(())
    }

    fn start_list(&mut self, start: Option<u64>) -> std::result::Result<(), &'static str> {
        self.lists.push(start.is_some());
        let depth = self.lists.iter().filter(|&&numbered| numbered == start.is_some()).count();
        let counter = ["enumi", "enumii", "enumiii", "enumiv"];
        let counter =
            counter.get(depth - 1).ok_or("LaTeX nests four lists of a kind and no more")?;
        self.begin(if start.is_some() { "enumerate" } else { "itemize" }, "");
        if let Some(start) = start.filter(|&start| start != 1) {
            // The number of the first item is one more.
            self.latex += &format!("\\setcounter{{{counter}}}{{{}}}\n", i128::from(start) - 1);
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph => self.latex += "\n\n",
            TagEnd::Heading(_) => self.latex += "}\n\n",
            TagEnd::BlockQuote(_) => self.close("quote"),
            TagEnd::CodeBlock => {
                self.in_code = false;
                self.close("verbatim");
            }
            TagEnd::List(_) => {
                let numbered = self.lists.pop() == Some(true);
                self.close(if numbered { "enumerate" } else { "itemize" });
            }
            TagEnd::Item => self.end_line(),
            TagEnd::TableCell => {
                self.columns.1 += 1;
                self.latex += if self.columns.1 < self.columns.0 { " & " } else { "" };
            }
            TagEnd::TableHead | TagEnd::TableRow => self.latex += " \\\\ \\hline\n",
            TagEnd::Table => self.close("tabular"),
            _ => self.latex.push('}'), // what has been started with a brace
        }
    }

    /// Begins an environment on a line of its own.
    fn begin(&mut self, name: &str, arguments: &str) {
        if !self.latex.ends_with("\n\n") {
            self.end_line();
        }
        self.latex += &format!("\\begin{{{name}}}{arguments}\n");
    }

    /// Ends an environment and the paragraph.
    fn close(&mut self, name: &str) {
        if name != "verbatim" {
            self.end_line();
        }
        self.latex += &format!("\\end{{{name}}}\n\n");
    }

    /// Ends the line, without empty lines after it.
    fn end_line(&mut self) {
        self.latex.truncate(self.latex.trim_end().len());
        self.latex.push('\n');
    }
}

const UNKNOWN: &str = "no LaTeX is known for this";

/// The text with the special characters of LaTeX escaped. A bracket may be taken for an argument of
/// the command before it.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '\\' => escaped += "\\textbackslash{}",
            '<' => escaped += "\\textless{}",
            '>' => escaped += "\\textgreater{}",
            '|' => escaped += "\\textbar{}",
            '[' => escaped += "{[}",
            '~' | '^' => escaped += &format!("\\{character}{{}}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => escaped += &format!("\\{character}"),
            _ => escaped.push(character),
        }
    }
    escaped
}

/// The address of a link as `\href` reads it.
fn escape_address(address: &str) -> std::result::Result<String, &'static str> {
    if address.contains(['\\', '{', '}', '^']) {
        return Err("these characters have to be percent-encoded in an address");
    }
    let is_special = |c: char| "#%&_".contains(c);
    let escaped = |c| if is_special(c) { format!("\\{c}") } else { c.to_string() };
    Ok(address.chars().map(escaped).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn latex(markdown: &str) -> String {
        part(markdown, &(0..markdown.len())).unwrap()
    }

    fn error(markdown: &str) -> String {
        part(markdown, &(0..markdown.len())).unwrap_err()
    }

    #[test]
    fn a_statement_has_its_title_and_sections() {
        let parts = ["One\n", "Two\n", "Three\n"].map(String::from);
        assert_eq!(
            document("It's #1", parts),
            "%% plainproblemname: It's #1\n\\problemname{It's \\#1}\n\nOne\n\n\\begin{Input}\nTwo\n\\end{Input}\n\n\\begin{Output}\nThree\n\\end{Output}\n"
        );
    }

    #[test]
    fn headings_have_levels() {
        assert_eq!(
            latex("One\ntwo.\n\n### More *of* it\n\n#### Still more\n"),
            "One\ntwo.\n\n\\subsection*{More \\emph{of} it}\n\n\\subsubsection*{Still more}\n"
        );
        assert!(error("One\n\n# Title\n").starts_with("line 3: a heading may have three or four #"));
    }

    #[test]
    fn a_part_ends_where_the_next_begins() {
        let markdown = "One\n\n## Two\n\n<b>";
        assert_eq!(part(markdown, &(0..5)).unwrap(), "One\n");
        assert!(part(markdown, &(12..15)).unwrap_err().starts_with("line 5: "));
    }

    #[test]
    fn text_code_and_formulas() {
        assert_eq!(
            latex("*One* **two** `a_b\\` $p_1$; 5% & a \\* b, [c] < d > {e|f}^~#"),
            "\\emph{One} \\textbf{two} \\texttt{a\\_b\\textbackslash{}} $p_1$; 5\\% \\& a * b, {[}c] \\textless{} d \\textgreater{} \\{e\\textbar{}f\\}\\^{}\\~{}\\#\n"
        );
        assert_eq!(
            latex("so\n$$x_1\n= 2$$\nholds\\\nfor"),
            "so\n\\[x_1\n= 2\\]\nholds\\newline\nfor\n"
        );
    }

    #[test]
    fn links_to_files_are_text() {
        assert_eq!(
            latex("[a *b*](https://c.org/d_e?f=%20&g#h), <https://c.org> and [i](../j.md)"),
            "\\href{https://c.org/d\\_e?f=\\%20\\&g\\#h}{a \\emph{b}}, \\href{https://c.org}{https://c.org} and {i}\n"
        );
        assert!(error("[a](https://c.org/{d})").contains("percent-encoded"));
    }

    #[test]
    fn code_is_verbatim() {
        assert_eq!(
            latex("Print:\n```text\n5% & {a}\n\n  b\n\n```\nThen\n\n    c\n"),
            "Print:\n\n\\begin{verbatim}\n5% & {a}\n\n  b\n\n\\end{verbatim}\n\nThen\n\n\\begin{verbatim}\nc\n\\end{verbatim}\n"
        );
        assert!(error("```text\n\\end{verbatim}\n```\n").contains("verbatim"));
    }

    #[test]
    fn lists_are_nested_and_numbered() {
        assert_eq!(
            latex("A move:\n\n- one;\n  more\n- two:\n  1. three\n  2. four\n- [five]\n\nEnd."),
            "A move:\n\n\\begin{itemize}\n\\item one;\nmore\n\\item two:\n\\begin{enumerate}\n\\item three\n\\item four\n\\end{enumerate}\n\\item {[}five]\n\\end{itemize}\n\nEnd.\n"
        );
        assert_eq!(
            latex("3. one\n\n   two\n\n4. three\n"),
            "\\begin{enumerate}\n\\setcounter{enumi}{2}\n\\item one\n\ntwo\n\\item three\n\\end{enumerate}\n"
        );
        assert_eq!(
            latex("1. a\n   - b\n\n     0. c\n"),
            "\\begin{enumerate}\n\\item a\n\\begin{itemize}\n\\item b\n\n\\begin{enumerate}\n\\setcounter{enumii}{-1}\n\\item c\n\\end{enumerate}\n\\end{itemize}\n\\end{enumerate}\n"
        );
        assert!(error("- a\n  - b\n    - c\n      - d\n        - e\n").contains("four lists"));
    }

    #[test]
    fn tables_have_aligned_columns() {
        assert_eq!(
            latex("| a | b | c | d |\n|---|:--|:-:|--:|\n| $1$ | `2` | x & y | |\n"),
            "\\begin{tabular}{|l|l|c|r|}\n\\hline\na & b & c & d \\\\ \\hline\n$1$ & \\texttt{2} & x \\& y &  \\\\ \\hline\n\\end{tabular}\n"
        );
    }

    #[test]
    fn quotes_stand_apart() {
        assert_eq!(
            latex("He said:\n> One\n> two.\n>\n> Three.\n\nEnd."),
            "He said:\n\n\\begin{quote}\nOne\ntwo.\n\nThree.\n\\end{quote}\n\nEnd.\n"
        );
    }

    #[test]
    fn what_has_no_latex_is_an_error() {
        for markdown in [
            "![a](b.svg)",
            "a <b>c</b>",
            "<div>\n\na",
            "***",
            "a[^1]\n\n[^1]: b",
            "~~a~~",
            "- [ ] a",
            "> [!NOTE]\n> a",
        ] {
            let error = error(&format!("One\n\n{markdown}\n"));
            assert!(error.starts_with(&format!("line 3: {UNKNOWN}: ")), "{markdown}: {error}");
        }
    }
}
