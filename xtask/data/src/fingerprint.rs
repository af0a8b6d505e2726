//! What the data of a problem was made from, as a fingerprint in `testdata/ID/fingerprint`: as long as it is right, no
//! test has to make the data anew. It covers the code of the generator and what that uses of this package, the version
//! of the random numbers, the framing, and the files themselves; neither comments nor anything of another problem.

use anyhow::Context;
use pack::{Pack, Problem, Result};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::path::PathBuf;
use syn::{Attribute, Item, Type};

/// What generators use of this package, but for what runs them.
const SHARED: [&str; 2] = [include_str!("rules.rs"), include_str!("test_file.rs")];

/// Where the fingerprint of a problem is written down.
pub fn path(problem: &Problem) -> PathBuf {
    problem.data().join("fingerprint")
}

/// The fingerprint of the data of a problem and of what it is made from.
pub fn of(problem: &Problem) -> Result<String> {
    let mut parts = vec![format!("{:?}", problem.framing()?)];
    for path in pack::files_if_any(&problem.folder().join("generators"), "rs")? {
        parts.extend(code(&pack::read(&path)?).with_context(|| pack::shown(&path))?);
    }
    if parts.iter().any(|part| part.contains("Rng")) {
        parts.push(version_of_fastrand(&problem.pack)?);
    }
    for path in pack::files_if_any(&problem.data().join("secret"), "")? {
        parts.push(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
        parts.push(pack::read(&path)?);
    }
    Ok(pack::fingerprint(parts) + "\n")
}

fn version_of_fastrand(pack: &Pack) -> Result<String> {
    let lock = pack.read("Cargo.lock")?;
    let rest = lock.split_once("name = \"fastrand\"\n");
    let version = rest.and_then(|(_, rest)| rest.lines().next());
    Ok(version.context("Cargo.lock: no fastrand")?.to_string())
}

/// The code of a generator and of what it uses of this package, without comments, documentation and tests.
fn code(generator: &str) -> Result<Vec<String>> {
    let items = items(generator)?;
    let mut words: BTreeSet<String> = items.iter().flat_map(|item| item.words.clone()).collect();
    let mut code: Vec<String> = items.into_iter().map(|item| item.code).collect();
    let mut shared = Vec::new();
    for file in SHARED {
        shared.extend(self::items(file)?);
    }
    // What is used by what is used, and so on.
    while let Some(at) = shared.iter().position(|item| words.contains(&item.name)) {
        let item = shared.remove(at);
        words.extend(item.words);
        code.push(item.code);
    }
    // The order in which they stand is no part of it.
    code.sort();
    Ok(code)
}

/// A function, type or the like of a file.
struct ItemCode {
    /// Its name; of an `impl` that of the type, of an import none.
    name: String,
    code: String,
    /// All names in its code.
    words: BTreeSet<String>,
}

fn items(text: &str) -> Result<Vec<ItemCode>> {
    let items = syn::parse_file(text)?.items.into_iter();
    Ok(items.filter_map(|item| item_code(&item)).collect())
}

fn item_code(item: &Item) -> Option<ItemCode> {
    let (name, attributes) = match item {
        Item::Fn(item) => (item.sig.ident.to_string(), &item.attrs),
        Item::Const(item) => (item.ident.to_string(), &item.attrs),
        Item::Static(item) => (item.ident.to_string(), &item.attrs),
        Item::Struct(item) => (item.ident.to_string(), &item.attrs),
        Item::Enum(item) => (item.ident.to_string(), &item.attrs),
        Item::Trait(item) => (item.ident.to_string(), &item.attrs),
        Item::Type(item) => (item.ident.to_string(), &item.attrs),
        Item::Mod(item) => (item.ident.to_string(), &item.attrs),
        Item::Impl(item) => {
            let Type::Path(path) = &*item.self_ty else { return None };
            (path.path.segments.last()?.ident.to_string(), &item.attrs)
        }
        _ => (String::new(), &Vec::new()),
    };
    if attributes.iter().any(is_for_tests) {
        return None;
    }
    let tokens = without_documentation(item.to_token_stream());
    let mut words = BTreeSet::new();
    collect_words(tokens.clone(), &mut words);
    Some(ItemCode { name, code: tokens.to_string(), words })
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Path>().is_ok_and(|what| what.is_ident("test"))
}

/// The tokens but for attributes `#[doc ...]`, which is what documentation is to the parser.
fn without_documentation(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) if is_documentation(&group, kept.last()) => {
                kept.pop();
            }
            TokenTree::Group(group) => {
                let inside = without_documentation(group.stream());
                kept.push(proc_macro2::Group::new(group.delimiter(), inside).into());
            }
            other => kept.push(other),
        }
    }
    kept.into_iter().collect()
}

fn is_documentation(group: &proc_macro2::Group, before: Option<&TokenTree>) -> bool {
    let is_attribute = matches!(before, Some(TokenTree::Punct(sign)) if sign.as_char() == '#');
    let first = group.stream().into_iter().next();
    let is_doc = matches!(first, Some(TokenTree::Ident(word)) if word == "doc");
    is_attribute && is_doc && group.delimiter() == Delimiter::Bracket
}

fn collect_words(tokens: TokenStream, words: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect_words(group.stream(), words),
            TokenTree::Ident(word) => {
                words.insert(word.to_string());
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GENERATOR: &str = "use crate::rules::zeckendorf;\n/// Two.\nfn two() -> usize {\n    zeckendorf(2, &[1, 2]).len()\n}\n";

    #[test]
    fn comments_order_and_tests_are_no_part_of_the_code() {
        let expected = code(GENERATOR).unwrap();
        let other = "// Other words.\nfn two() -> usize {\n    // Greedily.\n    zeckendorf(2, &[1,2]).len()\n}\n\
            use crate::rules::zeckendorf;\n#[cfg(test)]\nmod tests {}\n";
        assert_eq!(code(other).unwrap(), expected);
        assert_ne!(code(&GENERATOR.replace("(2,", "(3,")).unwrap(), expected);
    }

    #[test]
    fn what_is_used_is_a_part_of_it_and_nothing_else() {
        let code = code(GENERATOR).unwrap();
        assert!(code.iter().any(|item| item.starts_with("pub fn zeckendorf")), "{code:?}");
        assert!(!code.iter().any(|item| item.contains("nim_product")), "{code:?}");
        let used = super::code("fn a() { misere_nim_wins(&[]); }").unwrap();
        assert!(used.iter().any(|item| item.starts_with("pub fn nim_sum")), "{used:?}");
    }
}
