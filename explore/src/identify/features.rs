//! What a formula may look at: the digits of a number, its root, its divisors; the sum of heaps, their differences.

use super::code::Code;
use crate::request::joined;
use common::nim::nim_sum;
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

/// The functions of a number n: their key, their name in English and Chinese, where B stands for a base and D for a digit,
/// the bases, and by which numbers a remainder of the value is taken, or `is` for a property; and as code, see [`Code`].
const OF_ONE: &str = include_str!("functions.txt");

/// The functions of two numbers a and b: their key, their name in both languages, and the remainders.
const OF_TWO: &str = include_str!("functions-of-two.txt");

/// The value for n, a base and a digit.
type OfOne = fn(u64, u64, u64) -> Option<u64>;

/// The function with this key.
fn of_one(key: &str) -> OfOne {
    match key {
        "ones" => |n, _, _| Some(u64::from(n.count_ones())),
        "lowest bit" => |n, _, _| (n > 0).then(|| 1 << n.trailing_zeros()),
        "odd part" => |n, _, _| (n > 0).then(|| n >> n.trailing_zeros()),
        "gray" => |n, _, _| Some(n ^ n >> 1),
        "odious" => |n, _, _| Some(2 * n + u64::from(n.count_ones() % 2 == 0)),
        "evil" => |n, _, _| Some(2 * n + u64::from(n.count_ones() % 2)),
        "root" => |n, _, _| Some(root(n)),
        "rounded root" => |n, _, _| Some((root(4 * n) + 1) / 2),
        "triangular root" => |n, _, _| Some((root(8 * n + 1) - 1) / 2),
        "swapped" => |n, base, _| match n % base {
            0 if n > 0 => Some(n - 1),
            last if last == base - 1 => Some(n + 1),
            _ => Some(n),
        },
        "zeros" => |n, base, _| (n > 0).then(|| place(n, base, |digit| digit > 0)),
        "digits" => |n, base, _| Some(digits(n, base).count() as u64),
        "digit sum" => |n, base, _| Some(digits(n, base).sum()),
        "last digit" => |n, base, _| digits(n, base).find(|&digit| digit > 0),
        "first digit" => |n, base, _| digits(n, base).last(),
        "place of digit" => |n, base, digit| match place(n, base, |other| other == digit) {
            place if digits(n, base).count() as u64 == place => Some(0),
            place => Some(place + 1),
        },
        "no digit" => |n, base, digit| holds(digits(n, base).all(|other| other != digit)),
        "power" => |n, base, _| {
            holds(successors(Some(1), |n| Some(n * base)).find(|&power| power >= n) == Some(n))
        },
        "square" => |n, _, _| holds(root(n).pow(2) == n),
        "triangular" => |n, _, _| holds(root(8 * n + 1).pow(2) == 8 * n + 1),
        "prime" => |n, _, _| holds(n > 1 && (2..=root(n)).all(|d| n % d != 0)),
        "fibonacci" => |n, _, _| {
            let mut all = successors(Some((0, 1)), |&(a, b)| Some((b, a + b)));
            holds(all.find(|&(a, _)| a >= n).map(|(a, _)| a) == Some(n))
        },
        _ => unreachable!("no function {key}"),
    }
}

/// The function of two numbers with this key.
fn of_two(key: &str) -> fn(u64, u64) -> Option<u64> {
    match key {
        "min" => |a, b| Some(a.min(b)),
        "max" => |a, b| Some(a.max(b)),
        "distance" => |a, b| Some(a.max(b) - a.min(b)),
        "gcd" => |a, b| (a + b > 0).then(|| gcd(a, b)),
        "product" => |a, b| Some(a * b),
        "and" => |a, b| Some(a & b),
        "or" => |a, b| Some(a | b),
        "quotient" => |a, b| a.max(b).checked_div(a.min(b)),
        "common zeros" => |a, b| (a + b > 0).then(|| u64::from((a | b).trailing_zeros())),
        _ => unreachable!("no function {key}"),
    }
}

/// A property as a value.
#[allow(clippy::unnecessary_wraps)] // as the functions have it
fn holds(property: bool) -> Option<u64> {
    Some(u64::from(property))
}

/// The digits of a number, the last one first; none of 0.
fn digits(n: u64, base: u64) -> impl Iterator<Item = u64> {
    successors(Some(n), move |n| Some(n / base)).take_while(|&n| n > 0).map(move |n| n % base)
}

/// How many digits are behind the last one that is looked for; or of all, if there is none.
fn place(n: u64, base: u64, is_it: impl Fn(u64) -> bool) -> u64 {
    digits(n, base).take_while(|&digit| !is_it(digit)).count() as u64
}

/// The square root, rounded down, of a number below 2^52.
fn root(n: u64) -> u64 {
    (n as f64).sqrt() as u64
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

    fn new(p: i64, q: u64, r: u64) -> Self {
        let sum = match p {
            0 => format!("√{q}"),
            p if p < 0 => format!("√{q} - {}", -p),
            p => format!("{p} + √{q}"),
        };
        let sum = if p == 0 { sum } else { format!("({sum})") };
        let name = if r == 1 { sum } else { format!("{sum} / {r}") };
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
    fn new(name: [String; 2], code: Code, value: impl Fn(&[u64]) -> Option<u64> + 'static) -> Self {
        let value = Box::new(value);
        Feature { name, code, is_property: false, is_remainder: false, shift: 0, value }
    }

    fn property(name: [String; 2], code: Code, holds: impl Fn(&[u64]) -> bool + 'static) -> Self {
        let value = move |position: &[u64]| Some(u64::from(holds(position)));
        Feature { is_property: true, ..Feature::new(name, code, value) }
    }

    /// A function, or a property, and its remainders by these numbers.
    fn with_remainders(
        name: &[String; 2],
        code: &Code,
        value: impl Fn(&[u64]) -> Option<u64> + Copy + 'static,
        is_property: bool,
        moduli: impl IntoIterator<Item = u64>,
    ) -> Vec<Self> {
        let itself = Feature::new(name.clone(), code.clone(), value);
        let mut all = vec![Feature { is_property, ..itself }];
        for m in moduli {
            let [english, chinese] = name;
            let name = [format!("{english}, modulo {m},"), format!("{chinese}模 {m} 的余数")];
            let code = code.map(|text| format!("({text}) % {m}"));
            all.push(Feature::new(name, code, move |p| value(p).map(|value| value % m)));
        }
        all
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
        let of_shift = if variables.len() == 1 { all_of_one() } else { of_several(variables) };
        all.extend(of_shift.into_iter().map(|feature| feature.shifted(shift, variables)));
    }
    if variables.len() == 1 {
        for m in 2..=24 {
            let code = Code::same(&format!("({{n}} % {m})"));
            let name = [format!("{{n}} mod {m}"), format!("{{n}} mod {m}")];
            let remainder = Feature::new(name, code, move |p| Some(p[0] % m));
            all.push(Feature { is_remainder: true, ..remainder });
        }
    }
    all
}

/// A table's lines: the parts of a head, and the three lines of code below it.
fn entries(table: &'static str) -> impl Iterator<Item = (Vec<&'static str>, [&'static str; 3])> {
    let lines: Vec<&str> = table.lines().collect();
    let entry =
        |four: &[&'static str]| (four[0].split(" | ").collect(), [four[1], four[2], four[3]]);
    lines.chunks(4).map(entry).collect::<Vec<_>>().into_iter()
}

/// The numbers of a list with blanks between them; none of a dash or a word.
fn numbers(list: &str) -> Vec<u64> {
    list.split(' ').flat_map(str::parse).collect()
}

/// The functions of one number.
fn all_of_one() -> Vec<Feature> {
    let mut all = Vec::new();
    for (head, code) in entries(OF_ONE) {
        let [key, english, chinese, bases, moduli] =
            <[&str; 5]>::try_from(head).expect("five parts");
        let function = of_one(key);
        let (is_property, moduli) = (moduli == "is", numbers(moduli));
        let bases: Vec<u64> = bases.split(' ').map(|base| base.parse().unwrap_or(0)).collect();
        for base in bases {
            let first = u64::from(key == "place of digit"); // zeros at the end have a function of their own
            let digits = if english.contains('D') { first..base } else { 0..1 };
            for digit in digits {
                let filled = |text: &str| {
                    let limit = if base > 1 { (63.0 / (base as f64).log2()) as u64 } else { 0 };
                    let text = text.replace("$L", &limit.to_string());
                    text.replace('B', &base.to_string()).replace('D', &digit.to_string())
                };
                let name = [filled(english), filled(chinese)];
                let value = move |position: &[u64]| function(position[0], base, digit);
                // The sum of digits in base B has the remainder of n by what divides B - 1.
                let is_of_n = |modulus: &u64| key == "digit sum" && (base - 1) % modulus == 0;
                let moduli = moduli.iter().copied().filter(|modulus| !is_of_n(modulus));
                let code = Code(code.map(filled));
                all.extend(Feature::with_remainders(&name, &code, value, is_property, moduli));
            }
        }
    }
    for number in irrationals() {
        let name = format!("⌊{{n}} · {}⌋", number.name);
        let code = number.code("{n}");
        all.push(Feature::new([name.clone(), name], code, move |p| Some(number.multiple(p[0]))));
    }
    for number in irrationals() {
        let [cpp, python, rust] = number.code("k").0;
        let code = Code([
            format!("[](long long m) {{ for (long long k = 0;; k++) if ({cpp} >= m) return {cpp} == m; }}({{n}})"),
            format!("any({python} == {{n}} for k in range({{n}} + 2))"),
            format!("(0..={{n}} + 1).any(|k| {rust} == {{n}})"),
        ]);
        let name = format!("⌊k · {}⌋", number.name);
        let name = [format!("is {name} for some k >= 0"), format!("等于某个 {name}（k ≥ 0）")];
        all.push(Feature::property(name, code, move |p| number.is_multiple(p[0])));
    }
    all
}

/// The functions of several numbers, of which `variables` are the names.
fn of_several(variables: &[&str]) -> Vec<Feature> {
    // Of each heap x, with what stands between them.
    let each = |of: &str, between: &str| {
        joined(variables.iter().map(|name| of.replace('x', &format!("{{{name}}}"))), between)
    };
    let mut found: Vec<(String, Value)> = vec![
        (each("x", " xor "), Box::new(|p| Some(nim_sum(p.iter().copied())))),
        (each("x", " + "), Box::new(|p| Some(p.iter().sum()))),
    ];
    for m in 2..=12 {
        let [sum, xor] = [" + ", " xor "].map(|between| format!("({}) % {m}", each("x", between)));
        let remainders = each(&format!("(x % {m})"), " xor ");
        let quotients = each(&format!("(x / {m})"), " xor ");
        found.push((remainders, Box::new(move |p| Some(nim_sum(p.iter().map(|n| n % m))))));
        found.push((quotients, Box::new(move |p| Some(nim_sum(p.iter().map(|n| n / m))))));
        found.push((sum, Box::new(move |p| Some(p.iter().sum::<u64>() % m))));
        found.push((xor, Box::new(move |p| Some(nim_sum(p.iter().copied()) % m))));
    }
    for m in 2..=6_u64 {
        // The remainders of all, as the digits of one number.
        let digit = |(i, name): (u32, &&str)| format!("{{{name}}} % {m} * {}", m.pow(i));
        let digits = joined((0..).zip(variables).map(digit), " + ");
        let number = move |p: &[u64]| Some((0..).zip(p).map(|(i, n)| n % m * m.pow(i)).sum());
        found.push((digits, Box::new(number)));
    }
    let feature = |(name, value): (String, Value)| {
        let code = Code::same(&format!("({name})").replace("xor", "^"));
        Feature::new([name.clone(), name], code, value)
    };
    let mut all: Vec<Feature> = found.into_iter().map(feature).collect();
    if variables.len() == 2 {
        all.extend(all_of_two());
    }
    all
}

/// The functions of two numbers.
fn all_of_two() -> Vec<Feature> {
    let mut all = Vec::new();
    let mut codes = Vec::new();
    for (head, code) in entries(OF_TWO) {
        // The name may have a |.
        let (key, moduli) = (head[0], head[head.len() - 1]);
        let name = head[1..head.len() - 1].join(" | ");
        let function = of_two(key);
        let code = Code(code.map(str::to_string));
        let value = move |position: &[u64]| function(position[0], position[1]);
        all.extend(Feature::with_remainders(
            &[name.clone(), name],
            &code,
            value,
            false,
            numbers(moduli),
        ));
        codes.push(code);
    }
    let [least, most, distance] = [&codes[0], &codes[1], &codes[2]];
    for are_different in [false, true] {
        let [number, _] = golden(1);
        let and = if are_different { "{a} != {b} && " } else { "" };
        let code = Code::same(&format!("{and}{{most}} <= {{multiple}}")).with("most", most);
        let code = code.with("multiple", &number.code("{least}")).with("least", least);
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
            is_in && (p[0] != p[1] || !are_different)
        };
        all.push(Feature::property(name, code, value));
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
        let name = [
            format!("are {pair}, in either order, for some k >= 0"),
            format!("（不计顺序）为 {in_chinese}（k ≥ 0）"),
        ];
        all.push(Feature::property(name, code, move |p| {
            let (least, gap) = (p[0].min(p[1]), p[0].max(p[1]) - p[0].min(p[1]));
            gap % t == 0 && number.multiple(gap / t) == least
        }));
    }
    all
}
