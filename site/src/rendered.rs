//! A page on its way to mdBook: its Markdown, and what goes with it.

use super::formula::mathml;
use super::markdown::{convert, join_chinese_lines};
use super::modules::published;
use super::paths::{page_of_path, resolve, Page};
use super::sources::Sources;
use super::web::Loads;
use anyhow::Context;
use pack::{Language, Problem, Result, Short};
use std::path::Path;

/// A page as mdBook reads it.
pub struct RenderedPage<'a> {
    pub sources: &'a Sources,
    /// The path in the book.
    pub path: String,
    pub markdown: String,
    /// The linked files that are not pages: their paths in the pack and in the book.
    pub files: Vec<(String, String)>,
    /// Broken links.
    pub errors: Vec<String>,
    /// The scripts that it loads, besides what they need.
    pub scripts: Vec<&'a str>,
    /// And those that it loads when a part is unfolded.
    pub unfolded: Vec<&'a str>,
}

impl<'a> RenderedPage<'a> {
    /// A page with nothing on it.
    pub fn new(page: &Page, sources: &'a Sources) -> Self {
        let (path, markdown) = (page.path(), String::new());
        let (files, errors, scripts, unfolded) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { sources, path, markdown, files, errors, scripts, unfolded }
    }

    /// What it has to load: the style of the search, whose scripts come when it is opened, and its own scripts.
    pub fn loads(&self) -> Result<Loads> {
        let scripts = [&["search-field.css"], &*self.scripts].concat();
        self.sources.web.loads(&scripts).with_context(|| self.path.clone())
    }

    /// The way to the folder of the book.
    pub fn up(&self) -> String {
        "../".repeat(self.path.matches('/').count())
    }

    /// These lines, which say in short how a lesson is solved.
    pub fn in_short(
        &mut self,
        problem: &Problem,
        language: Language,
        lines: fn(&Short, Language) -> String,
    ) -> Result<String> {
        let source = format!("problems/{}/problem.yaml", problem.id);
        let short =
            problem.metadata.short.as_ref().with_context(|| format!("{source}: no short"))?;
        self.convert(&lines(short, language), &source, language)
    }

    /// Converts a Markdown file of the pack: formulas to `MathML`, links to those of the book.
    /// `source` is the path of the file.
    pub fn convert(&mut self, file: &str, source: &str, language: Language) -> Result<String> {
        let formula =
            |latex: &str, display| mathml(latex, display).with_context(|| format!("${latex}$"));
        // A link that has an ID for its text has the name of the judge instead, or of the game.
        let sources = self.sources;
        let mut target = |link: &str| self.link_target(link, source, language);
        let name = |text: &str| {
            let problem = sources.problem(text).ok()?;
            let judge = problem.first_judge(language);
            Some(judge.unwrap_or_else(|| problem.short_name(language)))
        };
        convert(&join_chinese_lines(file), &formula, &mut target, &name)
            .with_context(|| source.to_string())
    }

    /// The target in the book of a link in the file `source`. `None` for a folder, which the book
    /// cannot show, and for a broken link, which is added to the errors.
    fn link_target(&mut self, link: &str, source: &str, language: Language) -> Option<String> {
        if link.starts_with('#') && self.path == Page::Home.path() {
            return Some(Page::Readme.path() + link);
        }
        if link.contains("://") || link.starts_with('#') {
            return Some(link.to_string());
        }
        let pack = &self.sources.pack;
        let (path, anchor) = link.find(['#', '?']).map_or((link, ""), |at| link.split_at(at));
        let file = resolve(source, path).filter(|file| pack.path(file).exists());
        let Some(file) = file else {
            self.errors.push(format!("{source}: {link} is not there"));
            return None;
        };
        let up = self.up();
        if let Some((to, page)) = page_of_path(pack, &file) {
            return Some(if to.is_some_and(|to| to != language) {
                let other = language.other().code();
                format!("{up}../{other}/{}{anchor}", page.html())
            } else if anchor.starts_with('?') {
                format!("{up}{}{anchor}", page.html()) // mdBook would leave the path as it is
            } else {
                format!("{up}{}{anchor}", page.path())
            });
        }
        if pack.path(&file).is_dir() {
            return None;
        }
        // With the extension .txt, browsers show a file that they would download otherwise.
        let is_picture = [".svg", ".png"].iter().any(|ending| file.ends_with(ending));
        let to = if file.starts_with("site/web/") {
            format!("site/{}", published(Path::new(&file)))
        } else {
            file.strip_prefix("problems/").unwrap_or(&file).to_string()
        };
        let to = if is_picture { to } else { format!("{to}.txt") };
        self.files.push((file.clone(), to.clone()));
        Some(format!("{up}{to}"))
    }
}

/// The text without the line below its title that links to the other language, which the menu bar does.
pub fn without_translation_link(text: &str) -> String {
    match text.split_once("\n\n[").and_then(|(title, rest)| Some((title, rest.split_once('\n')?))) {
        Some((title, (link, rest))) if title.lines().count() == 1 && link.ends_with(')') => {
            format!("{title}\n{rest}")
        }
        _ => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn the_error_names_the_invalid_formula() {
        let sources = fixture();
        let mut page = RenderedPage::new(&Page::Course, &sources);
        let mut convert = |text| page.convert(text, "a.md", Language::English);
        assert_eq!(
            convert("Let ($n$), `$x$`.\n").unwrap(),
            "Let <span class=\"close\">(<math><mi>n</mi></math>),</span> `$x$`.\n"
        );
        let error = format!("{:#}", convert("Let $n$ and $\\nothing$.").unwrap_err());
        assert!(error.starts_with("a.md: $\\nothing$: "), "{error}");
    }

    #[test]
    fn links_are_translated_to_the_book() {
        let sources = fixture();
        let mut page = RenderedPage::new(&Page::Solution("bachet".to_string()), &sources);
        let mut target = |link| {
            page.link_target(link, "problems/bachet/solution/solution.en.md", Language::English)
        };
        for (link, expected) in [
            ("https://example.org/a.md", "https://example.org/a.md"),
            ("#proof", "#proof"),
            ("solution.zh.md", "../../zh/bachet/solution.html"),
            ("../../bachet/statement/problem.en.md#input", "../bachet/statement.md#input"),
            ("../main.rs", "../bachet/program.md"),
            ("../../practice/", "../practice/statement.md"),
            ("../../README.md?a=b", "../course.html?a=b"),
            ("../problem.yaml", "../bachet/problem.yaml.txt"),
            ("../../../README.md#licence", "../pack.md#licence"),
        ] {
            assert_eq!(target(link).as_deref(), Some(expected));
        }
        for wrong in ["../statement", "nowhere.md", "../../../../outside"] {
            assert_eq!(target(wrong), None);
        }
        assert_eq!(page.errors.len(), 2); // the link to a folder is not an error
        assert_eq!(page.files[0].1, "bachet/problem.yaml.txt");
    }

    #[test]
    fn a_link_of_an_id_is_called_by_the_judge() {
        let sources = fixture();
        let mut page = RenderedPage::new(&Page::Course, &sources);
        let text = "[practice](practice/main.rs) [bachet](bachet/main.rs)";
        let text = page.convert(text, "problems/README.md", Language::English).unwrap();
        assert_eq!(text, "[CSES 1](practice/statement.md) [A game](bachet/program.md)");
    }
}
