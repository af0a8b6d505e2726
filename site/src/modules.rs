//! A script of the site: the ES module that it is, and what browsers load in its place, as they load no module from a
//! file. That is a function which takes what the module imports from `exported` and leaves there what it exports, each
//! line where it was. A style is imported by its path alone; a page links it.

use super::files::{copy, write};
use anyhow::{ensure, Context};
use pack::Result;
use std::path::{Path, PathBuf};

/// A script or a style.
#[derive(Default)]
pub struct File {
    pub path: PathBuf,
    pub imports: Vec<Import>,
    pub exports: Vec<String>,
    /// What browsers load; empty for a style.
    pub script: String,
}

/// An import of what `from` exports by these names, `a` or `a as b`; none if it is a style.
pub struct Import {
    pub line: usize,
    pub from: String,
    pub names: Vec<String>,
}

impl File {
    /// Reads it. Fails on a form of import or export that is not known here, and on the path of a file that is not there.
    pub fn read(path: &Path) -> Result<Self> {
        let mut file = File { path: path.to_path_buf(), ..File::default() };
        let name = published(path);
        if !is_script(&name) {
            return Ok(file);
        }
        let text = pack::read(path)?;
        let mut body = String::new();
        let mut lines = (1..).zip(text.lines());
        while let Some((line, text)) = lines.next() {
            let place = || format!("{}:{line}", pack::shown(path));
            if text.starts_with("import ") {
                let mut statement = vec![text];
                while !statement[statement.len() - 1].ends_with(';') {
                    statement.push(lines.next().with_context(place)?.1);
                }
                let (names, from) = import(&statement.concat()).with_context(|| {
                    format!("{}: expected import {{ name }} from './file.js'", place())
                })?;
                let to = path.with_file_name(&from);
                ensure!(to.is_file(), "{}: {from} is not there", place());
                let from = published(&to);
                if !names.is_empty() {
                    let names = names.join(", ").replace(" as ", ": ");
                    body += &format!("const {{ {names} }} = exported['{from}'];");
                }
                body += &"\n".repeat(statement.len());
                file.imports.push(Import { line, from, names });
            } else if let Some(declaration) = text.strip_prefix("export ") {
                let name = export(declaration).with_context(|| {
                    format!("{}: expected export function, const or class", place())
                })?;
                file.exports.push(name.to_string());
                body = body + declaration + "\n";
            } else {
                let is_other = ["import(", "import.meta"].iter().any(|form| text.contains(form));
                ensure!(!is_other, "{}: the site cannot have this import", place());
                body = body + text + "\n";
            }
        }
        file.script = format!(
            "(globalThis.exported ??= {{}})['{name}'] = (() => {{ 'use strict'; {body}return {{ {} }};\n}})();\n",
            file.exports.join(", ")
        );
        Ok(file)
    }

    /// Writes the script, or copies the style.
    pub fn write(&self, to: &Path, errors: &mut Vec<String>) -> Result<()> {
        if self.script.is_empty() {
            copy(&self.path, to, errors)
        } else {
            write(to, &self.script)
        }
    }
}

/// The names and the path of an import.
fn import(statement: &str) -> Option<(Vec<String>, String)> {
    let (names, path) = statement.strip_prefix("import ")?.strip_suffix("';")?.split_once('\'')?;
    let mut found = Vec::new();
    if !names.is_empty() {
        let names = names.strip_prefix('{')?.strip_suffix("} from ")?.split(',').map(str::trim);
        found.extend(names.filter(|name| !name.is_empty()).map(str::to_string));
    }
    let mut words = found.iter().flat_map(|name| name.split(" as "));
    let is_known = path.starts_with('.') && words.all(|word| !word.contains(is_no_letter));
    is_known.then(|| (found, path.to_string()))
}

/// The name that is declared in an export.
fn export(declaration: &str) -> Option<&str> {
    let starts = ["function ", "async function ", "const ", "class "];
    let name = starts.iter().find_map(|start| declaration.strip_prefix(start))?;
    name.split(is_no_letter).next().filter(|name| !name.is_empty())
}

fn is_no_letter(letter: char) -> bool {
    !letter.is_ascii_alphanumeric() && letter != '_'
}

/// The path in `play/` of a file of `site/web/`, or of a game.
pub fn published(path: &Path) -> String {
    let name = file_name(path);
    let folder = path.parent().map(file_name).unwrap_or_default();
    if name == "game.js" {
        return format!("games/{folder}.js");
    }
    if folder == "diagrams" && !name.starts_with("diagram") {
        return format!("diagrams/{name}");
    }
    name
}

pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

pub fn is_script(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "js")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagrams_and_games_have_folders() {
        for (path, expected) in [
            ("web/play/rules.js", "rules.js"),
            ("web/diagrams/diagram-rules.js", "diagram-rules.js"),
            ("web/diagrams/mex.js", "diagrams/mex.js"),
            ("problems/bachet/game.js", "games/bachet.js"),
        ] {
            assert_eq!(published(Path::new(path)), expected);
        }
    }
}
