//! Translates statements from Markdown to LaTeX, for tools that do not read Markdown.

use pack::markdown::events;
use pack::markdown::pulldown_cmark::{Event, Tag, TagEnd};

/// A statement of a title, description, input, output and, below their heading, notes if there are any, in the LaTeX of `bt` and problemtools.
pub fn document(
    title: &str,
    [description, input, output, notes]: [String; 4],
    notes_heading: &str,
) -> String {
    let name = escape(title);
    // problemtools warns of a name with LaTeX in it unless it gets the plain one.
    let plain =
        if name == title { String::new() } else { format!("%% plainproblemname: {title}\n") };
    let notes = match notes.trim() {
        "" => String::new(),
        _ => format!("\n\\section*{{{notes_heading}}}\n{notes}"),
    };
    format!(
        "{plain}\\problemname{{{name}}}\n\n{description}\n\\begin{{Input}}\n{input}\\end{{Input}}\n\n\\begin{{Output}}\n{output}\\end{{Output}}\n{notes}"
    )
}

/// Markdown in LaTeX.
pub fn part(markdown: &str) -> String {
    let mut writer = Writer::default();
    events(markdown).for_each(|(event, _)| writer.add(event));
    writer.latex.trim().to_string() + "\n"
}

#[derive(Default)]
struct Writer {
    latex: String,
    /// The environments of the lists around the current event, from the outermost.
    lists: Vec<&'static str>,
}

impl Writer {
    /// Appends the translation of an event. There are no others in a statement.
    fn add(&mut self, event: Event) {
        match event {
            Event::Text(text) => self.latex += &escape(&text),
            Event::Code(code) => self.latex += &format!("\\texttt{{{}}}", escape(&code)),
            Event::InlineMath(formula) => self.latex += &format!("${formula}$"),
            Event::SoftBreak => self.latex.push('\n'),
            Event::Start(Tag::Emphasis) => self.latex += "\\emph{",
            Event::Start(Tag::Strong) => self.latex += "\\textbf{",
            Event::End(TagEnd::Emphasis | TagEnd::Strong) => self.latex.push('}'),
            Event::End(TagEnd::Paragraph) => self.latex += "\n\n",
            Event::Start(Tag::List(start)) => {
                let list = if start.is_some() { "enumerate" } else { "itemize" };
                if !self.latex.ends_with("\n\n") {
                    self.end_line();
                }
                self.latex += &format!("\\begin{{{list}}}\n");
                self.lists.push(list);
            }
            Event::Start(Tag::Item) => self.latex += "\\item ",
            Event::End(TagEnd::Item) => self.end_line(),
            Event::End(TagEnd::List(_)) => {
                self.end_line();
                let list = self.lists.pop().expect("it has begun");
                self.latex += &format!("\\end{{{list}}}\n\n");
            }
            _ => {}
        }
    }

    /// Ends the line, without empty lines after it.
    fn end_line(&mut self) {
        self.latex.truncate(self.latex.trim_end().len());
        self.latex.push('\n');
    }
}

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
            '×' => escaped += "$\\times$",
            '⊕' => escaped += "$\\oplus$",
            '⊗' => escaped += "$\\otimes$",
            '~' | '^' => escaped += &format!("\\{character}{{}}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => escaped += &format!("\\{character}"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_its_title_and_sections() {
        let parts = ["One\n", "Two\n", "Three\n", "\n"].map(String::from);
        assert_eq!(
            document("It's #1", parts, "Notes"),
            "%% plainproblemname: It's #1\n\\problemname{It's \\#1}\n\nOne\n\n\\begin{Input}\nTwo\n\\end{Input}\n\n\\begin{Output}\nThree\n\\end{Output}\n"
        );
        let parts = ["", "", "", "Four\n"].map(String::from);
        let document = document("A", parts, "Notes");
        assert!(document.ends_with("\\end{Output}\n\n\\section*{Notes}\nFour\n"), "{document}");
    }

    #[test]
    fn text_code_formulas_and_lists() {
        assert_eq!(
            part("*One* **two** `a_b\\` $p_1$; 5% & a \\* b, [c] < d > {e|f}^~# ⊕"),
            "\\emph{One} \\textbf{two} \\texttt{a\\_b\\textbackslash{}} $p_1$; 5\\% \\& a * b, {[}c] \\textless{} d \\textgreater{} \\{e\\textbar{}f\\}\\^{}\\~{}\\# $\\oplus$\n"
        );
        assert_eq!(
            part("A move:\n\n- one;\n  more\n- two:\n  1. three\n  2. four\n- [five]\n\nEnd."),
            "A move:\n\n\\begin{itemize}\n\\item one;\nmore\n\\item two:\n\\begin{enumerate}\n\\item three\n\\item four\n\\end{enumerate}\n\\item {[}five]\n\\end{itemize}\n\nEnd.\n"
        );
    }
}
