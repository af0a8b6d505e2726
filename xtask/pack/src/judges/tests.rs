use super::*;

#[test]
fn ids_and_addresses_follow_from_the_number() {
    const ATCODER: &str = "https://atcoder.jp/contests";
    for (name, id, expected) in [
        ("HDU 1846", "hdu1846", "https://acm.hdu.edu.cn/showproblem.php?pid=1846"),
        ("Luogu P2148", "luogu2148", "https://www.luogu.com.cn/problem/P2148"),
        ("AtCoder ABC 255 G", "abc255g", &format!("{ATCODER}/abc255/tasks/abc255_g")),
        ("AtCoder ARC 091 F", "arc091f", &format!("{ATCODER}/arc091/tasks/arc091_d")),
        ("AtCoder ARC 104 F", "arc104f", &format!("{ATCODER}/arc104/tasks/arc104_f")),
        ("AtCoder DP K", "dpk", &format!("{ATCODER}/dp/tasks/dp_k")),
        ("Codeforces 15C", "cf15c", "https://codeforces.com/problemset/problem/15/C"),
        ("AcWing 236", "acwing236", ""),
    ] {
        let (judge, number) = judge(name).unwrap();
        assert_eq!(judge.id(number), id);
        assert_eq!(address(name).unwrap().unwrap_or_default(), expected);
    }
    let url = "https://www.hackerrank.com/contests/a/challenges/tower-breakers-3";
    check_url("HackerRank tower-breakers-3", url).unwrap();
    check_url("A book", "https://example.org").unwrap();
    for url in
        [url.replace("-3", "-4"), url.replace(".com", ".org"), url.replace("challenges", "x")]
    {
        let found = check_url("HackerRank tower-breakers-3", &url).unwrap_err().to_string();
        assert!(
            found.starts_with("HackerRank tower-breakers-3: expected a url such as https://www.hackerrank.com/{own}challenges/"),
            "{found}"
        );
    }
    let begun = begun_address("AcWing 235").unwrap();
    assert_eq!(begun, "https://www.acwing.com/problem/content/TODO/");
    for (name, message) in [
        ("Codeforces 15", "15: expected a number for https://codeforces.com/"),
        (
            "Codeforce 15C",
            "Codeforce 15C: expected a judge and a number, such as `HDU 1846`. Known are HDU, ",
        ),
        ("HDU", "HDU: expected a judge and a number"),
    ] {
        let found = format!("{:#}", address(name).unwrap_err());
        assert!(found.starts_with(message), "{found}");
    }
}
