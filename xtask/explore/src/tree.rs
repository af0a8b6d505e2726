use crate::game::Tree;
use crate::language::*;
impl Tree {
    pub fn parse(_rule: &str, language: Language) -> Result<Self, Problem> {
        Err(language.problem("rule", "not yet", "not yet"))
    }
}
