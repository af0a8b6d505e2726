//! What is in a book, and in which order: as the course has it.

use super::markdown::add_with_targets;
use super::page::{place, resolve, Page, FOLDERS};
use super::Language;
use crate::pack;
use crate::Result;
use std::fs;

/// The pages of a book, under the headings of the course.
pub struct Contents {
    language: Language,
    parts: Vec<(String, Vec<Unit>)>,
}

/// What the course leads to: a page of theory, or a problem with its three pages.
#[derive(Clone, PartialEq, Debug)]
enum Unit {
    Theory { name: String, title: String },
    Problem { id: String, title: String },
}

impl Contents {
    /// Reads the course. What the pack has and the course does not name comes last, and is a mistake.
    pub fn read(language: Language, mistakes: &mut Vec<String>) -> Result<Self> {
        let source = Page::Course.source(language);
        let course = pack::read(&pack::root().join(&source))?;
        let all = units(language)?;
        let mut parts = Vec::<(String, Vec<Unit>)>::new();
        for (heading, units) in parts_of(&course, &source) {
            let known = |unit: &String| all.iter().find(|known| known.folder() == *unit).cloned();
            let units: Vec<Unit> = units.iter().filter_map(known).collect();
            if !units.is_empty() {
                parts.push((heading, units));
            }
        }
        let named = |unit: &Unit| parts.iter().any(|(_, units)| units.contains(unit));
        let left: Vec<Unit> = all.iter().filter(|unit| !named(unit)).cloned().collect();
        for unit in &left {
            mistakes.push(format!("{source}: it does not lead to {}", unit.folder()));
        }
        if !left.is_empty() {
            parts.push((language.choose("More", "其他").to_string(), left));
        }
        Ok(Self { language, parts })
    }

    /// All pages.
    pub fn pages(&self) -> Vec<Page> {
        let units = self.parts.iter().flat_map(|(_, units)| units);
        let ends = [Page::Course, Page::Readme].into_iter().chain(FOLDERS.map(Page::Folder));
        ends.chain(units.flat_map(Unit::pages)).collect()
    }

    /// What mdBook reads to know the pages; only those that `is_there`.
    pub fn summary(&self, is_there: impl Fn(&Page) -> bool) -> String {
        let course = self.language.choose("The course", "教程");
        let mut summary = format!("# Summary\n\n[{course}](index.md)\n");
        for (heading, units) in &self.parts {
            summary += &format!("\n# {heading}\n\n");
            for unit in units {
                let pages = unit.pages().into_iter().enumerate();
                for (depth, page) in pages.filter(|(_, page)| is_there(page)) {
                    let label = unit.label(&page, self.language).replace('[', "\\[");
                    let indent = if depth == 0 { "" } else { "  " };
                    summary += &format!("{indent}- [{label}]({})\n", page.path());
                }
            }
        }
        let pack = self.language.choose("The pack", "题集");
        summary += &format!("\n# {pack}\n\n- [README]({})\n", Page::Readme.path());
        let titles = self.language.choose(["Data", "Speed"], ["数据（英文）", "速度（英文）"]);
        for (title, name) in titles.into_iter().zip(FOLDERS) {
            summary += &format!("- [{title}]({})\n", Page::Folder(name).path());
        }
        summary
    }
}

impl Unit {
    /// Its folder in the site, or its page of theory without an ending.
    fn folder(&self) -> String {
        match self {
            Self::Theory { name, .. } => format!("theory/{name}"),
            Self::Problem { id, .. } => id.clone(),
        }
    }

    fn pages(&self) -> Vec<Page> {
        match self {
            Self::Theory { name, .. } => vec![Page::Theory(name.clone())],
            Self::Problem { id, .. } => {
                vec![
                    Page::Statement(id.clone()),
                    Page::Solution(id.clone()),
                    Page::Program(id.clone()),
                ]
            }
        }
    }

    fn label(&self, page: &Page, language: Language) -> String {
        match (self, page) {
            (_, Page::Solution(_)) => language.choose("Solution", "题解").to_string(),
            (_, Page::Program(_)) => language.choose("Program", "程序").to_string(),
            (Self::Theory { title, .. }, _) => title.clone(),
            (Self::Problem { id, title }, _) => format!("{id} · {title}"),
        }
    }
}

/// All pages of theory, and all problems.
fn units(language: Language) -> Result<Vec<Unit>> {
    let mut units = Vec::new();
    let ending = format!(".{}.md", language.code());
    let folder = fs::read_dir(pack::root().join("problems/theory"));
    for entry in folder.into_iter().flatten() {
        let file = entry?.file_name().to_string_lossy().to_string();
        if let Some(name) = file.strip_suffix(&ending) {
            let page = Page::Theory(name.to_string());
            let text = pack::read(&pack::root().join(page.source(language)))?;
            let title = text.lines().next().unwrap_or("").trim_start_matches("# ");
            units.push(Unit::Theory { name: name.to_string(), title: title.to_string() });
        }
    }
    units.sort_by_key(Unit::folder);
    for problem in pack::problems()? {
        let title = problem.title(language.code()).to_string();
        units.push(Unit::Problem { id: problem.id, title });
    }
    Ok(units)
}

/// The headings of the course, each with what it is the first to lead to.
fn parts_of(course: &str, source: &str) -> Vec<(String, Vec<String>)> {
    let mut parts = Vec::<(String, Vec<String>)>::new();
    let mut seen = Vec::new();
    for line in course.lines() {
        if line.starts_with("##") {
            parts.push((line.trim_start_matches(['#', ' ']).to_string(), Vec::new()));
        }
        let Some((_, units)) = parts.last_mut() else { continue };
        add_with_targets(&mut String::new(), line, |link| {
            let file = resolve(source, link.split('#').next().unwrap_or(""));
            let unit = file.and_then(|file| place(&file)).and_then(|(_, page)| page.unit());
            if let Some(unit) = unit.filter(|unit| !seen.contains(unit)) {
                seen.push(unit.clone());
                units.push(unit);
            }
            None
        });
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_course_groups_the_pages() {
        let course = "# Course\n\n## One\n\n[a](hdu1846/main.rs) [b](hdu1846/solution/solution.en.md)\n\n### Two\n\n[c](theory/mex.en.md)\n[d](hdu1847/statement/problem.en.md)\n[e](hdu1846/main.rs)\n";
        let parts = parts_of(course, "problems/README.md");
        assert_eq!(
            parts,
            [
                ("One".to_string(), vec!["hdu1846".to_string()]),
                ("Two".to_string(), vec!["theory/mex".to_string(), "hdu1847".to_string()])
            ]
        );
    }
}
