//! Reads a table as people have it: printed by a program, or copied from a page.

use super::chance::{information, surety, Kind};
use crate::error::Error;
use crate::language::Language;
use crate::request::half_width;
use std::collections::BTreeSet;

/// A table: positions with what is known of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// Whether the text was a list of the positions that are lost.
    pub is_list: bool,
    /// The number of heaps of a position.
    pub heaps: usize,
    /// Whether the cells are outcomes, 0 for lost and 1 for won, and no Grundy values.
    pub are_outcomes: bool,
    /// The language of the reader.
    pub language: Language,
    /// In how many ways the text can be read.
    pub readings: usize,
    /// The positions in ascending order, each with its value.
    pub cells: Vec<(Vec<u64>, u64)>,
}

/// A claim may be wrong in so many cells, and in one of sixteen.
const MOST_EXCEPTIONS: usize = 4;

/// The most cells of a table.
const MOST_CELLS: usize = 10_000;

/// The largest number of a heap, and the largest value.
const LARGEST_HEAP: u64 = 10_000;
const LARGEST_VALUE: u64 = 1_000_000_000;

/// Fewer cells say nothing.
const LEAST_CELLS: usize = 4;

/// The most heaps of a position that is listed.
const MOST_HEAPS: usize = 4;

/// A line of digits without a blank between them has this many at least.
const LEAST_DIGITS: usize = 8;

/// What judges and books write for a position that is lost, and for one that is won.
const LOST: &str = "l p lose loses losing loser lost loss second bob no false 负 败 输 必败 后手 先手必败 后手必胜";
const WON: &str =
    "w n win wins winning winner won first alice yes true 胜 赢 必胜 先手 先手必胜 后手必败";

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Number(u64),
    Word(String),
    /// An opening or closing bracket, as an opening one of its kind.
    Open(char),
    Close,
    /// A sign such as `:` behind the number of a line.
    Mark,
}

/// A token with its line and column, both from 1.
#[derive(Clone, Debug)]
struct Placed {
    token: Token,
    line: usize,
    column: usize,
}

impl Placed {
    fn error(&self) -> Error {
        let found = match &self.token {
            Token::Number(number) => number.to_string(),
            Token::Word(word) => word.clone(),
            Token::Open(sign) => sign.to_string(),
            Token::Close | Token::Mark => ":".to_string(),
        };
        Error::NoCell { line: self.line, column: self.column, found }
    }

    fn is_cell(&self) -> bool {
        matches!(self.token, Token::Number(_) | Token::Word(_))
    }

    fn number(&self) -> Option<u64> {
        match self.token {
            Token::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// All tables as which a text can be read, the likeliest first. `lost` is the word for a lost position, or empty; `from` the
/// number of the first heap.
pub fn read(lines: &[String], lost: &str, from: u64) -> Result<Vec<Observed>, Error> {
    let lines: Vec<Vec<Placed>> =
        (1..).zip(lines).map(|(i, line)| tokens(line, i)).collect::<Result<_, _>>()?;
    let lines = in_letters(without_headings(without_names(lines), lost));
    if let Some(groups) = groups(&lines) {
        return from_groups(&groups, lost, from);
    }
    let rows: Vec<Vec<Placed>> =
        lines.into_iter().filter(|line| line.iter().any(Placed::is_cell)).collect();
    from_rows(&rows, lost, from)
}

/// The character of ASCII for one of full width, or for another bracket or comma.
fn ascii(c: char) -> char {
    match half_width(c) {
        '、' | '。' => ',',
        '【' | '「' => '[',
        '】' | '」' => ']',
        c => c,
    }
}

/// The tokens of a line. Signs that only separate are left out.
fn tokens(line: &str, number: usize) -> Result<Vec<Placed>, Error> {
    let signs: Vec<char> = line.chars().map(ascii).collect();
    let mut found = Vec::new();
    let mut i = 0;
    while i < signs.len() {
        let (c, start) = (signs[i], i);
        i += 1;
        let run = |is: &dyn Fn(char) -> bool| signs[start..].iter().take_while(|&&c| is(c)).count();
        let is_negative = c == '-'
            && signs.get(i).map_or(false, char::is_ascii_digit)
            && !(start > 0
                && (signs[start - 1].is_alphanumeric() || ")]}".contains(signs[start - 1])));
        let token = if c.is_ascii_digit() {
            let len = run(&|c| c.is_ascii_digit());
            i = start + len;
            let is_fraction =
                signs.get(i) == Some(&'.') && signs.get(i + 1).map_or(false, char::is_ascii_digit);
            let text: String = signs[start..i].iter().collect();
            match text.parse() {
                _ if len >= LEAST_DIGITS
                    && signs.iter().filter(|c| !c.is_whitespace()).count() == len =>
                {
                    // Values of one digit, without anything between them.
                    for (column, digit) in (start + 1..).zip(text.bytes()) {
                        let token = Token::Number(u64::from(digit - b'0'));
                        found.push(Placed { token, line: number, column });
                    }
                    continue;
                }
                Ok(value) if !is_fraction && value <= LARGEST_VALUE => Token::Number(value),
                _ => return Err(Error::NoCell { line: number, column: start + 1, found: text }),
            }
        } else if is_negative {
            let text: String = signs[start..].iter().take_while(|c| !c.is_whitespace()).collect();
            return Err(Error::NoCell { line: number, column: start + 1, found: text });
        } else if c.is_alphabetic() || c == '_' {
            i = start + run(&|c| c.is_alphabetic() || c == '_');
            Token::Word(signs[start..i].iter().collect::<String>().to_lowercase())
        } else if "([{".contains(c) {
            Token::Open(c)
        } else if ")]}".contains(c) {
            Token::Close
        } else if ":=|".contains(c) || c == '>' && start > 0 && signs[start - 1] == '-' || c == '→'
        {
            Token::Mark
        } else {
            continue;
        };
        found.push(Placed { token, line: number, column: start + 1 });
    }
    Ok(found)
}

/// The lines without names in front of a bracket, a sign or a number: `sg[5] = 2` is the pair of 5 and 2.
fn without_names(lines: Vec<Vec<Placed>>) -> Vec<Vec<Placed>> {
    let is_name = |line: &[Placed], i: usize| {
        matches!(line[i].token, Token::Word(_))
            && line
                .get(i + 1)
                .map_or(false, |next| matches!(next.token, Token::Mark | Token::Open(_)))
    };
    let without = |line: Vec<Placed>| {
        let mut kept = Vec::new();
        for i in 0..line.len() {
            // The sign behind a name goes as well.
            let is_sign = line[i].token == Token::Mark && i > 0 && is_name(&line, i - 1);
            if !is_name(&line, i) && !is_sign {
                kept.push(line[i].clone());
            }
        }
        kept
    };
    lines.into_iter().map(without).collect()
}

/// The lines without headings: those with words, where others have enough cells without any; else those with other words
/// than outcomes, where there are lines without such words.
fn without_headings(lines: Vec<Vec<Placed>>, lost: &str) -> Vec<Vec<Placed>> {
    let lost = lost.to_lowercase();
    let is_outcome = |word: &str| {
        let mut all = LOST.split(' ').chain(WON.split(' '));
        word == lost || all.any(|other| other == word) || is_of_letters(word)
    };
    let has_words = |line: &[Placed]| line.iter().any(|it| word(it).is_some());
    let is_strange = |line: &[Placed]| line.iter().filter_map(word).any(|word| !is_outcome(word));
    let cells = |line: &[Placed]| line.iter().filter(|it| it.is_cell()).count();
    let plain = lines.iter().filter(|line| !has_words(line)).map(|line| cells(line)).sum::<usize>();
    if plain >= LEAST_CELLS {
        return lines.into_iter().filter(|line| !has_words(line)).collect();
    }
    // Two words of any judge are outcomes, such as the names of its players.
    let words: BTreeSet<&str> = lines.iter().flatten().filter_map(word).collect();
    if words.len() == 2 {
        return lines;
    }
    // Rows whose first cell is a word, such as x and sg(x).
    if lines.iter().all(|line| is_strange(line) || cells(line) == 0) {
        let without = |line: Vec<Placed>| {
            let start = line.iter().position(|it| it.number().is_some()).unwrap_or(0);
            let has_rest =
                line.len() - start > 3 && !line[start..].iter().any(|it| word(it).is_some());
            if has_rest {
                line[start..].to_vec()
            } else {
                line
            }
        };
        return lines.into_iter().map(without).collect();
    }
    lines.into_iter().filter(|line| !is_strange(line)).collect()
}

fn word(placed: &Placed) -> Option<&str> {
    match &placed.token {
        Token::Word(word) => Some(word),
        _ => None,
    }
}

/// Whether a word is a row of outcomes such as `lwwlw`.
fn is_of_letters(word: &str) -> bool {
    ["wl", "np", "胜负", "赢输", "先后"].iter().any(|pair| word.chars().all(|c| pair.contains(c)))
}

/// The same with a token for each letter, if all words have two letters in all, of which each stands for an outcome.
fn in_letters(lines: Vec<Vec<Placed>>) -> Vec<Vec<Placed>> {
    let letters: BTreeSet<char> =
        lines.iter().flatten().filter_map(word).flat_map(str::chars).collect();
    if letters.len() > 2 {
        return lines;
    }
    let split = |placed: Placed| match &placed.token {
        Token::Word(word) => {
            let letter = |(i, c): (usize, char)| Placed {
                token: Token::Word(c.to_string()),
                column: placed.column + i,
                ..placed
            };
            word.chars().enumerate().map(letter).collect()
        }
        _ => vec![placed],
    };
    lines.into_iter().map(|line| line.into_iter().flat_map(split).collect()).collect()
}

/// What stands together in brackets, if there are several such rows or positions; each with whether these are parentheses.
fn groups(lines: &[Vec<Placed>]) -> Option<Vec<(bool, Vec<Placed>)>> {
    let mut found = Vec::new();
    let mut open: Option<(bool, Vec<Placed>)> = None;
    for placed in lines.iter().flatten() {
        match &placed.token {
            Token::Open(sign) => {
                open = Some((*sign == '(', Vec::new()));
            }
            Token::Close => {
                found.extend(open.take().filter(|(_, cells)| cells.len() > 1));
            }
            _ => {
                if let (true, Some((_, cells))) = (placed.is_cell(), &mut open) {
                    cells.push(placed.clone());
                }
            }
        }
    }
    (found.len() > 1).then_some(found)
}

fn from_groups(
    groups: &[(bool, Vec<Placed>)],
    lost: &str,
    from: u64,
) -> Result<Vec<Observed>, Error> {
    let len = groups[0].1.len();
    if let Some((_, other)) = groups.iter().find(|(_, group)| group.len() != len) {
        return Err(other.last().expect("a cell").error());
    }
    let are_round = groups.iter().all(|(is_round, _)| *is_round);
    let numbers = |(_, group): &(bool, Vec<Placed>)| -> Result<Vec<u64>, Error> {
        group.iter().map(|cell| cell.number().ok_or_else(|| cell.error())).collect()
    };
    let positions: Result<Vec<Vec<u64>>, Error> = groups.iter().map(numbers).collect();
    if are_round || len == 2 {
        return lost_positions(positions?).map(|table| vec![table]);
    }
    let rows: Vec<Vec<Placed>> = groups.iter().map(|(_, group)| group.clone()).collect();
    let mut found = vec![rectangle(&rows, lost, from)?];
    let ascends = |position: &Vec<u64>| position.windows(2).all(|pair| pair[0] <= pair[1]);
    if let Some(positions) = positions.ok().filter(|all| all.iter().all(ascends)) {
        found.extend(lost_positions(positions));
    }
    Ok(found)
}

/// The numbers of the heaps and the cells behind them, if all cells stand so: `sg[5] = 2` or `5: W`.
fn pairs(rows: &[Vec<Placed>]) -> Option<(Vec<u64>, Vec<Placed>)> {
    let is_part = |it: &&Placed| it.is_cell() || it.token == Token::Mark;
    let all: Vec<&Placed> = rows.iter().flatten().filter(is_part).collect();
    let (mut numbers, mut cells) = (Vec::new(), Vec::new());
    for three in all.chunks(3) {
        match three {
            [number, mark, cell] if mark.token == Token::Mark && cell.is_cell() => {
                numbers.push(number.number()?);
                cells.push((*cell).clone());
            }
            _ => return None,
        }
    }
    (cells.len() > 1).then_some((numbers, cells))
}

fn from_rows(rows: &[Vec<Placed>], lost: &str, from: u64) -> Result<Vec<Observed>, Error> {
    if let Some((numbers, cells)) = pairs(rows) {
        return from_pairs(numbers, &cells, lost);
    }
    let label = |row: &[Placed]| match row {
        [first, second, ..] if second.token == Token::Mark => first.number(),
        _ => None,
    };
    let labels: Vec<Option<u64>> = rows.iter().map(|row| label(row)).collect();
    let mut cells: Vec<Vec<Placed>> =
        rows.iter().map(|row| row.iter().filter(|it| it.is_cell()).cloned().collect()).collect();
    let mut labels: Option<Vec<u64>> = labels.iter().copied().collect();
    if let [numbers, values] = &*cells {
        // Numbers of heaps above their values.
        let numbers: Option<Vec<u64>> = numbers.iter().map(Placed::number).collect();
        let is_above = |numbers: &Vec<u64>| {
            let mut pairs = numbers.windows(2);
            numbers.len() == values.len()
                && numbers.len() > 3
                && pairs.all(|pair| pair[0] + 1 == pair[1])
        };
        if let Some(numbers) = numbers.filter(is_above) {
            return from_pairs(numbers, values, lost);
        }
    }
    if labels.is_none() && cells.len() > 2 {
        // A head with the numbers of the columns, above rows that begin with theirs.
        let len = cells[1].len();
        let has_head = cells[0].len() + 1 == len && cells[1..].iter().all(|row| row.len() == len);
        let are_pairs = cells.iter().all(|row| row.len() == 2)
            && is_ascending(cells.iter().map(|row| row[0].number()));
        if has_head {
            cells.remove(0);
        }
        if has_head || are_pairs {
            labels = cells.iter().map(|row| row[0].number()).collect();
        }
    }
    if let Some(labels) = labels.filter(|labels| !labels.is_empty()) {
        let rest: Vec<Vec<Placed>> = cells.iter().map(|row| row[1..].to_vec()).collect();
        return from_labels(&labels, &rest, lost, from);
    }
    let all = cells.concat();
    let mut found = Vec::new();
    let len = cells.first().map_or(0, Vec::len);
    if cells.len() > 1 && len > 1 && cells.iter().all(|row| row.len() == len) {
        found.push(rectangle(&cells, lost, from)?);
    }
    found.extend(row(&all, from, lost)?);
    Ok(found)
}

/// A table whose rows begin with numbers.
fn from_labels(
    labels: &[u64],
    rows: &[Vec<Placed>],
    lost: &str,
    from: u64,
) -> Result<Vec<Observed>, Error> {
    let are_next = |step: &dyn Fn(usize) -> u64| {
        (1..labels.len()).all(|i| labels[i] == labels[i - 1] + step(i - 1))
    };
    if rows.len() == 1 || are_next(&|i| rows[i].len() as u64) && rows[0].len() > 1 {
        return row(&rows.concat(), labels[0].max(from), lost);
    }
    if rows.iter().all(|row| row.len() == 1) {
        return from_pairs(labels.to_vec(), &rows.concat(), lost);
    }
    Ok(vec![rectangle(rows, lost, labels[0])?])
}

/// The values of heaps with these numbers, in any order.
fn from_pairs(numbers: Vec<u64>, cells: &[Placed], lost: &str) -> Result<Vec<Observed>, Error> {
    let is_from_0 = numbers.first() == Some(&0);
    let Values { are_outcomes, cells: values } = values(cells, lost, is_from_0)?;
    let mut pairs: Vec<(Vec<u64>, u64)> =
        numbers.into_iter().map(|n| vec![n]).zip(values).collect();
    pairs.sort();
    if let Some(i) = (1..pairs.len()).find(|&i| pairs[i - 1].0 == pairs[i].0) {
        return Err(cells[i].error());
    }
    Ok(vec![Observed::new(1, are_outcomes, pairs)?])
}

fn is_ascending(numbers: impl Iterator<Item = Option<u64>>) -> bool {
    let numbers: Option<Vec<u64>> = numbers.collect();
    numbers.map_or(false, |numbers| {
        numbers.len() > 2 && numbers.windows(2).all(|pair| pair[0] < pair[1])
    })
}

/// A row of values or outcomes, or of lost heaps, in ascending order; or each, if it can be both.
fn row(tokens: &[Placed], from: u64, lost: &str) -> Result<Vec<Observed>, Error> {
    let Values { are_outcomes, cells } = values(tokens, lost, from == 0)?;
    let numbers = cells.clone();
    let cells: Vec<_> = (from..).map(|n| vec![n]).zip(cells).collect();
    let mut found = vec![Observed::new(1, are_outcomes, cells)?];
    let is_list = !are_outcomes && is_ascending(numbers.iter().map(|&number| Some(number)));
    if is_list && numbers.windows(2).any(|pair| pair[0] + 1 < pair[1]) {
        let list = numbers.into_iter().map(|number| vec![number]).collect();
        found.insert(0, lost_positions(list)?);
    }
    Ok(found)
}

fn rectangle(rows: &[Vec<Placed>], lost: &str, from: u64) -> Result<Observed, Error> {
    let width = rows[0].len();
    if let Some(row) = rows.iter().find(|row| row.len() != width) {
        return Err(row.last().expect("a cell").error());
    }
    let Values { are_outcomes, cells } = values(&rows.concat(), lost, from == 0)?;
    let places =
        (from..).take(rows.len()).flat_map(|a| (from..).take(width).map(move |b| vec![a, b]));
    let cells = places.zip(cells).collect();
    Observed::new(2, are_outcomes, cells)
}

struct Values {
    are_outcomes: bool,
    cells: Vec<u64>,
}

/// The values that tokens stand for. Without a word that is known the first one is lost, if `is_from_0`.
fn values(tokens: &[Placed], lost: &str, is_from_0: bool) -> Result<Values, Error> {
    let text = |placed: &Placed| match &placed.token {
        Token::Number(number) => number.to_string(),
        Token::Word(word) => word.clone(),
        _ => String::new(),
    };
    let of = |is_lost: &dyn Fn(&str) -> bool| Values {
        are_outcomes: true,
        cells: tokens.iter().map(|token| u64::from(!is_lost(&text(token)))).collect(),
    };
    let lost = lost.trim().to_lowercase();
    if !lost.is_empty() {
        return if tokens.iter().any(|token| text(token) == lost) {
            Ok(of(&|word| word == lost))
        } else {
            Err(Error::NoLost { found: lost })
        };
    }
    if let Some(cells) = tokens.iter().map(Placed::number).collect::<Option<Vec<u64>>>() {
        let all: BTreeSet<u64> = cells.iter().copied().collect();
        // No table of values from 0 on lacks the 0: these are the numbers of the winners.
        if is_from_0 && all.iter().eq(&[1, 2]) {
            return Ok(of(&|word| word == "2"));
        }
        return Ok(Values { are_outcomes: all.iter().all(|&value| value < 2), cells });
    }
    // What there is less of, numbers or words, is wrong.
    let numbers = tokens.iter().filter(|token| token.number().is_some()).count();
    let is_wrong = |token: &&Placed| token.number().is_some() == (2 * numbers < tokens.len());
    if let Some(other) = tokens.iter().filter(|_| numbers > 0).find(is_wrong) {
        return Err(other.error());
    }
    let words: BTreeSet<String> = tokens.iter().map(text).collect();
    let is_in = |list: &str, word: &str| list.split(' ').any(|other| other == word);
    if let Some(third) = tokens
        .iter()
        .find(|token| words.len() > 2 && !is_in(LOST, &text(token)) && !is_in(WON, &text(token)))
    {
        return Err(third.error());
    }
    if words.iter().all(|word| is_in(LOST, word) || is_in(WON, word)) {
        return Ok(of(&|word| is_in(LOST, word)));
    }
    let first = tokens.first().filter(|_| is_from_0 && words.len() == 2);
    let first = first.map(text).ok_or_else(|| {
        tokens.first().map_or(Error::FewCells { least: LEAST_CELLS, found: 0 }, Placed::error)
    })?;
    Ok(of(&|word| word == first))
}

/// All positions as far as the list of those that are lost is complete: it is in ascending order of the least heaps, and
/// leaves the order within a position open.
fn lost_positions(listed: Vec<Vec<u64>>) -> Result<Observed, Error> {
    let heaps = listed[0].len();
    if heaps > MOST_HEAPS {
        return Err(Error::ManyHeaps { most: MOST_HEAPS, found: heaps });
    }
    let sorted: BTreeSet<Vec<u64>> = listed
        .iter()
        .map(|position| {
            let mut sorted = position.clone();
            sorted.sort_unstable();
            sorted
        })
        .collect();
    let has_order = heaps > 1
        && listed.iter().any(|position| position.windows(2).any(|pair| pair[0] > pair[1]));
    let lost: BTreeSet<Vec<u64>> = if has_order { listed.into_iter().collect() } else { sorted };
    // The least heap of the last position bounds what is complete; of lists with an order, the largest heap of all.
    let bound = |position: &Vec<u64>| {
        if has_order || heaps == 1 {
            position.iter().max().copied()
        } else {
            position.get(heaps - 2).copied()
        }
    };
    let side = lost.iter().filter_map(bound).max().unwrap_or(0) + 1;
    let all = usize::try_from(side).ok().and_then(|side| side.checked_pow(heaps as u32));
    let all = all.filter(|&all| all <= MOST_CELLS).ok_or(Error::ManyCells { most: MOST_CELLS })?;
    // Lists of three heaps or more often leave out positions with an empty heap, or with two equal ones.
    let is_equal = |position: &Vec<u64>| position.windows(2).any(|pair| pair[0] == pair[1]);
    let has_empty = heaps < 3 || lost.iter().any(|position| position.contains(&0));
    let has_equal = heaps < 3 || lost.iter().any(is_equal);
    let mut cells = Vec::new();
    for i in 0..all as u64 {
        let position: Vec<u64> =
            (0..heaps).rev().map(|heap| i / side.pow(heap as u32) % side).collect();
        let mut ordered = position.clone();
        if !has_order {
            ordered.sort_unstable();
        }
        // Lists of several heaps often leave out that of empty ones.
        let is_lost = lost.contains(&ordered);
        let is_listed = (has_empty || !ordered.contains(&0)) && (has_equal || !is_equal(&ordered));
        if is_lost || heaps == 1 || is_listed && position.iter().any(|&heap| heap > 0) {
            cells.push((position, u64::from(!is_lost)));
        }
    }
    Ok(Observed { is_list: true, ..Observed::new(heaps, true, cells)? })
}

impl Observed {
    /// A table of positions with so many heaps, with their outcomes or values.
    pub fn new(
        heaps: usize,
        are_outcomes: bool,
        cells: Vec<(Vec<u64>, u64)>,
    ) -> Result<Self, Error> {
        let largest = cells.iter().flat_map(|(heaps, _)| heaps).max().copied();
        match cells.len() {
            found if found < LEAST_CELLS => Err(Error::FewCells { least: LEAST_CELLS, found }),
            found if found > MOST_CELLS || largest > Some(LARGEST_HEAP) => {
                Err(Error::ManyCells { most: MOST_CELLS })
            }
            _ => {
                let language = Language::default();
                Ok(Observed { is_list: false, heaps, are_outcomes, language, readings: 1, cells })
            }
        }
    }

    /// How many cells may be exceptions to a claim.
    pub fn most_exceptions(&self) -> usize {
        MOST_EXCEPTIONS.min(self.cells.len() / 16)
    }

    /// The first number of a table of one heap without gaps, and its values.
    pub fn row(&self) -> Option<(u64, Vec<u64>)> {
        let first = self.cells[0].0[0];
        let is_whole = self.heaps == 1
            && (first..).zip(&self.cells).all(|(n, (position, _))| position[0] == n);
        is_whole.then(|| (first, self.cells.iter().map(|(_, value)| *value).collect()))
    }

    /// The one of these that is in the language of the reader.
    pub fn say<T>(&self, english: T, chinese: T) -> T {
        self.language.choose(english, chinese)
    }

    /// Whether a position is won, in words.
    pub fn outcome(&self, is_won: bool) -> &'static str {
        if is_won {
            self.say("won", "必胜")
        } else {
            self.say("lost", "必败")
        }
    }

    /// A value of the table in words: a number, or an outcome.
    pub fn said(&self, value: u64) -> String {
        if self.are_outcomes {
            self.outcome(value > 0).to_string()
        } else {
            value.to_string()
        }
    }

    /// How sure a claim of some cells is, by their places: see [`surety`].
    pub fn surety(
        &self,
        kind: Kind,
        cells: impl IntoIterator<Item = usize>,
        cost: f64,
    ) -> Option<f64> {
        let random = self.random();
        let information = information(cells.into_iter().map(|i| random[i]));
        surety(kind, information, cost, self.readings)
    }

    /// What is random of each cell: its value, or in a row of ascending values, which may be a list, how much it is larger
    /// than the one before it.
    fn random(&self) -> Vec<u64> {
        let values: Vec<u64> = self.cells.iter().map(|(_, value)| *value).collect();
        let is_list = !self.are_outcomes
            && values.windows(2).all(|pair| pair[0] < pair[1])
            && values.windows(2).any(|pair| pair[0] + 1 < pair[1]);
        if !is_list {
            return values;
        }
        let steps = values.windows(2).map(|pair| pair[1] - pair[0]);
        values.iter().take(1).copied().chain(steps).collect()
    }
}
