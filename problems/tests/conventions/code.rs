//! The functions, constants, types and macros of a file, and the names in them.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A function, a constant, a type or a macro.
pub struct Item {
    pub name: String,
    /// Whether it is a method, which many types may have by the same name.
    pub is_method: bool,
    /// The names in it, its own first, each with its line, but for those in the conditions of `rule!` and `ensure!`,
    /// which say what can be asked and not what the answer is.
    pub names: Vec<(String, usize)>,
}

/// Program and tests of a file apart: its tokens without `mod tests`, and those in that.
///
/// # Panics
///
/// If it is no Rust.
pub fn program_and_tests(text: &str) -> [Vec<TokenTree>; 2] {
    let stream: TokenStream = text.parse().expect("Rust");
    let mut program: Vec<TokenTree> = stream.into_iter().collect();
    let place = program.windows(2).position(|pair| is(&pair[0], "mod") && is(&pair[1], "tests"));
    let tests = place.and_then(|place| match program.remove(place + 2) {
        TokenTree::Group(group) => Some(group.stream().into_iter().collect()),
        _ => None, // a file of its own
    });
    [program, tests.unwrap_or_default()]
}

/// Its functions, constants, types and macros, and those in its modules and `impl` blocks.
pub fn items(tokens: &[TokenTree]) -> Vec<Item> {
    let mut items = Vec::new();
    let (mut rest, mut is_method) = (tokens, false);
    while let [first, behind @ ..] = rest {
        rest = behind;
        let kind =
            if let TokenTree::Ident(kind) = first { kind.to_string() } else { String::new() };
        let is_end: fn(&TokenTree) -> bool = match kind.as_str() {
            "fn" | "struct" | "enum" | "macro_rules" => {
                |token| is_block(token) || is_semicolon(token)
            }
            "const" | "static" if !behind.first().is_some_and(|next| is(next, "fn")) => {
                is_semicolon
            }
            _ => {
                is_method |= kind == "impl";
                if let (true, TokenTree::Group(group)) = (is_block(first), first) {
                    let inside = self::items(&group.stream().into_iter().collect::<Vec<_>>());
                    items.extend(inside.into_iter().map(|item| Item { is_method, ..item }));
                    is_method = false;
                }
                continue;
            }
        };
        let end = behind.iter().position(is_end).map_or(behind.len(), |end| end + 1);
        let (item, others) = behind.split_at(end);
        let names = names(item);
        let name = names.first().map(|(name, _)| name.clone()).unwrap_or_default();
        items.push(Item { name, is_method: false, names });
        rest = others;
    }
    items
}

fn is_block(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn is_semicolon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';')
}

/// The names in code, each with its line.
pub fn names(tokens: &[TokenTree]) -> Vec<(String, usize)> {
    let mut names = Vec::new();
    let mut tokens = tokens.iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(name) => {
                names.push((name.to_string(), name.span().start().line));
                if name == "rule" || name == "ensure" {
                    tokens.nth(1); // `!` and what is in brackets
                }
            }
            TokenTree::Group(group) => {
                names.extend(self::names(&group.stream().into_iter().collect::<Vec<_>>()));
            }
            _ => {}
        }
    }
    names
}

fn is(token: &TokenTree, name: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == name)
}
