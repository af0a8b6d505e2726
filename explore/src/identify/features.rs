//! What a formula may look at: the digits of a number, its root, its divisors; the sum of heaps, their differences.

#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)] // of numbers below 2^40

use super::code::Code;
use std::iter::successors;

/// A function of a position, or a property, with the values 0 and 1. Names and code have the variables `{n}`, or `{a}`,
/// `{b}`, ... for several heaps.
pub struct Feature {
    /// Its name, in English and Chinese; of a property what is behind "n": "is a prime".
    pub name: [String; 2],
    pub code: Code,
    pub is_property: bool,
    /// Whether it is a remainder of the number itself, as a period shows it.
    pub is_remainder: bool,
    /// By how much the numbers are larger of which it is taken.
    pub shift: i64,
    /// The value at a position; none where the function is not defined.
    pub value: Value,
}

type Value = Box<dyn Fn(&[u64]) -> Option<u64>>;

/// The digits of a number, the last one first; none of 0.
fn digits(n: u64, base: u64) -> impl Iterator<Item = u64> {
    successors(Some(n), move |n| Some(n / base)).take_while(|&n| n > 0).map(move |n| n % base)
}

fn zeros(n: u64, base: u64) -> Option<u64> {
    (n > 0).then(|| digits(n, base).take_while(|&digit| digit == 0).count() as u64)
}

/// The square root, rounded down.
pub fn root(n: u64) -> u64 {
    let mut root = (n as f64).sqrt() as u64;
    while root * root > n {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= n {
        root += 1;
    }
    root
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d != 0)
}

fn is_power(n: u64, base: u64) -> bool {
    successors(Some(1), |power| Some(power * base)).find(|&power| power >= n) == Some(n)
}

fn is_fibonacci(n: u64) -> bool {
    successors(Some((0, 1)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a).find(|&a| a >= n)
        == Some(n)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// The number (p + √q) / r: its name, with p, q and r.
pub struct Irrational {
    pub name: String,
    p: i64,
    q: u64,
    r: u64,
}

impl Irrational {
    /// k times the number, rounded down.
    pub fn multiple(&self, k: u64) -> u64 {
        ((self.p * k as i64 + root(self.q * k * k) as i64) / self.r as i64) as u64
    }

    /// Whether n is a multiple, rounded down.
    fn is_multiple(&self, n: u64) -> bool {
        let number = (self.p as f64 + (self.q as f64).sqrt()) / self.r as f64;
        let k = (n as f64 / number) as u64; // or one more
        (k..k + 3).any(|k| self.multiple(k) == n)
    }

    /// The same as code.
    fn code(&self, k: &str) -> Code {
        let (p, q, r) = (self.p, self.q, self.r);
        let sum = |root: &str| match p {
            0 => root.to_string(),
            -1 => format!("{root} - {k}"),
            p if p < 0 => format!("{root} - {} * {k}", -p),
            1 => format!("{k} + {root}"),
            p => format!("{p} * {k} + {root}"),
        };
        let over = |sign: &str| if r == 1 { String::new() } else { format!(" {sign} {r}") };
        Code([
            format!("(({}){})", sum(&format!("(long long)sqrtl({q} * {k} * {k})")), over("/")),
            format!("(({}){})", sum(&format!("int(({q} * {k} * {k})**0.5)")), over("//")),
            format!(
                "(({}){})",
                sum(&format!("(({q} * {k} * {k}) as f64).sqrt() as u64")),
                over("/")
            ),
        ])
    }
}

impl Irrational {
    fn new(p: i64, q: u64, r: u64) -> Self {
        let sum = match p {
            0 => format!("√{q}"),
            p if p < 0 => format!("√{q} - {}", -p),
            p => format!("{p} + √{q}"),
        };
        let name = match (p, r) {
            (_, 1) if p == 0 => sum,
            (0, r) => format!("{sum} / {r}"),
            (_, 1) => format!("({sum})"),
            (_, r) => format!("({sum}) / {r}"),
        };
        Irrational { name, p, q, r }
    }
}

/// The numbers of the game like Wythoff's in which the lost pairs are 0, t, 2t, ... apart: that of the smaller heap, and
/// that of the larger one.
fn golden(t: u64) -> [Irrational; 2] {
    let by = t as i64;
    // Without the factor that all have if t is even.
    let (p, q, r) =
        if t % 2 == 0 { (1 - by / 2, t * t / 4 + 1, 1) } else { (2 - by, t * t + 4, 2) };
    [Irrational::new(p, q, r), Irrational::new(p + by * r as i64, q, r)]
}

/// The numbers whose multiples are looked for.
fn irrationals() -> Vec<Irrational> {
    let others =
        [(-1, 5, 2), (0, 3, 1), (3, 3, 2), (1, 3, 1), (0, 5, 1), (0, 7, 1), (-1, 2, 1), (1, 2, 1)];
    let others = others.iter().map(|&(p, q, r)| Irrational::new(p, q, r));
    (1..=6).flat_map(golden).chain(others).collect()
}

impl Feature {
    fn new(
        english: String,
        chinese: String,
        code: Code,
        value: impl Fn(&[u64]) -> Option<u64> + 'static,
    ) -> Self {
        Feature {
            name: [english, chinese],
            code,
            is_property: false,
            is_remainder: false,
            shift: 0,
            value: Box::new(value),
        }
    }

    /// A property of one number.
    fn property(
        english: String,
        chinese: String,
        code: Code,
        holds: impl Fn(u64) -> bool + 'static,
    ) -> Self {
        let value = move |position: &[u64]| Some(u64::from(holds(position[0])));
        Feature { is_property: true, ..Feature::new(english, chinese, code, value) }
    }

    /// The remainder of its values.
    fn modulo(
        english: &str,
        chinese: &str,
        code: &Code,
        value: impl Fn(&[u64]) -> Option<u64> + 'static,
        m: u64,
    ) -> Self {
        let code = code.map(|text| format!("({text}) % {m}"));
        let value = move |position: &[u64]| value(position).map(|value| value % m);
        Feature::new(
            format!("{english}, modulo {m},"),
            format!("{chinese}模 {m} 的余数"),
            code,
            value,
        )
    }

    /// Of the numbers that are larger by this in place of the numbers themselves.
    pub fn shifted(self, by: i64, variables: &[&str]) -> Self {
        if by == 0 {
            return self;
        }
        let sign = if by > 0 { '+' } else { '-' };
        let mut shifted = Feature { shift: by, ..self };
        for variable in variables {
            let sum = format!("{{{variable}}} {sign} {}", by.abs());
            let place = format!("{{{variable}}}");
            shifted.name = shifted.name.map(|name| name.replace(&place, &format!("({sum})")));
            shifted.code = shifted.code.with(variable, &Code::same(&format!("({sum})")));
        }
        let value = shifted.value;
        shifted.value = Box::new(move |position| {
            let moved: Option<Vec<u64>> =
                position.iter().map(|&n| u64::try_from(n as i64 + by).ok()).collect();
            value(&moved?)
        });
        shifted
    }
}

/// All functions of positions with so many heaps, whose names these are, shifted or not.
pub fn of(variables: &[&str]) -> Vec<Feature> {
    let shifts = if variables.len() == 1 { -2..=2 } else { 0..=1 };
    let mut all: Vec<Feature> = Vec::new();
    for shift in shifts {
        let of_shift = if variables.len() == 1 { of_one() } else { of_several(variables) };
        all.extend(of_shift.into_iter().map(|feature| feature.shifted(shift, variables)));
    }
    if variables.len() == 1 {
        for m in 2..=24 {
            let code = Code::same(&format!("({{n}} % {m})"));
            let [english, chinese] = [format!("{{n}} mod {m}"), format!("{{n}} mod {m}")];
            let remainder = Feature::new(english, chinese, code, move |p| Some(p[0] % m));
            all.push(Feature { is_remainder: true, ..remainder });
        }
    }
    all
}

/// The functions of one number.
fn of_one() -> Vec<Feature> {
    let mut all = Vec::new();
    // With the remainders of a function by these.
    let mut add = |english: &str,
                   chinese: &str,
                   code: Code,
                   value: fn(u64, u64) -> Option<u64>,
                   base: u64,
                   moduli: &[u64]| {
        all.push(Feature::new(english.to_string(), chinese.to_string(), code.clone(), move |p| {
            value(p[0], base)
        }));
        for &m in moduli {
            all.push(Feature::modulo(english, chinese, &code, move |p| value(p[0], base), m));
        }
    };
    let function = |name: &str, base: u64| Code::function(name, [base, 0]);
    add(
        "the number of binary ones of {n}",
        "{n} 的二进制中 1 的个数",
        function("ones", 0),
        |n, _| Some(u64::from(n.count_ones())),
        0,
        &[2, 3, 4],
    );
    add(
        "the lowest binary one of {n}",
        "{n} 的 lowbit",
        function("lowest bit", 0),
        |n, _| (n > 0).then(|| 1 << n.trailing_zeros()),
        0,
        &[],
    );
    add(
        "{n} xor ⌊{n} / 2⌋",
        "{n} xor ⌊{n} / 2⌋",
        function("gray", 0),
        |n, _| Some(n ^ n >> 1),
        0,
        &[],
    );
    add(
        "the odious number with the index {n} (from 0)",
        "第 {n} 个 odious 数（从 0 数起）",
        function("odious", 0),
        |n, _| Some(2 * n + u64::from(n.count_ones() % 2 == 0)),
        0,
        &[],
    );
    add(
        "the evil number with the index {n} (from 0)",
        "第 {n} 个 evil 数（从 0 数起）",
        function("evil", 0),
        |n, _| Some(2 * n + u64::from(n.count_ones() % 2)),
        0,
        &[],
    );
    add("⌊√{n}⌋", "⌊√{n}⌋", function("root", 0), |n, _| Some(root(n)), 0, &[2, 3]);
    let rounded = Code::same("(({r} + 1) / 2)")
        .with("r", &function("root", 0).with("n", &Code::same("4 * {n}")));
    add(
        "√{n} rounded to a whole number",
        "√{n} 四舍五入",
        rounded,
        |n, _| Some((root(4 * n) + 1) / 2),
        0,
        &[2],
    );
    add(
        "the largest k with k (k + 1) / 2 <= {n}",
        "满足 k (k + 1) / 2 ≤ {n} 的最大 k",
        function("triangular root", 0),
        |n, _| Some((root(8 * n + 1) - 1) / 2),
        0,
        &[2],
    );
    for base in [4, 8] {
        let code = Code([
            "({n} % B == B - 1 ? {n} + 1 : {n} > 0 && {n} % B == 0 ? {n} - 1 : {n})".into(),
            "({n} + 1 if {n} % B == B - 1 else {n} - 1 if {n} > 0 and {n} % B == 0 else {n})".into(),
            "(if {n} % B == B - 1 { {n} + 1 } else if {n} > 0 && {n} % B == 0 { {n} - 1 } else { {n} })".into(),
        ]);
        let last = (base - 1).to_string();
        let code = code.map(|text| text.replace("B - 1", &last).replace('B', &base.to_string()));
        let value = move |p: &[u64]| match p[0] {
            n if n > 0 && n % base == 0 => Some(n - 1),
            n if n % base == base - 1 => Some(n + 1),
            n => Some(n),
        };
        let english = format!("{{n}} with {base}k and {base}k - 1 exchanged");
        all.push(Feature::new(
            english,
            format!("将 {base}k 与 {base}k − 1 互换后的 {{n}}"),
            code,
            value,
        ));
    }
    let mut add = |english: String,
                   chinese: String,
                   code: Code,
                   value: fn(u64, u64) -> Option<u64>,
                   base: u64,
                   moduli: &[u64]| {
        all.push(Feature::new(english.clone(), chinese.clone(), code.clone(), move |p| {
            value(p[0], base)
        }));
        for &m in moduli {
            all.push(Feature::modulo(&english, &chinese, &code, move |p| value(p[0], base), m));
        }
    };
    for base in 2..=10 {
        let moduli: Vec<u64> =
            [2, 3].iter().copied().filter(|m| base > 2 && (base - 1) % m != 0).collect();
        add(
            format!("the number of zeros at the end of {{n}} in base {base}"),
            format!("{{n}} 的 {base} 进制末尾 0 的个数"),
            function("zeros", base),
            zeros,
            base,
            &[2, 3],
        );
        add(
            format!("the number of digits of {{n}} in base {base}"),
            format!("{{n}} 的 {base} 进制位数"),
            function("digits", base),
            |n, base| Some(digits(n, base).count() as u64),
            base,
            &[2, 3],
        );
        if base > 2 {
            add(
                format!("the sum of the digits of {{n}} in base {base}"),
                format!("{{n}} 的 {base} 进制数位和"),
                function("digit sum", base),
                |n, base| Some(digits(n, base).sum()),
                base,
                &moduli,
            );
            add(
                format!("the last digit of {{n}} in base {base} that is not 0"),
                format!("{{n}} 的 {base} 进制中最后一个非 0 数字"),
                function("last digit", base),
                |n, base| digits(n, base).find(|&digit| digit > 0),
                base,
                &[],
            );
            add(
                format!("the first digit of {{n}} in base {base}"),
                format!("{{n}} 的 {base} 进制首位数字"),
                function("first digit", base),
                |n, base| digits(n, base).last(),
                base,
                &[],
            );
        }
    }
    all.extend(properties());
    all.extend(places());
    for number in irrationals() {
        let code = number.code("{n}");
        let [english, chinese] = ["", ""].map(|_| format!("⌊{{n}} · {}⌋", number.name));
        all.push(Feature::new(english, chinese, code, move |p| Some(number.multiple(p[0]))));
    }
    all
}

/// Where digits stand in a number, and what is left of it without its factors 2.
fn places() -> Vec<Feature> {
    let mut all = Vec::new();
    for base in 3..=10 {
        for digit in 1..base {
            let place = move |p: &[u64]| {
                let place = digits(p[0], base).position(|other| other == digit);
                Some(place.map_or(0, |place| place as u64 + 1))
            };
            all.push(Feature::new(
                format!("the place of the last {digit} in {{n}} in base {base} (1 at the end, 0 for none)"),
                format!("{{n}} 的 {base} 进制中最后一个 {digit} 的位置（末位为 1，没有则为 0）"),
                Code::function("place of digit", [base, digit]),
                place,
            ));
        }
    }
    let odd_part = |p: &[u64]| (p[0] > 0).then(|| p[0] >> p[0].trailing_zeros());
    let code = Code::function("odd part", [0, 0]);
    all.push(Feature::new(
        "the odd part of {n}".into(),
        "{n} 的最大奇因子".into(),
        code.clone(),
        odd_part,
    ));
    for m in [4, 8] {
        all.push(Feature::modulo("the odd part of {n}", "{n} 的最大奇因子", &code, odd_part, m));
    }
    all
}

/// The properties of one number.
fn properties() -> Vec<Feature> {
    let function = |name: &str, base: u64, digit: u64| Code::function(name, [base, digit]);
    let square = function("root", 0, 0).map(|root| format!("({root}) * ({root}) == {{n}}"));
    let triangular = function("root", 0, 0).map(|text| {
        let root = text.replace("{n}", "(8 * {n} + 1)");
        format!("({root}) * ({root}) == 8 * {{n}} + 1")
    });
    let mut all = vec![
        Feature::property("is a square".into(), "是平方数".into(), square, |n| {
            root(n) * root(n) == n
        }),
        Feature::property(
            "is a triangular number".into(),
            "是三角形数".into(),
            triangular,
            |n| root(8 * n + 1).pow(2) == 8 * n + 1,
        ),
        Feature::property(
            "is a prime".into(),
            "是质数".into(),
            function("is prime", 0, 0),
            is_prime,
        ),
        Feature::property(
            "is a Fibonacci number".into(),
            "是斐波那契数".into(),
            function("is fibonacci", 0, 0),
            is_fibonacci,
        ),
    ];
    for base in 2..=10 {
        all.push(Feature::property(
            format!("is a power of {base}"),
            format!("是 {base} 的幂"),
            function("is power", base, 0),
            move |n| n > 0 && is_power(n, base),
        ));
        for digit in (0..base).filter(|_| base > 2) {
            all.push(Feature::property(
                format!("has no digit {digit} in base {base}"),
                format!("的 {base} 进制中没有数字 {digit}"),
                function("has digit", base, digit).not(),
                move |n| digits(n, base).all(|other| other != digit),
            ));
        }
    }
    for number in irrationals() {
        let [k, n] = ["k", "{n}"];
        let [cpp, python, rust] = number.code(k).0;
        let code = Code([
            format!("[](long long m) {{ for (long long k = 0;; k++) if ({cpp} >= m) return {cpp} == m; }}({n})"),
            format!("any({python} == {n} for k in range({n} + 2))"),
            format!("(0..={n} + 1).any(|k| {rust} == {n})"),
        ]);
        let name = format!("⌊k · {}⌋", number.name);
        all.push(Feature::property(
            format!("is {name} for some k >= 0"),
            format!("等于某个 {name}（k ≥ 0）"),
            code,
            move |n| number.is_multiple(n),
        ));
    }
    all
}

/// The functions of several numbers, of which `variables` are the names.
fn of_several(variables: &[&str]) -> Vec<Feature> {
    let mut all = Vec::new();
    let joined = |with: &str, of: &dyn Fn(&str) -> String| {
        variables.iter().map(|name| of(&format!("{{{name}}}"))).collect::<Vec<_>>().join(with)
    };
    let mut add = |name: String, value: Value| {
        let code = Code::same(&format!("({name})").replace("xor", "^"));
        all.push(Feature {
            name: [name.clone(), name],
            code,
            is_property: false,
            is_remainder: false,
            shift: 0,
            value,
        });
    };
    add(
        joined(" xor ", &|x| x.to_string()),
        Box::new(|p| Some(p.iter().fold(0, |sum, n| sum ^ n))),
    );
    add(joined(" + ", &|x| x.to_string()), Box::new(|p| Some(p.iter().sum())));
    for m in 2..=12 {
        add(
            joined(" xor ", &|x| format!("({x} % {m})")),
            Box::new(move |p| Some(p.iter().fold(0, |sum, n| sum ^ n % m))),
        );
        add(
            joined(" xor ", &|x| format!("({x} / {m})")),
            Box::new(move |p| Some(p.iter().fold(0, |sum, n| sum ^ n / m))),
        );
        add(
            format!("({}) % {m}", joined(" + ", &|x| x.to_string())),
            Box::new(move |p| Some(p.iter().sum::<u64>() % m)),
        );
        add(
            format!("({}) % {m}", joined(" xor ", &|x| x.to_string())),
            Box::new(move |p| Some(p.iter().fold(0, |sum, n| sum ^ n) % m)),
        );
    }
    for m in 2..=6_u64 {
        // The remainders of all, as the digits of one number.
        let digits = (0..)
            .zip(variables)
            .map(|(i, name)| format!("{{{name}}} % {m} * {}", m.pow(i)))
            .collect::<Vec<_>>()
            .join(" + ");
        add(digits, Box::new(move |p| Some((0..).zip(p).map(|(i, n)| n % m * m.pow(i)).sum())));
    }
    if variables.len() == 2 {
        all.extend(of_two());
    }
    all
}

fn of_two() -> Vec<Feature> {
    let mut all = Vec::new();
    let mut add = |[english, chinese]: [&str; 2],
                   code: Code,
                   value: fn(u64, u64) -> Option<u64>,
                   moduli: &[u64]| {
        let of = move |p: &[u64]| value(p[0], p[1]);
        all.push(Feature::new(english.into(), chinese.into(), code.clone(), of));
        all.extend(moduli.iter().map(|&m| Feature::modulo(english, chinese, &code, of, m)));
    };
    let call = |cpp: &str, python: &str, rust: &str| {
        Code([cpp.to_string(), python.to_string(), rust.to_string()])
    };
    let least = call("std::min({a}, {b})", "min({a}, {b})", "u64::min({a}, {b})");
    let most = call("std::max({a}, {b})", "max({a}, {b})", "u64::max({a}, {b})");
    let distance = call(
        "std::abs((long long){a} - (long long){b})",
        "abs({a} - {b})",
        "u64::abs_diff({a}, {b})",
    );
    let common = call(
        "std::gcd({a}, {b})",
        "next(d for d in range({a} + {b}, 0, -1) if {a} % d == {b} % d == 0)",
        "(1..={a} + {b}).rev().find(|d| {a} % d == 0 && {b} % d == 0).unwrap()",
    );
    add(["min({a}, {b})", "min({a}, {b})"], least.clone(), |a, b| Some(a.min(b)), &[2, 3, 4, 5]);
    add(["max({a}, {b})", "max({a}, {b})"], most.clone(), |a, b| Some(a.max(b)), &[2, 3, 4, 5]);
    add(
        ["|{a} - {b}|", "|{a} − {b}|"],
        distance.clone(),
        |a, b| Some(a.max(b) - a.min(b)),
        &[2, 3, 4, 5, 6, 7, 8],
    );
    add(
        ["gcd({a}, {b})", "gcd({a}, {b})"],
        common.clone(),
        |a, b| (a + b > 0).then(|| gcd(a, b)),
        &[2, 3],
    );
    add(
        ["{a} * {b}", "{a} * {b}"],
        Code::same("({a} * {b})"),
        |a, b| Some(a * b),
        &[2, 3, 4, 5, 6],
    );
    add(["{a} & {b}", "{a} & {b}"], Code::same("({a} & {b})"), |a, b| Some(a & b), &[]);
    add(["{a} | {b}", "{a} | {b}"], Code::same("({a} | {b})"), |a, b| Some(a | b), &[2]);
    let ratio = |sign: &str, [most, least]: [&str; 2]| format!("{most} {sign} {least}");
    let quotient =
        Code([0, 1, 2].map(|i| ratio(if i == 1 { "//" } else { "/" }, [&most.0[i], &least.0[i]])));
    add(
        ["⌊max({a}, {b}) / min({a}, {b})⌋", "⌊max({a}, {b}) / min({a}, {b})⌋"],
        quotient.map(|text| format!("({text})")),
        |a, b| a.max(b).checked_div(a.min(b)),
        &[2],
    );
    let zeros = Code::function("zeros", [2, 0]);
    add(
        [
            "the number of binary zeros at the end of gcd({a}, {b})",
            "gcd({a}, {b}) 的二进制末尾 0 的个数",
        ],
        zeros.with("n", &common.map(|text| format!("({text})"))),
        |a, b| zeros_of(gcd(a, b)),
        &[2, 3],
    );
    for are_different in [false, true] {
        let [number, _] = golden(1);
        let and = if are_different { "{a} != {b} && " } else { "" };
        let code = Code::same(&format!("{and}{{most}} <= {{multiple}}")).with("most", &most);
        let code = code.with("multiple", &number.code("{least}")).with("least", &least);
        let [english, chinese] = if are_different {
            ["different, and ", "不相等，且"]
        } else {
            ["such that ", "中"]
        };
        let name = [
            format!("are {english}the larger is at most {} times the smaller", number.name),
            format!("{chinese}较大者不超过较小者的 {} 倍", number.name),
        ];
        let value = move |p: &[u64]| {
            let is_in = p[0].max(p[1]) <= number.multiple(p[0].min(p[1]));
            Some(u64::from(is_in && (p[0] != p[1] || !are_different)))
        };
        let [first, second] = name;
        all.push(Feature { is_property: true, ..Feature::new(first, second, code, value) });
    }
    for t in 1..=6 {
        let [number, _] = golden(t);
        let (distance, least) = (distance.clone(), least.clone());
        let times = match t {
            1 => distance.clone(),
            t => Code::same(&format!("({{d}} / {t})")).with("d", &distance),
        };
        let is_pair = Code::same("{least} == {k}").with("least", &least);
        let is_pair = is_pair.with("k", &number.code("{k}").with("k", &times));
        let code = match t {
            1 => is_pair,
            t => Code::same(&format!("{{d}} % {t} == 0 && {{pair}}"))
                .with("d", &distance)
                .with("pair", &is_pair),
        };
        let gap = if t == 1 { "k".to_string() } else { format!("{t}k") };
        let pair = format!("⌊k · {}⌋ and {gap} more", number.name);
        let in_chinese = format!("⌊k · {0}⌋ 与 ⌊k · {0}⌋ + {gap}", number.name);
        all.push(Feature {
            name: [
                format!("are {pair}, in either order, for some k >= 0"),
                format!("（不计顺序）为 {in_chinese}（k ≥ 0）"),
            ],
            code,
            is_property: true,
            is_remainder: false,
            shift: 0,
            value: Box::new(move |p| {
                let (least, gap) = (p[0].min(p[1]), p[0].max(p[1]) - p[0].min(p[1]));
                Some(u64::from(gap % t == 0 && number.multiple(gap / t) == least))
            }),
        });
    }
    all
}

fn zeros_of(n: u64) -> Option<u64> {
    zeros(n, 2)
}
