//! Programs to take away: templates, with named places that are filled in.

use std::fmt::Display;

/// The templates of this name, in Rust, C++ and Python.
macro_rules! templates {
    ($name:literal) => {
        [
            include_str!(concat!("programs/", $name, ".rs")),
            include_str!(concat!("programs/", $name, ".cpp")),
            include_str!(concat!("programs/", $name, ".py")),
        ]
    };
}
pub(crate) use templates;

/// A language for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramLanguage {
    /// Rust, as the pack's programs are.
    Rust,
    /// C++17.
    Cpp,
    /// Python 3.
    Python,
}

impl ProgramLanguage {
    /// The one of these that is for this language.
    pub fn choose<T>(self, [rust, cpp, python]: [T; 3]) -> T {
        match self {
            ProgramLanguage::Rust => rust,
            ProgramLanguage::Cpp => cpp,
            ProgramLanguage::Python => python,
        }
    }
}

/// What a program says of itself.
pub struct Head {
    pub title: String,
    pub rule: String,
    /// Nothing if it reads nothing.
    pub input: &'static str,
    pub output: String,
}

impl Head {
    /// That of a program that reads n.
    pub fn of_values(title: String, rule: &str, of: &str, is_misere: bool) -> Self {
        let (who, what) = if is_misere {
            ("wins", "W for won and L for lost, of the")
        } else {
            ("loses", "the Grundy values of the")
        };
        let rule = format!("{rule} Whoever cannot move {who}.");
        Head { title, rule, input: "n", output: format!("{what} {of}") }
    }
}

/// A placeholder of a template, `{{name}}` there, and its text.
pub type Place = (&'static str, String);

/// The program of a template, with what it says of itself above.
pub fn program(
    templates: [&str; 3],
    head: &Head,
    places: &[Place],
    language: ProgramLanguage,
) -> String {
    let Head { title, rule, input, output } = head;
    let title: String =
        title.chars().take(90).chain("...".chars().filter(|_| title.len() > 90)).collect();
    let input = if input.is_empty() { String::new() } else { format!("Input: {input}. ") };
    let mark = language.choose(["//!", "//", "#"]);
    let title_mark = language.choose(["//! #", "//", "#"]);
    let head = format!(
        "{title_mark} {title}\n{mark}\n{mark} {rule}\n{mark}\n{mark} {input}Output: {output}.\n\n"
    );
    let fill =
        |text: String, (name, filled): &Place| text.replace(&format!("{{{{{name}}}}}"), filled);
    head + &places.iter().fold(language.choose(templates).to_string(), fill)
}

/// The place for the functions `value`, which finds the value of a position from those of its options, and `show`.
pub fn value(is_misere: bool, language: ProgramLanguage) -> Place {
    let functions = if is_misere { templates!("misere") } else { templates!("normal") };
    ("value", language.choose(functions).to_string())
}

/// The differences between games on a row of heaps, or places.
pub struct Parts {
    pub title: String,
    pub rule: &'static str,
    pub constants: String,
    /// The steps that put the values of what moves leave into `left`.
    pub options: String,
}

/// A program that prints the values of heaps, or places, which follow from those before.
pub fn row(
    parts: Parts,
    heap: &str,
    of: &str,
    is_misere: bool,
    language: ProgramLanguage,
) -> String {
    let places = [
        ("constants", parts.constants),
        ("options", parts.options),
        ("heap", heap.to_string()),
        value(is_misere, language),
    ];
    let head = Head::of_values(parts.title, parts.rule, of, is_misere);
    program(templates!("row"), &head, &places, language)
}

/// A list at the top of a program.
pub fn numbers(
    name: &str,
    about: &str,
    numbers: impl IntoIterator<Item = impl Display>,
    language: ProgramLanguage,
) -> String {
    let items = numbers.into_iter().map(|number| number.to_string());
    constant(name, about, ["usize", "int"], &items.collect::<Vec<_>>(), language)
}

/// The names of vertices and the edges between these, with a comment above each.
pub fn graph(
    [about_names, about_edges]: [&str; 2],
    names: &[String],
    edges: impl Iterator<Item = [usize; 2]>,
    language: ProgramLanguage,
) -> String {
    let quoted = |name: &String| format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""));
    let names: Vec<String> = names.iter().map(quoted).collect();
    let [open, close] = language.choose([["[", "]"], ["{", "}"], ["(", ")"]]);
    let edges: Vec<String> = edges.map(|[a, b]| format!("{open}{a}, {b}{close}")).collect();
    let names = constant("NAMES", about_names, ["&str", "string"], &names, language);
    let types = ["[usize; 2]", "pair<int, int>"];
    names + &constant("EDGES", about_edges, types, &edges, language)
}

/// The width of lists.
const WIDTH: usize = 94;

/// A list of items of this type in Rust and C++, with a comment above it.
pub fn constant(
    name: &str,
    about: &str,
    [rust, cpp]: [impl Display; 2],
    items: &[String],
    language: ProgramLanguage,
) -> String {
    let (mark, start, [open, close], end) = match language {
        ProgramLanguage::Rust => {
            ("///", format!("const {name}: [{rust}; {}]", items.len()), ["[", "]"], ";\n\n")
        }
        ProgramLanguage::Cpp => ("//", format!("const vector<{cpp}> {name}"), ["{", "}"], ";\n\n"),
        ProgramLanguage::Python => ("#", name.to_string(), ["[", "]"], "\n\n\n"),
    };
    // As many items per line as there is room for.
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.chars().count() + item.chars().count() < WIDTH => {
                *line += &format!(", {item}");
            }
            _ => lines.push(item.clone()),
        }
    }
    let line = format!("{start} = {open}{}{close}", lines.join(", "));
    let list = if line.chars().count() < WIDTH {
        line
    } else {
        format!("{start} = {open}\n    {},\n{close}", lines.join(",\n    "))
    };
    format!("{mark} {about}.\n{list}{end}")
}
