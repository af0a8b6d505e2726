//! Colours in code, made here rather than by a script of 137 KB in each page.

/// The words that are highlighted.
const KEYWORDS: [(&str, &str); 3] = [
    (
        "rust",
        " as break const continue crate else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while ",
    ),
    (
        "c",
        " break case char const continue default do double else enum extern float for goto if int long return short signed sizeof static struct switch typedef union unsigned void while ",
    ),
    (
        "cpp",
        " auto bool break case char const constexpr continue default delete do double else enum false float for if int long namespace new nullptr operator private public return short signed sizeof static struct switch template this true typedef typename unsigned using void while ",
    ),
];

/// Code in one of the languages as HTML, with its tokens in colour: the classes are those that mdBook's style sheets
/// know. `code` is HTML as well, without tags.
pub fn coloured(code: &str, language: &str) -> String {
    let keywords =
        KEYWORDS.iter().find(|(name, _)| *name == language).map_or("", |(_, words)| words);
    let (mut html, mut rest, mut previous) = (String::new(), code, "");
    while let Some(first) = rest.chars().next() {
        let (kind, length) = token(rest, first, previous, keywords);
        let (token, after) = rest.split_at(length);
        html += &match kind {
            "" => token.to_string(),
            kind => format!("<span class=\"hljs-{kind}\">{token}</span>"),
        };
        if !token.trim().is_empty() {
            previous = token;
        }
        rest = after;
    }
    html
}

/// The class of the token that `rest` begins with, if it has a colour, and its length in bytes. Quotes may be
/// character references.
fn token(rest: &str, first: char, previous: &str, keywords: &str) -> (&'static str, usize) {
    let until = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    if rest.starts_with("//") {
        return ("comment", rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return ("comment", until("*/"));
    }
    if rest.starts_with("#[") || rest.starts_with("#![") {
        return ("meta", until("]"));
    }
    for quote in ["\"", "&quot;", "'", "&#39;", "&#x27;"] {
        if let Some(inside) = rest.strip_prefix(quote) {
            let length = quoted(inside, quote);
            // An apostrophe alone begins the name of a lifetime.
            let is_string =
                quote == "\"" || quote == "&quot;" || length <= 2 || inside.starts_with('\\');
            let all = (length + 2 * quote.len()).min(rest.len());
            return if is_string { ("string", all) } else { ("", quote.len()) };
        }
    }
    if first == '&' {
        return ("", rest.find(';').map_or(1, |at| if at < 7 { at + 1 } else { 1 }));
    }
    if first == '#' {
        return ("meta", 1 + rest[1..].find(|c: char| !is_word(c)).unwrap_or(rest.len() - 1));
    }
    if !is_word(first) {
        return ("", first.len_utf8());
    }
    let mut length = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
    if first.is_ascii_digit() {
        let fraction = &rest[length..];
        if fraction.starts_with('.') && fraction[1..].starts_with(|c: char| c.is_ascii_digit()) {
            length += 1 + fraction[1..].find(|c: char| !is_word(c)).unwrap_or(fraction.len() - 1);
        }
        return ("number", length);
    }
    let kind = match &rest[..length] {
        word if keywords.contains(&format!(" {word} ")) => "keyword",
        _ if previous == "fn" => "title",
        _ if rest[length..].starts_with('!') && !rest[length..].starts_with("!=") => "built_in",
        _ => "",
    };
    (kind, length)
}

/// The length of what stands before the closing quote; all if there is none.
fn quoted(inside: &str, quote: &str) -> usize {
    let mut at = 0;
    while let Some(c) = inside[at..].chars().next() {
        if inside[at..].starts_with(quote) {
            return at;
        }
        at += c.len_utf8();
        if c == '\\' {
            at += inside[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shows a token in colour as `kind[token]`.
    fn shown(language: &str, code: &str) -> String {
        let html = coloured(code, language).replace("<span class=\"hljs-", "");
        html.replace("</span>", "]").replace("\">", "[")
    }

    #[test]
    fn tokens_have_their_colours() {
        assert_eq!(
            shown("rust", "#[test]\nfn a(b: &amp;'c u8) -> u64 { d!(\"e\\\"f\", 'g'); 0..1.5 } // for"),
            "meta[#[test]]\nkeyword[fn] title[a](b: &amp;'c u8) -> u64 { built_in[d]!(string[\"e\\\"f\"], string['g']); number[0]..number[1.5] } comment[// for]"
        );
        assert_eq!(
            shown("c", "#include &lt;stdio.h&gt;\nint a = b != '\\n'; /* for\n */"),
            "meta[#include] &lt;stdio.h&gt;\nkeyword[int] a = b != string['\\n']; comment[/* for\n */]"
        );
    }

    #[test]
    fn no_character_is_lost() {
        for code in ["\"open", "'", "é'ü' \\", "&amp", "1.", "#", "/*", "&quot;a"] {
            let (mut text, html) = (String::new(), coloured(code, "rust"));
            for piece in html.replace("</span>", "").split("<span class=\"hljs-") {
                text += piece.split_once("\">").map_or(piece, |(_, token)| token);
            }
            assert_eq!(text, code);
        }
    }
}
