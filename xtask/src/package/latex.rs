//! The statements in LaTeX, for tools that read no Markdown. They hold paragraphs, headings, formulas,
//! code and strong words, no more.

/// A statement with its title, in the form that `bt` and problemtools read.
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

/// Formulas stay as they are; code and strong words get their commands.
fn inline(line: &str) -> String {
    let mut latex = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(['$', '`', '*']) {
        latex += &escape(&rest[..at]);
        let mark = if rest[at..].starts_with("**") { "**" } else { &rest[at..=at] };
        let inside = &rest[at + mark.len()..];
        let Some(end) = inside.find(mark) else {
            rest = &rest[at..];
            break;
        };
        latex += &match mark {
            "$" => format!("${}$", &inside[..end]),
            "`" => format!("\\texttt{{{}}}", escape(&inside[..end])),
            _ => format!("\\textbf{{{}}}", escape(&inside[..end])),
        };
        rest = &inside[end + mark.len()..];
    }
    latex + &escape(rest)
}

fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => escaped += "\\textbackslash{}",
            '~' | '^' => escaped += &format!("\\{letter}{{}}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => escaped += &format!("\\{letter}"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_statement() {
        let markdown = "A move takes **at least** $p_1$.\n\n## Input\n\nPrint `a_b` & 5%; 2 * 3.\n";
        let latex = "\\problemname{It's \\#1}\n\nA move takes \\textbf{at least} $p_1$.\n\n\\section*{Input}\n\nPrint \\texttt{a\\_b} \\& 5\\%; 2 * 3.\n";
        assert_eq!(statement("It's #1", markdown), latex);
    }
}
