//! What the programs for all games have in common.

use super::steps::{list, render, Left, Step};
use super::ProgramLanguage;

/// A list at the top of a program.
pub struct Constant {
    name: &'static str,
    about: &'static str,
    /// The types of its items, in Rust and C++.
    types: [String; 2],
    /// The items: numbers, texts, or pairs of numbers.
    items: Vec<Vec<String>>,
    is_list: bool,
}

impl Constant {
    pub fn numbers(name: &'static str, about: &'static str, numbers: Vec<String>) -> Self {
        let items = numbers.into_iter().map(|number| vec![number]).collect();
        Constant { name, about, types: ["usize".into(), "int".into()], items, is_list: true }
    }

    /// A number alone, which is no list.
    pub fn number(name: &'static str, about: &'static str, number: Vec<String>) -> Self {
        Constant { is_list: false, ..Constant::numbers(name, about, number) }
    }

    pub fn lists(name: &'static str, about: &'static str, items: Vec<Vec<String>>) -> Self {
        Constant {
            name,
            about,
            types: ["[usize; 2]".into(), "pair<int, int>".into()],
            items,
            is_list: true,
        }
    }

    fn texts(name: &'static str, about: &'static str, texts: &[String]) -> Self {
        let quoted =
            |text: &String| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let items = texts.iter().map(|text| vec![quoted(text)]).collect();
        Constant { name, about, types: ["&str".into(), "string".into()], items, is_list: true }
    }

    /// Its definition, with a comment above it.
    fn text(&self, language: ProgramLanguage) -> String {
        let brackets = match language {
            ProgramLanguage::Rust => ["[", "]"],
            ProgramLanguage::Cpp => ["{", "}"],
            ProgramLanguage::Python if self.types[1].starts_with("pair") => ["(", ")"],
            ProgramLanguage::Python => ["", ""],
        };
        let item = |item: &Vec<String>| match &item[..] {
            [one] => one.clone(),
            all => format!("{}{}{}", brackets[0], all.join(", "), brackets[1]),
        };
        let items: Vec<String> = self.items.iter().map(item).collect();
        let (name, about, [rust, cpp]) = (self.name, self.about, &self.types);
        let definition = match language {
            ProgramLanguage::Rust if !self.is_list => {
                format!("const {name}: {rust} = {};\n", items[0])
            }
            ProgramLanguage::Cpp if !self.is_list => {
                format!("const {cpp} {name} = {};\n", items[0])
            }
            ProgramLanguage::Python if !self.is_list => format!("{name} = {}\n", items[0]),
            ProgramLanguage::Rust => list(
                &format!("const {name}: [{rust}; {}] = ", items.len()),
                &items,
                ["[", "]"],
                ";",
            ),
            ProgramLanguage::Cpp => {
                list(&format!("const vector<{cpp}> {name} = "), &items, ["{", "}"], ";")
            }
            ProgramLanguage::Python => list(&format!("{name} = "), &items, ["[", "]"], ""),
        };
        format!("{}{definition}", comment(&format!("{about}."), language))
    }
}

/// A comment above an item.
fn comment(text: &str, language: ProgramLanguage) -> String {
    match language {
        ProgramLanguage::Rust => format!("/// {text}\n"),
        ProgramLanguage::Cpp => format!("// {text}\n"),
        ProgramLanguage::Python => format!("# {text}\n"),
    }
}

/// The comment at the top of a program.
fn heading(
    title: &str,
    rule: &str,
    input: &str,
    output: &str,
    language: ProgramLanguage,
) -> String {
    let title = match title.char_indices().nth(90) {
        Some((at, _)) => format!("{}...", &title[..at]),
        None => title.to_string(),
    };
    if language == ProgramLanguage::Rust {
        let input = if input.is_empty() { "None" } else { input };
        return format!(
            "//! # {title}\n//!\n//! {rule}\n//!\n//! **Input.** {input}. **Output.** {output}.\n\n"
        );
    }
    let mark = if language == ProgramLanguage::Cpp { "//" } else { "#" };
    let input = if input.is_empty() { String::new() } else { format!("Input: {input}. ") };
    format!("{mark} {title}\n{mark}\n{mark} {rule}\n{mark} {input}Output: {output}.\n\n")
}

/// What is different from one game to another.
pub struct Parts {
    title: String,
    rule: String,
    left: Left,
    constant: Option<Constant>,
    steps: Vec<Step>,
    /// What a position is called.
    position: &'static str,
    /// The number of heaps that a position has.
    heaps: usize,
    /// Whether a move may put stones onto a heap.
    grows: bool,
}

impl Parts {
    pub fn new(
        title: String,
        rule: impl Into<String>,
        left: Left,
        constant: Option<Constant>,
        steps: Vec<Step>,
    ) -> Self {
        Parts {
            title,
            rule: rule.into(),
            left,
            constant,
            steps,
            position: "heap",
            heaps: 1,
            grows: false,
        }
    }

    pub fn of_coins(self) -> Self {
        Parts { position: "place", ..self }
    }

    pub fn on_board(self, heaps: usize, grows: bool) -> Self {
        Parts { heaps, grows, ..self }
    }

    /// The whole program.
    pub fn program(&self, misere: bool, language: ProgramLanguage) -> String {
        let what = match (self.position, self.heaps) {
            ("place", _) => {
                "coins that show heads alone, at the places 0 to n (0 is no place)".to_string()
            }
            (_, 1) => "heaps of 0 to n stones".to_string(),
            _ => "boards of 0 to n stones a heap, a row for each line".to_string(),
        };
        let (rule, what) = if misere {
            (
                format!("{} Whoever cannot move wins.", self.rule),
                format!("W for won and L for lost, of the {what}"),
            )
        } else {
            (
                format!("{} Whoever cannot move loses.", self.rule),
                format!("the Grundy values of the {what}"),
            )
        };
        let heading = heading(&self.title, &rule, "n", &what, language);
        let constant = self.constant.as_ref().map(|constant| constant.text(language) + "\n");
        let steps = render(&self.steps, self.left, 1, language);
        let body = match language {
            ProgramLanguage::Rust => self.rust(misere, &constant.unwrap_or_default(), &steps),
            ProgramLanguage::Cpp => self.cpp(misere, &constant.unwrap_or_default(), &steps),
            ProgramLanguage::Python => self.python(misere, &constant.unwrap_or_default(), &steps),
        };
        heading + &body
    }

    /// What the list of options holds, in words.
    fn about_options(&self) -> &'static str {
        match (self.position, self.left) {
            ("place", _) => {
                "The moves whose last coin lies at this place: the other coins of each."
            }
            (_, Left::Heap | Left::Sums) => "The heaps that a move can leave.",
            (_, Left::Heaps) => "What the moves can leave: a list of heaps for each.",
            (_, Left::Position) => "The positions that a move can leave.",
        }
    }

    /// The heaps of a board, one name for each, and n if moves depend on it.
    fn arguments(&self) -> Vec<&'static str> {
        let names = ["a", "b", "c"][..self.heaps].iter().copied();
        names.chain(self.grows.then_some("n")).collect()
    }

    /// For the loops over a board: where the second to last heap ends, and what the last one has.
    fn last_heap(&self) -> (String, String) {
        let before = &["a", "b"][..self.heaps - 1];
        let sum = before.join(" + ");
        let condition = format!(
            "{sum} <= stones && stones - {} <= n",
            if before.len() > 1 { format!("({sum})") } else { sum.clone() }
        );
        (condition, format!("stones - {}", before.join(" - ")))
    }

    fn rust(&self, misere: bool, constant: &str, steps: &str) -> String {
        if self.heaps > 1 {
            return self.rust_board(misere, constant, steps);
        }
        let position = self.position;
        let items = if self.left == Left::Heap { "usize" } else { "Vec<usize>" };
        let about = self.about_options();
        let options = format!(
            "/// {about}\nfn options({position}: usize) -> Vec<{items}> {{\n    let mut left = Vec::new();\n{steps}    left\n}}\n"
        );
        let (imports, table, printed) = if misere {
            let table = "/// For each heap of 0 to `n` stones whether the player to move wins.\n\
                fn wins(n: usize) -> Vec<bool> {\n    \
                    let mut wins: Vec<bool> = Vec::new();\n    \
                    for heap in 0..=n {\n        \
                        let options = options(heap);\n        \
                        wins.push(options.is_empty() || options.iter().any(|&left| !wins[left]));\n    \
                    }\n    \
                    wins\n}\n";
            (
                "",
                table.to_string(),
                "wins(n).iter().map(|&wins| if wins { \"W\" } else { \"L\" }).collect();",
            )
        } else {
            let imports = "use common::grundy::grundy_table;\n";
            let value = if self.left == Left::Heap {
                "options(heap).iter().map(|&left| grundy[left]).collect()".to_string()
            } else {
                format!(
                    "{{\n        \
                     let value = |left: &Vec<usize>| nim_sum(left.iter().map(|&part| grundy[part]));\n        \
                     options({position}).iter().map(value).collect()\n    }}"
                )
            };
            let what = if position == "place" {
                "a head at the places 0 to `n`"
            } else {
                "the heaps of 0 to `n` stones"
            };
            let table = format!(
                "/// The Grundy values of {what}.\n\
                 fn grundy_values(n: usize) -> Vec<u64> {{\n    grundy_table(n + 1, |{position}, grundy| {value})\n}}\n"
            );
            (imports, table, "grundy_values(n).iter().map(u64::to_string).collect();")
        };
        let (options, imports, table) = if self.left == Left::Sums {
            (String::new(), "use common::grundy::mex;\n", RUST_SUMS.to_string())
        } else {
            (options + "\n", imports, table)
        };
        let std = if self.left == Left::Sums { "use std::collections::BTreeSet;\n" } else { "" };
        let nim = if self.left == Left::Heaps { "use common::nim::nim_sum;\n" } else { "" };
        let item = if misere { "&str" } else { "String" };
        format!(
            "{imports}use common::judge::{{self, Framing, Input}};\n{nim}use proconio::input;\n{std}\n\
             {constant}{options}{table}\n\
             const INPUT: Framing = Framing::Single;\n\n\
             fn solve(input: &mut Input) -> judge::Result<String> {{\n    \
                 input! {{ from input, n: usize }}\n    \
                 let values: Vec<{item}> = {printed}\n    \
                 Ok(values.join(\" \"))\n}}\n\n\
             fn main() {{\n    judge::run(INPUT, solve)\n}}\n"
        )
    }

    fn rust_board(&self, misere: bool, constant: &str, steps: &str) -> String {
        let heaps = self.heaps;
        let names = ["a", "b", "c"][..heaps].join(", ");
        let typed: Vec<String> =
            self.arguments().iter().map(|name| format!("{name}: usize")).collect();
        let (typed, arguments) = (typed.join(", "), self.arguments().join(", "));
        let at = ["[a]", "[b]", "[c]"][..heaps].concat();
        let last = ["a", "b", "c"][heaps - 1];
        let (condition, rest) = self.last_heap();
        let (zero, item) = if misere { ("false", "bool") } else { ("0", "u64") };
        let table = (0..heaps).fold(zero.to_string(), |inner, _| format!("vec![{inner}; n + 1]"));
        let nested = (0..heaps).fold(item.to_string(), |inner, _| format!("Vec<{inner}>"));
        let (name, about) = if misere {
            ("wins", "Whether the player to move wins, on the boards of 0 to `n` stones a heap.")
        } else {
            ("grundy_values", "The Grundy values of the boards of 0 to `n` stones a heap.")
        };
        let body = if misere {
            format!(
                "let options = options({arguments});\nlet is_won = options.iter().any(|&[{names}]| !values{at});\n\
                 values{at} = options.is_empty() || is_won;"
            )
        } else {
            let gap = if heaps == 2 { " " } else { "\n    " };
            format!(
                "values{at} ={gap}mex(options({arguments}).iter().map(|&[{names}]| values{at}));"
            )
        };
        let inner = format!(
            "if {condition} {{\n    let {last} = {rest};\n{}}}\n",
            body.lines().map(|line| format!("    {line}\n")).collect::<String>()
        );
        let inner = ["a", "b"][..heaps - 1].iter().rev().fold(inner, |inner, name| {
            let inner: String = inner.lines().map(|line| format!("    {line}\n")).collect();
            format!("for {name} in 0..=n {{\n{inner}}}\n")
        });
        let inner: String = inner.lines().map(|line| format!("        {line}\n")).collect();
        let about_options = self.about_options();
        let rows = if heaps == 2 { "" } else { ".concat()" };
        let (mex, letter, printed) = if misere {
            ("", "let letter = |&wins: &bool| if wins { \"W\" } else { \"L\" };\n    ", "letter")
        } else {
            ("use common::grundy::mex;\n", "", "u64::to_string")
        };
        let row = if misere { "&Vec<bool>" } else { "&Vec<u64>" };
        format!(
            "{mex}use common::judge::{{self, Framing, Input}};\nuse proconio::input;\n\n\
             {constant}/// {about_options}\n\
             fn options({typed}) -> Vec<[usize; {heaps}]> {{\n    let mut left = Vec::new();\n{steps}    left\n}}\n\n\
             /// {about}\n\
             fn {name}(n: usize) -> {nested} {{\n    \
                 let mut values = {table};\n    \
                 // Every move lowers the number of stones.\n    \
                 for stones in 0..={heaps} * n {{\n{inner}    }}\n    values\n}}\n\n\
             const INPUT: Framing = Framing::Single;\n\n\
             fn solve(input: &mut Input) -> judge::Result<String> {{\n    \
                 input! {{ from input, n: usize }}\n    \
                 {letter}let row = |row: {row}| row.iter().map({printed}).collect::<Vec<_>>().join(\" \");\n    \
                 let rows: Vec<String> = {name}(n){rows}.iter().map(row).collect();\n    \
                 Ok(rows.join(\"\\n\"))\n}}\n\n\
             fn main() {{\n    judge::run(INPUT, solve)\n}}\n"
        )
    }

    #[allow(clippy::too_many_lines)] // a program from top to bottom
    fn cpp(&self, misere: bool, constant: &str, steps: &str) -> String {
        let board = self.heaps > 1;
        let mut includes = vec!["iostream", "vector"];
        if !misere {
            includes.push("set");
        }
        if steps.contains("min(") {
            includes.push("algorithm");
        }
        if constant.contains("pair<") {
            includes.push("utility");
        }
        if board {
            includes.push("array");
        }
        let position = format!("array<int, {}>", self.heaps);
        let items = match self.left {
            Left::Heap | Left::Sums => "int",
            Left::Heaps => "vector<int>",
            Left::Position => position.as_str(),
        };
        let about = self.about_options();
        let names: Vec<&str> = if board { self.arguments() } else { vec![self.position] };
        let typed: Vec<String> = names.iter().map(|name| format!("int {name}")).collect();
        let options = format!(
            "// {about}\nvector<{items}> options({}) {{\n    vector<{items}> left;\n{steps}    return left;\n}}\n\n",
            typed.join(", ")
        );
        let options = if self.left == Left::Sums { String::new() } else { options };
        let item = if misere { "bool" } else { "long long" };
        let mex = if misere { "" } else { CPP_MEX };
        // The value of one position, from those before.
        let call = format!("options({})", names.join(", "));
        let at = ["[a]", "[b]", "[c]"][..self.heaps].concat();
        let found = match (self.left, misere) {
            (Left::Heap, true) => format!(
                "vector<int> all = {call};\nbool is_won = all.empty();\n\
                 for (int left : all) is_won = is_won || !values[left];\nvalues.push_back(is_won);\n"
            ),
            (Left::Heap, false) => format!(
                "vector<long long> reached;\nfor (int left : {call}) reached.push_back(values[left]);\n\
                 values.push_back(mex(reached));\n"
            ),
            (Left::Sums, _) => String::new(),
            (Left::Heaps, _) => format!(
                "vector<long long> reached;\nfor (const vector<int>& left : {call}) {{\n    long long sum = 0;\n    \
                 for (int part : left) sum ^= values[part];\n    reached.push_back(sum);\n}}\n\
                 values.push_back(mex(reached));\n"
            ),
            (Left::Position, _) => {
                let last = ["a", "b", "c"][self.heaps - 1];
                let (condition, rest) = self.last_heap();
                let left = ["[left[0]]", "[left[1]]", "[left[2]]"][..self.heaps].concat();
                let body = if misere {
                    format!(
                        "vector<{position}> all = {call};\nbool is_won = all.empty();\n\
                         for (const {position}& left : all) is_won = is_won || !values{left};\nvalues{at} = is_won;\n"
                    )
                } else {
                    format!(
                        "vector<long long> reached;\n\
                         for (const {position}& left : {call}) reached.push_back(values{left});\n\
                         values{at} = mex(reached);\n"
                    )
                };
                let inner = format!("if ({condition}) {{\n    int {last} = {rest};\n{}}}\n", more(&body));
                ["a", "b"][..self.heaps - 1].iter().rev().fold(inner, |inner, name| {
                    format!("for (int {name} = 0; {name} <= n; {name}++) {{\n{}}}\n", more(&inner))
                })
            }
        };
        let nested = (0..self.heaps).fold(item.to_string(), |inner, _| format!("vector<{inner}>"));
        let (start, loop_head) = if board {
            let zero = if misere { "false" } else { "0" };
            let mut start = zero.to_string();
            let mut inner = item.to_string();
            for _ in 0..self.heaps {
                inner = format!("vector<{inner}>");
                start = format!("{inner}(n + 1, {start})");
            }
            let start = format!(
                "{nested} values = {start};\n    // Every move lowers the number of stones.\n"
            );
            (start, format!("for (int stones = 0; stones <= {} * n; stones++)", self.heaps))
        } else {
            let position = self.position;
            (
                format!("{nested} values;\n"),
                format!("for (int {position} = 0; {position} <= n; {position}++)"),
            )
        };
        let shown = if misere { "(row[i] ? \"W\" : \"L\")" } else { "row[i]" };
        let print = format!(
            "// One row.\nvoid print(const vector<{item}>& row) {{\n    \
                 for (size_t i = 0; i < row.size(); i++) cout << (i > 0 ? \" \" : \"\") << {shown};\n    \
                 cout << \"\\n\";\n}}\n\n"
        );
        let printed = match self.heaps {
            1 => "print(values(n));\n".to_string(),
            2 => format!("for (const vector<{item}>& row : values(n)) print(row);\n"),
            _ => format!(
                "for (const vector<vector<{item}>>& rows : values(n)) {{\n        \
                 for (const vector<{item}>& row : rows) print(row);\n    }}\n"
            ),
        };
        let about = if misere { "Whether the player to move wins." } else { "The Grundy values." };
        if self.left == Left::Sums {
            let includes = include(includes);
            let main = format!("int main() {{\n    int n;\n    cin >> n;\n    {printed}}}\n");
            return format!("{includes}{constant}{mex}{CPP_SUMS}{print}{main}");
        }
        format!(
            "{}{constant}{options}{mex}// {about}\n{nested} values(int n) {{\n    {start}    {loop_head} {{\n{}    }}\n    return values;\n}}\n\n\
             {print}int main() {{\n    int n;\n    cin >> n;\n    {printed}}}\n",
            include(includes),
            more(&more(&found))
        )
    }

    fn python(&self, misere: bool, constant: &str, steps: &str) -> String {
        let board = self.heaps > 1;
        let names = if board { self.arguments() } else { vec![self.position] };
        let call = format!("options({})", names.join(", "));
        let arguments = names.join(", ");
        let about = self.about_options();
        let constant = if constant.is_empty() { String::new() } else { format!("{constant}\n") };
        let options = format!(
            "# {about}\ndef options({arguments}):\n    left = []\n{steps}    return left\n\n\n"
        );
        let mex = if misere { "" } else { PYTHON_MEX };
        let at = ["[a]", "[b]", "[c]"][..self.heaps].concat();
        let found = match (self.left, misere) {
            (Left::Heap, true) => format!(
                "heaps = {call}\nvalues.append(not heaps or any(not values[left] for left in heaps))\n"
            ),
            (Left::Heap, false) => format!("values.append(mex(values[left] for left in {call}))\n"),
            (Left::Sums, _) => String::new(),
            (Left::Heaps, _) => format!(
                "reached = []\nfor left in {call}:\n    total = 0\n    for part in left:\n        total ^= values[part]\n    \
                 reached.append(total)\nvalues.append(mex(reached))\n"
            ),
            (Left::Position, _) => {
                let last = ["a", "b", "c"][self.heaps - 1];
                let (condition, rest) = self.last_heap();
                let left = ["[left[0]]", "[left[1]]", "[left[2]]"][..self.heaps].concat();
                let body = if misere {
                    format!("positions = {call}\nvalues{at} = not positions or any(not values{left} for left in positions)\n")
                } else {
                    format!("values{at} = mex(values{left} for left in {call})\n")
                };
                let condition = condition.replace("&&", "and");
                let inner = format!("if {condition}:\n    {last} = {rest}\n{}", more(&body));
                ["a", "b"][..self.heaps - 1].iter().rev().fold(inner, |inner, name| {
                    format!("for {name} in range(n + 1):\n{}", more(&inner))
                })
            }
        };
        let (start, loop_head) = if board {
            let zero = if misere { "False" } else { "0" };
            let start = (1..self.heaps).fold(format!("[{zero}] * (n + 1)"), |inner, _| {
                format!("[{inner} for _ in range(n + 1)]")
            });
            (
                format!("values = {start}\n    # Every move lowers the number of stones.\n"),
                format!("for stones in range({} * n + 1):", self.heaps),
            )
        } else {
            ("values = []\n".to_string(), format!("for {} in range(n + 1):", self.position))
        };
        let shown = if misere { "\"W\" if value else \"L\"" } else { "value" };
        let printed = match self.heaps {
            1 => format!("print(*({shown} for value in table(n)))\n"),
            2 => format!("for row in table(n):\n    print(*({shown} for value in row))\n"),
            _ => format!("for rows in table(n):\n    for row in rows:\n        print(*({shown} for value in row))\n"),
        };
        let about = if misere { "Whether the player to move wins." } else { "The Grundy values." };
        if self.left == Left::Sums {
            return format!("{constant}\n{mex}{PYTHON_SUMS}n = int(input())\n{printed}");
        }
        format!(
            "{constant}{}{options}{mex}# {about}\ndef table(n):\n    {start}    {loop_head}\n{}    return values\n\n\nn = int(input())\n{printed}",
            if constant.is_empty() { "" } else { "\n" },
            more(&more(&found))
        )
    }
}

/// Indented by one level more.
fn more(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}

/// The lines at the top of a program in C++.
fn include(mut headers: Vec<&str>) -> String {
    headers.sort_unstable();
    let lines: String = headers.iter().map(|header| format!("#include <{header}>\n")).collect();
    format!("{lines}using namespace std;\n\n")
}

const CPP_MEX: &str = "// The least number that is not among these.
long long mex(const vector<long long>& numbers) {
    set<long long> present(numbers.begin(), numbers.end());
    long long value = 0;
    while (present.count(value)) value++;
    return value;
}

";

const PYTHON_MEX: &str = "# The least number that is not among these.
def mex(numbers):
    present = set(numbers)
    value = 0
    while value in present:
        value += 1
    return value


";

const RUST_SUMS: &str = "/// The Grundy values of a head at the places 0 to `n`.
fn grundy_values(n: usize) -> Vec<u64> {
    // For each number of coins below MOST the Nim sums of at most so many coins so far.
    let mut sums = vec![BTreeSet::from([0]); MOST];
    let mut values = vec![0];
    for _ in 1..=n {
        let value = mex(sums[MOST - 1].iter().copied());
        for count in (1..MOST).rev() {
            let more: Vec<u64> = sums[count - 1].iter().map(|sum| sum ^ value).collect();
            sums[count].extend(more);
        }
        values.push(value);
    }
    values
}
";

const CPP_SUMS: &str = "// The Grundy values.
vector<long long> values(int n) {
    // For each number of coins below MOST the Nim sums of at most so many coins so far.
    vector<set<long long>> sums(MOST, {0});
    vector<long long> values = {0};
    for (int place = 1; place <= n; place++) {
        long long value = mex({sums[MOST - 1].begin(), sums[MOST - 1].end()});
        for (int count = MOST - 1; count > 0; count--) {
            for (long long sum : sums[count - 1]) sums[count].insert(sum ^ value);
        }
        values.push_back(value);
    }
    return values;
}

";

const PYTHON_SUMS: &str = "# The Grundy values.
def table(n):
    # For each number of coins below MOST the Nim sums of at most so many coins so far.
    sums = [{0} for _ in range(MOST)]
    values = [0]
    for place in range(1, n + 1):
        value = mex(sums[MOST - 1])
        for count in range(MOST - 1, 0, -1):
            sums[count] |= {sum ^ value for sum in sums[count - 1]}
        values.append(value)
    return values


";

/// A token on a graph. The program goes through all vertices as long as something new comes out.
pub fn graph(
    names: &[String],
    edges: Vec<Vec<String>>,
    misere: bool,
    has_values: bool,
    language: ProgramLanguage,
) -> String {
    let vertices = Constant::texts("NAMES", "The names of the vertices", names);
    let edges = Constant::lists("EDGES", "The edges, from one vertex to another", edges);
    let who = if misere { "wins" } else { "loses" };
    let rule = format!("A token lies on a vertex of a graph, a move takes it along an edge. Whoever cannot move {who}.");
    let output = if has_values {
        "the Grundy value of each vertex"
    } else {
        "for each vertex whether the player to move can win, loses, or has a draw"
    };
    let heading = heading("A token on a graph", &rule, "", output, language);
    let constants =
        |gap: &str| format!("{}{gap}{}{gap}", vertices.text(language), edges.text(language));
    let end = if misere { "win" } else { "lose" };
    match (language, has_values) {
        (ProgramLanguage::Rust, true) => {
            let uses = "use common::graph::graph_grundy_values;\n\n";
            format!("{heading}{uses}{}{RUST_GRAPH}", constants("\n"))
        }
        (ProgramLanguage::Rust, false) => {
            format!("{heading}{}{}", constants("\n"), RUST_OUTCOMES.replace("END", end))
        }
        (ProgramLanguage::Cpp, true) => {
            let includes = include(vec!["iostream", "set", "string", "utility", "vector"]);
            format!("{heading}{includes}{}{CPP_MEX}{CPP_GRAPH}", constants("\n"))
        }
        (ProgramLanguage::Cpp, false) => {
            let includes = include(vec!["iostream", "string", "utility", "vector"]);
            format!("{heading}{includes}{}{}", constants("\n"), CPP_OUTCOMES.replace("END", end))
        }
        (ProgramLanguage::Python, true) => {
            format!("{heading}{}\n{PYTHON_MEX}{PYTHON_GRAPH}", constants("\n"))
        }
        (ProgramLanguage::Python, false) => {
            format!("{heading}{}{}", constants("\n"), PYTHON_OUTCOMES.replace("END", end))
        }
    }
}

const RUST_GRAPH: &str = "fn main() {
    let mut options = vec![Vec::new(); NAMES.len()];
    for [from, to] in EDGES {
        options[from].push(to);
    }
    let values = graph_grundy_values(&options).expect(\"a graph without cycles\");
    for (name, value) in NAMES.iter().zip(values) {
        println!(\"{name} {value}\");
    }
}
";

const RUST_OUTCOMES: &str = "fn main() {
    let mut options = vec![Vec::new(); NAMES.len()];
    for [from, to] in EDGES {
        options[from].push(to);
    }
    // What is not decided in the end is a draw.
    let mut outcomes = vec![\"draw\"; NAMES.len()];
    let mut is_new = true;
    while is_new {
        is_new = false;
        for vertex in 0..NAMES.len() {
            let reached: Vec<&str> = options[vertex].iter().map(|&to| outcomes[to]).collect();
            let outcome = if reached.is_empty() {
                \"END\"
            } else if reached.contains(&\"lose\") {
                \"win\"
            } else if reached.contains(&\"draw\") {
                \"draw\"
            } else {
                \"lose\"
            };
            if outcome != outcomes[vertex] {
                outcomes[vertex] = outcome;
                is_new = true;
            }
        }
    }
    for (name, outcome) in NAMES.iter().zip(outcomes) {
        println!(\"{name} {outcome}\");
    }
}
";

const CPP_GRAPH: &str = "int main() {
    vector<vector<int>> options(NAMES.size());
    for (auto [from, to] : EDGES) options[from].push_back(to);
    // -1 for what is not known yet: the value of a vertex follows from those of its options.
    vector<long long> values(NAMES.size(), -1);
    bool is_new = true;
    while (is_new) {
        is_new = false;
        for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
            vector<long long> reached;
            bool is_known = true;
            for (int to : options[vertex]) {
                reached.push_back(values[to]);
                is_known = is_known && values[to] >= 0;
            }
            if (is_known && values[vertex] < 0) {
                values[vertex] = mex(reached);
                is_new = true;
            }
        }
    }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
        cout << NAMES[vertex] << \" \" << values[vertex] << \"\\n\";
    }
}
";

const CPP_OUTCOMES: &str = "int main() {
    vector<vector<int>> options(NAMES.size());
    for (auto [from, to] : EDGES) options[from].push_back(to);
    // What is not decided in the end is a draw.
    vector<string> outcomes(NAMES.size(), \"draw\");
    bool is_new = true;
    while (is_new) {
        is_new = false;
        for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
            bool can_lose = false, can_draw = false;
            for (int to : options[vertex]) {
                can_lose = can_lose || outcomes[to] == \"lose\";
                can_draw = can_draw || outcomes[to] == \"draw\";
            }
            string outcome = can_lose ? \"win\" : can_draw ? \"draw\" : \"lose\";
            if (options[vertex].empty()) outcome = \"END\";
            if (outcome != outcomes[vertex]) {
                outcomes[vertex] = outcome;
                is_new = true;
            }
        }
    }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
        cout << NAMES[vertex] << \" \" << outcomes[vertex] << \"\\n\";
    }
}
";

const PYTHON_GRAPH: &str = "options = [[] for _ in NAMES]
for start, end in EDGES:
    options[start].append(end)
# None for what is not known yet: the value of a vertex follows from those of its options.
values = [None] * len(NAMES)
is_new = True
while is_new:
    is_new = False
    for vertex in range(len(NAMES)):
        reached = [values[end] for end in options[vertex]]
        if values[vertex] is None and None not in reached:
            values[vertex] = mex(reached)
            is_new = True
for name, value in zip(NAMES, values):
    print(name, value)
";

const PYTHON_OUTCOMES: &str = "options = [[] for _ in NAMES]
for start, end in EDGES:
    options[start].append(end)
# What is not decided in the end is a draw.
outcomes = [\"draw\"] * len(NAMES)
is_new = True
while is_new:
    is_new = False
    for vertex in range(len(NAMES)):
        reached = [outcomes[end] for end in options[vertex]]
        if not reached:
            outcome = \"END\"
        elif \"lose\" in reached:
            outcome = \"win\"
        elif \"draw\" in reached:
            outcome = \"draw\"
        else:
            outcome = \"lose\"
        if outcome != outcomes[vertex]:
            outcomes[vertex] = outcome
            is_new = True
for name, outcome in zip(NAMES, outcomes):
    print(name, outcome)
";

/// Green Hackenbush on a tree, whose edges are given from the root on.
pub fn tree(names: &[String], edges: Vec<Vec<String>>, language: ProgramLanguage) -> String {
    let vertices = Constant::texts("NAMES", "The names of the vertices, the root first", names);
    let about =
        "The edges, each from its lower vertex to the upper one, and behind the edge below it";
    let edges = Constant::lists("EDGES", about, edges);
    let rule = "A move cuts an edge of a tree, and what is not connected with the root any more falls. Whoever cannot move loses.";
    let output = "for each vertex the Grundy value of the tree above it";
    let heading = heading("Green Hackenbush on a tree", rule, "", output, language);
    let constants = format!("{}\n{}\n", vertices.text(language), edges.text(language));
    match language {
        ProgramLanguage::Rust => format!("{heading}{constants}{RUST_TREE}"),
        ProgramLanguage::Cpp => {
            let includes = include(vec!["iostream", "string", "utility", "vector"]);
            format!("{heading}{includes}{constants}{CPP_TREE}")
        }
        ProgramLanguage::Python => format!("{heading}{constants}{PYTHON_TREE}"),
    }
}

const RUST_TREE: &str = "fn main() {
    let mut values = vec![0u64; NAMES.len()];
    // From the leaves down: an edge adds one, and branches form a Nim sum.
    for [below, above] in EDGES.into_iter().rev() {
        values[below] ^= values[above] + 1;
    }
    for (name, value) in NAMES.iter().zip(values) {
        println!(\"{name} {value}\");
    }
}
";

const CPP_TREE: &str = "int main() {
    vector<int> values(NAMES.size(), 0);
    // From the leaves down: an edge adds one, and branches form a Nim sum.
    for (size_t i = EDGES.size(); i-- > 0;) {
        auto [below, above] = EDGES[i];
        values[below] ^= values[above] + 1;
    }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
        cout << NAMES[vertex] << \" \" << values[vertex] << \"\\n\";
    }
}
";

const PYTHON_TREE: &str = "values = [0] * len(NAMES)
# From the leaves down: an edge adds one, and branches form a Nim sum.
for below, above in reversed(EDGES):
    values[below] ^= values[above] + 1
for name, value in zip(NAMES, values):
    print(name, value)
";
