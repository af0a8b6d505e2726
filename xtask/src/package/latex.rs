//! Translates statements to LaTeX, for tools that do not read Markdown. Only paragraphs, headings of
//! level 2, inline formulas, code spans and bold text are supported.

/// A statement with its title, in the LaTeX dialect of `bt` and problemtools.
pub fn statement(title: &str, markdown: &str) -> String {
    let mut latex = format!("\\problemname{{{}}}\n\n", escape(title));
    for line in markdown.lines() {
        latex += &match line.strip_prefix("## ") {
            Some(heading) => format!("\\section*{{{}}}\n", escape(heading)),
            None => format!("{}\n", inline(line)),
        };
    }
    latex
}

/// A line of text: formulas are kept as they are, code spans and bold text become LaTeX commands.
fn inline(line: &str) -> String {
    let mut latex = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(['$', '`', '*']) {
        latex += &escape(&rest[..at]);
        let delimiter = if rest[at..].starts_with("**") { "**" } else { &rest[at..=at] };
        let inside = &rest[at + delimiter.len()..];
        let Some(end) = inside.find(delimiter) else {
            rest = &rest[at..];
            break;
        };
        latex += &match delimiter {
            "$" => format!("${}$", &inside[..end]),
            "`" => format!("\\texttt{{{}}}", escape(&inside[..end])),
            _ => format!("\\textbf{{{}}}", escape(&inside[..end])),
        };
        rest = &inside[end + delimiter.len()..];
    }
    latex + &escape(rest)
}

/// The text with the special characters of LaTeX escaped.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '\\' => escaped += "\\textbackslash{}",
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
    fn a_statement_becomes_latex() {
        let markdown = "A move takes **at least** $p_1$.\n\n## Input\n\nPrint `a_b` & 5%; 2 * 3.\n";
        let latex = "\\problemname{It's \\#1}\n\nA move takes \\textbf{at least} $p_1$.\n\n\\section*{Input}\n\nPrint \\texttt{a\\_b} \\& 5\\%; 2 * 3.\n";
        assert_eq!(statement("It's #1", markdown), latex);
    }
}
