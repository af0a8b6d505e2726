//! The scripts and styles of `site/web/`, and the games of the problems: what imports what, and where they are on the
//! site.
//!
//! Those of every page, in the folder `page`, go into each book. The others stand side by side in `play/` on the site,
//! whatever their folder is, single diagrams in `play/diagrams/` and the games in `play/games/`; what diagrams share is
//! called `diagram*`.

use super::files::copy;
use super::modules::{file_name, is_script, published, File, Import};
use anyhow::{bail, ensure, Context};
use pack::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where they are on the site.
const FOLDER: &str = "play";
/// The pictures that a style shows, in `play/` here and there.
const THINGS: &str = "things";

/// All of them.
pub struct Web {
    folder: PathBuf,
    /// By their paths in `play/`.
    files: BTreeMap<String, File>,
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
    /// Reads the folder and the scripts of the games. Fails if a script imports what is not there, or in a way that is
    /// not known here, and if two scripts import each other.
    pub fn read(folder: &Path, games: Vec<PathBuf>) -> Result<Self> {
        let mut paths = games;
        for entry in fs::read_dir(folder).with_context(|| pack::shown(folder))? {
            let part = entry?.path();
            if !part.ends_with("page") {
                paths.extend(pack::files(&part, "")?);
            }
        }
        let mut web = Web { folder: folder.to_path_buf(), files: BTreeMap::new() };
        for path in paths {
            if let Some(other) = web.files.insert(published(&path), File::read(&path)?) {
                bail!("{} and {} would be one file", pack::shown(&path), pack::shown(&other.path));
            }
        }
        let all: Vec<&str> = web.files.keys().map(String::as_str).collect();
        web.in_order(&all)?;
        for file in web.files.values() {
            for Import { line, from, names } in &file.imports {
                let exports = &web.files[from].exports;
                let mut names = names.iter().filter_map(|name| name.split(" as ").next());
                if let Some(name) = names.find(|name| !exports.iter().any(|other| other == name)) {
                    bail!("{}:{line}: {from} does not export {name}", pack::shown(&file.path));
                }
            }
        }
        Ok(web)
    }

    /// What these import and they themselves, each behind what it imports.
    fn in_order<'a>(&'a self, names: &[&'a str]) -> Result<Vec<&'a str>> {
        let mut order = Vec::new();
        for name in names {
            self.visit(name, &mut Vec::new(), &mut order)?;
        }
        Ok(order)
    }

    /// Adds `name` behind what it imports. `from` are the scripts that led here.
    fn visit<'a>(
        &'a self,
        name: &'a str,
        from: &mut Vec<&'a str>,
        order: &mut Vec<&'a str>,
    ) -> Result<()> {
        if order.contains(&name) {
            return Ok(());
        }
        if from.contains(&name) {
            bail!("{} imports {name}, which imports it", from[from.len() - 1]);
        }
        let file = self.files.get(name).with_context(|| format!("there is no {name}"))?;
        from.push(name);
        for import in &file.imports {
            self.visit(&import.from, from, order)?;
        }
        from.pop();
        order.push(name);
        Ok(())
    }

    /// What a page has to load for these scripts.
    pub fn loads<'a>(&'a self, names: &[&'a str]) -> Result<Loads> {
        let mut loads = Loads::default();
        for name in self.in_order(names)? {
            let kind = if is_script(name) { &mut loads.scripts } else { &mut loads.styles };
            kind.push(format!("../{FOLDER}/{name}"));
        }
        Ok(loads)
    }

    /// The path in `play/` of a script or style that is there.
    pub fn name(&self, path: &str) -> Option<&str> {
        self.files.get_key_value(path).map(|(name, _)| name.as_str())
    }

    /// The path in `play/` of the game of a problem.
    pub fn game(&self, id: &str) -> Result<&str> {
        self.name(&format!("games/{id}.js")).with_context(|| format!("{id} has no game"))
    }

    /// What no page loads, of which `loaded` are the paths.
    pub fn unused<'a>(&'a self, loaded: &'a BTreeSet<String>) -> impl Iterator<Item = &'a str> {
        let is_unused = |name: &&String| !loaded.contains(&format!("../{FOLDER}/{name}"));
        self.files.keys().filter(is_unused).map(String::as_str)
    }

    /// Writes all but those of every page.
    pub fn write(&self, site: &Path, errors: &mut Vec<String>) -> Result<()> {
        for (name, file) in &self.files {
            file.write(&site.join(FOLDER).join(name), errors)?;
        }
        for picture in pack::files(&self.folder.join(FOLDER).join(THINGS), "svg")? {
            let to = site.join(FOLDER).join(THINGS).join(file_name(&picture));
            copy(&picture, &to, errors)?;
        }
        Ok(())
    }

    /// Writes those of every page to where mdBook takes them. Returns the ones that are listed in its settings, or else
    /// are not loaded.
    pub fn write_to_book(&self, book: &Path, errors: &mut Vec<String>) -> Result<BTreeSet<String>> {
        let mut listed = BTreeSet::new();
        for path in pack::files(&self.folder.join("page"), "")? {
            let name = file_name(&path);
            // mdBook has a place for the icon.
            let to = if name == ICON {
                format!("theme/{name}")
            } else {
                listed.insert(name.clone());
                name
            };
            let file = File::read(&path)?;
            ensure!(file.imports.is_empty(), "{}: nothing can be imported", pack::shown(&path));
            file.write(&book.join(to), errors)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::write;

    fn web(files: &[(&str, &str)]) -> Result<Web> {
        let folder = tempfile::tempdir()?;
        for (name, text) in files {
            write(&folder.path().join("play").join(name), text)?;
        }
        Web::read(folder.path(), vec![])
    }

    #[test]
    fn a_script_comes_behind_what_it_imports() {
        let web = web(&[
            ("a.css", ""),
            ("b.js", "export const b = 1;\n"),
            ("c.js", "// C.\nimport {\n  b as d,\n} from './b.js';\nimport './a.css';\n\nexport async function c() {}\n"),
            ("d.js", "import { c } from './c.js';\nc();\n"),
        ]);
        let web = web.unwrap();
        let loads = web.loads(&["d.js"]).unwrap();
        assert_eq!(loads.styles, ["../play/a.css"]);
        assert_eq!(loads.scripts, ["../play/b.js", "../play/c.js", "../play/d.js"]);
        let script = "(globalThis.exported ??= {})['c.js'] = (() => { 'use strict'; // C.\n\
            const { b: d } = exported['b.js'];\n\n\n\n\nasync function c() {}\nreturn { c };\n})();\n";
        assert_eq!(web.files["c.js"].script, script);
        let loaded = BTreeSet::from(["../play/c.js".to_string(), "../play/b.js".to_string()]);
        assert_eq!(web.unused(&loaded).collect::<Vec<_>>(), ["a.css", "d.js"]);
    }

    #[test]
    fn an_error_names_the_place() {
        for (a, expected) in [
            ("import { c } from './c.js';\n", "play/a.js:1: ./c.js is not there"),
            ("//\nimport { c } from './b.js';\n", "play/a.js:2: b.js does not export c"),
            (
                "import * as b from './b.js';\n",
                "play/a.js:1: expected import { name } from './file.js'",
            ),
            (
                "import { b, * } from './b.js';\n",
                "play/a.js:1: expected import { name } from './file.js'",
            ),
            (
                "import { b } from 'b.js';\n",
                "play/a.js:1: expected import { name } from './file.js'",
            ),
            ("export default 1;\n", "play/a.js:1: expected export function, const or class"),
            ("export const { a } = {};\n", "play/a.js:1: expected export function, const or class"),
            ("\nawait import('./b.js');\n", "play/a.js:2: the site cannot have this import"),
            ("import './a.js';\n", "a.js imports a.js, which imports it"),
            ("import {\n", "play/a.js:1"),
        ] {
            let error = web(&[("a.js", a), ("b.js", "export const b = 1;\n")]).err().unwrap();
            assert!(error.to_string().ends_with(expected), "{error}");
        }
    }
}
