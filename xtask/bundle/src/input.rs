//! The macro `input!` of a single file, with the rules that its program uses, and what it needs of proconio.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// What a program asks of `input!`.
#[derive(Default)]
pub struct Asked {
    /// The types, and `[T; n]`, `[T]` and `(T, U)` for lists and tuples of whatever.
    kinds: BTreeSet<String>,
    has_mut: bool,
    /// Whether something is read from a source that the program names.
    from: bool,
    /// Whether something is read from stdin as such.
    pub stdin: bool,
}

impl Asked {
    /// Of all `input!` in a program.
    pub fn by(tokens: TokenStream) -> Asked {
        let mut asked = Asked::default();
        asked.look_at(tokens);
        asked
    }

    fn look_at(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            if let TokenTree::Group(group) = token {
                let before: Vec<String> =
                    tokens[..i].iter().rev().take(2).map(ToString::to_string).collect();
                if before == ["!", "input"] {
                    self.arguments(group.stream());
                } else {
                    self.look_at(group.stream());
                }
            }
        }
    }

    fn arguments(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let from = matches!(tokens.first(), Some(TokenTree::Ident(from)) if from == "from");
        *(if from { &mut self.from } else { &mut self.stdin }) = true;
        self.has_mut |= tokens.windows(3).any(|part| {
            part[0].to_string() == "mut" && part[2].to_string() == ":" // not that of `&mut *input`
        });
        for pair in tokens.windows(2) {
            if matches!(&pair[0], TokenTree::Punct(colon) if colon.as_char() == ':') {
                self.kind(&pair[1]);
            }
        }
    }

    fn kind(&mut self, kind: &TokenTree) {
        let TokenTree::Group(group) = kind else {
            self.kinds.insert(kind.to_string());
            return;
        };
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        if group.delimiter() == Delimiter::Parenthesis {
            self.kinds.insert("(T, U)".into());
            let is_comma = |token: &&TokenTree| token.to_string() != ",";
            inside.iter().filter(is_comma).for_each(|kind| self.kind(kind));
        } else {
            self.kinds.insert(if inside.len() > 1 { "[T; n]" } else { "[T]" }.into());
            inside.first().into_iter().for_each(|kind| self.kind(kind));
        }
    }

    /// What the rules call of the source that the program names.
    pub fn methods(&self) -> Vec<&'static str> {
        let of = |kinds: &[&str]| kinds.iter().any(|&kind| self.kinds.contains(kind));
        let is_plain = self.is_plain();
        let mut methods = Vec::new();
        if self.from {
            methods.push(if is_plain { ".number" } else { ".next_value" });
            methods.extend(of(&["String", "Chars", "Bytes"]).then_some(".word"));
        }
        methods
    }

    /// Whether nothing but `name: u64` is read, from a source.
    fn is_plain(&self) -> bool {
        self.kinds.iter().eq(["u64"]) && !self.has_mut && !self.stdin
    }

    /// The macro, without its name.
    pub fn rules(&self) -> String {
        if self.is_plain() {
            return "    (from $input:expr, $($name:ident: u64),+ $(,)?) => {\n        \
                    $(let $name = $input.number();)+\n    };\n"
                .into();
        }
        let mut rules = String::new();
        let mut rule = |is_used: bool, pattern: &str, result: &str| {
            if is_used {
                rules += &format!("    ({pattern}) => {{\n{result}    }};\n");
            }
        };
        let next = "        $(crate::read_input! { @vars $from $($rest)* })?\n";
        rule(true, "@vars $from:ident", "");
        rule(
            self.has_mut,
            "@vars $from:ident mut $name:ident: $kind:tt $(, $($rest:tt)*)?",
            &format!("        let mut $name = crate::read_input!(@one $from $kind);\n{next}"),
        );
        rule(
            true,
            "@vars $from:ident $name:tt: $kind:tt $(, $($rest:tt)*)?",
            &format!("        let $name = crate::read_input!(@one $from $kind);\n{next}"),
        );
        let of = |kind: &str| self.kinds.contains(kind);
        let one = "crate::read_input!(@one $from $kind)";
        rule(
            of("[T; n]"),
            "@one $from:ident [$kind:tt; $len:expr]",
            &format!("        (0..$len).filter_map(|_| Some({one})).collect::<Vec<_>>()\n"),
        );
        rule(
            of("[T]"),
            "@one $from:ident [$kind:tt]",
            &format!("        (0..$from.next_value::<usize>()).filter_map(|_| Some({one})).collect::<Vec<_>>()\n"),
        );
        rule(of("(T, U)"), "@one $from:ident ($($kind:tt),+)", &format!("        ($({one},)+)\n"));
        rule(
            of("Chars"),
            "@one $from:ident Chars",
            "        $from.word().chars().collect::<Vec<char>>()\n",
        );
        rule(of("Bytes"), "@one $from:ident Bytes", "        $from.word().into_bytes()\n");
        rule(
            of("Usize1"),
            "@one $from:ident Usize1",
            "        $from.next_value::<usize>().checked_sub(1).unwrap_or_else(|| $from.end())\n",
        );
        rule(of("String"), "@one $from:ident String", "        $from.word()\n");
        rule(true, "@one $from:ident $kind:ty", "        $from.next_value::<$kind>()\n");
        let begin = "        crate::read_input! { @vars from $($rest)* }\n";
        rule(
            self.from,
            "from $from:expr, $($rest:tt)*",
            &format!("        let from = &mut *$from;\n{begin}"),
        );
        rule(
            self.stdin,
            "$($rest:tt)*",
            &format!("        let from = &mut crate::proconio::Stdin;\n{begin}"),
        );
        rules
    }

    /// The module, which the program names.
    pub fn proconio(&self) -> String {
        let marker =
            ["Chars", "Bytes", "Usize1"].into_iter().filter(|&kind| self.kinds.contains(kind));
        let marker: String = marker.map(|kind| format!("        pub enum {kind} {{}}\n")).collect();
        let marker = if marker.is_empty() {
            String::new()
        } else {
            format!("\n    #[allow(dead_code)]\n    pub mod marker {{\n{marker}    }}\n")
        };
        let stdin = if self.stdin { STDIN } else { "" };
        format!(
            "// What the program uses of the crate proconio.\n\
             mod proconio {{\n    pub use crate::read_input as input;\n{marker}{stdin}}}\n"
        )
    }
}

/// Reads stdin as a whole when the first word is asked for.
const STDIN: &str = include_str!("stdin.rs");
