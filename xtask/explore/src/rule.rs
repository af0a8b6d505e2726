use crate::game::Rule;
use crate::language::*;
impl Rule {
    pub fn parse(_rule: &str, _h: bool, language: Language) -> Result<Self, Problem> {
        Err(language.problem("rule", "not yet", "not yet"))
    }
}
