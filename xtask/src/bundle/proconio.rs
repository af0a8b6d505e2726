// What it uses of the crate proconio, which most judges do not have.
mod proconio {
    pub mod source {
        pub trait Source<R> {
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
