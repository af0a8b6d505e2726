// Which rules are like the words of a text, by the weights that the generator has made: xtask/pack/src/which.rs has the
// same, and compares it with this.

const ENDS = { en: ['not', 'last', 'win', 'los', 5], zh: ['否', '末', '赢', '输', 9] };

/** The places of the rules that have words of the text, the best first. */
export function ranked({ replaced, weights }, text, language) {
  const scores = new Map();
  for (const word of new Set(wordsOf(replaced, text, language))) {
    for (const [place, weight] of weights[word] ?? []) scores.set(place, (scores.get(place) ?? 0) + weight);
  }
  return [...scores.keys()].sort((a, b) => scores.get(b) - scores.get(a) || a - b);
}

/** Whether some words of a text, and at least half of them, are those of rules. */
export function isKnown({ replaced, weights }, text, language) {
  const words = wordsOf(replaced, text, language).filter((word) => !word.includes(' '));
  const known = words.filter((word) => weights[word]).length;
  return known > 2 && 2 * known >= words.length;
}

/** The words of a text, and each two that follow one another. */
function wordsOf(replaced, text, language) {
  const folded = text
    .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .toLowerCase();
  let changed = folded.replace(/\s+/g, '');
  if (language === 'en')
    changed = (folded.match(/[a-z]+|\d+|%/g) ?? []).map((word) => ` ${stem(word)} `).join('');
  for (const [from, to] of replaced) changed = changed.replaceAll(from, to);
  const pieces = changed.match(language === 'en' ? /\S+/g : /[a-z]+|\d+|[^ ]/g) ?? [];
  const words = withoutEnds(
    pieces.map((piece) => piece.replace(/^[^a-z\d%\u3400-\u9fff]$/, '')),
    ...ENDS[language],
  ).map((word) => word.replace(/^([a-z]|\d\d+)$/, '#'));
  const pairs = words.slice(1).map((word, i) => word && words[i] && `${words[i]} ${word}`);
  return [...words, ...pairs].filter(Boolean);
}

function stem(word) {
  if (/.(ies|ied)$/.test(word)) return `${undoubled(word.slice(0, -3))}y`;
  const one = /..[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const plain = /...ing$|...ed$/.test(one) ? undoubled(one.replace(/(ing|ed)$/, '')) : one;
  return plain.replace(/(...)e$/, '$1');
}

const undoubled = (word) => word.replace(/([bdgmnprt])\1$/, '$1');

function withoutEnds(words, not, last, win, lose, far) {
  const around = (list, at, word) => list.slice(Math.max(0, at - far), at + far + 1).includes(word);
  const turned = words.map((word, at) => {
    const isNot = words.slice(Math.max(0, at - far), at).includes(not);
    if (word === lose && isNot) return win;
    return word === win && isNot && !around(words, at, last) ? lose : word;
  });
  return turned.filter(
    (word, at) => word !== win && !(word === last && around(turned, at, win) && !around(turned, at, lose)),
  );
}
