//! The pages of a book and their order, which is that of the course.

use super::page::{page_of_path, resolve, Page, FOLDERS};
use super::Language;
use anyhow::{bail, Context};
use pack::markdown::pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use pack::markdown::{events, headings, links};
use pack::Result;
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
    Problem { id: String, title: String, judge: String },
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

    /// All pages, in the order of the book.
    pub fn entries(&self) -> Vec<Entry> {
        let [home, course] = self.language.choose(["Home", "The course"], ["首页", "教程"]);
        let entry = |page, label: &str, section: &str| Entry {
            page,
            label: label.to_string(),
            name: label.to_string(),
            section: section.to_string(),
        };
        let mut entries = vec![entry(Page::Home, home, ""), entry(Page::Course, course, "")];
        for (section, chapters) in &self.sections {
            for chapter in chapters {
                entries.extend(chapter.pages().into_iter().map(|page| Entry {
                    label: chapter.label(&page, self.language),
                    name: chapter.name(&page, self.language),
                    section: section.clone(),
                    page,
                }));
            }
        }
        let pack = self.language.choose("The pack", "题集");
        entries.push(entry(Page::Readme, "README", pack));
        let titles = self.language.choose(
            ["Data", "Speed", "WebAssembly to C"],
            ["数据（英文）", "速度（英文）", "WebAssembly 转 C（英文）"],
        );
        let folders = titles.into_iter().zip(FOLDERS);
        entries.extend(folders.map(|(title, name)| entry(Page::Folder(name), title, pack)));
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
pub fn summary(entries: &[Entry]) -> String {
    let mut summary = "# Summary\n\n".to_string();
    let mut section = "";
    for Entry { page, label, section: own, .. } in entries {
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

/// What the map of the course says of a problem.
pub struct OnTheMap {
    pub id: String,
    pub stage: String,
    /// Markdown.
    pub theorem: String,
}

/// The rows of the table in the course whose head has the stage and the theorem. `source` is the path of
/// the course in the pack. Fails if there is no such table.
pub fn map(course: &str, source: &str, language: Language) -> Result<Vec<OnTheMap>> {
    let wanted = language.choose(["stage", "theorem"], ["阶段", "依据"]);
    let mut rows = Vec::new();
    let (mut columns, mut cells, mut id) = (None, Vec::<&str>::new(), None);
    for (event, range) in events(course) {
        match event {
            Event::Start(Tag::TableHead | Tag::TableRow) => (cells, id) = (Vec::new(), None),
            Event::Start(Tag::TableCell) => {
                cells.push(course[range].trim_matches(['|', ' ']));
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let page = resolve(source, &dest_url).and_then(|file| page_of_path(&file));
                id = id.or(page.and_then(|(_, page)| page.chapter_folder()));
            }
            Event::End(TagEnd::TableHead) => {
                let column = |name| cells.iter().position(|cell| *cell == name);
                columns = column(wanted[0]).zip(column(wanted[1]));
            }
            Event::End(TagEnd::TableRow) => {
                if let Some(((stage, theorem), id)) = columns.zip(id.take()) {
                    let cell = |column: usize| cells.get(column).unwrap_or(&"").to_string();
                    rows.push(OnTheMap { id, stage: cell(stage), theorem: cell(theorem) });
                }
            }
            Event::End(TagEnd::Table) => columns = None,
            _ => {}
        }
    }
    if rows.is_empty() {
        bail!("{source}: no table with {} and {}", wanted[0], wanted[1]);
    }
    Ok(rows)
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
            _ => self.title(),
        }
    }

    /// The title of a page of theory, the game and the judge of a problem.
    fn title(&self) -> String {
        match self {
            Self::Theory { title, .. } => title.clone(),
            Self::Problem { title, judge, .. } => format!("{title} · {judge}"),
        }
    }

    fn name(&self, page: &Page, language: Language) -> String {
        match (self, page) {
            (Self::Problem { title, .. }, Page::Solution(_) | Page::Program(_)) => {
                let colon = language.choose(": ", "：");
                let label = self.label(page, language);
                format!("{title}{colon}{}", label.to_lowercase())
            }
            _ => self.title(),
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
            let title = title.with_context(|| format!("{}: no title", page.source(language)))?.text;
            chapters.push(Chapter::Theory { name: name.to_string(), title });
        }
    }
    chapters.sort_by_key(Chapter::folder);
    for problem in pack::problems()? {
        let title = problem.game(language);
        let judge = problem.first_judge(language).unwrap_or_else(|| problem.id.clone());
        chapters.push(Chapter::Problem { title, judge, id: problem.id });
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
    fn the_map_has_stage_and_theorem() {
        let course = "| a | b |\n|--|--|\n| 1 | [a](hdu1846/main.rs) |\n\n| stage | problem | theorem |\n|--|--|--|\n| 2 | [a](hdu1846/main.rs) | [$m$](x.md) and 1 |\n";
        let rows = map(course, "problems/README.md", Language::English).unwrap();
        let [row] = &rows[..] else { panic!("{} rows", rows.len()) };
        assert_eq!((&*row.id, &*row.stage, &*row.theorem), ("hdu1846", "2", "[$m$](x.md) and 1"));
        assert!(map("| a |\n|--|\n| 1 |\n", "problems/README.md", Language::English).is_err());
    }

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
