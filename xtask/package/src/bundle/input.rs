//! The macro `input!` of a single file, with the rules that its program uses, and what it needs of proconio.

use super::rust::ALLOWED;
use super::tree_shake::{indent, reachable, tokens, Module, Names};
use pack::Result;
use proc_macro2::{Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::parse::{Parse, ParseStream};
use syn::{Expr, Token, Type};

/// What `input!` may be asked for: `from` a source, or stdin; `mut` and other patterns; types by their form.
const FORMS: [&str; 9] = ["from", "stdin", "mut", "_", "T", "a::T", "[T; n]", "[T]", "(T, U)"];

/// What stands in one `input!`.
pub struct Arguments {
    /// Behind `from`.
    pub source: Option<Expr>,
    pub variables: Vec<Variable>,
}

/// `name: kind` or `mut name: kind`.
pub struct Variable {
    pub is_mut: bool,
    pub name: TokenTree,
    pub kind: Type,
}

impl Parse for Arguments {
    fn parse(input: ParseStream) -> syn::Result<Arguments> {
        let mut arguments = Arguments { source: None, variables: Vec::new() };
        if input.to_string().starts_with("from") && !input.peek2(Token![:]) {
            input.parse::<TokenTree>()?;
            arguments.source = Some(input.parse()?);
            input.parse::<Token![,]>()?;
        }
        while !input.is_empty() {
            let is_mut = input.parse::<Option<Token![mut]>>()?.is_some();
            let name = input.parse()?;
            input.parse::<Token![:]>()?;
            arguments.variables.push(Variable { is_mut, name, kind: input.parse()? });
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(arguments)
    }
}

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
            called.extend(["input", "input_interactive"]);
        }
        if !text.contains("macro_rules ! read_value ") && asked.names("proconio") {
            called.push("read_value");
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
            if before(1) == "!" && name == "read_value" && called.contains(&&*name) {
                self.forms.extend(["stdin", "one"]);
                let kind = syn::parse2(group.stream()).and_then(|kind| self.kind(&kind));
                kind.map_err(|_| group.span_open().start().line)?;
                continue;
            }
            let is_ours = called.contains(&&*name) || path == ":" && name.starts_with("input");
            if before(1) != "!" || !is_ours {
                self.look_at(group.stream(), called)?;
                continue;
            }
            let arguments = syn::parse2(group.stream());
            if arguments.and_then(|arguments| self.add(&arguments)).is_err() {
                if !group.to_string().contains('$') {
                    return Err(group.span_open().start().line);
                }
                self.forms.extend(FORMS); // within a macro it may be anything
            }
        }
        Ok(())
    }

    fn add(&mut self, arguments: &Arguments) -> syn::Result<()> {
        self.forms.insert(if arguments.source.is_some() { "from" } else { "stdin" });
        for variable in &arguments.variables {
            self.forms.extend(variable.is_mut.then_some("mut"));
            let is_name = matches!(variable.name, TokenTree::Ident(_));
            self.forms.extend((!is_name).then_some("_"));
            self.kind(&variable.kind)?;
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

    /// Whether the rules read from a source that the program names.
    pub fn has_source(&self) -> bool {
        self.forms.contains("from")
    }

    /// Whether there is any `input!`.
    pub fn is_empty(&self) -> bool {
        self.forms.is_empty()
    }

    /// The macro, without its name.
    pub fn rules(&self) -> String {
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
        names.extend(["input", "Readable", ".next_value"].map(String::from));
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
