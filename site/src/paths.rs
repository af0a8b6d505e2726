//! The pages of a book: the file of the pack that each is made from, and its path in the book.

use pack::{Language, Pack};

/// A page, regardless of its language.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    /// The front page of the book.
    Home,
    /// The course.
    Course,
    /// The explorer, which shows any game that a reader brings.
    Explorer,
    /// A plan of lessons for teachers.
    Teach,
    /// What teachers take along.
    Teachers,
    /// All solutions that must fail.
    Wrong,
    /// The README of the pack.
    Readme,
    /// One of [`IN_ENGLISH`]: its file in the pack, and its path in the book.
    InEnglish(&'static str, &'static str),
    /// A page of theory, by name.
    Theory(String),
    /// The statement of a lesson, by id, with samples and a game.
    Statement(String),
    /// The write-up of a lesson, by id.
    Solution(String),
    /// The program of a lesson, by id.
    Program(String),
    /// All about a practice problem, by id.
    Practice(String),
}

/// The pages in English only.
pub const IN_ENGLISH: [Page; 5] = [
    Page::InEnglish("CONTRIBUTING.md", "contributing.md"),
    Page::InEnglish("CONTRIBUTING-lessons.md", "contributing-lessons.md"),
    Page::InEnglish("HOSTING.md", "hosting.md"),
    Page::InEnglish("testdata/README.md", "testdata.md"),
    Page::InEnglish("bench/README.md", "bench.md"),
];

/// Those that are of no problem and of no theory.
const OF_THE_SITE: [Page; 5] =
    [Page::Readme, Page::Explorer, Page::Teach, Page::Teachers, Page::Wrong];

impl Page {
    /// The path in the pack of the file that the page is made from. Where it is not there in Chinese, it is
    /// the English one.
    pub fn source(&self, pack: &Pack, language: Language) -> String {
        let translated = |path: String| {
            let own = format!("{path}.{}.md", language.code());
            if pack.path(&own).exists() {
                own
            } else {
                path + ENGLISH
            }
        };
        match self {
            Self::Course => format!("problems/README{}", language.choose(".md", ".zh.md")),
            Self::Home | Self::Readme => format!("README{}", language.choose(".md", ".zh.md")),
            Self::InEnglish(source, _) => source.to_string(),
            Self::Explorer | Self::Teach | Self::Teachers | Self::Wrong => {
                translated(format!("site/pages/{}", self.path().trim_end_matches(".md")))
            }
            Self::Theory(name) => translated(format!("problems/theory/{name}")),
            Self::Statement(id) => translated(format!("problems/{id}/statement/problem")),
            Self::Solution(id) => translated(format!("problems/{id}/solution/solution")),
            Self::Program(id) | Self::Practice(id) => format!("problems/{id}/main.rs"),
        }
    }

    /// The path in the book, the same in both languages.
    pub fn path(&self) -> String {
        match self {
            Self::Home => "index.md".to_string(),
            Self::Course => "course.md".to_string(),
            Self::Explorer => "explorer.md".to_string(),
            Self::Teach => "teach.md".to_string(),
            Self::Teachers => "teachers.md".to_string(),
            Self::Wrong => "wrong.md".to_string(),
            Self::Readme => "pack.md".to_string(),
            Self::InEnglish(_, path) => path.to_string(),
            Self::Theory(name) => format!("theory/{name}.md"),
            // A practice problem may become a lesson, and its address stays.
            Self::Statement(id) | Self::Practice(id) => format!("{id}/statement.md"),
            Self::Solution(id) => format!("{id}/solution.md"),
            Self::Program(id) => format!("{id}/program.md"),
        }
    }

    /// The path in the built book.
    pub fn html(&self) -> String {
        self.path().replace(".md", ".html")
    }

    /// The problem that it belongs to.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Statement(id) | Self::Solution(id) | Self::Program(id) | Self::Practice(id) => {
                Some(id)
            }
            _ => None,
        }
    }

    /// The folder of the chapter that the page belongs to: `ID` or `theory/NAME`.
    pub fn chapter_folder(&self) -> Option<String> {
        match self {
            Self::Theory(name) => Some(format!("theory/{name}")),
            _ => self.id().map(str::to_string),
        }
    }

    /// Whether the search covers it: prose, and not what repeats it.
    pub fn is_searched(&self) -> bool {
        !matches!(
            self,
            Self::Home | Self::Readme | Self::Wrong | Self::InEnglish(..) | Self::Program(_)
        )
    }
}

/// How the name of an English file ends that may have a translation.
pub const ENGLISH: &str = ".en.md";

/// The path in the pack of a relative link in the file `source`; `None` if it leads out of the pack.
pub fn resolve(source: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = source.split('/').collect();
    parts.pop();
    for part in link.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The page that shows a file or folder of the pack, and its language unless that is the same file
/// in both.
pub fn page_of_path(pack: &Pack, path: &str) -> Option<(Option<Language>, Page)> {
    if let Some(page) =
        IN_ENGLISH.into_iter().find(|page| page.source(pack, Language::English) == path)
    {
        return Some((None, page));
    }
    let folder = |id| pack.path("problems").join(id);
    for language in Language::ALL {
        let code = language.code();
        if let Some(page) = OF_THE_SITE.into_iter().find(|page| page.source(pack, language) == path)
        {
            return Some((Some(language), page));
        }
        let Some(inside) = path.strip_prefix("problems/") else { continue };
        let page = match inside.split('/').collect::<Vec<_>>()[..] {
            [id] | [id, "main.rs"] if folder(id).join("problem.yaml").exists() => {
                let page = match inside.ends_with("main.rs") {
                    _ if !folder(id).join("solution").is_dir() => Page::Practice,
                    true => Page::Program,
                    false => Page::Statement,
                };
                return Some((None, page(id.to_string())));
            }
            ["theory", file] => {
                let name = file.strip_suffix(&format!(".{code}.md"));
                Page::Theory(name.unwrap_or_default().to_string())
            }
            [id, "statement", _] => Page::Statement(id.to_string()),
            [id, "solution", _] => Page::Solution(id.to_string()),
            _ => Page::Course,
        };
        if page.source(pack, language) == path {
            let is_own = page.source(pack, language.other()) != path;
            return Some((is_own.then_some(language), page));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn the_source_of_every_page_is_found() {
        let pack = fixture().pack;
        for page in [
            Page::Course,
            Page::Readme,
            Page::Theory("heap".to_string()),
            Page::Statement("bachet".to_string()),
            Page::Solution("bachet".to_string()),
        ] {
            for language in Language::ALL {
                let found = page_of_path(&pack, &page.source(&pack, language));
                assert_eq!(found, Some((Some(language), page.clone())));
            }
        }
        let found = |path: &str| page_of_path(&pack, path);
        for page in [Page::Explorer, Page::Teach, Page::Teachers, Page::Wrong] {
            let source = page.source(&pack, Language::English);
            assert_eq!(found(&source), Some((Some(Language::English), page)));
        }
        let program = Page::Program("bachet".to_string());
        assert_eq!(found("problems/bachet/main.rs"), Some((None, program)));
        let practice = Page::Practice("practice".to_string());
        assert_eq!(found("problems/practice/main.rs"), Some((None, practice)));
        assert_eq!(found("problems/bachet/problem.yaml"), None);
        assert_eq!(found("bench/README.md"), Some((None, IN_ENGLISH[4].clone())));
        assert_eq!(found("LICENSE-MIT"), None);
    }
}
