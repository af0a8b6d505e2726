// What stands around a bundle that becomes C: proconio, the few items of `std` that solutions use
// (it is compiled without `std`, which would bring 20 KB of panic messages), an allocator, the entry.

mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: $kind:ty),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}

#[macro_use]
extern crate alloc;

mod std {
    pub use ::alloc::{collections, string};
    pub use core::*;

    pub mod prelude {
        pub use ::alloc::string::{String, ToString};
        pub use ::alloc::vec::Vec;
    }

    pub mod process {
        pub struct ExitCode;

        impl ExitCode {
            pub const SUCCESS: ExitCode = ExitCode;
        }
    }

    pub mod error {
        pub trait Error {}
    }
}

#[no_mangle]
pub extern "C" fn run() {
    main();
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    common::judge::host::end()
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
