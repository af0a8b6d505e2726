//! The numbers of the theory pages: each table of `problems/theory/` is built here anew, from the rules of
//! its game, and must stand in the page, in both languages; so must numbers in sentences that a test has anyway.
//! A module for each page; it also holds the code that its page shows.

// The pages quote this code for readers whose judges have older compilers.
#![allow(clippy::manual_is_multiple_of, clippy::manual_repeat_n, clippy::manual_div_ceil)]

mod backwards;
mod coins;
mod compounds;
mod fusion;
mod grundy;
mod limits;
mod matching;
mod mex;
mod misere;
#[path = "nim-multiplication.rs"]
mod nim_multiplication;
mod octal;
mod partizan;
mod periods;
mod rules;
mod splits;
mod staircase;
mod strategies;
mod sums;
mod tame;
mod unknown;
mod welter;
mod which;

use pack::Pack;
use std::path::Path;

/// The course leads to every page of the theory.
#[test]
fn course() {
    for (language, course) in
        [("en", include_str!("../../README.md")), ("zh", include_str!("../../README.zh.md"))]
    {
        let links = pack::markdown::links(course);
        let paths: Vec<&str> = links.iter().filter_map(pack::markdown::Link::path).collect();
        for (page, _) in pages_in(language) {
            assert!(paths.contains(&&*format!("theory/{page}")), "no link to {page}");
        }
    }
}

/// What the course says to those who read no Rust.
#[test]
fn each_block_of_rust_has_one_of_cpp() {
    for (page, text) in ["en", "zh"].into_iter().flat_map(pages_in) {
        let count = |language: &str| text.matches(&format!("```{language}\n")).count();
        assert_eq!(count("cpp"), count("rust"), "{page}");
    }
}

/// The pages of the theory in a language: their files, with their texts.
fn pages_in(language: &str) -> Vec<(String, String)> {
    let folder = Pack::here().unwrap().path("problems/theory");
    let paths = pack::files(&folder, "md").unwrap().into_iter();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().to_string();
    let pages = paths.map(|path| (name(&path), pack::read(&path).unwrap()));
    pages.filter(|(name, _)| name.ends_with(&format!(".{language}.md"))).collect()
}
