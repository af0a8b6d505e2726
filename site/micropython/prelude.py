"""What contestants write and MicroPython lacks. It is run once, before the first program; then `run` runs each."""

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
import string
import sys
import time

OUTPUT_LIMIT = 1_000_000
native = {name: getattr(builtins, name) for name in ("iter", "open", "print", "sorted", "sum")}


def extend(name, *functions, **others):
    """Puts these into the module `name`, which keeps whatever else MicroPython has in it."""
    with native["open"](f"/{name}_.py", "w"):
        module = __import__(f"{name}_")
    if name in known:
        for attribute in dir(known[name]):
            if not attribute.startswith("__"):
                setattr(module, attribute, getattr(known[name], attribute))
    for function in functions:
        setattr(module, function.__name__, function)
    for attribute, value in others.items():
        setattr(module, attribute, value)
    sys.modules[name] = module


known = {
    module.__name__: module
    for module in (
        builtins,
        collections,
        functools,
        heapq,
        itertools,
        math,
        operator,
        random,
        re,
        string,
        sys,
        time,
    )
}


# Input and output


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

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def close(self):
        pass

    def fileno(self):
        return 0

    def isatty(self):
        return False


class Stdout:
    """Collects the output. What is written to `buffer` is bytes."""

    def __init__(self):
        self.parts = []
        self.size = 0
        self.buffer = self

    def write(self, text):
        if not isinstance(text, str):
            text = text.decode()
        self.size += len(text)
        if self.size > OUTPUT_LIMIT:
            raise OutputLimit
        self.parts.append(text)
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def fileno(self):
        return 1


class Stderr(Stdout):
    def write(self, text):
        return len(text)


class OutputLimit(BaseException):
    pass


def input(prompt=""):
    sys.stdout.write(str(prompt))
    line = sys.stdin.readline()
    if not line:
        raise EOFError("EOF when reading a line")
    return line[:-1] if line.endswith("\n") else line


def print(*values, sep=" ", end="\n", file=None, flush=False):
    text = (" " if sep is None else sep).join(map(str, values)) + ("\n" if end is None else end)
    (file or sys.stdout).write(text)


def open(file, mode="r", **options):
    if file not in (0, "/dev/stdin"):
        raise OSError(f"[Errno 2] No such file or directory: {file!r}")
    return sys.stdin.buffer if "b" in mode else sys.stdin


# Builtins


def iter(values, *sentinel):
    return until(values, sentinel[0]) if sentinel else native["iter"](values)


def until(function, sentinel):
    value = function()
    while value != sentinel:
        yield value
        value = function()


def format(value, form=""):
    return ("{:" + form + "}").format(value)


def sorted(values, *, key=None, reverse=False):
    """MicroPython's does not leave equal ones in their order."""
    if key is None:
        return native["sorted"](values, reverse=reverse)
    step = -1 if reverse else 1
    ordered = [(key(value), step * i, value) for i, value in enumerate(values)]
    return [value for _, _, value in native["sorted"](ordered, reverse=reverse)]


def sum(values, start=0):
    return native["sum"](values, start)


# math


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
    root = n
    better = n // 2 + 1
    while better < root:
        root = better
        better = (root + n // root) // 2
    return root


def prod(values, start=1):
    for value in values:
        start *= value
    return start


def perm(n, k=None):
    k = n if k is None else k
    return prod(range(n - k + 1, n + 1)) if k <= n else 0


def comb(n, k):
    return perm(n, k) // perm(k)


def hypot(*sides):
    return math.sqrt(sum(side * side for side in sides))


# functools


def lru_cache(maxsize=128, typed=False):
    def decorate(function):
        results = {}

        def cached(*values, **named):
            key = values + tuple(sorted(named.items())) if named else values
            if key not in results:
                results[key] = function(*values, **named)
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


# collections


class defaultdict(dict):
    def __init__(self, default_factory=None, *values, **named):
        self.default_factory = default_factory
        self.update(*values, **named)

    def __getitem__(self, key):
        if key not in self:
            if self.default_factory is None:
                raise KeyError(key)
            self[key] = self.default_factory()
        return self.get(key)


class Counter(dict):
    def __init__(self, values=(), **named):
        self.update(values, **named)

    def __getitem__(self, key):
        return self.get(key, 0)

    def update(self, values=(), **named):
        self.add(values, 1)
        self.add(named, 1)

    def subtract(self, values=(), **named):
        self.add(values, -1)
        self.add(named, -1)

    def add(self, values, sign):
        if isinstance(values, dict):
            for key, count in values.items():
                self[key] += sign * count
        else:
            for key in values:
                self[key] += sign

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda item: item[1], reverse=True)[:n]

    def elements(self):
        return (key for key, count in self.items() for _ in range(count))

    def total(self):
        return sum(self.values())

    def __add__(self, other):
        return self.combined(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self.combined(other, lambda a, b: a - b)

    def __and__(self, other):
        return self.combined(other, min)

    def __or__(self, other):
        return self.combined(other, max)

    def combined(self, other, function):
        result = Counter()
        for key in set(self) | set(other):
            count = function(self[key], other[key])
            if count > 0:
                result[key] = count
        return result


class deque:
    """MicroPython's own needs a length, and is full at it: this one grows."""

    def __init__(self, values=(), maxlen=None):
        self.maxlen = maxlen
        self.items = collections.deque((), 16 if maxlen is None else maxlen)
        self.room = 16
        self.extend(values)

    def grow(self):
        if self.maxlen is None:
            self.room *= 2
            self.items = collections.deque(self.items, self.room)

    def append(self, value):
        if len(self.items) == self.room:
            self.grow()
        self.items.append(value)

    def appendleft(self, value):
        if len(self.items) == self.room:
            self.grow()
        self.items.appendleft(value)

    def pop(self):
        return self.items.pop()

    def popleft(self):
        return self.items.popleft()

    def extend(self, values):
        for value in values:
            self.append(value)

    def extendleft(self, values):
        for value in values:
            self.appendleft(value)

    def clear(self):
        self.__init__((), self.maxlen)

    def copy(self):
        return deque(self, self.maxlen)

    def replace(self, values):
        self.clear()
        self.extend(values)

    def rotate(self, n=1):
        for _ in range(n % (len(self) or 1)):
            self.appendleft(self.pop())

    def reverse(self):
        self.replace(list(self)[::-1])

    def remove(self, value):
        values = list(self)
        values.remove(value)
        self.replace(values)

    def count(self, value):
        return list(self).count(value)

    def index(self, value):
        return list(self).index(value)

    def __len__(self):
        return len(self.items)

    def __iter__(self):
        return native["iter"](self.items)

    def __getitem__(self, i):
        return self.items[i]

    def __setitem__(self, i, value):
        self.items[i] = value

    def __eq__(self, other):
        return list(self) == list(other)

    def __repr__(self):
        return f"deque({list(self)})"


# heapq and bisect


def heappushpop(heap, value):
    heapq.heappush(heap, value)
    return heapq.heappop(heap)


def heapreplace(heap, value):
    smallest = heapq.heappop(heap)
    heapq.heappush(heap, value)
    return smallest


def nlargest(n, values, key=None):
    return sorted(values, key=key, reverse=True)[:n]


def nsmallest(n, values, key=None):
    return sorted(values, key=key)[:n]


def bisect_left(values, x, lo=0, hi=None, *, key=None):
    return split(values, lo, hi, key, lambda value: value < x)


def bisect_right(values, x, lo=0, hi=None, *, key=None):
    return split(values, lo, hi, key, lambda value: not x < value)


def split(values, lo, hi, key, is_before):
    hi = len(values) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if is_before(key(values[middle]) if key else values[middle]):
            lo = middle + 1
        else:
            hi = middle
    return lo


def insort_left(values, x, lo=0, hi=None, *, key=None):
    values.insert(bisect_left(values, key(x) if key else x, lo, hi, key=key), x)


def insort_right(values, x, lo=0, hi=None, *, key=None):
    values.insert(bisect_right(values, key(x) if key else x, lo, hi, key=key), x)


# itertools


class chain:
    def __init__(self, *lists):
        self.values = chain.from_iterable(lists)

    def __iter__(self):
        return self.values

    def __next__(self):
        return next(self.values)

    @staticmethod
    def from_iterable(lists):
        return (value for values in lists for value in values)


def accumulate(values, function=lambda total, value: total + value, *, initial=None):
    values = iter(values if initial is None else chain((initial,), values))
    for total in values:
        yield total
        for value in values:
            total = function(total, value)
            yield total


def product(*lists, repeat=1):
    results = [()]
    for values in [list(values) for values in lists] * repeat:
        results = [result + (value,) for result in results for value in values]
    return iter(results)


def chosen(values, length, indices):
    """The tuples of `length` values whose indices are those that `indices` allows behind the ones before."""
    values = list(values)

    def extended(before):
        if len(before) == length:
            yield tuple(values[i] for i in before)
        else:
            for i in indices(before, len(values)):
                yield from extended(before + (i,))

    return extended(())


def permutations(values, length=None):
    values = list(values)
    length = len(values) if length is None else length
    return chosen(values, length, lambda before, n: (i for i in range(n) if i not in before))


def combinations(values, length):
    return chosen(values, length, lambda before, n: range(before[-1] + 1 if before else 0, n))


def combinations_with_replacement(values, length):
    return chosen(values, length, lambda before, n: range(before[-1] if before else 0, n))


def groupby(values, key=None):
    group = []
    for value in values:
        this = key(value) if key else value
        if group and this != last:
            yield last, iter(group)
            group = []
        last = this
        group.append(value)
    if group:
        yield last, iter(group)


def takewhile(test, values):
    for value in values:
        if not test(value):
            return
        yield value


def dropwhile(test, values):
    values = iter(values)
    for value in values:
        if not test(value):
            yield value
            yield from values


def filterfalse(test, values):
    return (value for value in values if not test(value))


def compress(values, selectors):
    return (value for value, selected in zip(values, selectors) if selected)


def pairwise(values):
    values = list(values)
    return zip(values, values[1:])


def zip_longest(*lists, fillvalue=None):
    lists = [list(values) for values in lists]
    for i in range(max(map(len, lists))):
        yield tuple(values[i] if i < len(values) else fillvalue for values in lists)


# operator, random, re


def itemgetter(*keys):
    if len(keys) == 1:
        return lambda value: value[keys[0]]
    return lambda value: tuple(value[key] for key in keys)


def shuffle(values):
    for i in range(len(values) - 1, 0, -1):
        j = random.randint(0, i)
        values[i], values[j] = values[j], values[i]


def sample(values, k):
    values = list(values)
    shuffle(values)
    return values[:k]


def choices(values, k=1):
    return [random.choice(values) for _ in range(k)]


def findall(pattern, text):
    found = []

    def find(match):
        groups = match.groups()
        found.append(match.group(0) if not groups else groups[0] if len(groups) == 1 else groups)
        return ""

    re.sub(pattern, find, text)
    return found


def fullmatch(pattern, text):
    return re.match(f"(?:{pattern})$", text)


def resplit(pattern, text):
    return re.compile(pattern).split(text)


# typing and threading


class Type:
    """A type in an annotation or an alias, which says nothing when the program runs."""

    def __getitem__(self, key):
        return self

    def __call__(self, *values, **named):
        return self


class Thread:
    """Runs its function when it is started, as programs take one only for its larger stack."""

    def __init__(self, target=None, args=(), kwargs=None, daemon=None):
        self.function = lambda: target(*args, **(kwargs or {}))

    def start(self):
        self.function()

    def join(self):
        pass


def nothing(*values, **named):
    pass


extend("math", gcd, lcm, isqrt, prod, perm, comb, hypot)
extend("functools", lru_cache, cmp_to_key, cache=lru_cache)
extend("collections", defaultdict, Counter, deque)
extend("heapq", heappushpop, heapreplace, nlargest, nsmallest)
extend(
    "bisect", bisect_left, bisect_right, insort_left, insort_right, bisect=bisect_right, insort=insort_right
)
extend(
    "itertools",
    *(chain, accumulate, product, permutations, combinations, combinations_with_replacement, groupby),
    *(takewhile, dropwhile, filterfalse, compress, pairwise, zip_longest),
)
extend(
    "operator",
    itemgetter,
    add=lambda a, b: a + b,
    sub=lambda a, b: a - b,
    mul=lambda a, b: a * b,
    xor=lambda a, b: a ^ b,
    and_=lambda a, b: a & b,
    or_=lambda a, b: a | b,
    neg=lambda a: -a,
    not_=lambda a: not a,
)
extend("random", shuffle, sample, choices)
extend("re", findall, fullmatch, split=resplit)
extend("threading", Thread, stack_size=nothing, setrecursionlimit=nothing)
extend("time", perf_counter=time.time, process_time=time.time)
extend("typing", **{name: Type() for name in "Any Callable Deque Dict List Optional Set Tuple Union".split()})
extend("sys", maxsize=2**63 - 1, setrecursionlimit=nothing, getrecursionlimit=lambda: 1000, stderr=Stderr())
for function in (input, print, open, iter, format, sorted, sum):
    setattr(builtins, function.__name__, function)
builtins.exit = builtins.quit = sys.exit
builtins.RecursionError = RuntimeError
builtins.ModuleNotFoundError = ImportError

print_exception = sys.print_exception
sys = sys.modules["sys"]
program = None


def run(code, text, result):
    """Runs the program on an input, and leaves in `result` the output, and the error with its traceback."""
    global program
    text = io.StringIO(text)
    sys.stdin = Stdin(text)
    sys.stdin.buffer = Stdin(text, lambda text: text.encode())
    sys.stdout = Stdout()
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
    result.output = "".join(sys.stdout.parts)
