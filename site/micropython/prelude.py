"""What contestants write and MicroPython lacks. It is run once; then `run` runs a program on each input."""

# MicroPython has no (*values, value).
# ruff: noqa: RUF005

import builtins
import collections
import functools
import heapq
import io
import itertools
import math
import operator
import random
import re
import sys
import time

OUTPUT_LIMIT = 1_000_000
native_iter, native_sorted, native_open, native_pow, native_deque = iter, sorted, open, pow, collections.deque
extended = []


def extend(old, *functions, **others):
    """Makes a module of this name, or one of MicroPython's anew, and puts these into it."""
    name = old if isinstance(old, str) else old.__name__
    with native_open(f"/{name}_.py", "w"):
        module = __import__(f"{name}_")
    for attribute in dir(old):
        if old is not name and attribute[0] != "_":
            setattr(module, attribute, getattr(old, attribute))
    others.update({function.__name__: function for function in functions})
    for attribute, value in others.items():
        setattr(module, attribute, value)
    sys.modules[name] = module
    extended.append((module, dict(module.__dict__)))
    return module


class Stdin:
    """The input as text, or as bytes by `encode`."""

    def __init__(self, text, encode=str):
        self.text = text
        self.encode = encode

    def read(self, *size):
        return self.encode(self.text.read(*size))

    def readline(self, *size):
        return self.encode(self.text.readline(*size))

    def readlines(self):
        return list(self)

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line


class Stdout:
    """Collects the output, as text or as bytes."""

    def __init__(self):
        self.parts = []
        self.size = 0
        self.buffer = self

    def write(self, text):
        self.size += len(text)
        if self.size > OUTPUT_LIMIT:
            raise OutputLimit
        self.parts.append(text if isinstance(text, str) else text.decode())
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass


class OutputLimit(BaseException):
    pass


def input(prompt=""):
    sys.stdout.write(str(prompt))
    line = sys.stdin.readline()
    if not line:
        raise EOFError("EOF when reading a line")
    return line[:-1] if line[-1] == "\n" else line


def print(*values, sep=" ", end="\n", file=None, flush=False):
    text = (" " if sep is None else sep).join(map(str, values)) + ("\n" if end is None else end)
    (file or sys.stdout).write(text)


def open(file, mode="r", **options):
    if file not in (0, "/dev/stdin"):
        raise OSError(f"[Errno 2] No such file or directory: {file!r}")
    return sys.stdin.buffer if "b" in mode else sys.stdin


def iter(values, *end):
    return until(values, end[0]) if end else native_iter(values)


def until(function, end):
    value = function()
    while value != end:
        yield value
        value = function()


def sorted(values, *, key=None, reverse=False):
    """MicroPython's own does not leave equal values in their order."""
    if key is None:
        return native_sorted(values, reverse=reverse)
    step = -1 if reverse else 1
    ordered = [(key(value), step * i, value) for i, value in enumerate(values)]
    return [value for _, _, value in native_sorted(ordered, reverse=reverse)]


def pow(base, exponent, modulus=None):
    if modulus is None:
        return base**exponent
    if exponent >= 0:
        return native_pow(base, exponent, modulus)
    a, b, inverse, other = base % modulus, modulus, 1, 0
    while b:
        quotient = a // b
        a, b, inverse, other = b, a - quotient * b, other, inverse - quotient * other
    if a != 1:
        raise ValueError("base is not invertible for the given modulus")
    return native_pow(inverse % modulus, -exponent, modulus)


def gcd(*numbers):
    result = 0
    for number in numbers:
        while number:
            result, number = number, result % number
    return abs(result)


def lcm(*numbers):
    result = 1
    for number in numbers:
        result = abs(result * number) // (gcd(result, number) or 1)
    return result


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    root, better = n, (n + 1) // 2
    while better < root:
        root, better = better, (better + n // better) // 2
    return root


def prod(values, start=1):
    return functools.reduce(operator.mul, values, start)


def perm(n, k=None):
    return prod(range(n - (n if k is None else k) + 1, n + 1)) if k is None or k <= n else 0


def lru_cache(maxsize=128, typed=False):
    def decorate(function):
        results = {}

        def cached(*values, **named):
            key = values + tuple(sorted(named.items())) if named else values
            if key not in results:
                # A call without names needs less of the stack.
                results[key] = function(*values, **named) if named else function(*values)
            return results[key]

        return cached

    return decorate(maxsize) if callable(maxsize) else decorate


def cmp_to_key(compare):
    class Key:
        def __init__(self, value):
            self.value = value

        def __lt__(self, other):
            return compare(self.value, other.value) < 0

        def __gt__(self, other):
            return compare(self.value, other.value) > 0

        def __eq__(self, other):
            return compare(self.value, other.value) == 0

    return Key


class defaultdict(dict):
    def __init__(self, default_factory=None, *values, **named):
        super().__init__()
        self.default_factory = default_factory
        self.update(*values, **named)

    def __getitem__(self, key):
        if key not in self:
            if self.default_factory is None:
                raise KeyError(key)
            self[key] = self.default_factory()
        return self.get(key)


class Counter(dict):
    def __init__(self, values=()):
        super().__init__()
        self.update(values)

    def __getitem__(self, key):
        return self.get(key, 0)

    def update(self, values):
        for key in values:
            self[key] += values[key] if isinstance(values, dict) else 1

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda item: item[1], reverse=True)[:n]


class deque:
    """MicroPython's own, which has to be given its largest length; this one becomes larger."""

    def __init__(self, values=(), maxlen=None):
        self.maxlen = maxlen
        self.room = 16 if maxlen is None else maxlen
        self.items = native_deque((), self.room)
        self.extend(values)

    def make_room(self):
        if len(self.items) == self.room and self.maxlen is None:
            self.room *= 2
            self.items = native_deque(self.items, self.room)

    def append(self, value):
        self.make_room()
        self.items.append(value)

    def appendleft(self, value):
        self.make_room()
        self.items.appendleft(value)

    def extend(self, values):
        for value in values:
            self.append(value)

    def extendleft(self, values):
        for value in values:
            self.appendleft(value)

    def pop(self):
        return self.items.pop()

    def popleft(self):
        return self.items.popleft()

    def rotate(self, n=1):
        for _ in range(n % (len(self) or 1)):
            self.appendleft(self.pop())

    def clear(self):
        self.__init__((), self.maxlen)

    def __len__(self):
        return len(self.items)

    def __iter__(self):
        return native_iter(self.items)

    def __getitem__(self, i):
        return self.items[i]

    def __setitem__(self, i, value):
        self.items[i] = value

    def __repr__(self):
        return f"deque({list(self)})"


def bisect_left(values, x, lo=0, hi=None):
    return first(values, lo, hi, lambda value: not value < x)


def bisect_right(values, x, lo=0, hi=None):
    return first(values, lo, hi, lambda value: x < value)


def first(values, lo, hi, test):
    hi = len(values) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if test(values[middle]):
            hi = middle
        else:
            lo = middle + 1
    return lo


def insort_left(values, x, lo=0, hi=None):
    values.insert(bisect_left(values, x, lo, hi), x)


def insort_right(values, x, lo=0, hi=None):
    values.insert(bisect_right(values, x, lo, hi), x)


class chain:
    def __init__(self, *lists):
        self.lists = lists

    def __iter__(self):
        return chain.from_iterable(self.lists)

    @staticmethod
    def from_iterable(lists):
        return (value for values in lists for value in values)


def accumulate(values, function=None, *, initial=None):
    values = iter(values if initial is None else chain((initial,), values))
    for total in values:
        yield total
        for value in values:
            total = function(total, value) if function else total + value
            yield total


def product(*lists, repeat=1):
    results = [()]
    for values in [list(values) for values in lists] * repeat:
        results = [result + (value,) for result in results for value in values]
    return iter(results)


def permutations(values, length=None):
    values = list(values)
    length = len(values) if length is None else length
    return chosen(values, length, lambda before: (i for i in range(len(values)) if i not in before))


def combinations(values, length):
    values = list(values)
    return chosen(values, length, lambda before: range(before[-1] + 1 if before else 0, len(values)))


def combinations_with_replacement(values, length):
    values = list(values)
    return chosen(values, length, lambda before: range(before[-1] if before else 0, len(values)))


def chosen(values, length, following, before=()):
    """The tuples of values by their indices, where `following` gives the next index of those before."""
    if len(before) == length:
        yield tuple(values[i] for i in before)
    else:
        for i in following(before):
            yield from chosen(values, length, following, before + (i,))


def groupby(values, key=None):
    group, last = [], None
    for value in values:
        this = key(value) if key else value
        if group and this != last:
            yield last, iter(group)
            group = []
        last = this
        group.append(value)
    if group:
        yield last, iter(group)


def itemgetter(*keys):
    return lambda value: value[keys[0]] if len(keys) == 1 else tuple(value[key] for key in keys)


def shuffle(values):
    for i in range(len(values) - 1, 0, -1):
        j = random.randint(0, i)
        values[i], values[j] = values[j], values[i]


def findall(pattern, text):
    found = []
    groups = pattern.replace("\\(", "").replace("(?:", "").count("(")

    def find(match):
        values = tuple(match.group(i) for i in range(1, groups + 1))
        found.append(values if groups > 1 else match.group(groups))
        return ""

    re.sub(pattern, find, text)
    return found


class Type:
    """In an annotation or an alias, which says nothing when the program runs."""

    def __getitem__(self, key):
        return self


class Thread:
    """Runs its function at once, as programs take one for its larger stack only."""

    def __init__(self, target, args=()):
        self.start = lambda: target(*args)

    def join(self):
        pass


def nothing(*values):
    pass


operator = extend(
    operator,
    itemgetter,
    add=lambda a, b: a + b,
    sub=lambda a, b: a - b,
    mul=lambda a, b: a * b,
    xor=lambda a, b: a ^ b,
    and_=lambda a, b: a & b,
    or_=lambda a, b: a | b,
    neg=lambda a: -a,
)
extend(math, gcd, lcm, isqrt, prod, perm, comb=lambda n, k: perm(n, k) // perm(k))
extend(functools, lru_cache, cmp_to_key, cache=lru_cache)
extend(collections, defaultdict, Counter, deque)
extend(
    heapq,
    nlargest=lambda n, values, key=None: sorted(values, key=key, reverse=True)[:n],
    nsmallest=lambda n, values, key=None: sorted(values, key=key)[:n],
)
both = {"bisect": bisect_right, "insort": insort_right}
extend("bisect", bisect_left, bisect_right, insort_left, insort_right, **both)
extend(
    itertools, chain, accumulate, product, groupby, permutations, combinations, combinations_with_replacement
)
extend(random, shuffle)
extend(re, findall, split=lambda pattern, text: re.compile(pattern).split(text))
extend("threading", Thread, stack_size=nothing, setrecursionlimit=nothing)
extend(time, perf_counter=time.time)
names = ["Any", "Callable", "Deque", "Dict", "Iterable", "List", "Optional", "Set", "Tuple", "Union"]
extend("typing", **{name: Type() for name in names})
print_exception = sys.print_exception
sys = extend(sys, maxsize=2**63 - 1, setrecursionlimit=nothing)
for function in (input, print, open, iter, sorted, pow):
    setattr(builtins, function.__name__, function)
builtins.format = lambda value, form="": ("{:" + form + "}").format(value)
builtins.exit = builtins.quit = sys.exit
builtins.RecursionError = RuntimeError
program = None


def run(code, text, result):
    """Runs the program on an input, and leaves in `result` the output, and the error with its traceback."""
    global program
    for module, attributes in extended:
        module.__dict__.update(attributes)
    text = io.StringIO(text)
    sys.stdin = Stdin(text)
    sys.stdin.buffer = Stdin(text, lambda part: part.encode())
    output = sys.stdout = Stdout()
    sys.stderr = Stdout()
    random.seed(1)
    try:
        program = program or compile(code, "program.py", "exec")
        exec(program, {"__name__": "__main__"})
    except SystemExit:
        pass
    except BaseException as error:
        trace = io.StringIO()
        print_exception(error, trace)
        result.trace = trace.getvalue()
        result.type = type(error).__name__
        result.message = repr(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    result.output = "".join(output.parts)


# A browser compiles anew what is called often, and it needs less of the stack then: twice as many calls.
for _ in range(20):

    @lru_cache
    def countdown(n):
        return n and countdown(n - 1)

    countdown(100)
