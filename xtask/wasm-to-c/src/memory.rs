//! The memory as C: its size, and the statements that fill it from the data segments.

use crate::module::Module;

/// Bytes in one string literal; C promises to take 509 characters.
const CHUNK: usize = 100;

/// The statements that copy the data segments into the memory, where they are not zero.
pub fn statements(module: &Module) -> String {
    let end = module.data.iter().map(|(at, bytes)| *at as usize + bytes.len()).max();
    let mut image = vec![0; end.unwrap_or(0)];
    for (at, bytes) in &module.data {
        image[*at as usize..][..bytes.len()].copy_from_slice(bytes);
    }
    let mut out = String::new();
    for (chunk, at) in image.chunks(CHUNK).zip((0..).step_by(CHUNK)) {
        if let Some(last) = chunk.iter().rposition(|&byte| byte != 0) {
            let text: String = chunk[..=last].iter().map(|&byte| character(byte)).collect();
            out.push_str(&format!("memcpy(M+{at},\"{text}\",{});\n", last + 1));
        }
    }
    out
}

/// A byte in a string literal.
fn character(byte: u8) -> String {
    match byte {
        // A question mark might begin a trigraph.
        b'"' | b'\\' | b'?' => format!("\\{}", char::from(byte)),
        b' '..=b'~' => char::from(byte).to_string(),
        // Always three digits, as a digit may follow.
        _ => format!("\\{byte:03o}"),
    }
}
