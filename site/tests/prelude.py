# ruff: noqa: B019, UP006, UP033, UP035, UP045
# What the prelude of MicroPython adds, with the same answers as Python: program.test.mjs runs it by both.
import bisect
import collections
import functools
import heapq
import itertools
import math
import operator
import random
import re
import sys
import threading
import time
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from math import gcd
from typing import Dict, List, Optional

print(
    gcd(12, 18), math.gcd(), math.gcd(0, 5), math.gcd(-4, 6, 10), math.lcm(4, 6), math.lcm(0, 3), math.lcm()
)
print([math.isqrt(n) for n in [0, 1, 2, 3, 4, 8, 9, 10**18, 10**40 - 1]])
print(math.comb(10, 3), math.comb(3, 5), math.comb(60, 30), math.perm(5), math.perm(5, 2), math.perm(2, 3))
print(
    math.prod([2, 3, 4]),
    math.prod([]),
    math.prod([2], start=5),
    math.factorial(20),
    math.inf,
    math.floor(2.5),
)


@functools.lru_cache(maxsize=None)
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


@functools.lru_cache
def add(a, b=1):
    return a + b


class Grid:
    @functools.cache
    def size(self, n):
        return n * n


print(fibonacci(80), add(1), add(1, b=2), add(b=2, a=1), add(1, 2), Grid().size(3))
print(functools.reduce(operator.xor, [1, 2, 4, 8]), functools.reduce(lambda a, b: a * b, [1, 2, 3], 10))
print(sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)))
print(functools.partial(add, 5)(6))

counter = Counter("abracadabra")
counter.update("zz")
counter["q"] += 2
print(
    counter.most_common(1), sorted(counter.items()), counter["nothing"], len(counter), sum(counter.values())
)
print(Counter([1, 1, 2]) == Counter([2, 1, 1]), sorted(Counter({1: 3})), Counter({1: 3})[1], "a" in counter)
groups = defaultdict(list)
groups["a"].append(1)
groups["a"].append(2)
print(groups.get("b"), "b" in groups, len(groups), list(groups.items()), groups == {"a": [1, 2]})
print(defaultdict(int, {1: 2})[1], defaultdict(lambda: 7)[0], sorted(defaultdict(int, a=1).keys()))

queue = deque([1, 2, 3])
queue.append(4)
queue.appendleft(0)
print(queue, len(queue), queue[0], queue[-1], queue.pop(), queue.popleft(), list(queue), bool(deque()))
queue.extend(range(100))
queue.extendleft([5, 6])
queue.rotate(2)
queue.rotate(-3)
queue[1] = 9
print(list(queue), 99 in queue)
last = deque(maxlen=3)
last.extend(range(10))
print(list(last))
queue.clear()
print(len(queue), not queue)
Point = namedtuple("Point", "x y")
print(Point(1, 2).x, Point(3, y=4), list(OrderedDict([("b", 1), ("a", 2)])))

heap = []
for value in [5, 1, 4, 1, 3]:
    heapq.heappush(heap, value)
print([heapq.heappop(heap) for _ in range(3)], heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(2, [4, 2, 9]))
values = [1, 3, 3, 5]
print([bisect.bisect_left(values, x) for x in range(7)], [bisect.bisect(values, x) for x in range(7)])
bisect.insort(values, 4)
bisect.insort_left(values, 0)
print(values, bisect.bisect_right(values, 3, 0, 2))

print(list(itertools.accumulate([1, 2, 3])), list(itertools.accumulate([1, 2, 4], operator.xor, initial=0)))
print(
    list(itertools.product("ab", repeat=2)), list(itertools.product([1, 2], [3])), list(itertools.product())
)
print(list(itertools.permutations([1, 2, 3], 2)), len(list(itertools.permutations(range(5)))))
print(list(itertools.combinations([1, 2, 3], 2)), list(itertools.combinations([1], 2)))
print(list(itertools.combinations_with_replacement("ab", 2)))
print(list(itertools.chain([1], (2, 3))), list(itertools.chain.from_iterable([[1], [2]])))
print([(key, list(group)) for key, group in itertools.groupby([1, 1, 3, 2, 4, 4], key=lambda n: n % 2)])
print(list(itertools.islice(itertools.count(5), 3)), list(itertools.islice(itertools.cycle([1, 2]), 3)))

print(
    operator.add(1, 2), operator.itemgetter(1)([5, 6]), operator.itemgetter(0, 2)([5, 6, 7]), operator.neg(3)
)
numbers = list(range(20))
random.shuffle(numbers)
print(sorted(numbers) == list(range(20)), 1 <= random.randint(1, 6) <= 6, random.choice([4]))
print(
    re.findall(r"\d+", "a1b22"),
    re.findall("(a)(b)", "abab"),
    re.findall("x(.)", "xyxz"),
    re.split(",", "1,2"),
)
print(
    sorted(["b", "A", "c"], key=str.lower), sorted([(1, "x"), (0, "y"), (1, "a")], key=lambda pair: pair[0])
)
print([i for _, i in sorted([(i % 3, i) for i in range(30)], key=lambda pair: pair[0], reverse=True)])
print(format(5, "b"), format(3.14159, ".2f"), format(7), sys.maxsize, isinstance(time.perf_counter(), float))
print(
    list(iter(iter([1, 2, 0, 3]).__next__, 0)),
    pow(3, -1, 7),
    pow(10, -3, 10**9 + 7),
    pow(2, 10),
    pow(2, 10, 7),
    bin(10).count("1"),
)
Memo = Dict[int, List[Optional[int]]]
memo: Memo = {}


def sum_of(numbers: List[int]) -> Optional[int]:
    return sum(numbers)


thread = threading.Thread(target=lambda: print("thread"), args=())
thread.start()
thread.join()
sys.setrecursionlimit(10**6)
print(collections.deque is deque, sum_of([1, 2]), end=".\n", flush=True)
print("error", file=sys.stderr)
print(sys.stdin.readline().split(), repr(sys.stdin.read(3)), sys.stdin.readlines())
try:
    print(input())
except EOFError as error:
    print(error)
sys.stdout.writelines(["a", "b"])
sys.exit()
