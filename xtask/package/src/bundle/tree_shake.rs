//! Source files in parts, of which a bundle takes those in use.
//!
//! A part is an item with the comments before it, as it stands in the file. Which parts are in use
//! follows from their names: starting with the names in `main.rs`, every part that defines a name is
//! in use, and the names in it count as well.

use anyhow::{anyhow, bail, Context};
use pack::Result;
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, ItemImpl, ItemMacro, Macro, Path, Type, UseTree, Visibility};

/// A file of a library, in parts.
#[derive(Clone)]
pub struct Module {
    pub name: String,
    /// The imports, each with the names that it brings in.
    uses: Vec<(String, Names)>,
    parts: Vec<Part>,
}

/// An item or a method.
#[derive(Clone)]
struct Part {
    text: String,
    /// What it defines; for a block of methods, the type that they belong to.
    name: String,
    /// The names in it.
    names: BTreeSet<String>,
    /// The methods of a type's own, if it is a block of them; `text` is then the line before them.
    methods: Vec<Part>,
}

/// The names in use: of items as they are, of methods that are called with a dot before them.
pub type Names = BTreeSet<String>;

/// What `try_from` needs in the editions before 2021.
pub const TRY_FROM: &str = "use std::convert::TryFrom;\n";

/// Whether it is called, and not imported.
pub fn needs_try_from(names: &Names) -> bool {
    names.contains("try_from") && !names.contains("TryFrom")
}

/// The text of a program without its tests, and the names in it.
pub fn program(source: &str) -> Result<(String, Names)> {
    let file = syn::parse_file(source)?;
    let mut text = source.to_string();
    let mut names = Names::new();
    for item in file.items.iter().rev() {
        if is_test(attributes(item)) {
            // The lines behind it keep their numbers, for messages.
            let range = item.span().byte_range();
            let newlines = "\n".repeat(text[range.clone()].matches('\n').count());
            text.replace_range(range, &newlines);
        } else {
            names.append(&mut names_in(|visitor| visitor.visit_item(item)));
        }
    }
    if text.contains("::*") {
        tokens(text.parse().map_err(|error| anyhow!("{error}"))?, &mut names);
    }
    Ok((text.trim_end().to_string() + "\n", names))
}

impl Module {
    /// The parts of a file, without its tests and the documentation of the file itself.
    pub fn parse(name: &str, source: &str) -> Result<Module> {
        let file = syn::parse_file(source).with_context(|| format!("{name}.rs"))?;
        let types: BTreeSet<String> = file.items.iter().filter_map(name_of).collect();
        let mut module = Module { name: name.to_string(), uses: vec![], parts: vec![] };
        let mut end = file.attrs.last().map_or(0, |attribute| attribute.span().byte_range().end);
        for item in file.items {
            let range = end..item.span().byte_range().end;
            end = range.end;
            let text = with_short_docs(&trim_blank_lines(&source[range]));
            match item {
                item if is_test(attributes(&item)) => {}
                Item::Use(item) if matches!(item.vis, Visibility::Inherited) => {
                    let mut names = Names::new();
                    add_imported(&item.tree, "", &mut names);
                    module.uses.push((text, names));
                }
                Item::Impl(block) => {
                    module.parts.push(block_of_methods(&block, source, text, &types)?);
                }
                item => module.parts.push(Part {
                    name: name_of(&item)
                        .with_context(|| format!("{name}.rs: cannot bundle: {text}"))?,
                    names: names_in(|visitor| visitor.visit_item(&item)),
                    text,
                    methods: Vec::new(),
                }),
            }
        }
        Ok(module)
    }

    /// Adds the names in the parts that `names` brings into use. Whether there were new ones.
    fn add_references(&self, names: &mut Names) -> bool {
        let before = names.len();
        for part in self.parts.iter().filter(|part| names.contains(&part.name)).collect::<Vec<_>>()
        {
            names.extend(part.names.iter().cloned());
            let methods: Vec<_> =
                part.methods.iter().filter(|method| method.is_called(names)).collect();
            names.extend(methods.iter().flat_map(|method| method.names.iter().cloned()));
        }
        names.len() > before
    }

    /// The text of the parts in use, with the imports that they need, or none if there are none.
    pub fn text(&self, names: &Names) -> Option<String> {
        let mut texts = Vec::new();
        let mut own = Names::new();
        for part in self.parts.iter().filter(|part| names.contains(&part.name)) {
            own.extend(part.names.iter().cloned());
            if part.methods.is_empty() {
                texts.push(part.text.clone());
                continue;
            }
            let mut methods = Vec::new();
            for method in part.methods.iter().filter(|method| method.is_called(names)) {
                own.extend(method.names.iter().cloned());
                methods.push(format!("{}\n", method.text));
            }
            if !methods.is_empty() {
                texts.push(format!("{}\n{}}}", part.text, methods.join("\n")));
            }
        }
        if texts.is_empty() {
            return None;
        }
        let try_from = needs_try_from(&own).then(|| TRY_FROM.to_string());
        let uses = self.uses.iter().filter(|(_, names)| !names.is_disjoint(&own));
        // A bundle has the library in a module.
        let uses = uses.map(|(text, _)| text.replace("use crate::", "use crate::common::") + "\n");
        let uses: BTreeSet<String> = uses.chain(try_from).collect(); // as rustfmt sorts them
        let texts = texts.into_iter().map(|part| part + "\n");
        let (imports, items): (Vec<_>, Vec<_>) =
            texts.partition(|part| part.starts_with("pub use "));
        let head: String = imports.into_iter().chain(uses).collect();
        let head = Some(head).filter(|head| !head.is_empty());
        Some(head.into_iter().chain(items).collect::<Vec<_>>().join("\n"))
    }
}

/// A step to the right.
pub fn indent(text: &str) -> String {
    let indented =
        |line: &str| if line.is_empty() { "\n".to_string() } else { format!("    {line}\n") };
    text.lines().map(indented).collect()
}

impl Part {
    fn is_called(&self, names: &Names) -> bool {
        names.contains(&self.name) || names.contains(&format!(".{}", self.name))
    }
}

/// All names in use, given those in the program.
pub fn reachable(mut names: Names, modules: &[Module]) -> Names {
    while modules.iter().filter(|module| module.add_references(&mut names)).count() > 0 {}
    names
}

/// `types` are those that the file defines.
fn block_of_methods(
    block: &ItemImpl,
    source: &str,
    text: String,
    types: &BTreeSet<String>,
) -> Result<Part> {
    let mut part = Part {
        text,
        name: owner(block, types).context("cannot bundle an impl of that type")?,
        names: names_in(|visitor| visitor.visit_item_impl(block)),
        methods: Vec::new(),
    };
    if block.trait_.is_some() {
        return Ok(part); // the trait wants all of them
    }
    part.names = names_in(|visitor| {
        visitor.visit_generics(&block.generics);
        visitor.visit_type(&block.self_ty);
    });
    let open = block.brace_token.span.open().byte_range().end;
    part.text = source[block.span().byte_range().start..open].to_string();
    let mut end = open;
    for item in &block.items {
        let name = match item {
            ImplItem::Fn(method) => &method.sig.ident,
            ImplItem::Const(constant) => &constant.ident,
            _ => bail!("cannot bundle this in an impl: {}", part.text),
        };
        let range = end..item.span().byte_range().end;
        end = range.end;
        part.methods.push(Part {
            text: with_short_docs(&trim_blank_lines(&source[range])),
            name: name.to_string(),
            names: names_in(|visitor| visitor.visit_impl_item(item)),
            methods: Vec::new(),
        });
    }
    Ok(part)
}

/// What an impl belongs to: its type, or its trait where the file does not define the type.
fn owner(block: &ItemImpl, types: &BTreeSet<String>) -> Option<String> {
    let Type::Path(owner) = &*block.self_ty else { return None };
    let last = |path: &Path| path.segments.last().map(|segment| segment.ident.to_string());
    match (last(&owner.path), &block.trait_) {
        (Some(name), Some((of, _))) if !types.contains(&name) => last(of),
        (name, _) => name,
    }
}

/// Adds the names that an import brings in, where `self` is `parent`.
fn add_imported(tree: &UseTree, parent: &str, names: &mut Names) {
    match tree {
        UseTree::Path(path) => add_imported(&path.tree, &path.ident.to_string(), names),
        UseTree::Name(name) if name.ident == "self" => drop(names.insert(parent.to_string())),
        UseTree::Name(name) => drop(names.insert(name.ident.to_string())),
        UseTree::Rename(name) => drop(names.insert(name.rename.to_string())),
        UseTree::Group(group) => {
            group.items.iter().for_each(|item| add_imported(item, parent, names));
        }
        UseTree::Glob(_) => {}
    }
}

/// The name that an item defines.
pub fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(ItemMacro { ident: Some(ident), .. }) => ident,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Use(item) => return re_exported(&item.tree),
        _ => return None,
    };
    Some(name.to_string())
}

/// The name that a `pub use` of one item gives it.
fn re_exported(tree: &UseTree) -> Option<String> {
    match tree {
        UseTree::Path(path) => re_exported(&path.tree),
        UseTree::Name(name) => Some(name.ident.to_string()),
        UseTree::Rename(name) => Some(name.rename.to_string()),
        UseTree::Glob(_) | UseTree::Group(_) => None,
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    let is_test = |attribute: &Attribute| {
        attribute.parse_args::<Path>().is_ok_and(|path| path.is_ident("test"))
    };
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        path.is_ident("test") || path.is_ident("cfg") && is_test(attribute)
    })
}

/// Collects names: of paths, of methods that are called, and all that stand in macros.
#[derive(Default)]
struct NamesIn {
    names: Names,
    plain: Names, // paths of one name, which may mean a local variable
    local: Names,
}

fn names_in(visit: impl FnOnce(&mut NamesIn)) -> Names {
    let mut visitor = NamesIn::default();
    visit(&mut visitor);
    let NamesIn { mut names, plain, local } = visitor;
    names.extend(plain.difference(&local).cloned());
    names
}

impl<'a> Visit<'a> for NamesIn {
    fn visit_path(&mut self, path: &'a Path) {
        let names = path.segments.iter().map(|segment| segment.ident.to_string());
        if path.segments.len() == 1 {
            self.plain.extend(names);
        } else {
            self.names.extend(names);
        }
        visit::visit_path(self, path);
    }

    fn visit_pat_ident(&mut self, pattern: &'a syn::PatIdent) {
        self.local.insert(pattern.ident.to_string());
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        self.names.insert(format!(".{}", call.method));
        visit::visit_expr_method_call(self, call);
    }

    fn visit_use_name(&mut self, name: &'a syn::UseName) {
        self.names.insert(name.ident.to_string());
    }

    fn visit_use_rename(&mut self, name: &'a syn::UseRename) {
        self.names.insert(name.ident.to_string());
    }

    fn visit_attribute(&mut self, _: &'a Attribute) {}

    fn visit_macro(&mut self, invocation: &'a Macro) {
        self.visit_path(&invocation.path);
        tokens(invocation.tokens.clone(), &mut self.names);
    }
}

/// All names in a text, as they are and as those of methods.
pub fn tokens(stream: proc_macro2::TokenStream, names: &mut Names) {
    for token in stream {
        match token {
            proc_macro2::TokenTree::Ident(name) => {
                names.insert(format!(".{name}"));
                names.insert(name.to_string());
            }
            proc_macro2::TokenTree::Group(group) => tokens(group.stream(), names),
            _ => {}
        }
    }
}

/// Without the blank lines around it; the indentation of the first line stays.
fn trim_blank_lines(text: &str) -> String {
    let first = text.len() - text.trim_start().len();
    let start = text[..first].rfind('\n').map_or(0, |newline| newline + 1);
    text[start..].trim_end().to_string()
}

/// With the first paragraph alone of each documentation comment: the rest is for readers of the library.
fn with_short_docs(text: &str) -> String {
    let (mut kept, mut skips) = (Vec::new(), false);
    for line in text.lines() {
        match line.trim_start() {
            "///" => skips = true,
            doc if doc.starts_with("///") => {}
            _ => skips = false,
        }
        if !skips {
            kept.push(line);
        }
    }
    kept.join("\n")
}

#[cfg(test)]
mod tests;
