// Lists and numbers, as games need them.

/** The integers from `from` to `to`, both included. */
export const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The Cartesian product: all ways to choose one element of each list. */
export const product = (...lists) =>
  lists.reduce((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

/** All subsets of `list` but the empty one. */
export const subsets = (list) =>
  range(1, 2 ** list.length - 1).map((bits) => list.filter((_, i) => (bits >> i) & 1));

/** All lists of 1 to `maxima.length` numbers from `min` up, at most maxima[i - 1] in lists of i numbers. */
export const listsUpTo = (min, ...maxima) =>
  maxima.flatMap((max, i) => product(...Array(i + 1).fill(range(min, max))));

/** The list with `value` at `index`. */
export const replaced = (list, index, value) => list.map((old, i) => (i === index ? value : old));

export const nimSum = (values) => values.reduce((sum, value) => sum ^ value, 0);

/** The smallest natural number that is not among `values`. */
export const mex = (values) => range(0, values.length).find((value) => !values.includes(value));

/** 1, 2, 3, 5, 8, ... up to `limit`. */
export function fibonacci(limit) {
  const numbers = [];
  for (let [a, b] = [1, 2]; a <= limit; [a, b] = [b, a + b]) numbers.push(a);
  return numbers;
}

/** Every other one of some words: the first, the third and so on, or, from 1, the second, the fourth. */
export const everyOther = (words, from) => words.filter((_, i) => i % 2 === from);
