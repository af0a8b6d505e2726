// What stands around a Rust file that becomes C. It is compiled without `std`, which would bring more code
// than all else; here is what programs use of it, on top of `core` and `alloc`, an allocator, and the entry.

#[macro_use]
extern crate alloc;

#[allow(unused_imports)]
use std::prelude::*;

mod std {
    pub use ::alloc::{boxed, collections, string, vec};
    pub use core::*;

    pub mod prelude {
        pub use super::boxed::Box;
        pub use super::string::{String, ToString};
        pub use super::vec::Vec;
    }

    pub mod error {
        use super::prelude::*;
        use super::{fmt, num, str};

        pub trait Error {}

        impl Error for fmt::Error {}
        impl Error for num::ParseIntError {}
        impl Error for num::TryFromIntError {}
        impl Error for str::Utf8Error {}

        /// An error says nothing here: it ends the program.
        struct Message;

        impl Error for Message {}

        impl<E: Error + 'static> From<E> for Box<dyn Error> {
            fn from(error: E) -> Self {
                Box::new(error)
            }
        }

        impl From<&str> for Box<dyn Error> {
            fn from(_: &str) -> Self {
                Box::new(Message)
            }
        }

        impl From<String> for Box<dyn Error> {
            fn from(_: String) -> Self {
                Box::new(Message)
            }
        }
    }

    pub mod io {
        use super::prelude::*;
        use crate::host;

        pub struct Stdin;
        pub struct Stdout;
        pub type Result<T> = super::result::Result<T, ()>;

        pub fn stdin() -> Stdin {
            Stdin
        }

        pub fn stdout() -> Stdout {
            Stdout
        }

        pub trait Read {
            fn read_to_end(&mut self, bytes: &mut Vec<u8>) -> Result<usize>;
        }

        impl Read for Stdin {
            fn read_to_end(&mut self, bytes: &mut Vec<u8>) -> Result<usize> {
                while let Some(byte) = host::byte() {
                    bytes.push(byte);
                }
                Ok(bytes.len())
            }
        }

        pub trait Write {
            fn write_all(&mut self, bytes: &[u8]) -> Result<()>;
        }

        impl Write for Stdout {
            fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
                host::write(bytes);
                Ok(())
            }
        }
    }

    pub mod process {
        pub fn exit(status: i32) -> ! {
            crate::host::exit(status)
        }
    }
}

/// Functions of the C file.
mod host {
    mod judge {
        #[link(wasm_import_module = "judge")]
        extern "C" {
            pub fn get() -> i32;
            pub fn write(bytes: *const u8, length: usize);
            pub fn exit(status: i32);
        }
    }

    /// The next byte of stdin.
    pub fn byte() -> Option<u8> {
        let byte = unsafe { judge::get() };
        if byte < 0 {
            None
        } else {
            Some(byte as u8)
        }
    }

    /// Writes to stdout.
    pub fn write(bytes: &[u8]) {
        unsafe { judge::write(bytes.as_ptr(), bytes.len()) }
    }

    /// Ends the program; what is written stays.
    pub fn exit(status: i32) -> ! {
        unsafe { judge::exit(status) }
        core::arch::wasm32::unreachable()
    }
}

#[no_mangle]
pub extern "C" fn run() {
    main();
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    host::exit(1)
}

/// Memory in sizes of powers of two. What is given back is kept for the next of that size.
mod memory {
    use core::alloc::{GlobalAlloc, Layout};
    use core::arch::wasm32::{memory_grow, memory_size};
    use core::ptr::null_mut;

    struct Allocator;

    #[global_allocator]
    static ALLOCATOR: Allocator = Allocator;

    static mut FREE: [*mut u8; 32] = [null_mut(); 32];
    static mut END: usize = 0;

    extern "C" {
        static __heap_base: u8;
    }

    fn exponent(layout: Layout) -> usize {
        layout.size().max(layout.align()).max(16).next_power_of_two().trailing_zeros() as usize & 31
    }

    // There is one thread.
    unsafe impl GlobalAlloc for Allocator {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            let exponent = exponent(layout);
            let free = FREE[exponent];
            if !free.is_null() {
                FREE[exponent] = *(free as *mut *mut u8);
                return free;
            }
            if END == 0 {
                END = (&__heap_base as *const u8 as usize + 15) & !15;
            }
            let start = END;
            let end = start + (1 << exponent);
            let pages = (end + 0xffff) >> 16;
            let present = memory_size(0);
            if pages > present && memory_grow(0, pages - present) == usize::MAX {
                return null_mut();
            }
            END = end;
            start as *mut u8
        }

        unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
            let exponent = exponent(layout);
            *(block as *mut *mut u8) = FREE[exponent];
            FREE[exponent] = block;
        }
    }
}
