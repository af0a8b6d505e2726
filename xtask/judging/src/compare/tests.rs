use super::*;

#[test]
fn the_first_difference_is_shown() {
    for (expected, found, message) in [
        ("1\n2\n", "1\n2\n", ""),
        ("a\nb\nc\n", "a\nx\ny\n", "line 2\nexpected: \"b\"\n   found: \"x\""),
        ("a\nb", "a", "line 2\nexpected: \"b\"\n   found: the end"),
        ("a\n", "a\nb\n", "line 2\nexpected: \"\"\n   found: \"b\""),
        (
            "1 2\n",
            "1 2 \n",
            "line 1\nexpected: \"1 2\"\n   found: \"1 2 \"\nonly white space differs",
        ),
        ("1\n", "1", "line 2\nexpected: \"\"\n   found: the end\nonly white space differs"),
        ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
    ] {
        let found = compare(expected.as_bytes(), found.as_bytes()).err();
        assert_eq!(found.map(String::from).unwrap_or_default(), message);
    }
}

#[test]
fn white_space_is_forgiven() {
    for (expected, found, message) in [
        ("1\n2\n", "1\n2\n", ""),
        ("1 2\n3\n", "\n1\t2 \r\n\r\n 3", ""),
        ("1\n2 3\n", "1 2\n4\n", "line 2\nexpected: \"3\"\n   found: \"4\""),
        ("WL\n", "W L\n", "line 1\nexpected: \"WL\"\n   found: \"W\""),
        ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
        ("1\n2\n", "1\n", "line 2\nexpected: \"2\"\n   found: the end"),
        ("1\n", "1\n\n2\n", "line 3\nexpected: the end\n   found: \"2\""),
    ] {
        let found = compare_words(expected.as_bytes(), found.as_bytes()).err();
        assert_eq!(found.map(String::from).unwrap_or_default(), message);
    }
}
