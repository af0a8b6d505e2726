//! Formulas as one line of C++, Python and Rust.

use crate::request::joined;

/// The same expression in C++, Python and Rust. Variables are in braces: `{n}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code(pub [String; 3]);

impl Code {
    /// An expression that is the same in all languages, but for the sign of division: `/` is written for all.
    pub fn same(text: &str) -> Self {
        let python = text.replace('/', "//").replace("&&", "and").replace("||", "or");
        Code([text.to_string(), python, text.to_string()])
    }

    /// With an expression in place of a variable.
    pub fn with(&self, variable: &str, other: &Code) -> Self {
        let variable = format!("{{{variable}}}");
        self.zip(other, |text, other| text.replace(&variable, other))
    }

    /// An expression of another in parentheses.
    pub fn map(&self, with: impl Fn(&str) -> String) -> Self {
        Code([0, 1, 2].map(|i| with(&self.0[i])))
    }

    /// The expression that both make.
    pub fn zip(&self, other: &Code, with: impl Fn(&str, &str) -> String) -> Self {
        Code([0, 1, 2].map(|i| with(&self.0[i], &other.0[i])))
    }

    /// The element of a list at the place that this is.
    pub fn of_list(&self, list: &[u64]) -> Self {
        let list = joined(list, ", ");
        let [cpp, python, rust] = &self.0;
        Code([
            format!("std::vector<int>{{{list}}}[{cpp}]"),
            format!("[{list}][{python}]"),
            format!("[{list}][({rust}) as usize]"),
        ])
    }

    /// Whether this is one of some numbers.
    pub fn is_among(&self, numbers: &[u64]) -> Self {
        if let [only] = numbers {
            return self.map(|text| format!("{text} == {only}"));
        }
        let list = joined(numbers, ", ");
        let [cpp, python, rust] = &self.0;
        Code([
            format!("std::set<int>{{{list}}}.count({cpp}) == 1"),
            format!("{python} in ({list})"),
            format!("[{list}].contains(&({rust}))"),
        ])
    }

    /// One of two expressions.
    pub fn choose(condition: &Code, yes: &Code, no: &Code) -> Self {
        let [[if_cpp, if_python, if_rust], yes, no] = [&condition.0, &yes.0, &no.0];
        Code([
            format!("{if_cpp} ? {} : {}", yes[0], no[0]),
            format!("{} if {if_python} else {}", yes[1], no[1]),
            format!("if {if_rust} {{ {} }} else {{ {} }}", yes[2], no[2]),
        ])
    }

    /// A condition that always or never holds.
    pub fn truth(holds: bool) -> Self {
        let [usual, python] = if holds { ["true", "True"] } else { ["false", "False"] };
        Code([usual, python, usual].map(str::to_string))
    }

    /// The opposite of a condition.
    pub fn not(&self) -> Self {
        let not = |i: usize| {
            let (text, sign) = (&*self.0[i], if i == 1 { "not (" } else { "!(" });
            // What `not` made is undone.
            match text.strip_prefix(sign).and_then(|rest| rest.strip_suffix(')')) {
                Some(inner) if is_balanced(inner) => inner.to_string(),
                _ => format!("{sign}{text})"),
            }
        };
        Code([not(0), not(1), not(2)])
    }
}

/// Whether each parenthesis of a text is closed in it.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0;
    let stays_open = text.bytes().all(|c| {
        depth += i32::from(c == b'(') - i32::from(c == b')');
        depth >= 0
    });
    stays_open && depth == 0
}
