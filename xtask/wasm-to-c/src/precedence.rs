//! C text that knows how tightly its outermost operator binds, and parentheses where they belong.

/// How tightly the operators bind.
pub mod level {
    pub const PRIMARY: u8 = 15;
    pub const UNARY: u8 = 14;
    pub const MUL: u8 = 13;
    pub const ADD: u8 = 12;
    pub const SHIFT: u8 = 11;
    pub const RELATION: u8 = 10;
    pub const EQUALITY: u8 = 9;
    pub const AND: u8 = 8;
    pub const XOR: u8 = 7;
    pub const OR: u8 = 6;
    pub const SELECT: u8 = 3;
}

/// C text and how tightly its outermost operator binds.
pub struct Text {
    pub text: String,
    pub level: u8,
}

/// Makes one.
pub fn text(text: impl Into<String>, level: u8) -> Text {
    Text { text: text.into(), level }
}

impl Text {
    /// The text in parentheses if it binds less tightly than that.
    pub fn at_least(self, level: u8) -> String {
        if self.level < level {
            format!("({})", self.text)
        } else {
            self.text
        }
    }

    /// The text as the operand of an operator. There are more parentheses than C needs: compilers
    /// warn if someone may get the precedence wrong.
    pub fn operand(self, of: u8, left: bool) -> String {
        use level::{ADD, AND, EQUALITY, MUL, OR, RELATION, SHIFT, UNARY, XOR};
        let bare = self.level >= UNARY
            || match of {
                ADD => self.level == MUL || (left && self.level == ADD),
                MUL => left && self.level == MUL,
                RELATION | EQUALITY => matches!(self.level, MUL | ADD | SHIFT),
                AND | XOR | OR => self.level == of,
                _ => false,
            };
        if bare {
            self.text
        } else {
            format!("({})", self.text)
        }
    }
}

/// Joins the parts of a binary operation; two signs must not become one.
pub fn join(a: &str, op: &str, b: &str) -> String {
    let space = if op.ends_with('-') && b.starts_with('-') { " " } else { "" };
    format!("{a}{op}{space}{b}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_stand_where_compilers_want_them() {
        let sum = || text("a+b", level::ADD);
        assert_eq!(sum().operand(level::ADD, true), "a+b");
        assert_eq!(sum().operand(level::ADD, false), "(a+b)");
        assert_eq!(sum().operand(level::MUL, true), "(a+b)");
        // C needs none here, but GCC asks for them.
        assert_eq!(sum().operand(level::SHIFT, true), "(a+b)");
        assert_eq!(sum().at_least(level::SHIFT), "a+b");
        assert_eq!(sum().at_least(level::MUL), "(a+b)");
    }

    #[test]
    fn two_signs_do_not_become_one() {
        assert_eq!(join("a", "-", "-1"), "a- -1");
        assert_eq!(join("a", "+", "-1"), "a+-1");
    }
}
