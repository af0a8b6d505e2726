// What it uses of the crate proconio.
mod proconio {
    pub mod source {
        use std::io::BufRead;

        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
            fn is_empty(&mut self) -> bool;
        }

        pub trait Readable {
            type Output;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
        }

        impl Readable for u64 {
            type Output = u64;

            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u64 {
                source.next_token().unwrap().parse().unwrap()
            }
        }
    }
}
