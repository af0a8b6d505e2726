//! The pages of a book and their order, which is that of the course.

use super::paths::{page_of_path, resolve, Page, ENGLISH, IN_ENGLISH};
use super::rendered::RenderedPage;
use super::sources::Sources;
use anyhow::Context;
use pack::markdown::pulldown_cmark::HeadingLevel;
use pack::markdown::{headings, links};
use pack::{Language, Pack, Result};
use std::collections::BTreeSet;
use std::fs;

/// The chapters of a book, under the headings of the course.
pub struct Contents {
    language: Language,
    sections: Vec<(String, Vec<Chapter>)>,
}

/// A page of theory, a lesson with its three pages, or a practice problem with its page.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// As [`Page::chapter_folder`] of its pages.
    pub folder: String,
    /// What it is about.
    title: String,
    /// The same, with the judge of a problem.
    pub name: String,
    pub pages: Vec<Page>,
}

impl Contents {
    /// Reads the course. Chapters that it does not link are added at the end, with an error for each.
    pub fn read(sources: &Sources, language: Language, errors: &mut Vec<String>) -> Result<Self> {
        let pack = &sources.pack;
        let source = Page::Course.source(pack, language);
        let course = pack.read(&source)?;
        let all = all_chapters(sources, language)?;
        let mut contents = Vec::<(String, Vec<Chapter>)>::new();
        for (heading, folders) in sections(pack, &course, &source) {
            let find = |folder: &String| all.iter().find(|known| known.folder == *folder).cloned();
            let chapters: Vec<Chapter> = folders.iter().filter_map(find).collect();
            if !chapters.is_empty() {
                contents.push((heading, chapters));
            }
        }
        let is_linked =
            |chapter: &Chapter| contents.iter().any(|(_, chapters)| chapters.contains(chapter));
        let missing: Vec<Chapter> =
            all.iter().filter(|chapter| !is_linked(chapter)).cloned().collect();
        for chapter in &missing {
            errors.push(format!("{source}: it does not lead to {}", chapter.folder));
        }
        if !missing.is_empty() {
            contents.push((language.choose("More", "其他").to_string(), missing));
        }
        Ok(Self { language, sections: contents })
    }

    /// All pages, in the order of the book.
    pub fn entries(&self) -> Vec<Entry> {
        let [home, course, explorer] = self
            .language
            .choose(["Home", "The course", "The explorer"], ["首页", "教程", "博弈探索器"]);
        let entry = |page, label: &str, section: &str| Entry {
            page,
            label: label.to_string(),
            name: label.to_string(),
            section: section.to_string(),
        };
        let mut entries = vec![
            entry(Page::Home, home, ""),
            entry(Page::Course, course, ""),
            entry(Page::Explorer, explorer, ""),
        ];
        for (section, chapters) in &self.sections {
            for Chapter { title, name, pages, .. } in chapters {
                entries.extend(pages.iter().map(|page| {
                    let label = match page {
                        Page::Solution(_) => self.language.choose("Solution", "题解"),
                        Page::Program(_) => self.language.choose("Program", "程序"),
                        _ => return entry(page.clone(), name, section),
                    };
                    let colon = self.language.choose(": ", "：");
                    let name = format!("{title}{colon}{}", label.to_lowercase());
                    Entry { name, ..entry(page.clone(), label, section) }
                }));
            }
        }
        let [pack, about] =
            self.language.choose(["The pack", "About the pack"], ["题集", "题集简介"]);
        entries.push(entry(Page::Readme, about, pack));
        let [teach, teachers, wrong] = self.language.choose(
            ["Teach: eight lessons", "Packages for teachers", "Solutions that must fail"],
            ["教学：八节课", "给老师的题目包", "错误程序与原因"],
        );
        entries.push(entry(Page::Teach, teach, pack));
        entries.push(entry(Page::Teachers, teachers, pack));
        entries.push(entry(Page::Wrong, wrong, pack));
        let titles = self.language.choose(
            ["Contributing", "Contributing a lesson", "Packages and systems", "Data", "Speed"],
            [
                "参与编写（英文）",
                "编写例题（英文）",
                "题目包与系统（英文）",
                "数据（英文）",
                "速度（英文）",
            ],
        );
        entries.extend(
            titles.into_iter().zip(IN_ENGLISH).map(|(title, page)| entry(page, title, pack)),
        );
        entries
    }
}

/// A page in its place in the book.
pub struct Entry {
    pub page: Page,
    /// What the table of contents calls it, below the page that it belongs to.
    pub label: String,
    /// What a link from elsewhere calls it.
    pub name: String,
    /// The heading that it stands under: one of the course, or empty.
    pub section: String,
}

/// The `SUMMARY.md` of mdBook.
pub fn summary(pages: &[(Entry, RenderedPage)]) -> String {
    let mut summary = "# Summary\n\n".to_string();
    let mut section = "";
    for (Entry { page, label, section: own, .. }, _) in pages {
        if own != section {
            summary += &format!("\n# {own}\n\n");
            section = own;
        }
        let bullet = match page {
            Page::Solution(_) | Page::Program(_) => "  - ",
            _ if own.is_empty() => "",
            _ => "- ",
        };
        summary += &format!("{bullet}[{}]({})\n", label.replace('[', "\\["), page.path());
    }
    summary
}

/// All pages of theory and all problems of the pack.
pub fn all_chapters(sources: &Sources, language: Language) -> Result<Vec<Chapter>> {
    let pack = &sources.pack;
    let mut chapters = Vec::new();
    let folder = fs::read_dir(pack.path("problems/theory"));
    for entry in folder.into_iter().flatten() {
        let file = entry?.file_name().to_string_lossy().to_string();
        if let Some(name) = file.strip_suffix(ENGLISH) {
            let page = Page::Theory(name.to_string());
            let source = page.source(pack, language);
            let title = headings(&pack.read(&source)?).into_iter().next();
            let title = title.with_context(|| format!("{source}: no title"))?.text;
            let folder = format!("theory/{name}");
            chapters.push(Chapter { folder, title: title.clone(), name: title, pages: vec![page] });
        }
    }
    chapters.sort_by(|a, b| a.folder.cmp(&b.folder));
    for problem in &sources.problems {
        let title = problem.short_name(language);
        let judge = problem.first_judge(language).unwrap_or_else(|| problem.id.clone());
        let name = format!("{title} · {judge}");
        let mut pages = vec![Page::Practice(problem.id.clone())];
        if problem.is_lesson() {
            pages = [Page::Statement, Page::Solution, Page::Program]
                .map(|page| page(problem.id.clone()))
                .to_vec();
        }
        chapters.push(Chapter { folder: problem.id.clone(), title, name, pages });
    }
    Ok(chapters)
}

/// The headings of the course, each with the folders of the chapters that are first linked below it.
/// `source` is the path of the course in the pack.
fn sections(pack: &Pack, course: &str, source: &str) -> Vec<(String, Vec<String>)> {
    let mut headings = headings(course);
    headings.retain(|heading| heading.level > HeadingLevel::H1);
    let mut sections: Vec<_> =
        headings.iter().map(|heading| (heading.text.clone(), Vec::new())).collect();
    let mut seen = BTreeSet::new();
    for link in links(course) {
        let above = headings.iter().take_while(|heading| heading.range.start < link.range.start);
        let Some(section) = above.count().checked_sub(1) else { continue };
        let file = link.path().and_then(|path| resolve(source, path));
        let page = file.and_then(|file| page_of_path(pack, &file));
        let folder = page.and_then(|(_, page)| page.chapter_folder());
        if let Some(folder) = folder.filter(|folder| seen.insert(folder.clone())) {
            sections[section].1.push(folder);
        }
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn the_course_groups_the_pages() {
        let course = "# Course\n\n## One\n\n[a](bachet/main.rs) [b](bachet/solution/solution.en.md)\n\n### Two\n\n[c](theory/heap.en.md)\n[d](practice/main.rs)\n[e](bachet/main.rs)\n";
        assert_eq!(
            sections(&fixture().pack, course, "problems/README.md"),
            [
                ("One".to_string(), vec!["bachet".to_string()]),
                ("Two".to_string(), vec!["theory/heap".to_string(), "practice".to_string()])
            ]
        );
    }

    #[test]
    fn a_chapter_that_the_course_forgets_is_an_error() {
        let mut errors = Vec::new();
        let contents = Contents::read(&fixture(), Language::English, &mut errors).unwrap();
        assert_eq!(errors, ["problems/README.md: it does not lead to practice"]);
        let paths = contents.entries().iter().map(|entry| entry.page.path()).collect::<Vec<_>>();
        let [lesson, forgotten] = ["bachet/statement.md", "practice/statement.md"]
            .map(|path| paths.iter().position(|page| page == path).unwrap());
        assert!(lesson < forgotten);
    }
}
