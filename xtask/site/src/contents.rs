//! The pages of a book and their order, which is that of the course.

use super::page::{page_of_path, resolve, Page, FOLDERS};
use super::Language;
use crate::Result;
use pack::markdown::pulldown_cmark::HeadingLevel;
use pack::markdown::{headings, links};
use std::collections::BTreeSet;
use std::fs;

/// The chapters of a book, under the headings of the course.
pub struct Contents {
    language: Language,
    sections: Vec<(String, Vec<Chapter>)>,
}

/// A page of theory, or a problem with its three pages.
#[derive(Clone, PartialEq, Debug)]
enum Chapter {
    Theory { name: String, title: String },
    Problem { id: String, title: String },
}

impl Contents {
    /// Reads the course. Chapters that it does not link are added at the end, with an error for each.
    pub fn read(language: Language, errors: &mut Vec<String>) -> Result<Self> {
        let source = Page::Course.source(language);
        let course = pack::read(&pack::root().join(&source))?;
        let all = all_chapters(language)?;
        let mut contents = Vec::<(String, Vec<Chapter>)>::new();
        for (heading, folders) in sections(&course, &source) {
            let find =
                |folder: &String| all.iter().find(|known| known.folder() == *folder).cloned();
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
            errors.push(format!("{source}: it does not lead to {}", chapter.folder()));
        }
        if !missing.is_empty() {
            contents.push((language.choose("More", "其他").to_string(), missing));
        }
        Ok(Self { language, sections: contents })
    }

    /// All pages.
    pub fn pages(&self) -> Vec<Page> {
        let chapters = self.sections.iter().flat_map(|(_, chapters)| chapters);
        let others = [Page::Course, Page::Readme].into_iter().chain(FOLDERS.map(Page::Folder));
        others.chain(chapters.flat_map(Chapter::pages)).collect()
    }

    /// The `SUMMARY.md` of mdBook, with those pages of chapters for which `exists` holds.
    pub fn summary(&self, exists: impl Fn(&Page) -> bool) -> String {
        let course = self.language.choose("The course", "教程");
        let mut summary = format!("# Summary\n\n[{course}](index.md)\n");
        for (heading, chapters) in &self.sections {
            summary += &format!("\n# {heading}\n\n");
            for chapter in chapters {
                let pages = chapter.pages().into_iter().enumerate();
                for (depth, page) in pages.filter(|(_, page)| exists(page)) {
                    let label = chapter.label(&page, self.language).replace('[', "\\[");
                    let indent = if depth == 0 { "" } else { "  " };
                    summary += &format!("{indent}- [{label}]({})\n", page.path());
                }
            }
        }
        let pack = self.language.choose("The pack", "题集");
        summary += &format!("\n# {pack}\n\n- [README]({})\n", Page::Readme.path());
        let titles = self.language.choose(
            ["Data", "Speed", "WebAssembly to C"],
            ["数据（英文）", "速度（英文）", "WebAssembly 转 C（英文）"],
        );
        for (title, name) in titles.into_iter().zip(FOLDERS) {
            summary += &format!("- [{title}]({})\n", Page::Folder(name).path());
        }
        summary
    }
}

impl Chapter {
    /// The folder of the problem, or the path of the page of theory, in the book and without
    /// extension.
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

/// All pages of theory and all problems of the pack.
fn all_chapters(language: Language) -> Result<Vec<Chapter>> {
    let mut chapters = Vec::new();
    let ending = format!(".{}.md", language.code());
    let folder = fs::read_dir(pack::root().join("problems/theory"));
    for entry in folder.into_iter().flatten() {
        let file = entry?.file_name().to_string_lossy().to_string();
        if let Some(name) = file.strip_suffix(&ending) {
            let page = Page::Theory(name.to_string());
            let text = pack::read(&pack::root().join(page.source(language)))?;
            let title = headings(&text).into_iter().next();
            let title = title.ok_or_else(|| format!("{}: no title", page.source(language)))?.text;
            chapters.push(Chapter::Theory { name: name.to_string(), title });
        }
    }
    chapters.sort_by_key(Chapter::folder);
    for problem in pack::problems()? {
        let title = problem.title(language.code()).to_string();
        chapters.push(Chapter::Problem { id: problem.id, title });
    }
    Ok(chapters)
}

/// The headings of the course, each with the folders of the chapters that are first linked below it.
/// `source` is the path of the course in the pack.
fn sections(course: &str, source: &str) -> Vec<(String, Vec<String>)> {
    let mut headings = headings(course);
    headings.retain(|heading| heading.level > HeadingLevel::H1);
    let mut sections: Vec<_> =
        headings.iter().map(|heading| (heading.text.clone(), Vec::new())).collect();
    let mut seen = BTreeSet::new();
    for link in links(course) {
        let above = headings.iter().take_while(|heading| heading.range.start < link.range.start);
        let Some(section) = above.count().checked_sub(1) else { continue };
        let file = link.path().and_then(|path| resolve(source, path));
        let page = file.and_then(|file| page_of_path(&file));
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

    #[test]
    fn the_course_groups_the_pages() {
        let course = "# Course\n\n## One\n\n[a](hdu1846/main.rs) [b](hdu1846/solution/solution.en.md)\n\n### Two\n\n[c](theory/mex.en.md)\n[d](hdu1847/statement/problem.en.md)\n[e](hdu1846/main.rs)\n";
        assert_eq!(
            sections(course, "problems/README.md"),
            [
                ("One".to_string(), vec!["hdu1846".to_string()]),
                ("Two".to_string(), vec!["theory/mex".to_string(), "hdu1847".to_string()])
            ]
        );
    }
}
