use crate::game::Coins;
use crate::language::*;
impl Coins {
    pub fn parse(_rule: &str, language: Language) -> Result<Self, Problem> {
        Err(language.problem("rule", "not yet", "not yet"))
    }
}
