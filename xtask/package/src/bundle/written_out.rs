//! What the single file of a problem has of its program: `input!` is written out; `rule!` is gone, as a single file answers
//! a case that breaks a rule all the same; and hint and proof stay in `main.rs`.

use super::tree_shake::{name_of, program};
use super::{edited, Edit};
use pack::Result;
use proc_macro2::TokenTree;
use std::ops::Range;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Item, Local, Pat, Stmt, Token, Type, UseTree};

/// A longer line is broken.
const MAX_WIDTH: usize = 100;

/// The program, with each `input!` that this understands written out, without `rule!`, the hint and the proof.
pub fn written_out(source: &str) -> Result<String> {
    let mut text = without_talk(&program(source)?.0);
    loop {
        let file = syn::parse_file(&text)?;
        let mut edits = Edits { text: &text, found: Vec::new(), function: 0..0 };
        edits.visit_file(&file);
        let edits = edits.found;
        if edits.is_empty() {
            return without_imports(text);
        }
        text = edited(text, edits);
    }
}

/// Without the paragraphs of the head from **Hint.** or **Why.** on, up to the next one with a name.
fn without_talk(source: &str) -> String {
    let mut is_talk = false;
    let lines = source.split_inclusive('\n').filter(|line| {
        if line.starts_with("//! **") || !line.starts_with("//!") {
            is_talk = ["//! **Hint.**", "//! **Why.**"].iter().any(|name| line.starts_with(name));
        }
        !is_talk
    });
    lines.collect()
}

/// Collects the next changes: of macros, and of what they leave behind.
struct Edits<'a> {
    text: &'a str,
    found: Vec<Edit>,
    /// Where the function is that is visited.
    function: Range<usize>,
}

impl<'a> Visit<'a> for Edits<'_> {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function = item.block.span().byte_range();
        visit::visit_item_fn(self, item);
    }

    fn visit_item(&mut self, item: &'a Item) {
        let range = item.span().byte_range();
        let (before, after) = (&self.text[..range.start], &self.text[range.end..]);
        let is_named = |name: String| count(before, &name) + count(after, &name) > 0;
        if matches!(item, Item::Use(_))
            || name_of(item).is_none_or(|it| it == "main" || is_named(it))
        {
            return visit::visit_item(self, item);
        }
        let lines = self.lines(range);
        let blank = self.text[lines.end..].starts_with('\n');
        self.found.push((lines.start..lines.end + usize::from(blank), String::new()));
    }

    fn visit_stmt(&mut self, statement: &'a Stmt) {
        let lines = self.lines(statement.span().byte_range());
        match statement {
            Stmt::Macro(call) if call.mac.path.is_ident("rule") => {
                self.found.push((lines, String::new()));
            }
            Stmt::Macro(call) if call.mac.path.is_ident("input") => {
                let indent = self.text[lines].split(|c| c != ' ').next().map_or(0, str::len);
                let written = call.mac.parse_body().ok().and_then(|it| variables(&it, indent));
                self.found.extend(written.map(|text| (statement.span().byte_range(), text)));
            }
            Stmt::Expr(Expr::ForLoop(each), _) if each.body.stmts.is_empty() => {
                self.found.push((lines, String::new()));
            }
            Stmt::Local(local) => {
                if !self.drop_unused(local, lines) {
                    visit::visit_stmt(self, statement);
                }
            }
            _ => visit::visit_stmt(self, statement),
        }
    }
}

impl Edits<'_> {
    /// The whole lines of a statement.
    fn lines(&self, range: Range<usize>) -> Range<usize> {
        let start = self.text[..range.start].rfind('\n').map_or(0, |newline| newline + 1);
        let end = self.text[range.end..].find('\n').map_or(self.text.len(), |n| range.end + n + 1);
        start..end
    }

    /// Drops what only a `rule!` has used. Whether it has.
    fn drop_unused(&mut self, local: &Local, lines: Range<usize>) -> bool {
        let names: Vec<&Pat> = match &local.pat {
            Pat::Tuple(tuple) => tuple.elems.iter().collect(),
            one => vec![one],
        };
        let unused: Vec<&Pat> = names.iter().copied().filter(|name| self.is_unused(name)).collect();
        let is_read = self.text[lines.clone()].contains("input");
        if !unused.is_empty() && unused.len() == names.len() && !is_read {
            self.found.push((lines, String::new()));
        } else {
            let starts = unused.iter().map(|name| name.span().byte_range().start);
            self.found.extend(starts.map(|start| (start..start, "_".to_string())));
        }
        !unused.is_empty()
    }

    fn is_unused(&self, pattern: &Pat) -> bool {
        let Pat::Ident(pattern) = pattern else { return false };
        let name = pattern.ident.to_string();
        !name.starts_with('_') && count(&self.text[self.function.clone()], &name) == 1
    }
}

/// How often a word stands in a text, outside the lines that are comments.
fn count(text: &str, word: &str) -> usize {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'));
    words.filter(|&other| other == word).count()
}

/// What stands in one `input!` that reads from a source.
struct Arguments {
    source: Expr,
    variables: Vec<Variable>,
}

/// `name: kind` or `mut name: kind`.
struct Variable {
    is_mut: bool,
    name: TokenTree,
    kind: Type,
}

impl Parse for Arguments {
    fn parse(input: ParseStream) -> syn::Result<Arguments> {
        input.parse::<TokenTree>()?; // `from`
        let mut arguments = Arguments { source: input.parse()?, variables: Vec::new() };
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let is_mut = input.parse::<Option<Token![mut]>>()?.is_some();
            let name = input.parse()?;
            input.parse::<Token![:]>()?;
            arguments.variables.push(Variable { is_mut, name, kind: input.parse()? });
        }
        Ok(arguments)
    }
}

/// The statements of an `input!` at that indentation, if all its types are known here.
fn variables(Arguments { source, variables }: &Arguments, indent: usize) -> Option<String> {
    let source = match source {
        Expr::Path(path) => path.path.get_ident()?.to_string(),
        _ => return None,
    };
    let name = |variable: &Variable| {
        format!("{}{}", if variable.is_mut { "mut " } else { "" }, variable.name)
    };
    let values: Vec<String> =
        variables.iter().map(|variable| value(&source, &variable.kind)).collect::<Option<_>>()?;
    let names: Vec<String> = variables.iter().map(name).collect();
    let one_line = format!("let ({}) = ({});", names.join(", "), values.join(", "));
    if names.len() > 1 && indent + one_line.len() <= MAX_WIDTH {
        return Some(one_line);
    }
    let lines = names.iter().zip(&values).map(|(name, value)| format!("let {name} = {value};"));
    Some(lines.collect::<Vec<_>>().join(&format!("\n{}", " ".repeat(indent))))
}

/// The expression that reads one value.
fn value(source: &str, kind: &Type) -> Option<String> {
    match kind {
        Type::Path(kind) => {
            let kind = kind.path.get_ident()?.to_string();
            Some(match &*kind {
                "u64" => format!("{source}.number()"),
                "Usize1" => format!("{source}.usize1()"),
                "Isize1" => return None,
                "Bytes" => format!("{source}.read::<String>().into_bytes()"),
                "Chars" => format!("{source}.read::<String>().chars().collect::<Vec<_>>()"),
                _ => format!("{source}.read::<{kind}>()"),
            })
        }
        Type::Tuple(tuple) => {
            let values: Option<Vec<_>> =
                tuple.elems.iter().map(|kind| value(source, kind)).collect();
            Some(format!("({})", values?.join(", ")))
        }
        _ => None,
    }
}

/// Without the import of a macro that is not called any more.
fn without_imports(mut text: String) -> Result<String> {
    let file = syn::parse_file(&text)?;
    for item in file.items.iter().rev() {
        let Item::Use(item) = item else { continue };
        let UseTree::Path(root) = &item.tree else { continue };
        let UseTree::Path(module) = &*root.tree else { continue };
        let UseTree::Group(group) = &*module.tree else { continue };
        if root.ident != "common" || module.ident != "judge" {
            continue;
        }
        let names = group.items.iter().map(|name| &text[name.span().byte_range()]);
        let is_called =
            |name: &&str| !["input", "rule"].contains(name) || text.contains(&format!("{name}!"));
        let names: Vec<&str> = names.filter(is_called).collect();
        let names = match &names[..] {
            ["self"] => String::new(),
            [one] => format!("::{one}"),
            _ => format!("::{{{}}}", names.join(", ")),
        };
        let import = format!("use common::judge{names};");
        text.replace_range(item.span().byte_range(), &import);
    }
    Ok(text)
}

#[cfg(test)]
mod tests;
