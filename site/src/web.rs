//! The scripts and styles of `site/web/`: what needs what, and where they are on the site.
//!
//! Those of every page, in the folder `page`, go into each book. The others stand side by side in `play/` on the site,
//! whatever their folder is, and single diagrams in `play/diagrams/`; what diagrams share is called `diagram*`. A script
//! names the others and the styles that it needs in a line of the comment that it begins with, as in
//! `// needs: rules.js play.css`.

use super::files::copy;
use anyhow::{bail, Context};
use pack::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where they are on the site.
const FOLDER: &str = "play";
/// The script before which a game is defined, as it starts that.
pub const PLAY: &str = "play.js";

/// All of them.
pub struct Web {
    folder: PathBuf,
    /// By their paths in `play/`.
    files: BTreeMap<String, File>,
}

struct File {
    path: PathBuf,
    needs: Vec<String>,
}

/// What a page loads: the paths from the folder of its book, in their order.
#[derive(Default)]
pub struct Loads {
    /// The style sheets.
    pub styles: Vec<String>,
    /// The scripts.
    pub scripts: Vec<String>,
}

impl Web {
    /// Reads the folder. Fails if a script needs what is not there, and if two scripts need each other.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut web = Web { folder: folder.to_path_buf(), files: BTreeMap::new() };
        for entry in fs::read_dir(folder).with_context(|| pack::shown(folder))? {
            let part = entry?.path();
            if part.ends_with("page") {
                continue;
            }
            for path in pack::files(&part, "")? {
                let needs = needs(&pack::read(&path)?);
                web.files.insert(published(&path), File { path, needs });
            }
        }
        let all: Vec<&str> = web.files.keys().map(String::as_str).collect();
        web.in_order(&all)?;
        Ok(web)
    }

    /// What these need and they themselves, each behind what it needs.
    fn in_order<'a>(&'a self, names: &[&'a str]) -> Result<Vec<&'a str>> {
        let mut order = Vec::new();
        for name in names {
            self.visit(name, &mut Vec::new(), &mut order)?;
        }
        Ok(order)
    }

    /// Adds `name` behind what it needs. `from` are the scripts that led here.
    fn visit<'a>(
        &'a self,
        name: &'a str,
        from: &mut Vec<&'a str>,
        order: &mut Vec<&'a str>,
    ) -> Result<()> {
        if order.contains(&name) {
            return Ok(());
        }
        let last = from.last().copied().unwrap_or("a page");
        if from.contains(&name) {
            bail!("{last} needs {name}, which needs {last} itself");
        }
        let file = self.files.get(name);
        let file = file.with_context(|| format!("{last} needs {name}, which is not there"))?;
        from.push(name);
        for needed in &file.needs {
            self.visit(needed, from, order)?;
        }
        from.pop();
        order.push(name);
        Ok(())
    }

    /// What a page has to load for these scripts, and for the game of a problem if it has [`PLAY`].
    pub fn loads<'a>(&'a self, names: &[&'a str], game: Option<&str>) -> Result<Loads> {
        let mut loads = Loads::default();
        for name in self.in_order(names)? {
            let path = format!("../{FOLDER}/{name}");
            if is_style(name) {
                loads.styles.push(path);
            } else {
                loads.scripts.extend(game.filter(|_| name == PLAY).map(path_of_game));
                loads.scripts.push(path);
            }
        }
        Ok(loads)
    }

    /// The path in `play/` of a script or style that is there.
    pub fn name(&self, path: &str) -> Option<&str> {
        self.files.get_key_value(path).map(|(name, _)| name.as_str())
    }

    /// What no page loads, of which `loaded` are the paths.
    pub fn unused<'a>(&'a self, loaded: &'a BTreeSet<String>) -> impl Iterator<Item = &'a str> {
        let is_unused = |name: &&String| !loaded.contains(&format!("../{FOLDER}/{name}"));
        self.files.keys().filter(is_unused).map(String::as_str)
    }

    /// Copies all but those of every page.
    pub fn copy(&self, site: &Path, errors: &mut Vec<String>) -> Result<()> {
        for (name, file) in &self.files {
            copy(&file.path, &site.join(FOLDER).join(name), errors)?;
        }
        Ok(())
    }

    /// Copies those of every page to where mdBook takes them. Returns the ones that are listed in its settings, or else
    /// are not loaded.
    pub fn copy_to_book(&self, book: &Path, errors: &mut Vec<String>) -> Result<BTreeSet<String>> {
        let mut listed = BTreeSet::new();
        for path in pack::files(&self.folder.join("page"), "")? {
            let name = file_name(&path);
            // mdBook has a place for the icon, and the template loads search.js before mdBook's own search.
            let to = match &*name {
                ICON => format!("theme/{name}"),
                "search.js" => format!("src/{name}"),
                _ => {
                    listed.insert(name.clone());
                    name
                }
            };
            copy(&path, &book.join(to), errors)?;
        }
        Ok(listed)
    }

    /// The icon.
    pub fn icon(&self) -> PathBuf {
        self.folder.join("page").join(ICON)
    }
}

/// The icon of the site.
pub const ICON: &str = "favicon.svg";

/// The path of a problem's game, from the folder of a book.
pub fn path_of_game(id: &str) -> String {
    format!("{id}/game.js")
}

/// The path in `play/` of a file of `site/web/`.
pub fn published(path: &Path) -> String {
    let name = file_name(path);
    let is_of_diagrams = path.parent().is_some_and(|folder| folder.ends_with("diagrams"));
    if is_of_diagrams && !name.starts_with("diagram") {
        return format!("diagrams/{name}");
    }
    name
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn is_style(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "css")
}

/// What a script says that it needs.
fn needs(script: &str) -> Vec<String> {
    let mut comment = script.lines().take_while(|line| line.starts_with("//"));
    let needs = comment.find_map(|line| line.strip_prefix("// needs: ")).unwrap_or_default();
    needs.split_whitespace().map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn web(files: &[(&str, &str)]) -> Web {
        let file = |&(name, needed): &(&str, &str)| {
            let needs = needs(&format!("// A script.\n// needs: {needed}\n'use strict';\n"));
            (name.to_string(), File { path: PathBuf::new(), needs })
        };
        Web { folder: PathBuf::new(), files: files.iter().map(file).collect() }
    }

    #[test]
    fn a_script_comes_behind_what_it_needs_and_a_game_before_it_starts() {
        let web =
            web(&[("a.css", ""), ("b.js", ""), ("c.js", "a.css b.js"), ("play.js", "b.js c.js")]);
        let loads = web.loads(&["c.js", PLAY], Some("x")).unwrap();
        assert_eq!(loads.styles, ["../play/a.css"]);
        assert_eq!(loads.scripts, ["../play/b.js", "../play/c.js", "x/game.js", "../play/play.js"]);
        let loaded = BTreeSet::from(["../play/c.js".to_string(), "../play/b.js".to_string()]);
        assert_eq!(web.unused(&loaded).collect::<Vec<_>>(), ["a.css", "play.js"]);
    }

    #[test]
    fn what_is_not_there_and_circles_are_told() {
        let error = |files: &[(&str, &str)]| web(files).loads(&["a.js"], None).err().unwrap();
        let missing = error(&[("a.js", "b.js")]).to_string();
        assert_eq!(missing, "a.js needs b.js, which is not there");
        let circle = error(&[("a.js", "b.js"), ("b.js", "a.js")]).to_string();
        assert_eq!(circle, "b.js needs a.js, which needs b.js itself");
    }

    #[test]
    fn single_diagrams_have_a_folder() {
        for (path, expected) in [
            ("web/play/rules.js", "rules.js"),
            ("web/diagrams/diagram-rules.js", "diagram-rules.js"),
            ("web/diagrams/mex.js", "diagrams/mex.js"),
        ] {
            assert_eq!(published(Path::new(path)), expected);
        }
        // Those of the site itself are there, without a circle.
        Web::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web")).unwrap();
    }
}
