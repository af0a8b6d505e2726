//! The explorer's page: it writes a request, and reads the answer or what is wrong.

mod judge {
    #[link(wasm_import_module = "judge")]
    extern "C" {
        pub fn read(bytes: *mut u8, length: usize) -> usize;
        pub fn write(bytes: *const u8, length: usize);
        pub fn fail(message: *const u8, length: usize);
        pub fn progress(done: usize, all: usize);
    }
}

fn request() -> String {
    let mut bytes = Vec::new();
    let mut block = [0; 4096];
    loop {
        let length = unsafe { judge::read(block.as_mut_ptr(), block.len()) };
        if length == 0 {
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        bytes.extend(&block[..length]);
    }
}

#[no_mangle]
pub extern "C" fn explorer() {
    let progress = |done, all| unsafe { judge::progress(done, all) };
    match explore::answer(&request(), progress) {
        Ok(answer) => unsafe { judge::write(answer.as_ptr(), answer.len()) },
        Err(problem) => {
            let message = problem.to_string();
            unsafe { judge::fail(message.as_ptr(), message.len()) }
        }
    }
}
