
// In a program that runs in a page: bytes come and go by functions of the page.

fn run(answer_all: &mut dyn FnMut(&mut Input, &mut Output) -> Result<()>) {
    if let Err(message) = answered(answer_all, Box::new(host::Stdin), &mut host::Stdout) {
        host::fail(&message);
    }
}

#[macro_export]
macro_rules! judge_input {
    (from $input:expr, $($name:ident: $kind:ident),+ $(,)?) => {
        $($crate::judge_input! { @one $input, $name: $kind })+
    };
    (@one $input:expr, $number:ident: u64) => {
        let $number = $input.number();
    };
    (@one $input:expr, $name:ident: $kind:ident) => {
        let $name: $kind =
            $crate::judge::value($input, concat!(stringify!($name), ": ", stringify!($kind)));
    };
}

/// What `input!` reads; it ends the program at once where that is no value, as WebAssembly does not unwind.
pub fn value<T: std::str::FromStr>(input: &mut Input, variable: &str) -> T {
    let token = proconio::source::Source::next_token(input).and_then(|token| token.parse().ok());
    token.unwrap_or_else(|| host::fail(&input.unreadable(variable)))
}

pub mod host {
    use std::io::{self, Read, Write};

    mod judge {
        #[link(wasm_import_module = "judge")]
        extern "C" {
            pub fn read(bytes: *mut u8, length: usize) -> usize;
            pub fn write(bytes: *const u8, length: usize);
            pub fn fail(message: *const u8, length: usize);
        }
    }

    pub struct Stdin;

    impl Read for Stdin {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            Ok(unsafe { judge::read(bytes.as_mut_ptr(), bytes.len()) })
        }
    }

    pub struct Stdout;

    impl Write for Stdout {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            unsafe { judge::write(bytes.as_ptr(), bytes.len()) }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Ends the program with a message and exit status 1.
    pub fn fail(message: &str) -> ! {
        unsafe { judge::fail(message.as_ptr(), message.len()) }
        core::arch::wasm32::unreachable()
    }
}
