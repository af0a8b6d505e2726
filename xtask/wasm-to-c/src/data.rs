//! The first contents of the memory: data segments as C strings.

use crate::error::{unsupported, Error};
use crate::lines::COLUMNS;
use crate::module::Module;

/// The longest string of a data segment; C promises to take 509 characters.
const MAX_STRING: usize = 400;

/// So many zero bytes in a row are worth a new string.
const ZEROS: usize = 16;

/// The statements that fill the memory.
pub fn statements(module: &Module) -> Result<String, Error> {
    let mut segments = module.data.clone();
    segments.retain(|(_, bytes)| !bytes.is_empty());
    segments.sort_unstable_by_key(|(at, _)| *at);
    let mut out = String::new();
    let mut end = 0;
    for (at, bytes) in segments {
        let start = at as usize;
        // The later of them would win, also with its zeros, which are left out here.
        if start < end {
            return Err(unsupported("overlapping data segments"));
        }
        end = start + bytes.len();
        for (offset, piece) in pieces(bytes) {
            let text = c_string(piece);
            out.push_str(&format!(" memcpy(M+{},{text},{});\n", start + offset, piece.len()));
        }
    }
    Ok(out)
}

/// What is not zero of a segment, with the offsets.
fn pieces(bytes: &[u8]) -> Vec<(usize, &[u8])> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == 0 {
            at += 1;
            continue;
        }
        let rest = &bytes[at..bytes.len().min(at + MAX_STRING)];
        let stop = rest.windows(ZEROS).position(|window| window.iter().all(|&byte| byte == 0));
        let piece = &rest[..stop.unwrap_or(rest.len())];
        let zeros = piece.iter().rev().take_while(|&&byte| byte == 0).count();
        pieces.push((at, &piece[..piece.len() - zeros]));
        at += piece.len();
    }
    pieces
}

/// A string literal, on several lines if it is long.
fn c_string(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    let mut column = 24;
    for (at, &byte) in bytes.iter().enumerate() {
        let before = out.len();
        match byte {
            b'\n' => out.push_str("\\n"),
            // A question mark might begin a trigraph.
            b'"' | b'\\' | b'?' => {
                out.push('\\');
                out.push(char::from(byte));
            }
            b' '..=b'~' => out.push(char::from(byte)),
            // A digit that follows must not become part of the number.
            _ if bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => {
                out.push_str(&format!("\\{byte:03o}"));
            }
            _ => out.push_str(&format!("\\{byte:o}")),
        }
        column += out.len() - before;
        if column >= COLUMNS && at + 1 < bytes.len() {
            out.push_str("\"\n  \"");
            column = 3;
        }
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_zeros_are_left_out() {
        let mut bytes = vec![0, b'a', 0, b'b'];
        bytes.extend([0; ZEROS]);
        bytes.extend(b"c\0");
        assert_eq!(pieces(&bytes), [(1, &b"a\0b"[..]), (4 + ZEROS, b"c")]);
        assert_eq!(pieces(&[0; 100]), []);
    }

    #[test]
    fn long_data_is_cut_into_strings_that_c_takes() {
        let bytes = [b'x'; 2 * MAX_STRING + 1];
        let lengths: Vec<usize> = pieces(&bytes).iter().map(|piece| piece.1.len()).collect();
        assert_eq!(lengths, [MAX_STRING, MAX_STRING, 1]);
    }

    #[test]
    fn a_string_is_read_back_as_it_was() {
        assert_eq!(c_string(b"a\"\\?\n"), r#""a\"\\\?\n""#);
        // Two digits would belong to the number.
        assert_eq!(c_string(&[0, b'1', 200, b'x']), r#""\0001\310x""#);
    }
}
