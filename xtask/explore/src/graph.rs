use crate::game::Graph;
use crate::language::*;
impl Graph {
    pub fn parse(_rule: &str, language: Language) -> Result<Self, Problem> {
        Err(language.problem("rule", "not yet", "not yet"))
    }
}
