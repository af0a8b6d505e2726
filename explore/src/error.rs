//! The errors in what users type, and the words for them in each language.

use crate::language::Language;
use std::fmt::{self, Display, Formatter};

/// An error in what a user typed; the words below describe it.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    // In the rule.
    UnknownGame { found: String },
    NoProgram,
    NoTakes,
    UnknownTakes { names: [&'static str; 2], found: String },
    NoEnd { least: String, found: String },
    EmptyRange { found: String },
    NoTake { most: u64, found: String, item: String },
    InCode { code: String, error: Box<Error> },
    NoPoint,
    NoDigit { found: char },
    BadFirstDigit { found: String },
    ManyDigits { most: usize, found: usize },
    NoMove { found: String },
    NoVector { found: String },
    OtherLength { heaps: usize, found: String },
    ManyVectors { most: usize, found: usize },
    BadNumbers { most: i64, found: String },
    EndlessVector { found: String },
    NoEdge { found: String },
    VertexCount { most: usize, found: usize },
    NotConnected { root: String, vertex: String },
    Cycle { from: String, to: String },
    CoinCount { most: usize, found: String },
    UnknownTurns { found: String },
    // In a table that is pasted.
    NoCell { line: usize, column: usize, found: String },
    FewCells { least: usize, found: usize },
    ManyCells { most: usize },
    ManyHeaps { most: usize, found: usize },
    NoLost { found: String },
    NoFirst { most: u64, found: String },
    // In the size of the table.
    NoSize { most: usize, found: String },
    LargeValues { most: usize, found: usize },
    // In the position.
    NoNumber { least: String, most: String, found: String },
    ManyNumbers { most: usize, found: usize },
    NoPosition { example: String },
    LoopySum { found: usize },
    LargeSearch { most: usize },
    LargeHeap { most: usize, found: u64 },
    ManyStones { example: &'static str, heaps: usize, most: usize, found: String },
    NoName { found: String },
    ManyMoves { most: usize, found: usize },
    // In the options.
    NoOption { position: usize, most: usize, found: String },
    LoopyOptions,
}

impl Error {
    /// The field in which it stands: `rule`, `to`, `position`, `options`, `lost` or `from`.
    pub fn field(&self) -> &'static str {
        match self {
            Error::NoSize { .. } | Error::LargeValues { .. } => "to",
            Error::NoNumber { .. }
            | Error::ManyNumbers { .. }
            | Error::NoPosition { .. }
            | Error::LoopySum { .. }
            | Error::LargeSearch { .. }
            | Error::LargeHeap { .. }
            | Error::ManyStones { .. }
            | Error::NoName { .. }
            | Error::ManyMoves { .. } => "position",
            Error::NoOption { .. } | Error::LoopyOptions => "options",
            Error::NoLost { .. } => "lost",
            Error::NoFirst { .. } => "from",
            _ => "rule",
        }
    }

    /// The message for the user: what was expected and found.
    pub fn message(&self, language: Language) -> String {
        shortened(&match language {
            Language::English => self.english(),
            Language::Chinese => self.chinese(),
        })
    }

    #[rustfmt::skip] // a message a line
    fn english(&self) -> String {
        const LOOPY: &str = "with cycles, who wins a sum does not follow from who wins its parts";
        match self {
            Error::UnknownGame { found } => format!("expected a kind of game, found {found:?}"),
            Error::NoProgram => "expected a game of a kind for which there is code".to_string(),
            Error::NoTakes => "expected takes such as 1, 3..5, found none".to_string(),
            Error::UnknownTakes { names, found } => format!("expected numbers such as 1, 3..5, 7.., or one of: {}; found {found:?}", names[0]),
            Error::NoEnd { least, found } => format!("expected a number, found {found:?}: write {least}.. for a range without end"),
            Error::EmptyRange { found } => format!("expected a range such as 3..5, found {found:?}, which is empty"),
            Error::NoTake { most, found, item } => format!("expected a number from 1 to {most}, found {found:?} in {item:?}"),
            Error::InCode { code, error } => format!("{} in the code {code:?}", error.english()),
            Error::NoPoint => "expected a point, as in 0.137, or a name such as Kayles".to_string(),
            Error::NoDigit { found } => format!("expected digits from 0 to 7, or to f, found {found:?}"),
            Error::BadFirstDigit { found } => format!("expected 0, 4, 8 or c before the point, as a move that takes nothing has to split the heap, found {found:?}"),
            Error::ManyDigits { most, found } => format!("expected at most {most} digits behind the point, found {found}"),
            Error::NoMove { found } => format!("expected a digit that is not 0, as in 0.137 or, without end, 4.333..., found {found}"),
            Error::NoVector { found } => format!("expected vectors such as (1,0)* (2,1), found {found:?}"),
            Error::OtherLength { heaps, found } => format!("expected {heaps} numbers in each vector as in the first, found {found}"),
            Error::ManyVectors { most, found } => format!("expected at most {most} vectors, found {found}"),
            Error::BadNumbers { most, found } => format!("expected two or three numbers from -{most} to {most} in a vector, found ({found})"),
            Error::EndlessVector { found } => format!("expected a vector that takes more than it puts, so that play ends, found ({found})"),
            Error::NoEdge { found } => format!("expected lines of two names such as a b, found {found:?}"),
            Error::VertexCount { most, found } => format!("expected 1 to {most} vertices, found {found}"),
            Error::NotConnected { root, vertex } => format!("expected a tree, found no way from the root {root} to {vertex}"),
            Error::Cycle { from, to } => format!("expected a tree, found the edge {from} {to}, which closes a cycle"),
            Error::CoinCount { most, found } | Error::NoSize { most, found } => format!("expected a number from 1 to {most}, found {found:?}"),
            Error::UnknownTurns { found } => format!("expected up to 3, exactly 2, run, run up to 3, or distances 1, 2, 5, found {found:?}"),
            Error::LargeValues { most, found } => format!("expected at most {most} places, as the values of further ones are too large, found {found}"),
            Error::NoCell { line, column, found } => format!("line {line}, column {column}: expected a value, an outcome or a position, found {found:?}"),
            Error::FewCells { least, found } => format!("expected at least {least} values, found {found}"),
            Error::ManyCells { most } => format!("expected at most {most} positions, found more"),
            Error::ManyHeaps { most, found } => format!("expected positions of at most {most} heaps, found {found} numbers"),
            Error::NoLost { found } => format!("expected a word of the table for a lost position, found {found:?}"),
            Error::NoFirst { most, found } => format!("expected the number of the first heap, 0 to {most}, found {found:?}"),
            Error::NoNumber { least, most, found } => format!("expected numbers from {least} to {most}, found {found:?}"),
            Error::ManyNumbers { most, found } => format!("expected at most {most} numbers, found {found}"),
            Error::NoPosition { example } => format!("expected a position such as {example}, found none"),
            Error::LoopySum { found } => format!("expected one part, found {found}: {LOOPY}"),
            Error::LargeSearch { most } => format!("expected a smaller position: no theorem tells who wins it in misère play, and a search of {most} positions did not end"),
            Error::LargeHeap { most, found } => format!("expected heaps of at most {most} stones, as no period is proved from their values, found {found}"),
            Error::ManyStones { example, heaps, most, found } => format!("expected positions such as {example}, of {heaps} heaps with at most {most} stones in all, found {found:?}"),
            Error::NoName { found } => format!("expected names of vertices or positions, found {found:?}"),
            Error::ManyMoves { most, found } => format!("expected heads up to place {most}, as larger ones have too many moves, found {found}"),
            Error::NoOption { position, most, found } => format!("expected a position from 0 to {most} among the options of position {position}, found {found:?}"),
            Error::LoopyOptions => format!("expected play that ends, as there are sums, found a cycle: {LOOPY}"),
        }
    }

    #[rustfmt::skip]
    fn chinese(&self) -> String {
        const LOOPY: &str = "有环时，和的胜负不能由各部分的胜负推出";
        match self {
            Error::UnknownGame { found } => format!("应为一种游戏，实为 {found:?}"),
            Error::NoProgram => "这类游戏没有可带走的代码".to_string(),
            Error::NoTakes => "应有可取的数目，例如 1, 3..5，实际为空".to_string(),
            Error::UnknownTakes { names, found } => format!("应为 1, 3..5, 7.. 这样的数目，或其一：{}；实为 {found:?}", names[1]),
            Error::NoEnd { least, found } => format!("应为一个数，实为 {found:?}：没有上限的范围请写成 {least}.."),
            Error::EmptyRange { found } => format!("应为 3..5 这样的范围，实为空的 {found:?}"),
            Error::NoTake { most, found, item } => format!("应为 1 到 {most} 的数，{item:?} 中实为 {found:?}"),
            Error::InCode { code, error } => format!("编码 {code:?} 有误：{}", error.chinese()),
            Error::NoPoint => "应有小数点，例如 0.137，或 Kayles 这样的名称".to_string(),
            Error::NoDigit { found } => format!("应为 0 到 7（或到 f）的数字，实为 {found:?}"),
            Error::BadFirstDigit { found } => format!("小数点前应为 0、4、8 或 c（不取石子的一步必须分堆），实为 {found:?}"),
            Error::ManyDigits { most, found } => format!("小数点后至多 {most} 位，实为 {found} 位"),
            Error::NoMove { found } => format!("应有一位非零数字，例如 0.137 或无穷的 4.333...，实为 {found}"),
            Error::NoVector { found } => format!("应为 (1,0)* (2,1) 这样的向量，实为 {found:?}"),
            Error::OtherLength { heaps, found } => format!("每个向量应与第一个一样有 {heaps} 个数，实为 {found}"),
            Error::ManyVectors { most, found } => format!("至多 {most} 个向量，实有 {found} 个"),
            Error::BadNumbers { most, found } => format!("向量应有两个或三个 -{most} 到 {most} 的数，实为 ({found})"),
            Error::EndlessVector { found } => format!("向量取走的应多于放上的（这样游戏才会结束），实为 ({found})"),
            Error::NoEdge { found } => format!("每行应为两个名称，例如 a b，实为 {found:?}"),
            Error::VertexCount { most, found } => format!("应有 1 到 {most} 个点，实有 {found} 个"),
            Error::NotConnected { root, vertex } => format!("应为一棵树，而从根 {root} 不能到达 {vertex}"),
            Error::Cycle { from, to } => format!("应为一棵树，而边 {from} {to} 构成环"),
            Error::CoinCount { most, found } | Error::NoSize { most, found } => format!("应为 1 到 {most} 的数，实为 {found:?}"),
            Error::UnknownTurns { found } => format!("应为 至多 3、恰好 2、连续、连续至多 3 或 距离 1, 2, 5，实为 {found:?}"),
            Error::LargeValues { most, found } => format!("至多 {most} 个位置（更远处的 SG 值太大），实为 {found}"),
            Error::NoCell { line, column, found } => format!("第 {line} 行第 {column} 列：应为一个值、胜负或局面，实为 {found:?}"),
            Error::FewCells { least, found } => format!("至少要有 {least} 个值，实有 {found} 个"),
            Error::ManyCells { most } => format!("至多 {most} 个局面，实际更多"),
            Error::ManyHeaps { most, found } => format!("每个局面至多 {most} 堆，实有 {found} 个数"),
            Error::NoLost { found } => format!("应为表中表示必败的词，实为 {found:?}"),
            Error::NoFirst { most, found } => format!("应为第一堆的编号（0 到 {most}），实为 {found:?}"),
            Error::NoNumber { least, most, found } => format!("应为 {least} 到 {most} 的数，实为 {found:?}"),
            Error::ManyNumbers { most, found } => format!("至多 {most} 个数，实有 {found} 个"),
            Error::NoPosition { example } => format!("应为 {example} 这样的局面，实际为空"),
            Error::LoopySum { found } => format!("应恰有一部分，实有 {found} 部分：{LOOPY}"),
            Error::LargeSearch { most } => format!("应为较小的局面：反常规则下没有定理给出其胜负，而搜索 {most} 个局面后仍未结束"),
            Error::LargeHeap { most, found } => format!("每堆至多 {most} 颗（由它们的值没有证明出周期），实为 {found}"),
            Error::ManyStones { example, heaps, most, found } => format!("应为 {example} 这样的局面，共 {heaps} 堆，总数至多 {most} 颗，实为 {found:?}"),
            Error::NoName { found } => format!("应为点或局面的名称，实为 {found:?}"),
            Error::ManyMoves { most, found } => format!("正面的硬币至多到第 {most} 位（更远处的走法太多），实为 {found}"),
            Error::NoOption { position, most, found } => format!("局面 {position} 的后继应为 0 到 {most} 的局面编号，实为 {found:?}"),
            Error::LoopyOptions => format!("求和时图中不能有环：{LOOPY}"),
        }
    }
}

/// In English.
impl Display for Error {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.message(Language::English))
    }
}

impl std::error::Error for Error {}

/// A message of at most 300 characters: of a longer one its beginning and its end.
pub fn shortened(message: &str) -> String {
    let characters: Vec<char> = message.chars().collect();
    if characters.len() <= 300 {
        return message.to_string();
    }
    let end = &characters[characters.len() - 95..];
    characters[..200].iter().chain(&[' ', '.', '.', '.', ' ']).chain(end).collect()
}
