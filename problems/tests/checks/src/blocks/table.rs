//! Tables in Markdown, with their words in Chinese on the Chinese page: those below, and those that the marker names,
//! `<!-- table: heaps | stairs = 台阶 | 8 columns = 8 列 -->`.

use pack::Language;

/// What many tables share, by the whole text of a cell.
const COMMON: [(&str, &str); 16] = [
    ("answer", "答案"),
    ("calls", "调用次数"),
    ("Grundy value", "SG 值"),
    ("Grundy values", "SG 值"),
    ("heap", "石子数"),
    ("heaps", "各堆石子数"),
    ("lost", "必败"),
    ("lost heaps", "必败的石子数"),
    ("Nim sum", "异或和"),
    ("options", "后继"),
    ("position", "局面"),
    ("positions", "局面数"),
    ("row", "行"),
    ("rows", "行"),
    ("their values", "后继的 SG 值"),
    ("value", "SG 值"),
];

/// The table with these rows, of which the first is its head. `own` are the words that the marker names. Columns of
/// numbers and of single characters are flush right.
pub fn markdown(rows: &[Vec<String>], language: Language, own: &[(&str, &str)]) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let row = |row: &Vec<String>| {
        let cells = row.iter().map(|cell| translated(cell, language, own).replace('|', "\\|"));
        line(cells.collect())
    };
    let (head, body) = rows.split_at(1);
    let rule = |at: usize| {
        let is_flush_right = body.iter().filter_map(|row| row.get(at)).all(|cell| is_short(cell));
        if is_flush_right { "---:" } else { "---" }.to_string()
    };
    let rules = (0..head[0].len()).map(rule).collect();
    row(&head[0]) + &line(rules) + &body.iter().map(row).collect::<String>()
}

/// Whether a cell is a number, a single character, or empty.
fn is_short(cell: &str) -> bool {
    let is_number = cell.chars().all(|c| c.is_ascii_digit() || "-+./".contains(c));
    is_number || cell.chars().count() == 1
}

/// A cell in a language. Own words come first, and they may be a part of it.
fn translated(cell: &str, language: Language, own: &[(&str, &str)]) -> String {
    if language == Language::English {
        return cell.to_string();
    }
    let whole = own.iter().chain(&COMMON).find(|(english, _)| *english == cell);
    if let Some((_, chinese)) = whole {
        return chinese.to_string();
    }
    own.iter().fold(cell.to_string(), |cell, (english, chinese)| cell.replace(english, chinese))
}

/// Whether a cell would be in English on the Chinese page: it has a word of small letters, longer than a name such as
/// `mex`, and no translation.
pub fn is_english(cell: &str, own: &[(&str, &str)]) -> bool {
    let is_word = |word: &str| word.len() > 3 && word.bytes().all(|b| b.is_ascii_lowercase());
    let has_word = cell.split(|c: char| !c.is_ascii_alphabetic()).any(is_word);
    let is_own = own.iter().any(|(english, _)| cell.contains(english));
    let is_the_same = translated(cell, Language::Chinese, own) == cell;
    has_word && !cell.contains('$') && !is_own && is_the_same
}

#[cfg(test)]
#[test]
fn a_word_without_a_translation_is_english() {
    let own = [("8 rows", "8 行"), ("value", "值")];
    let cells = ["stairs", "first row", "g(n), mex", "8 rows", "Left", "$\\dots$", "heaps"];
    let found: Vec<&str> = cells.into_iter().filter(|cell| is_english(cell, &own)).collect();
    assert_eq!(found, ["stairs", "first row"]);
}
