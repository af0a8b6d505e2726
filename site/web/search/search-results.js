// What a search finds: pages by their names, and sections by their words when the texts are there.

import { isKnown, ranked } from '../rules/rules-words.js';
import { namesOf, problemsOf } from './search-names.js';
import { sectionsOf } from './search-texts.js';

const TEXTS = {
  en: {
    found: (n, text) => `${results(n)} for “${text}”:`,
    instead: (n, text, instead) => `Nothing for “${text}”; ${results(n)} for “${instead}”:`,
    none: (text) => `Nothing for “${text}”.`,
    like: (text) => `No page says “${text}”. The rules that are most like it, the best first:`,
    missing: (problem) => `${problem} is not in the pack.`,
    noSample: ' It has no official sample that could be found, or a judge that plays along.',
    lists: (lists) => ` It stands in: ${lists.join('; ')}.`,
    game: ' Its game is here in another form:',
  },
  zh: {
    found: (n, text) => `“${text}”的搜索结果（${n}）：`,
    instead: (n, text, instead) => `没有找到“${text}”，“${instead}”的搜索结果（${n}）：`,
    none: (text) => `没有找到“${text}”。`,
    like: (text) => `没有页面写着“${text}”。最接近的规则，最像的在前：`,
    missing: (problem) => `题集中没有 ${problem}。`,
    noSample: '它找不到官方样例，或者是交互题。',
    lists: (lists) => `收录它的题单：${lists.join('；')}。`,
    game: '同一个游戏的另一种形式：',
  },
};
const results = (n) => (n === 1 ? '1 result' : `${n} results`);
const [MOST, MOST_RULES] = [20, 8];

/** What finds pages by the names of a book, with a line for each page, and sections from when they are added. */
export function finderOf(book, language) {
  const words = TEXTS[language];
  const problemOf = problemsOf(book.judges);
  // A title that begins with the dot has the name of the problem before it, which follows from the id.
  const row = ([path, title, ...others]) => {
    return [path, title.startsWith(' · ') ? problemOf(path).shown + title : title, ...others];
  };
  const data = { ...book, pages: book.pages.split('\n').map((line) => row(line.split('\t'))) };
  let names = namesOf(data);
  let sections;
  const pages = data.pages.map(([path, title], place) => {
    return { url: path + (place < data.theory ? '.html' : '/statement.html'), path: [title] };
  });

  /** Adds the texts, which have more words for pages; `read` is called when all are read. */
  function addTexts(texts, read) {
    const rows = data.pages.map((page, place) => {
      return [...page.slice(0, 3), [page[3], ...texts.names[place]].filter(Boolean).join('|')];
    });
    names = namesOf({ ...data, pages: rows, lists: texts.lists });
    const namesOfPages = new Map(pages.map(({ url }, place) => [url, rows[place][3]]));
    sections = sectionsOf(texts, namesOfPages, read);
  }

  /**
   * What is said of a text, and the pages that it finds, each once. If nothing is found, there are ways on (`hasWays`); if
   * it may be a game in the reader's words (`isGame`), the rules that are most like it, as soon as their index is there.
   */
  function find(text, inNames = false) {
    const { places, isProblem, missing } = names.find(text);
    const named = places.map((place) => pages[place]);
    const urls = named.map(({ url }) => url);
    const inTexts = isProblem || inNames || !sections ? [] : sections.find(text);
    const others = inTexts.filter(({ url, isRule }) => isRule || !urls.includes(url.split('#')[0]));
    const shown = (hits) => hits.map((hit) => ({ ...hit, excerpt: sections?.excerptOf(hit, text) }));
    const found = shown([...named, ...others].slice(0, MOST));
    if (missing) {
      const { shown, lists, hasNoSample } = missing;
      const ofLists = lists.length > 0 ? words.lists(lists) : '';
      const more = `${ofLists}${hasNoSample ? words.noSample : ''}${found.length > 0 ? words.game : ''}`;
      return { said: words.missing(shown) + more, found, hasWays: true, isSure: true };
    }
    const isUnsure = !isProblem && (found.length === 0 || (sections && !inNames));
    const instead = isUnsure ? names.corrected(text, sections?.knows) : undefined;
    const corrected = instead ? find(instead, inNames) : { found: [] };
    if (corrected.found.length > 0)
      return { ...corrected, said: words.instead(corrected.found.length, text, instead) };
    const isGame = isUnsure && named.length === 0 && sections?.isSentence(text, inTexts);
    const index = isGame && globalThis.rulesIndex;
    if (index && isKnown(index, text, language)) {
      const rules = ranked(index, text, language).map((place) => sections.rules[place]);
      return { said: words.like(text), found: shown(rules.slice(0, MOST_RULES)), hasWays: true };
    }
    if (found.length === 0) return { said: words.none(text), found, hasWays: true, isGame };
    return { said: words.found(found.length, text), found, isGame };
  }

  return { addTexts, find };
}
