// node problems/tests/theory/enumerate.mjs
//
// Enumerates the positions of a rule in JavaScript, as the explorer takes it. Reads { rule, starts }, the source and the
// positions to start from; prints { positions, options }: the positions as texts, and the options of each as lists of the
// numbers of those whose sum they are.

import { readFileSync } from 'node:fs';

const NOTHING = 'sum()'; // the sum without parts

class Sum {
  constructor(parts) {
    this.parts = parts.flatMap((part) => (part instanceof Sum ? part.parts : [part]));
  }
}
const { rule, starts } = JSON.parse(readFileSync(0, 'utf8'));
const moves = new Function('sum', `'use strict';${rule}\nreturn moves;`)((...parts) => new Sum(parts));
const numbers = new Map();
const positions = [];
const numberOf = (text) => {
  if (!numbers.has(text)) numbers.set(text, positions.push(text) - 1);
  return numbers.get(text);
};
for (const start of starts) numberOf(JSON.stringify(start));
const options = [];
for (const text of positions) {
  const found = text === NOTHING ? [] : moves(JSON.parse(text));
  const partsOf = (option) => {
    const parts = option instanceof Sum ? option.parts : [option];
    return parts.length > 0 ? parts.map((part) => numberOf(JSON.stringify(part))) : [numberOf(NOTHING)];
  };
  options.push(found.map(partsOf));
}
console.log(JSON.stringify({ positions, options }));
