//! The search of a book: mdBook's index without its words, which the page finds itself, in two files. The names of pages
//! come first, and are soon there on a phone; the texts of all sections come after them.

use super::contents::Entry;
use super::formula::mathml;
use super::frame::about;
use super::markdown::plain;
use super::paths::Page;
use super::rendered::RenderedPage;
use super::rules::{self, Rule};
use super::sources::Sources;
use anyhow::Context;
use pack::judges::{judge, judges, Judge};
use pack::lists::{Has, Lists};
use pack::terms::Terms;
use pack::{Language, Problem, Result};
use serde_json::{json, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

/// Rewrites the search index of the book in the folder `site` with the texts of its sections and the rules of the table,
/// and writes the names of its pages. Fails if it is not as it is known to be.
pub fn rewrite(
    sources: &Sources,
    pages: &[(Entry, RenderedPage)],
    rules: &[Rule],
    language: Language,
    site: &Path,
) -> Result<()> {
    const BEFORE: &str = "window.search = Object.assign(window.search, JSON.parse('";
    const AFTER: &str = "'));";
    let is_index = |path: &PathBuf| path.to_string_lossy().contains("searchindex-");
    let path = pack::files(site, "js")?.into_iter().find(is_index).context("no search index")?;
    let file = pack::read(&path)?;
    let json = file.strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER));
    let json = json.with_context(|| format!("{}: not as it is known", pack::shown(&path)))?;
    let json = json.replace("\\'", "'").replace("\\\\", "\\");
    let index: Value = serde_json::from_str(&json)?;
    let ideas = ideas(pages, language)?;
    let all_urls: Vec<String> = serde_json::from_value(index["doc_urls"].clone())?;
    let (mut urls, mut titles, mut sections, mut before) =
        (Vec::new(), BTreeMap::new(), Vec::new(), "");
    for (place, url) in all_urls.iter().enumerate() {
        let mut section = section(&index["index"]["documentStore"]["docs"][place.to_string()])?;
        let (page, anchor) = url.split_once('#').unwrap_or((url, ""));
        if page != mem::replace(&mut before, page) {
            titles.insert(page, section.path[section.path.len() - 1].clone());
            section.make_top(ideas.get(page));
            urls.push(page);
        } else if is_searched(sources, page, anchor) {
            urls.push(url);
        } else {
            continue;
        }
        sections.push(section);
    }
    let names = names(sources, &titles, language)?;
    let of_lists = lists(sources, language)?;
    let texts = json!({
        "urls": front_coded(&urls),
        "titles": front_coded(sections.iter().map(|section| section.path.join(BETWEEN))),
        "texts": sections.iter().map(Section::text).collect::<Vec<_>>(),
        "names": names.iter().map(|page| &page.words).collect::<Vec<_>>(),
        "lists": of_lists,
        "table": rules::page().html(),
        "rules": rules.iter().map(|rule| json!([rule.anchor, rule.table, rule.text, rule.about])).collect::<Vec<_>>(),
    });
    let names = json!({
        // A line each, as brackets and quotation marks would weigh a tenth of all.
        "pages": names.iter().map(Named::line).collect::<Vec<_>>().join("\n"),
        // How many of them are of theory, and at which the practice problems begin.
        "theory": names.len() - sources.problems.len(),
        "practice": names.len() - sources.problems.iter().filter(|problem| !problem.is_lesson()).count(),
        "judges": of_judges(&of_lists, language),
    });
    let write = |path: &Path, name: &str, value: &Value| {
        let json = value.to_string().replace('\\', "\\\\").replace('\'', "\\'");
        fs::write(path, format!("globalThis.{name} = JSON.parse('{json}');"))
    };
    // Scripts of mdBook that no page loads.
    for script in pack::files(site, "js")? {
        let name = script.file_name().unwrap_or_default().to_string_lossy().to_string();
        if ["searcher-", "mark-", "clipboard-", "highlight-"]
            .iter()
            .any(|start| name.starts_with(start))
        {
            fs::remove_file(script)?;
        }
    }
    let file = path.file_name().context("a file")?.to_string_lossy();
    write(&site.join(file.replace("searchindex-", "searchnames-")), "searchNames", &names)?;
    Ok(write(&path, "searchTexts", &texts)?)
}

/// What stands between the titles of a section and of those around it.
const BETWEEN: &str = " » ";

/// What a page of a problem is about.
enum Idea {
    /// The sentence that says how a lesson is solved.
    Sentence(String),
    /// The beginning of the rules of a practice problem.
    Rules(String),
}

/// A section of a page.
struct Section {
    /// Its title behind those of its page and of the sections around it.
    path: Vec<String>,
    body: String,
}

impl Section {
    /// Makes it the page that begins with it. Its title does not repeat what stands above it; its text is the idea, if that
    /// is known, or begins with the rules, and not with buttons.
    fn make_top(&mut self, idea: Option<&Idea>) {
        if self.path.len() > 2 {
            self.path.pop();
        } else {
            self.path.drain(..self.path.len() - 1);
        }
        match idea {
            Some(Idea::Sentence(text)) => self.body.clone_from(text),
            Some(Idea::Rules(text)) => {
                // Formulas have other blanks there.
                let starts = [40, 20, 12].map(|count| text.chars().take(count).collect::<String>());
                if let Some(at) = starts.iter().find_map(|start| self.body.find(start)) {
                    self.body.drain(..at);
                }
            }
            None => {}
        }
    }

    /// What is searched of it. The whole text of the site would take seconds to load on a phone.
    fn text(&self) -> String {
        const SEARCHED: usize = 400; // characters
        let is_code = self.path.last().is_some_and(|title| MOSTLY_CODE.contains(&&**title));
        self.body.chars().take(if is_code { 0 } else { SEARCHED }).collect()
    }
}

/// Sections that are hardly text.
const MOSTLY_CODE: [&str; 4] = ["Brute force", "暴力", "Sample", "样例"];

fn section(section: &Value) -> Result<Section> {
    let text = |key: &str| Some(section[key].as_str()?.replace("&lt;", "<").replace("&amp;", "&"));
    let found = || {
        let path = text("breadcrumbs")?.split(BETWEEN).map(str::to_string).collect();
        Some(Section { path, body: section["body"].as_str()?.replace('\n', " ") })
    };
    found().context("the search index has a section without a text")
}

/// Whether a section is prose of its own: below the tops of practice problems there is only code, the plan for teachers
/// only speaks of other pages, and parts of lessons are mere buttons.
fn is_searched(sources: &Sources, page: &str, anchor: &str) -> bool {
    const BUTTONS: [&str; 5] = ["play", "run", "test", "break", "take"];
    let id = page.split('/').next().unwrap_or_default();
    let of_problem = sources.problem(id).ok();
    let is_practice = of_problem.is_some_and(|problem| !problem.is_lesson());
    let is_buttons = of_problem.is_some() && BUTTONS.contains(&anchor);
    !is_practice && !is_buttons && page != Page::Teach.html()
}

/// The idea of each page of a problem, by its path.
fn ideas(pages: &[(Entry, RenderedPage)], language: Language) -> Result<BTreeMap<String, Idea>> {
    let mut ideas = BTreeMap::new();
    for (entry, page) in pages {
        let Some(id) = entry.page.id() else { continue };
        let idea = match &page.sources.problem(id)?.metadata.short {
            Some(short) => language.of(&short.idea).map(said).transpose()?.map(Idea::Sentence),
            None => about(&page.markdown, language).map(Idea::Rules),
        };
        ideas.extend(idea.map(|idea| (entry.page.html(), idea)));
    }
    Ok(ideas)
}

/// The text of a sentence with formulas.
fn said(sentence: &str) -> Result<String> {
    let parts = sentence.split('$').enumerate();
    let parts =
        parts.map(|(i, part)| if i % 2 == 1 { mathml(part, false) } else { Ok(part.into()) });
    Ok(plain(&parts.collect::<Result<Vec<String>>>()?.concat()))
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

/// A page and what people type to find it.
struct Named {
    /// Its path, of a problem its id.
    path: String,
    title: String,
    /// The problems of judges that it is about, but for the one in its title.
    problems: Vec<String>,
    names: Vec<String>,
    /// What comes with the texts: words that are no names, and names that readers of the other language type.
    words: Vec<String>,
}

impl Named {
    fn line(&self) -> String {
        let Named { path, title, problems, names, .. } = self;
        format!("{path}\t{title}\t{}\t{}", problems.join("|"), names.join("|"))
    }
}

/// The pages that have names. What goes by the same name is found in this order. `titles` are those of all pages.
fn names(
    sources: &Sources,
    titles: &BTreeMap<&str, String>,
    language: Language,
) -> Result<Vec<Named>> {
    let Terms { mut pages, terms } = Terms::read(&sources.pack)?;
    let mut of_lessons = BTreeMap::<&str, Vec<String>>::new();
    for term in &terms {
        match term.page.strip_prefix("theory/") {
            Some(page) => pages.entry(page.to_string()).or_default().extend(term.names()),
            None => of_lessons.entry(&term.page).or_default().extend(term.names()),
        }
    }
    let theory = pages.into_iter().map(|(name, names)| {
        let page = match &*name {
            "course" => Page::Course,
            "explorer" => Page::Explorer,
            "teach" => Page::Teach,
            _ => Page::Theory(name),
        };
        let path = page.html().replace(".html", "");
        (page, path, Vec::new(), names, Vec::new())
    });
    let (lessons, practice): (Vec<&Problem>, Vec<&Problem>) =
        sources.problems.iter().partition(|problem| problem.is_lesson());
    let problems = lessons.into_iter().chain(practice).map(|problem| {
        let mut names = of_lessons.remove(&*problem.id).unwrap_or_default();
        for language in Language::ALL {
            names.extend([problem.title(language).to_string(), problem.game(language)]);
        }
        let judges = problem.judges().into_iter().skip(1).map(str::to_string).collect();
        let has_number = |word: &&String| word.contains(|c: char| c.is_ascii_digit());
        let (numbers, words): (Vec<&String>, Vec<&String>) =
            problem.metadata.search.iter().partition(has_number);
        names.extend(numbers.into_iter().cloned());
        let words = words.into_iter().cloned().collect();
        (Page::Statement(problem.id.clone()), problem.id.clone(), judges, names, words)
    });
    let named =
        |(page, path, problems, names, mut words): (Page, String, _, Vec<String>, Vec<String>)| {
            let html = page.html();
            let title = titles.get(&*html).with_context(|| format!("{html} is not searched"))?;
            let mut seen: BTreeSet<String> = title.split(" · ").map(key).collect();
            let new = names.into_iter().filter(|name| !name.is_empty() && seen.insert(key(name)));
            let (names, others) = new.partition(|name| is_typed(name, language));
            words.extend::<Vec<String>>(others);
            let title = without_name(title, &path, language).to_string();
            Ok(Named { path, title, problems, names, words })
        };
    theory.chain(problems).map(named).collect()
}

/// A title without the name of its problem, if the page has that from the id: ` · Game` of `HDU 1846 · Game`.
fn without_name<'a>(title: &'a str, id: &str, language: Language) -> &'a str {
    let Some((name, _)) = title.split_once(" · ") else { return title };
    let is_of = |judge: &Judge| {
        let number =
            name.strip_prefix(judge.name(language)).and_then(|rest| rest.strip_prefix(' '));
        let has_series =
            |number: &str| judge.series.values().any(|start| number.starts_with(start));
        number.is_some_and(|number| {
            number.contains(|c: char| c.is_ascii_digit())
                && judge.id(number) == id
                && (!judge.ids.is_empty() || has_series(number))
        })
    };
    if judges().judges.iter().any(is_of) {
        &title[name.len()..]
    } else {
        title
    }
}

/// What is the same in names that are hardly different.
fn key(name: &str) -> String {
    name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Whether readers of this language type this name: in Chinese also a word or an id that has none.
fn is_typed(name: &str, language: Language) -> bool {
    let is_chinese = name.chars().any(|c| ('\u{3400}'..='\u{9fff}').contains(&c));
    let is_short = !name.contains(' ') || name.contains(|c: char| c.is_ascii_digit());
    language.choose(!is_chinese, is_chinese || is_short)
}

/// The name of a list, and the problems in it that are not in the pack: each alone, with the problem that has its game,
/// or with nothing, if there is no sample to test it with.
type List<'a> = (String, Vec<Vec<Option<String>>>);

fn lists(sources: &Sources, language: Language) -> Result<Vec<List<'static>>> {
    let lists = Lists::read(&sources.pack, &sources.problems)?;
    let row = |(entry, has): (&str, Has)| match has {
        Has::Program(_) => None,
        Has::Game(problem) => Some(vec![Some(entry.to_string()), Some(problem.id.clone())]),
        Has::NoSample => Some(vec![Some(entry.to_string()), None]),
        Has::Nothing => Some(vec![Some(entry.to_string())]),
    };
    let coverage = lists.coverage(&sources.problems, language).into_iter();
    let all = coverage
        .map(|list| (list.name.to_string(), list.entries.into_iter().filter_map(row).collect()));
    Ok(all.filter(|(_, entries): &List| !entries.is_empty()).collect())
}

/// How problems of judges are called: what is known of the judges, and of others that are in the lists alone the names.
fn of_judges(lists: &[List], language: Language) -> Vec<Value> {
    let known = judges().judges.iter().map(|judge| {
        let name = judge.name(language);
        let names = [judge.name(Language::Chinese), &judge.ids].into_iter();
        let names: Vec<&str> =
            names.filter(|other| !other.is_empty() && !other.eq_ignore_ascii_case(name)).collect();
        let mut all = json!({ "name": name });
        for (key, texts) in
            [("names", names), ("urls", judge.urls().into_iter().map(String::as_str).collect())]
        {
            if !texts.is_empty() {
                all[key] = json!(texts);
            }
        }
        if !judge.series.is_empty() {
            all["series"] = json!(judge.series);
        }
        if let Some(shift) = &judge.shift {
            all["shift"] = json!(shift);
        }
        all
    });
    let entries = lists.iter().flat_map(|(_, entries)| entries);
    let entries =
        entries.filter_map(|entry| entry[0].as_deref()).filter(|entry| judge(entry).is_none());
    let others: BTreeSet<&str> = entries
        .filter_map(|entry| entry.rsplit_once(' '))
        .filter(|(_, number)| number.bytes().all(|byte| byte.is_ascii_digit()))
        .map(|(judge, _)| judge)
        .collect();
    known.chain(others.into_iter().map(|name| json!({ "name": name }))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    fn named(path: &str) -> Named {
        let titles =
            ["course.html", "theory/heap.html", "bachet/statement.html", "practice/statement.html"];
        let titles = titles.map(|page| (page, "CSES 1 · Sticks".to_string())).into();
        let names = names(&fixture(), &titles, Language::English).unwrap();
        names.into_iter().find(|page| page.path == path).unwrap()
    }

    #[test]
    fn problems_are_found_by_what_people_type() {
        let Named { names, words, .. } = named("practice");
        for name in ["Two heaps", "Heaps", "堆"] {
            assert!(names.iter().chain(&words).any(|known| known == name), "{name}");
        }
    }

    #[test]
    fn a_term_is_a_name_of_the_page_that_defines_it() {
        assert_eq!(named("course").names, ["games"]);
        let Named { names, words, .. } = named("theory/heap");
        assert_eq!([names, words].concat().join(" "), "heaps pile 堆 石子堆");
        assert!(named("bachet").names.contains(&"Bash game".to_string()));
    }

    #[test]
    fn a_page_begins_with_its_idea_and_has_its_title_once() {
        let top = |path: &[&str], body: &str, idea: Idea| {
            let path = path.iter().map(ToString::to_string).collect();
            let mut section = Section { path, body: body.to_string() };
            section.make_top(Some(&idea));
            (section.path.join(BETWEEN), section.text())
        };
        let rules = Idea::Rules("Take one stone.".to_string());
        let found =
            top(&["Nim · HDU 1", "HDU 1 · Nim"], "Copy Download Take one stone. Or n.", rules);
        assert_eq!(found, ("HDU 1 · Nim".to_string(), "Take one stone. Or n.".to_string()));
        let sentence = Idea::Sentence("A pair.".to_string());
        let found = top(&["Nim · HDU 1", "Solution", "HDU 1 · Nim"], "Copy", sentence);
        assert_eq!(found, ("Nim · HDU 1 » Solution".to_string(), "A pair.".to_string()));
        assert_eq!(said("$K$ is *at most* $n + 1$.").unwrap(), "K is at most n+1.");
    }

    #[test]
    fn texts_are_coded_by_what_is_new_in_them() {
        let coded = front_coded(["𝔾a#b", "𝔾a#c", "", "x", "xy"]);
        let expected = [(0, "𝔾a#b"), (4, "c"), (0, ""), (0, "x"), (1, "y")];
        assert_eq!(coded, expected.map(|(common, rest)| (common, rest.to_string())));
    }
}
