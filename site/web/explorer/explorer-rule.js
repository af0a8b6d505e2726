// A rule of the reader's own: its positions and their options, enumerated in a worker that can be stopped.

import { watched } from '../shared/programs.js';
import { plain, texts } from './explorer-words.js';

const LONGEST = 10_000; // in milliseconds
const MOST_HEAPS = 100_000;

/**
 * What the worker does with { source, start }: posts { at, found } on its way, and at the end { positions, options,
 * same }, or { problem, details } with a name in `texts.rule` and its arguments. `options` has for each position the list
 * of its options, which are lists of numbers of positions; `same` is a position that is an option of itself. It uses
 * nothing from around it.
 */
function enumerate({ source, start }) {
  const MEMORY = 200e6; // in bytes
  const NOTHING = 'sum()'; // the text of the sum without parts, which JSON would never make
  const EACH = 5000; // the first positions are reported one by one
  const PAUSE = 10; // and the later ones at this interval in milliseconds
  class Sum {
    constructor(parts) {
      this.parts = parts.flatMap((part) => (part instanceof Sum ? part.parts : [part]));
    }
    toJSON() {
      throw new Error('a sum within a position');
    }
  }
  const sum = (...parts) => new Sum(parts);
  const fail = (problem, ...details) => postMessage({ problem, details });

  // A game of chance has no values.
  Math.random = () => {
    throw new Error('Math.random()');
  };
  let moves;
  try {
    const isWhole = /\bfunction\s+moves\b|\bmoves\s*=/.test(source);
    const body = isWhole
      ? `${source}\nreturn typeof moves === 'function' ? moves : undefined;`
      : `return function moves(position) {${source}\n};`;
    moves = new Function('sum', `'use strict';${body}`)(sum);
  } catch (error) {
    return fail('syntax', String(error.message ?? error));
  }
  if (typeof moves !== 'function') return fail('noFunction');

  const isHeaps = Number.isInteger(start);
  const positions = []; // their texts
  const numbers = new Map(); // text => number
  const options = [];
  let same;
  let memory = 0; // an estimate
  const add = (text) => {
    numbers.set(text, positions.length);
    positions.push(text);
    memory += 200 + 4 * text.length;
  };
  if (isHeaps) for (let n = 0; n <= start; n++) add(String(n));
  else add(JSON.stringify(start));

  let saidAt = 0;
  for (let i = 0; i < positions.length; i++) {
    const text = positions[i];
    const time = performance.now();
    if (i < EACH || time > saidAt + PAUSE) {
      saidAt = time;
      postMessage({ at: text, found: positions.length });
    }
    let found;
    try {
      found = text === NOTHING ? [] : moves(JSON.parse(text));
    } catch (error) {
      return fail('thrown', text, String(error?.message ?? error));
    }
    if (!Array.isArray(found)) return fail('noList', text);
    const own = [];
    for (const option of found) {
      const parts = [];
      const given = option instanceof Sum ? option.parts : [option];
      for (const part of given.length ? given : [NOTHING]) {
        let partText = part;
        try {
          if (part !== NOTHING) partText = JSON.stringify(part);
          // A heap of none has no moves either.
          else if (isHeaps && options[0]?.length === 0) partText = '0';
        } catch {
          partText = undefined; // such as a list that holds itself
        }
        if (partText === undefined || Number.isNaN(part)) return fail('noPosition', text, String(part));
        if (!numbers.has(partText)) {
          if (isHeaps) return fail('outside', text, partText, start);
          add(partText);
        }
        parts.push(numbers.get(partText));
      }
      if (parts.length === 1 && parts[0] === i) same ??= text;
      own.push(parts);
      memory += 32 + 16 * parts.length;
      if (memory > MEMORY) return fail('tooLarge', text, positions.length);
    }
    options.push(own);
  }
  postMessage({ positions, options, same });
}

/** What a text in JSON says, in which signs may be of full width. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(plain(text));
  }
}

/**
 * Starts to enumerate a rule, from the text `start`: a number or a position in JSON. Returns the promise of
 * { positions, options, same, isHeaps }, whose reason is { field, message } if it fails, and `stop`, which ends it with a
 * reason. It calls progress(position, found) on its way.
 */
export function startEnumeration(source, start, progress) {
  const problem = (field, message) => ({ result: Promise.reject({ field, message }), stop: () => {} });
  let from;
  try {
    from = parse(start);
  } catch {
    return problem('start', texts.rule.start);
  }
  const isHeaps = typeof from === 'number';
  if (isHeaps && !(Number.isInteger(from) && from >= 0 && from <= MOST_HEAPS)) {
    return problem('start', texts.rule.start);
  }
  let worker;
  try {
    // A worker of such an address is of no site, so that a rule that came with a link reaches nothing of this one.
    const script = `onmessage = ({ data }) => (${enumerate})(data);`;
    worker = new Worker(`data:text/javascript,${encodeURIComponent(script)}`);
  } catch {
    return problem('rule', texts.rule.noWorker);
  }
  let at = start;
  return watched(
    worker,
    { source, start: from },
    {
      longest: LONGEST,
      tooSlow: () => ({ field: 'rule', message: texts.rule.tooSlow(at) }),
      hear(message, finish, stop) {
        if (message.at !== undefined) {
          at = message.at;
          return progress(at, message.found);
        }
        if (message.problem) {
          return stop({ field: 'rule', message: texts.rule[message.problem](...message.details) });
        }
        finish({ ...message, isHeaps });
      },
      fail(event, _, stop) {
        event.preventDefault();
        stop({
          field: 'rule',
          message: event.message ? texts.rule.thrown(at, event.message) : texts.rule.noWorker,
        });
      },
    },
  );
}

/** The numbers of the positions in a text, separated by blanks; throws { field, message }. */
export function numbersOfPositions(text, { positions, isHeaps }) {
  const parts = text
    .split(isHeaps ? /[\s;；,，、+＋]+/ : /[;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts
    .map((part) => {
      let number = -1;
      try {
        number = positions.indexOf(JSON.stringify(parse(part)));
      } catch {
        // no JSON
      }
      if (number < 0) throw { field: 'position', message: texts.rule.unknown(part) };
      return number;
    })
    .join(' ');
}

/** A text of the module with positions instead of their numbers. */
export const withPositions = (text, { positions }) =>
  text.replace(/\d+/g, (number) => positions[number] ?? number);
