// The explorer's page: it writes a request, and reads the answer or what is wrong.

#[no_mangle]
pub extern "C" fn explorer() {
    let progress = |done, all| unsafe { judge::progress(done, all) };
    match answer(&request(), progress) {
        Ok(answer) => unsafe { judge::write(answer.as_ptr(), answer.len()) },
        Err(problem) => {
            let message = problem.to_string();
            unsafe { judge::fail(message.as_ptr(), message.len()) }
        }
    }
}
