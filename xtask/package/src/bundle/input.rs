//! The macro `input!` of a single file, with the rules that its program uses, and what it needs of proconio.

use super::rust::ALLOWED;
use super::tree_shake::{indent, reachable, tokens, Module, Names};
use pack::Result;
use proc_macro2::{Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::parse::{ParseStream, Parser};
use syn::{Expr, Token, Type};

/// What `input!` may be asked for: `from` a source, or stdin; `mut` and other patterns; types by their form.
const FORMS: [&str; 9] = ["from", "stdin", "mut", "_", "T", "a::T", "[T; n]", "[T]", "(T, U)"];

/// What a program asks of `input!`.
pub struct InputForms {
    forms: BTreeSet<&'static str>,
    /// All names in the program.
    names: Names,
}

impl InputForms {
    /// Of all `input!` in a program. The error is at the line of one that cannot be translated.
    pub fn by(program: TokenStream) -> std::result::Result<InputForms, usize> {
        let mut asked = InputForms { forms: BTreeSet::new(), names: Names::new() };
        tokens(program.clone(), &mut asked.names);
        let text = program.to_string();
        let renamed = text.split(" input as ").skip(1).filter_map(|rest| rest.split(' ').next());
        let mut called: Vec<&str> = renamed.collect();
        // A macro of that name in the program itself is none of ours.
        if !text.contains("macro_rules ! input ")
            && (asked.names("proconio") || asked.names("judge"))
        {
            called.push("input");
        }
        asked.look_at(program, &called)?;
        Ok(asked)
    }

    /// `called` is what it is called without a path.
    fn look_at(&mut self, tokens: TokenStream, called: &[&str]) -> std::result::Result<(), usize> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let before =
                |back| i.checked_sub(back).map(|i| tokens[i].to_string()).unwrap_or_default();
            let (path, name) = (before(3), before(2));
            let is_ours = called.contains(&&*name) || path == ":" && name == "input";
            if before(1) != "!" || !is_ours {
                self.look_at(group.stream(), called)?;
                continue;
            }
            let arguments = |input: ParseStream| self.arguments(input);
            if arguments.parse2(group.stream()).is_err() {
                if !group.to_string().contains('$') {
                    return Err(group.span_open().start().line);
                }
                self.forms.extend(FORMS); // within a macro it may be anything
            }
        }
        Ok(())
    }

    fn arguments(&mut self, input: ParseStream) -> syn::Result<()> {
        let is_from = input.to_string().starts_with("from") && !input.peek2(Token![:]);
        self.forms.insert(if is_from { "from" } else { "stdin" });
        if is_from {
            input.parse::<TokenTree>()?;
            input.parse::<Expr>()?;
            input.parse::<Token![,]>()?;
        }
        while !input.is_empty() {
            if input.parse::<Option<Token![mut]>>()?.is_some() {
                self.forms.insert("mut");
            }
            if !input.peek(syn::Ident) {
                self.forms.insert("_");
            }
            input.parse::<TokenTree>()?;
            input.parse::<Token![:]>()?;
            self.kind(&input.parse()?)?;
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(())
    }

    fn kind(&mut self, kind: &Type) -> syn::Result<()> {
        let is_long =
            |kind: &Type| matches!(kind, Type::Path(kind) if kind.path.get_ident().is_none());
        let (form, parts): (_, Vec<&Type>) = match kind {
            Type::Path(kind) if kind.path.is_ident("u64") => return Ok(()),
            Type::Path(_) if is_long(kind) => ("a::T", vec![]),
            Type::Path(_) => ("T", vec![]),
            Type::Array(array) => ("[T; n]", vec![&array.elem]),
            Type::Slice(slice) => ("[T]", vec![&slice.elem]),
            Type::Paren(one) => ("(T, U)", vec![&one.elem]),
            Type::Tuple(tuple) => ("(T, U)", tuple.elems.iter().collect()),
            _ => return Err(syn::Error::new(Span::call_site(), "no type that is read")),
        };
        // Whatever matches a path is a whole: nothing beside it can be taken apart.
        let is_path = |kind: &&Type| matches!(kind, Type::Path(_));
        if parts.iter().any(|kind| is_long(kind)) && !parts.iter().all(is_path) {
            return Err(syn::Error::new(Span::call_site(), "a long path beside a list"));
        }
        self.forms.insert(form);
        parts.into_iter().try_for_each(|kind| self.kind(kind))
    }

    /// Whether the program has this name.
    pub fn names(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// What the rules call of the source that the program names.
    pub fn methods(&self) -> Option<&'static str> {
        let method = if self.is_plain() {
            ".number"
        } else if self.is_simple() {
            ".read"
        } else {
            ".next_value"
        };
        self.forms.contains("from").then_some(method)
    }

    /// Whether nothing but `name: u64` is read, from a source.
    pub fn is_plain(&self) -> bool {
        self.forms.iter().all(|&form| form == "from")
    }

    /// Whether nothing but `name: kind` is read, from a source, and each kind is what `str::parse` knows.
    pub fn is_simple(&self) -> bool {
        let is_parsed = self.forms.iter().all(|form| ["from", "T"].contains(form));
        self.is_plain() || is_parsed && !self.names("marker")
    }

    /// The macro, without its name.
    pub fn rules(&self) -> String {
        if self.is_plain() {
            return "    (from $input:expr, $($name:ident: u64),+ $(,)?) => {\n        \
                    $(let $name = $input.number();)+\n    };\n"
                .into();
        }
        if self.is_simple() {
            return "    (from $input:expr, $($name:ident: $kind:ty),+ $(,)?) => {\n        \
                    $(let $name: $kind = $input.read();)+\n    };\n"
                .into();
        }
        let has = |form: &str| self.forms.contains(form);
        let mut rules = "    (@vars $from:ident) => {};\n".to_string();
        let mut rule = |is_used: bool, pattern: &str, result: &str| {
            if is_used {
                rules += &format!("    ({pattern}) => {{\n        {result}\n    }};\n");
            }
        };
        // One token, which may have others inside, or more of them.
        for kind in ["$kind:tt", "$kind:ty"] {
            let is_used = kind == "$kind:tt" || has("a::T");
            for var in ["mut $name", "$name"] {
                rule(
                    is_used && (var == "$name" || has("mut")),
                    &format!("@vars $from:ident {var}:tt: {kind} $(, $($rest:tt)*)?"),
                    &format!(
                        "let {var} = crate::read_input!(@one $from $kind);\n        \
                         $(crate::read_input! {{ @vars $from $($rest)* }})?"
                    ),
                );
            }
            let one = "crate::read_input!(@one $from $kind)";
            for (form, pattern, len) in [
                ("[T; n]", format!("[{kind}; $len:expr]"), "$len"),
                ("[T]", format!("[{kind}]"), "$from.next_value::<usize>()"),
            ] {
                // `map` would reserve memory for a count that may be far too large.
                let list = format!("(0..{len}).filter_map(|_| Some({one})).collect::<Vec<_>>()");
                rule(is_used && has(form), &format!("@one $from:ident {pattern}"), &list);
            }
            let tuple = format!("@one $from:ident ($({kind}),+ $(,)?)");
            rule(is_used && has("(T, U)"), &tuple, &format!("($({one},)+)"));
        }
        rule(true, "@one $from:ident $kind:ty", "$from.next_value::<$kind>()");
        let begin = "crate::read_input! { @vars from $($rest)* }";
        for (form, pattern, source) in [
            ("from", "from $from:expr, $($rest:tt)*", "*$from"),
            ("stdin", "$($rest:tt)*", "crate::proconio::Stdin"),
        ] {
            rule(has(form), pattern, &format!("let from = &mut {source};\n        {begin}"));
        }
        rules
    }

    /// The module, which the program or the reader names.
    pub fn proconio(&self) -> Result<String> {
        let module = [Module::parse("proconio", PROCONIO)?];
        let mut names = self.names.clone();
        names.insert("input".into());
        if !self.is_simple() {
            names.extend(["Readable".into(), ".next_value".into()]);
        }
        names.extend(self.forms.contains("stdin").then_some("Stdin".into()));
        let mut text =
            module[0].text(&reachable(names, &module), &str::to_string).unwrap_or_default();
        if self.names("marker") {
            let markers = ["Chars", "Bytes", "Usize1", "Isize1"].into_iter();
            let uses = markers.filter(|marker| self.names(marker)).collect::<Vec<_>>().join(", ");
            text += &format!("\npub mod marker {{\n    pub use super::{{{uses}}};\n}}\n");
        }
        let (text, what) = (indent(&text), "// What the program uses of the crate proconio.\n");
        Ok(format!("{what}{ALLOWED}mod proconio {{\n{text}}}\n"))
    }
}

/// What may be in it.
const PROCONIO: &str = include_str!("proconio.rs");
