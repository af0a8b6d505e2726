// What the solution uses of the crate proconio, for judges that do not have it.
mod proconio {
    pub mod source {
        use std::io::BufRead;

        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
            fn is_empty(&mut self) -> bool;
        }
    }

    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: $kind:ty),+ $(,)?) => {
            let source = $source;
            $(let $name: $kind = source.next_token().unwrap().parse().unwrap();)+
        };
    }
    pub use crate::proconio_input as input;
}
