
    use std::cell::RefCell;
    use std::io::Read;
    use std::str::{FromStr, SplitAsciiWhitespace};

    fn read() -> RefCell<SplitAsciiWhitespace<'static>> {
        let mut bytes = Vec::new();
        let _ = std::io::stdin().read_to_end(&mut bytes);
        let text = Box::leak(String::from_utf8_lossy(&bytes).into_owned().into_boxed_str());
        RefCell::new(text.split_ascii_whitespace())
    }

    thread_local! {
        static WORDS: RefCell<SplitAsciiWhitespace<'static>> = read();
    }

    pub struct Stdin;

    #[allow(dead_code)]
    impl Stdin {
        pub fn word(&mut self) -> String {
            WORDS.with(|words| words.borrow_mut().next().map_or_else(|| self.end(), String::from))
        }

        pub fn next_value<T: FromStr>(&mut self) -> T {
            self.word().parse().ok().unwrap_or_else(|| self.end())
        }

        pub fn end(&self) -> ! {
            panic!("the input has not what is asked for")
        }
    }
