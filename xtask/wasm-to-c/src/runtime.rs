//! The C functions that the translated code calls: which there are, and which of them, of the
//! types and of the headers a program needs. They stand in `runtime.c`.

use crate::module::PAGE;
use crate::operation::{Binary, Count};
use crate::shadow_stack::RED_ZONE;
use crate::types::Type;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// The array `M` itself.
    Memory,
    /// The variable with the number of pages.
    Pages,
    Grow,
    /// The check of a lowered stack pointer.
    Stack,
    /// A load of 2, 4 or 8 bytes.
    Load(u32),
    /// A store of 2, 4 or 8 bytes.
    Store(u32),
    Copy,
    Fill,
    Get,
    Put,
    Count(Count, Type),
    /// To the left.
    Rotl(Type),
    /// To the right.
    Rotr(Type),
    /// A division or a remainder.
    Division(Binary, Type),
}

impl Helper {
    /// Its name in C, which is that of its piece of `runtime.c`. The names have three letters or a
    /// digit at least, unlike variables.
    pub fn name(self) -> String {
        let (name, bytes) = match self {
            Helper::Memory => ("M", None),
            Helper::Pages => ("pages", None),
            Helper::Grow => ("grow", None),
            Helper::Stack => ("stack", None),
            Helper::Load(bytes) => ("ld", Some(bytes)),
            Helper::Store(bytes) => ("st", Some(bytes)),
            Helper::Copy => ("copy", None),
            Helper::Fill => ("fill", None),
            Helper::Get => ("get", None),
            Helper::Put => ("put", None),
            Helper::Count(Count::LeadingZeros, ty) => ("clz", Some(ty.bytes())),
            Helper::Count(Count::TrailingZeros, ty) => ("ctz", Some(ty.bytes())),
            Helper::Count(Count::Ones, ty) => ("ones", Some(ty.bytes())),
            Helper::Rotl(ty) => ("rol", Some(ty.bytes())),
            Helper::Rotr(ty) => ("ror", Some(ty.bytes())),
            Helper::Division(Binary::DivS, ty) => ("divs", Some(ty.bytes())),
            Helper::Division(Binary::RemS, ty) => ("rems", Some(ty.bytes())),
            Helper::Division(Binary::RemU, ty) => ("rem", Some(ty.bytes())),
            Helper::Division(_, ty) => ("div", Some(ty.bytes())),
        };
        bytes.map_or_else(|| name.to_string(), |bytes| format!("{name}{bytes}"))
    }
}

/// A piece of `runtime.c`.
#[derive(Debug)]
struct Piece {
    section: &'static str,
    name: &'static str,
    /// The names of the pieces that it needs.
    needs: Vec<&'static str>,
    lines: Vec<&'static str>,
}

/// `runtime.c` in its parts.
#[derive(Debug, Default)]
struct Runtime {
    /// The headers with the functions that need them.
    headers: Vec<(&'static str, Vec<&'static str>)>,
    /// The definitions of types and literals, and the conditions around them.
    types: Vec<&'static str>,
    pieces: Vec<Piece>,
}

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::parse(include_str!("runtime.c")));

impl Runtime {
    /// Reads the file by its marks.
    fn parse(text: &'static str) -> Self {
        let mut runtime = Runtime::default();
        let mut section = "";
        for line in text.lines() {
            let mark = |kind: &str| line.strip_prefix(kind)?.strip_suffix(" */");
            if let Some(title) = mark("/* section: ") {
                section = title;
            } else if let Some(piece) = mark("/* name: ") {
                let (name, needs) = piece.split_once("; needs: ").unwrap_or((piece, ""));
                let needs = needs.split(", ").filter(|need| !need.is_empty()).collect();
                runtime.pieces.push(Piece { section, name, needs, lines: Vec::new() });
            } else if let Some((header, functions)) =
                mark("#include ").and_then(|mark| mark.split_once(" /* "))
            {
                runtime.headers.push((header, functions.split(' ').collect()));
            } else if line.is_empty() || line.starts_with("/*") || line.starts_with(" *") {
                // An empty line, or a comment.
            } else if let Some(piece) = runtime.pieces.last_mut() {
                piece.lines.push(line);
            } else {
                runtime.types.push(line);
            }
        }
        runtime
    }
}

/// The headers that the code needs, and the definitions of the types and literals that it has.
pub fn preamble(code: &str) -> String {
    let mut out = String::new();
    for (header, functions) in &RUNTIME.headers {
        if functions.iter().any(|function| has_word(code, function)) {
            out.push_str(&format!("#include {header}\n"));
        }
    }
    let mut types = String::new();
    for line in &RUNTIME.types {
        if defined_name(line).is_none_or(|name| has_word(code, name)) {
            types.push_str(&format!("{line}\n"));
        }
    }
    // A condition may be left without definitions.
    out + &types.replace("#ifdef _MSC_VER\n#else\n#endif\n", "")
}

/// What the helpers for the memory depend on.
#[derive(Debug, Clone, Copy)]
pub struct Memory {
    /// Pages at the start.
    pub pages: u64,
    /// Pages at most.
    pub limit: u64,
    /// The first value of the stack pointer, if there is one.
    pub stack_top: Option<u64>,
}

/// The definitions of the helpers in use and of those that they need.
pub fn definitions(helpers: &BTreeSet<Helper>, memory: &Memory) -> String {
    let mut names: BTreeSet<String> = helpers.iter().map(|helper| helper.name()).collect();
    // A piece needs only pieces before it.
    for piece in RUNTIME.pieces.iter().rev() {
        if names.contains(piece.name) {
            names.extend(piece.needs.iter().map(ToString::to_string));
        }
    }
    let mut out = String::new();
    let mut section = "";
    for piece in RUNTIME.pieces.iter().filter(|piece| names.contains(piece.name)) {
        if piece.section != section {
            section = piece.section;
            out.push_str(&format!("/* {section} */\n"));
        }
        out.extend(piece.lines.iter().map(|line| format!("{line}\n")));
    }
    let Memory { pages, limit, stack_top } = *memory;
    let grows = helpers.contains(&Helper::Grow);
    // A module without memory has no use for the array, but C wants a length.
    let bytes = if grows { limit } else { pages }.max(1) * PAGE;
    for (name, value) in [
        ("MEMORY_BYTES", bytes.to_string()),
        ("PAGES_TYPE", if grows { "u" } else { "const u" }.to_string()),
        ("INITIAL_PAGES", pages.to_string()),
        ("MAXIMAL_PAGES", limit.to_string()),
        ("RED_ZONE", RED_ZONE.to_string()),
        ("STACK_ROOM", stack_top.map_or(0, |top| top - RED_ZONE).to_string()),
    ] {
        out = out.replace(name, &value);
    }
    out
}

/// The name that a line defines.
fn defined_name(line: &'static str) -> Option<&'static str> {
    if let Some(definition) = line.strip_prefix("#define ") {
        return definition.split(['(', ' ']).next();
    }
    line.strip_prefix("typedef ")?.strip_suffix(';')?.split(' ').next_back()
}

/// Whether an identifier occurs in the text; one in a string does no harm.
fn has_word(code: &str, word: &str) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(part) && !code[at + word.len()..].starts_with(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that the translator may ask for.
    fn helpers() -> BTreeSet<Helper> {
        use Helper::{Copy, Fill, Get, Grow, Memory, Pages, Put, Stack};
        let mut all = BTreeSet::from([Memory, Pages, Grow, Stack, Copy, Fill, Get, Put]);
        all.extend([2, 4, 8].into_iter().flat_map(|n| [Helper::Load(n), Helper::Store(n)]));
        for ty in [Type::I32, Type::I64] {
            all.extend([Helper::Rotl(ty), Helper::Rotr(ty)]);
            let counts = [Count::LeadingZeros, Count::TrailingZeros, Count::Ones];
            all.extend(counts.map(|count| Helper::Count(count, ty)));
            let divisions = [Binary::DivS, Binary::DivU, Binary::RemS, Binary::RemU];
            all.extend(divisions.map(|op| Helper::Division(op, ty)));
        }
        all
    }

    const MEMORY: Memory = Memory { pages: 2, limit: 5, stack_top: Some(1024) };

    #[test]
    fn the_file_has_what_the_translator_asks_for_and_nothing_else() {
        let mut asked: Vec<String> = helpers().into_iter().map(Helper::name).collect();
        let mut there: Vec<&str> = RUNTIME.pieces.iter().map(|piece| piece.name).collect();
        asked.sort();
        there.sort_unstable();
        assert_eq!(asked, there);
    }

    #[test]
    fn each_piece_needs_those_before_it_that_it_names() {
        for (at, piece) in RUNTIME.pieces.iter().enumerate() {
            let text = piece.lines.join("\n");
            assert!(
                has_word(&text, piece.name),
                "runtime.c: {} is not what it defines",
                piece.name
            );
            let (before, after) = RUNTIME.pieces.split_at(at);
            let named = |others: &[Piece]| -> Vec<&str> {
                let names = others.iter().map(|other| other.name);
                names.filter(|name| *name != piece.name && has_word(&text, name)).collect()
            };
            assert_eq!(piece.needs, named(before), "runtime.c: the needs of {}", piece.name);
            assert!(named(after).is_empty(), "runtime.c: {} calls what is later", piece.name);
        }
    }

    #[test]
    fn only_what_is_reached_is_written_in_the_order_of_the_file() {
        let asked = BTreeSet::from([Helper::Count(Count::Ones, Type::I64), Helper::Load(8)]);
        let out = definitions(&asked, &MEMORY);
        let places: Option<Vec<usize>> =
            ["/* memory */", " M[131072]", " ld8(", "/* arithmetic */", " ones4(", " ones8("]
                .iter()
                .map(|text| out.find(text))
                .collect();
        assert!(places.is_some_and(|places| places.is_sorted()), "{out}");
        assert_eq!(out.matches("static").count(), 4, "{out}");
    }

    #[test]
    fn numbers_of_the_program_take_the_place_of_names() {
        let out = definitions(&helpers(), &MEMORY);
        for text in ["M[327680];", "static u pages=2;", "n>5-o", "a-128>896"] {
            assert!(out.contains(text), "{text}\n{out}");
        }
        let fixed = definitions(&BTreeSet::from([Helper::Pages, Helper::Memory]), &MEMORY);
        assert!(fixed.contains("M[131072];") && fixed.contains("static const u pages=2;"));
    }

    #[test]
    fn the_preamble_has_what_the_code_names() {
        assert_eq!(preamble("int main(void){return 0;}"), "");
        assert_eq!(preamble("static u x;exit(1)"), "#include <stdlib.h>\ntypedef unsigned u;\n");
        assert_eq!(
            preamble("static S x=S64(5);"),
            "#ifdef _MSC_VER\ntypedef __int64 S;\n#define S64(x) x##i64\n#else\n\
             typedef long long S;\n#define S64(x) x##LL\n#endif\n"
        );
    }
}
