//! The code that a page quotes.

use std::path::Path;

/// The language and the lines of what a marker names: `FILE`, `FILE ITEM ...` or `FILE ITEM: FIRST ... LAST`,
/// where the file is below `folder`, `problems/ID` or `problems/theory`, or below the top folder, the items are named as in the code, and the
/// lines of an item begin with the given texts.
pub fn quoted(folder: &Path, source: &str) -> Result<(String, String), String> {
    let (names, lines) = match source.split_once(": ") {
        Some((names, lines)) => (names, Some(lines)),
        None => (source, None),
    };
    let mut names = names.split_whitespace();
    let file = names.next().unwrap_or_default();
    let folders = [Some(folder), folder.ancestors().nth(2)].into_iter().flatten();
    let found = folders.map(|folder| folder.join(file)).find(|path| path.is_file());
    let path = found.ok_or_else(|| format!("there is no file {file}"))?;
    let language = match path.extension().and_then(|extension| extension.to_str()) {
        Some("rs") => "rust",
        Some(extension) => extension,
        None => "text",
    };
    let text = pack::read(&path).map_err(|error| format!("{error:#}"))?;
    let items: Vec<Vec<&str>> =
        names.map(|name| item(&text, name, language == "cpp")).collect::<Result<_, _>>()?;
    let quoted = match (&items[..], lines) {
        ([], None) => text,
        ([item], Some(lines)) => joined(&part(item, lines)?),
        (_, None) => items.iter().map(|item| joined(item)).collect::<Vec<_>>().join("\n"),
        _ => return Err(format!("{source}: lines are those of one item")),
    };
    Ok((language.to_string(), quoted))
}

/// The lines of the function, type or constant of this name, without its documentation and `pub`. The code is
/// formatted by rustfmt, or is C++ with its functions and types in column 0.
fn item<'a>(text: &'a str, name: &str, is_cpp: bool) -> Result<Vec<&'a str>, String> {
    let begins = if is_cpp { begins_in_cpp } else { begins_in_rust };
    let begins = |line| begins(line, name);
    let lines: Vec<&str> = text.lines().collect();
    let places: Vec<usize> = (0..lines.len()).filter(|&i| begins(lines[i])).collect();
    let [first] = places[..] else {
        return Err(format!("{} items are named {name}", places.len()));
    };
    let depth = indent(lines[first]);
    let is_end = |line: &&str| indent(line) == depth && line.ends_with(['}', ';']);
    let last =
        lines[first..].iter().position(is_end).ok_or_else(|| format!("{name} has no end"))?;
    let template = usize::from(is_cpp && first > 0 && lines[first - 1].starts_with("template"));
    let mut item = dedented(&lines[first - template..=first + last], depth);
    item[0] = item[0].strip_prefix("pub ").unwrap_or(item[0]);
    Ok(item)
}

fn begins_in_rust(line: &str, name: &str) -> bool {
    let line = line.trim_start();
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let kinds = ["fn ", "const fn ", "const ", "static ", "struct ", "enum ", "type ", "trait "];
    kinds.iter().any(|kind| {
        let rest = line.strip_prefix(kind).and_then(|rest| rest.strip_prefix(name));
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    })
}

/// Functions with a body, structs and constants.
fn begins_in_cpp(line: &str, name: &str) -> bool {
    let Some((before, after)) = line.split_once(name) else { return false };
    let is_name = before.ends_with([' ', '*', '&']) && !before.starts_with([' ', '/']);
    is_name
        && match after.chars().next() {
            Some('(') => !line.ends_with(';'),
            Some(' ') => before == "struct " || before.starts_with("const "),
            _ => false,
        }
}

/// The lines of an item from the one that begins with `FIRST` on, to the next below it, at the same
/// indentation, that begins with each other text in turn.
fn part<'a>(item: &[&'a str], lines: &str) -> Result<Vec<&'a str>, String> {
    let mut texts = lines.split(" ... ");
    let first = texts.next().unwrap_or_default();
    let begins = |line: &str, text: &str| line.trim_start().starts_with(text);
    let places: Vec<usize> = (0..item.len()).filter(|&i| begins(item[i], first)).collect();
    let [start] = places[..] else {
        return Err(format!("{} lines begin with {first}", places.len()));
    };
    let (depth, mut end) = (indent(item[start]), start);
    for text in texts {
        let is_next = |line: &&str| indent(line) == depth && begins(line, text);
        let below = item[end + 1..].iter().position(is_next);
        end += 1 + below.ok_or_else(|| format!("no line below begins with {text}"))?;
    }
    Ok(dedented(&item[start..=end], depth))
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn dedented<'a>(lines: &[&'a str], depth: usize) -> Vec<&'a str> {
    lines.iter().map(|line| &line[depth.min(indent(line))..]).collect()
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}
