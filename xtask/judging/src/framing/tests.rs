use super::*;

#[test]
fn cases_are_framed() {
    let cases = ["7 8\n", "9 9\n"];
    assert_eq!(framed(Framing::Counted, &cases), "2\n7 8\n9 9\n");
    assert_eq!(framed(Framing::ToEnd, &cases), "7 8\n9 9\n");
    assert_eq!(framed(Framing::Zeros(2), &cases), "7 8\n9 9\n0 0\n");
}

#[test]
fn cases_are_repeated() {
    for framing in [Framing::Counted, Framing::ToEnd, Framing::Zeros(1)] {
        let input = framed(framing, &["7 8\n", "9 9\n"]);
        let expected = framed(framing, &["7 8\n", "9 9\n", "7 8\n", "9 9\n"]);
        assert_eq!(repeated(framing, &input, 2).unwrap(), expected);
    }
    assert!(repeated(Framing::Zeros(1), "7 8\n", 2).is_none());
}
