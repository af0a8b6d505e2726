// The search in the texts of all sections, by mdBook's index of words, which is made to work in Chinese and without
// accents.

import { folded, han } from './search-names.js';

/** How many characters of a section are shown. */
const SHOWN = 160;

/**
 * The words of a text. They stand between blanks, which Chinese does not have: there each pair of adjacent characters
 * counts as a word.
 */
export function wordsOf(text) {
  const lower = folded(String(text || ''));
  const pairs = (lower.match(han) || []).flatMap((run) =>
    run.length === 1 ? [run] : [...run].slice(1).map((_, i) => run.slice(i, i + 2)),
  );
  return [...pairs, ...(lower.replace(han, ' ').match(/[\p{L}\p{N}]+/gu) || [])];
}

/** The texts that the generator coded: each is the beginning of the one before, so long, and what follows. */
function decoded(texts) {
  let before = '';
  return texts.map(([common, rest]) => {
    before = before.slice(0, common) + rest;
    return before;
  });
}

/** An index of pages that have these fields. Most words occur many times, and finding their stems is most of the work. */
function indexOf(fields, stems) {
  const { Index, stemmer, stopWordFilter } = elasticlunr;
  const stem = (word) => {
    if (!stems.has(word)) stems.set(word, stemmer(word));
    return stems.get(word);
  };
  stem.label = 'stemmer';
  const index = new Index();
  index.pipeline.add(stopWordFilter, stem);
  for (const field of fields) index.addField(field);
  return index;
}

/**
 * What finds sections by their words. `names` are those of pages by address. The texts are read some at a time, so that
 * what is typed meanwhile is shown; `read` is called when all are.
 */
export function sectionsOf({ urls, titles, texts, table, rules }, names, read) {
  elasticlunr.tokenizer = wordsOf;
  const stems = new Map();
  const ofTitles = indexOf(['title', 'above', 'names'], stems);
  const ofTexts = indexOf(['body'], stems);
  const paths = decoded(titles).map((path) => path.split(' » '));
  const sections = decoded(urls).map((url, id) => ({ id, url, path: paths[id], body: texts[id] }));
  const titleOfTable = sections.find(({ url }) => url === table)?.path[0];
  // Each rule of the table is found by itself.
  for (const [anchor, heading, rule, body] of rules) {
    const url = `${table}#${anchor}`;
    sections.push({ id: sections.length, url, path: [titleOfTable, heading, rule], body, isRule: true });
  }
  for (const { id, url, path, isRule } of sections) {
    const above = path.length === 1 ? path[0] : path.slice(isRule ? 1 : 0, -1).join(' ');
    ofTitles.addDoc({ id: String(id), title: path.at(-1), above, names: names.get(url) });
  }
  const readSome = (first) => {
    for (const { id, body } of sections.slice(first, first + 100)) {
      if (body) ofTexts.addDoc({ id: String(id), body });
    }
    if (first < sections.length) setTimeout(readSome, 0, first + 100);
    else read();
  };
  readSome(0);

  /** The words of a text that are looked for, each once. */
  const sought = (text) => [...new Set(wordsOf(text))].filter(elasticlunr.stopWordFilter);

  const search = (index, word) => {
    const fields = Object.fromEntries(
      index.getFields().map((field) => [field, { boost: 1 + (field === 'title') }]),
    );
    return index.search(word, { bool: 'AND', expand: true, fields });
  };

  /**
   * The best section of each page that has words of the text: first of the pages that have most of them, wherever they
   * stand, then by the words and the score of that section.
   */
  function find(text) {
    const found = new Map();
    const ofPages = new Map();
    for (const word of sought(text)) {
      for (const { ref, score } of [ofTitles, ofTexts].flatMap((index) => search(index, word))) {
        const section = found.get(ref) ?? { ...sections[ref], words: new Set(), score: 0 };
        found.set(ref, section);
        section.words.add(word);
        section.score += score;
        const page = section.isRule ? ref : section.url.split('#')[0];
        ofPages.set(page, ofPages.get(page) ?? { words: new Set(), sections: new Set() });
        ofPages.get(page).words.add(word);
        ofPages.get(page).sections.add(section);
      }
    }
    const better = (a, b) => b.words.size - a.words.size || b.score - a.score;
    return [...ofPages.values()]
      .map((page) => ({ words: page.words, best: [...page.sections].sort(better)[0] }))
      .sort((a, b) => b.words.size - a.words.size || better(a.best, b.best))
      .map(({ words, best }) => ({ ...best, words }));
  }

  /** Whether a text is a sentence of whose words no page that is found for it has all. */
  const isSentence = (text, [best]) =>
    sought(text).length > 3 && (best?.words.size ?? 0) < sought(text).length;

  /** What is shown of a section, or of the page of an address, that is found for a text. */
  function excerptOf({ url, body }, text) {
    const shown = body ?? sections.find((section) => section.url === url)?.body ?? '';
    return excerpt(shown, [...new Set(wordsOf(text))], url);
  }
  const knows = (word) => [ofTitles, ofTexts].some((index) => search(index, word).length > 0);
  return { find, isSentence, excerptOf, knows, rules: sections.filter(({ isRule }) => isRule) };
}

/** The beginning of a text; of one within a page, which begins anywhere, what is around the first of the words. */
function excerpt(body, words, url = '') {
  const places = words.map((word) => folded(body).indexOf(word)).filter((place) => place >= 0);
  const first = url.includes('#') && places.length > 0 ? Math.min(...places) : 0;
  let start = first < SHOWN / 2 ? 0 : body.slice(0, first - SHOWN / 4).search(/[^\s，。；：]*$/);
  if (start > 0 && first - start > SHOWN / 2) start = first - SHOWN / 4;
  const end = start + SHOWN;
  const text = body.slice(start, end);
  const shown = end < body.length ? `${text.replace(/[\s，。；：][^\s，。；：]*$/, '')}…` : text;
  return (start > 0 ? '…' : '') + shown;
}
