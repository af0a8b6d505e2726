//! The words in tables, in Chinese. Tables are printed in English; a page in Chinese has the words below, and those
//! that its marker names: `<!-- table: heaps | stairs = 台阶 | 8 columns = 8 列 -->`.

/// What many tables share: heads of columns and rows, with nothing beside them but numbers.
const COMMON: [(&str, &str); 23] = [
    ("answer", "答案"),
    ("calls", "调用次数"),
    ("columns", "列"),
    ("example", "例子"),
    ("first player", "先手"),
    ("Grundy value", "SG 值"),
    ("Grundy values", "SG 值"),
    ("heap", "石子数"),
    ("heaps", "各堆石子数"),
    ("lost", "必败"),
    ("lost heaps", "必败的石子数"),
    ("move", "操作"),
    ("Nim sum", "异或和"),
    ("options", "后继"),
    ("period", "周期"),
    ("position", "局面"),
    ("positions", "局面数"),
    ("row", "行"),
    ("rows", "行"),
    ("their values", "后继的 SG 值"),
    ("value", "SG 值"),
    ("values", "SG 值"),
    ("winning moves", "必胜的走法"),
];

/// The second place of a character that is two wide.
const FILLER: char = '\0';

/// A table with its words replaced by those of `own`, wherever they stand, and the common ones. Columns, which begin
/// in the same place in each line, still do; a Chinese character is two places wide.
pub fn replaced(table: &str, own: &[(&str, &str)]) -> String {
    let mut lines: Vec<Vec<char>> = table.lines().map(|line| line.chars().collect()).collect();
    for i in 0..lines.len() {
        let mut at = 0;
        while at < lines[i].len() {
            let own = own.iter().filter(|(phrase, _)| stands_at(&lines[i], at, phrase));
            let longest = own.max_by_key(|(phrase, _)| width(phrase));
            let is_head = |(phrase, _): &&(&str, &str)| {
                let (before, end) = (&lines[i][..at], at + width(phrase));
                stands_at(&lines[i], at, phrase)
                    && (before.is_empty() || before.ends_with(&[' ', ' ']))
                    && lines[i].get(end).is_none_or(|&c| c == ' ')
                    && !lines[i].get(end + 1).is_some_and(char::is_ascii_alphabetic)
            };
            at = match longest.or_else(|| COMMON.iter().find(is_head)) {
                Some((phrase, word)) => replace(&mut lines, i, at..at + width(phrase), word),
                None => at + 1,
            };
        }
    }
    let text = |line: &Vec<char>| line.iter().filter(|&&c| c != FILLER).collect::<String>();
    lines.iter().map(|line| format!("{}\n", text(line).trim_end())).collect()
}

/// How many places an English phrase takes.
fn width(phrase: &str) -> usize {
    phrase.chars().count()
}

/// Whether a phrase, and no longer word, begins at this place of a line.
fn stands_at(line: &[char], at: usize, phrase: &str) -> bool {
    let is_part = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric());
    let end = at + width(phrase);
    line[at..].iter().take(width(phrase)).copied().eq(phrase.chars())
        && !is_part(at.checked_sub(1).map(|before| &line[before]))
        && !is_part(line.get(end))
}

/// Puts a word in the place of a phrase, moves what is right of it in all lines if it needs more room, and returns
/// where it ends.
fn replace(lines: &mut [Vec<char>], i: usize, phrase: std::ops::Range<usize>, word: &str) -> usize {
    let wide = |c: char| if c < '\u{2e80}' { vec![c] } else { vec![c, FILLER] };
    let mut word: Vec<char> = word.chars().flat_map(wide).collect();
    let end = phrase.start + word.len();
    let gap = lines[i][phrase.end..].iter().position(|&c| c != ' ');
    if let Some(gap) = gap {
        let next = phrase.end + gap;
        let least = gap.min(2);
        if end + least > next {
            let more = end + least - next;
            for (j, line) in lines.iter_mut().enumerate() {
                if j != i && line.len() > next && line[next - 1] == ' ' {
                    line.splice(next..next, std::iter::repeat_n(' ', more));
                }
            }
        }
        let blanks = least.max(next.saturating_sub(end));
        word.extend(std::iter::repeat_n(' ', blanks));
        lines[i].splice(phrase.start..next, word);
    } else {
        lines[i].splice(phrase, word);
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stay_below_one_another() {
        let table = "heap   options   value\n0      -         0\n10     9 8       2\n";
        let expected = "石子数  后继      SG 值\n0       -         0\n10      9 8       2\n";
        assert_eq!(replaced(table, &[]), expected);
    }

    #[test]
    fn own_words_come_first_and_whole_phrases_alone_are_replaced() {
        let table =
            "value 1 2   lost heaps   the heap, heap\nWW L   row-wise   8 rows     misère play 1\n";
        let own = [
            ("value", "值"),
            ("row", "一行"),
            ("row-wise", "逐行"),
            ("W", "胜"),
            ("8 rows", "8 行"),
            ("misère play", "反常规则"),
        ];
        let expected = "值    1 2   必败的石子数  the heap, heap\nWW L   逐行       8 行        反常规则    1\n";
        assert_eq!(replaced(table, &own), expected);
    }

    #[test]
    fn a_wider_word_moves_what_is_right_of_it_in_all_lines() {
        let table = "heap 0 1\nn    3 4\nm\n5678901\n";
        assert_eq!(replaced(table, &[]), "石子数 0 1\nn      3 4\nm\n5678901\n");
    }
}
