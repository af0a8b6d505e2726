/// The macro, which `common` names, and has another one for here.
pub mod input {}

pub mod source {
    pub trait Source<R: std::io::BufRead> {
        fn next_token(&mut self) -> Option<&str>;
        fn is_empty(&mut self) -> bool;
    }
}
