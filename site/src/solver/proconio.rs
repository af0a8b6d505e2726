// What it uses of the crate proconio.
mod proconio {
    pub mod source {
        use std::io::BufRead;

        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
            fn is_empty(&mut self) -> bool;
        }
    }
}
