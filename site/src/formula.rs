//! Translates formulas from LaTeX to `MathML`.

use anyhow::anyhow;
use pack::Result;
use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::mathml::push_mathml;
use pulldown_latex::{Parser, Storage};

/// A formula as `MathML` on one line, without characters that are special in Markdown. Fails if
/// `latex` is not valid.
pub fn mathml(latex: &str, display: bool) -> Result<String> {
    let latex = normalize(latex);
    let storage = Storage::new();
    let mut events = Vec::new();
    for event in Parser::new(&latex, &storage) {
        events.push(event.map_err(|error| {
            anyhow!(error.to_string().lines().next().unwrap_or_default().to_string())
        })?);
    }
    let display_mode = if display { DisplayMode::Block } else { DisplayMode::Inline };
    let events = events.into_iter().map(Ok::<_, std::convert::Infallible>);
    let mut mathml = String::new();
    push_mathml(&mut mathml, events, RenderConfig { display_mode, ..RenderConfig::default() })?;
    // What is so anyway was a third of all formulas.
    let short = mathml
        .replace(" display=\"inline\"", "")
        .replace(" symmetric=\"false\" stretchy", " stretchy");
    Ok(escape(&fix_spacing(&short)))
}

/// Rewrites what the translator does not handle like LaTeX: primes become superscripts, `\dots`
/// becomes `\cdots` before an operator and `\ldots` elsewhere, and a blank after each comma keeps
/// it from being read as part of a number.
fn normalize(latex: &str) -> String {
    let mut normalized = String::new();
    let mut rest = latex.trim();
    while let Some(character) = rest.chars().next() {
        let primes = rest.len() - rest.trim_start_matches('\'').len();
        if primes > 0 {
            normalized += &format!("^{{{}}}", "\\prime".repeat(primes));
            rest = &rest[primes..];
        } else if let Some(after) = rest.strip_prefix("\\dots") {
            let operators = ["+", "-", "=", "<", ">", "\\oplus", "\\cdot", "\\le", "\\ge", "\\lt"];
            let low = !operators.iter().any(|operator| after.trim_start().starts_with(operator));
            normalized += if low { "\\ldots" } else { "\\cdots" };
            rest = after;
        } else {
            normalized.push(character);
            rest = &rest[character.len_utf8()..];
            if character == ',' {
                normalized.push(' ');
            }
        }
    }
    normalized
}

/// Makes `\bmod` and the colon operators with space on both sides. A browser gives it to one that it does not know, such as
/// mod.
fn fix_spacing(mathml: &str) -> String {
    const THIN: &str = "<mspace width=\"0.1667em\" />";
    const MOD: &str = "<mi>mod</mi><mo>\u{2061}</mo>";
    const OPERATOR: &str = "<mo>mod</mo>";
    mathml
        .replace(&format!("{THIN}{MOD}{THIN}"), OPERATOR)
        .replace(&format!("{THIN}{MOD}"), OPERATOR)
        .replace("<mo>:</mo>", "<mo lspace=\"0.2778em\" rspace=\"0.2778em\">:</mo>")
}

/// Replaces ASCII punctuation outside of tags by character references, as some of it is special in
/// Markdown or HTML. Existing references are kept.
fn escape(mathml: &str) -> String {
    let mut escaped = String::new();
    let mut in_tag = false;
    let mut characters = mathml.chars().peekable();
    while let Some(c) = characters.next() {
        if in_tag {
            in_tag = c != '>';
            escaped.push(if c == '\n' { ' ' } else { c });
        } else if c == '<' && characters.peek().is_some_and(|&next| next == '/' || next == 'm') {
            in_tag = true;
            escaped.push(c);
        } else if c.is_ascii_punctuation() && c != '&' && c != ';' {
            escaped += &format!("&#{};", c as u32);
        } else {
            escaped.push(c);
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of the formula, without tags.
    fn text(latex: &str) -> String {
        let mathml = mathml(latex, false).unwrap();
        let parts = mathml.split('<').filter_map(|part| part.split_once('>'));
        parts.map(|(_, text)| text).collect()
    }

    #[test]
    fn formulas_are_one_line_of_tags() {
        assert_eq!(mathml("x_1", false).unwrap(), "<math><msub><mi>x</mi><mn>1</mn></msub></math>");
        assert!(mathml("\nx\n", true).unwrap().starts_with("<math display=\"block\">"));
    }

    #[test]
    fn special_characters_are_escaped() {
        assert_eq!(text("a < b * c / d"), "a&#60;b∗c&#47;d");
        assert_eq!(text("\\{ |a| \\}"), "&#123;&#124;a&#124;&#125;");
    }

    #[test]
    fn dots_and_commas() {
        assert_eq!(text("0, 1, \\dots"), text("0,1,\\ldots"));
        assert_eq!(text("x_1 \\oplus \\dots \\oplus x_k"), "x1⊕⋯⊕xk");
        assert_eq!(text("1,\\dots,k"), "1&#44;…&#44;k");
        assert!(mathml("1,2", false).unwrap().contains("<mn>1</mn>"));
    }

    #[test]
    fn the_remainder_is_an_operator() {
        let mathml = mathml("n \\bmod (m + 1)", false).unwrap();
        assert!(mathml.contains("<mo>mod</mo>"), "{mathml}");
    }

    #[test]
    fn primes_are_superscripts() {
        assert_eq!(mathml("h'_1", false).unwrap(), mathml("h_1^{\\prime}", false).unwrap());
    }

    #[test]
    fn invalid_latex_is_an_error() {
        for wrong in ["\\nothing", "\\frac{1", "{", "a \\over"] {
            assert!(mathml(wrong, false).is_err(), "{wrong}");
        }
    }
}
