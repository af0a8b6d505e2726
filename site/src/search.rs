//! The search of a book: mdBook's index without its words, which `search.js` finds itself, in two files. The names
//! of all sections come first, and are soon there on a phone; their text comes after them.

use super::paths::Page;
use super::rules::{self, Rule};
use super::sources::Sources;
use anyhow::Context;
use pack::terms::Terms;
use pack::{Pack, Problem, Result};
use serde_json::{json, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

/// Rewrites the search index of the book in the folder `site`, and adds what people type to find each problem, and the
/// rules of the table. Fails if it is not as it is known to be.
pub fn rewrite(sources: &Sources, rules: &[Rule], site: &Path) -> Result<()> {
    const BEFORE: &str = "window.search = Object.assign(window.search, JSON.parse('";
    const AFTER: &str = "'));";
    let is_index = |path: &PathBuf| path.to_string_lossy().contains("searchindex-");
    let path = pack::files(site, "js")?.into_iter().find(is_index).context("no search index")?;
    let file = pack::read(&path)?;
    let json = file.strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER));
    let json = json.with_context(|| format!("{}: not as it is known", pack::shown(&path)))?;
    let json = json.replace("\\'", "'").replace("\\\\", "\\");
    let index: Value = serde_json::from_str(&json)?;
    let mut problems: Vec<&Problem> = sources.problems.iter().collect();
    problems.sort_by_key(|problem| !problem.is_lesson());
    let practice: Vec<_> = problems.iter().filter(|problem| !problem.is_lesson()).collect();
    // Below their tops, the pages of practice problems have only code, under the same titles as the others, and the plan
    // for teachers only speaks of other pages.
    let pages = practice.iter().map(|problem| Page::Statement(problem.id.clone()));
    let tops: BTreeSet<String> = pages.chain([Page::Teach]).map(|page| page.html()).collect();
    let all_urls: Vec<String> = serde_json::from_value(index["doc_urls"].clone())?;
    let (mut urls, mut sections, mut before) = (Vec::new(), Vec::new(), "");
    for (place, url) in all_urls.iter().enumerate() {
        let section = section(&index["index"]["documentStore"]["docs"][place.to_string()])?;
        let page = url.split('#').next().unwrap_or_default();
        let is_top = page != mem::replace(&mut before, page);
        if is_top || !tops.contains(page) {
            urls.push(if is_top { page } else { url });
            sections.push(section);
        }
    }
    // The whole text of the site would take seconds to load on a phone.
    let searched = |section: &Section| -> String {
        let is_code = MOSTLY_CODE.contains(&&*section.title);
        section.body.chars().take(if is_code { 0 } else { SEARCHED }).collect()
    };
    let texts: Vec<String> = sections.iter().map(searched).collect();
    let name = path.file_name().context("a file")?.to_string_lossy();
    let name_of_texts = name.replace("searchindex-", "searchtexts-");
    let aliases = aliases(&sources.pack, &problems, &urls)?;
    let names = json!({
        // How many of the aliases are those of theory, and at which the practice problems begin.
        "theory": aliases.len() - problems.len(),
        "practice": aliases.len() - practice.len(),
        "aliases": aliases,
        "results_options": index["results_options"],
        "search_options": index["search_options"],
        "doc_urls": front_coded(&urls),
        "index": front_coded(sections.iter().map(|section| &section.path)),
        "texts": name_of_texts,
    });
    let quoted = |json: &Value| json.to_string().replace('\\', "\\\\").replace('\'', "\\'");
    fs::write(&path, format!("{BEFORE}{}{AFTER}", quoted(&names)))?;
    let fields = |rule: &Rule| json!([rule.anchor, rule.table, rule.text, rule.about]);
    let rules: Vec<Value> = rules.iter().map(fields).collect();
    let read = quoted(&json!({ "texts": texts, "table": rules::page().html(), "rules": rules }));
    Ok(fs::write(site.join(name_of_texts), format!("window.search.read(JSON.parse('{read}'));"))?)
}

/// A section of a page.
struct Section {
    title: String,
    /// Its title behind those of its page and of the sections around it, with ` » ` between them.
    path: String,
    body: String,
}

fn section(section: &Value) -> Result<Section> {
    let text = |key: &str| Some(section[key].as_str()?.to_string());
    let found =
        || Some(Section { title: text("title")?, path: text("breadcrumbs")?, body: text("body")? });
    let section = found().context("the search index has a section without a text")?;
    let is_last = section.path.split(" » ").last() == Some(&section.title);
    anyhow::ensure!(is_last, "the search index has {:?} as {:?}", section.title, section.path);
    Ok(section)
}

/// Each text without what it has in common with the beginning of the one before, and how long that is in JavaScript.
fn front_coded<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Vec<(usize, String)> {
    let mut before = String::new();
    let mut coded = Vec::new();
    for text in texts {
        let text = text.as_ref();
        let pairs = before.chars().zip(text.chars());
        let common: String = pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
        coded.push((common.encode_utf16().count(), text[common.len()..].to_string()));
        before = text.to_string();
    }
    coded
}

/// How many characters of a section are searched.
const SEARCHED: usize = 400;

/// Sections that are hardly text.
const MOSTLY_CODE: [&str; 8] =
    ["Brute force", "暴力", "Sample", "样例", "Run the program", "运行程序", "Play", "玩一玩"];

/// The place of a page among the addresses, where its top has its own.
fn place_of(urls: &[&str], page: &str) -> Result<usize> {
    let place = urls.iter().position(|&url| url == page);
    place.with_context(|| format!("{page} is not in the search index"))
}

/// Places of pages, each with what people type to find it. What goes by the same name is found in this order.
fn aliases(
    pack: &Pack,
    problems: &[&Problem],
    urls: &[&str],
) -> Result<Vec<(String, Vec<String>)>> {
    let Terms { mut pages, terms } = Terms::read(pack)?;
    let mut of_lessons = BTreeMap::<&str, Vec<String>>::new();
    for term in &terms {
        match term.page.strip_prefix("theory/") {
            Some(page) => pages.entry(page.to_string()).or_default().extend(term.names()),
            None => of_lessons.entry(&term.page).or_default().extend(term.names()),
        }
    }
    let theory = pages.into_iter().map(|(name, names)| match &*name {
        "course" => (Page::Course, names),
        "explorer" => (Page::Explorer, names),
        "teach" => (Page::Teach, names),
        _ => (Page::Theory(name), names),
    });
    let problems = problems.iter().map(|problem| {
        let of_terms = of_lessons.remove(&*problem.id).unwrap_or_default();
        (Page::Statement(problem.id.clone()), [names(problem), of_terms].concat())
    });
    let found = |(page, names): (Page, _)| Ok((place_of(urls, &page.html())?.to_string(), names));
    theory.chain(problems).map(found).collect()
}

/// What people type to find a problem.
fn names(problem: &Problem) -> Vec<String> {
    [problem.names(), problem.metadata.search.clone()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn problems_are_found_by_what_people_type() {
        let sources = fixture();
        let names = names(sources.problem("practice").unwrap());
        for name in ["practice", "CSES 1", "1", "Two heaps", "Heaps", "堆"] {
            assert!(names.contains(&name.to_string()), "{name}");
        }
    }

    #[test]
    fn a_term_is_a_name_of_the_page_that_defines_it() {
        let sources = fixture();
        let problems: Vec<&Problem> = sources.problems.iter().collect();
        let urls =
            ["course.html", "theory/heap.html", "bachet/statement.html", "practice/statement.html"];
        let aliases = aliases(&sources.pack, &problems, &urls).unwrap();
        let names =
            |place: &str| aliases.iter().find(|(found, _)| found == place).unwrap().1.join(" ");
        assert_eq!(names("0"), "games");
        assert_eq!(names("1"), "heaps pile 堆 石子堆");
        assert!(names("2").ends_with("Bachet's game 巴什博弈 Bash game"), "{}", names("2"));
    }

    #[test]
    fn texts_are_coded_by_what_is_new_in_them() {
        let coded = front_coded(["𝔾a#b", "𝔾a#c", "", "x", "xy"]);
        let expected = [(0, "𝔾a#b"), (4, "c"), (0, ""), (0, "x"), (1, "y")];
        assert_eq!(coded, expected.map(|(common, rest)| (common, rest.to_string())));
    }
}
