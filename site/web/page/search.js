// The search of a book, instead of the one in mdBook's index: it works in Chinese and without accents, and
// finds a problem first by whatever people call it. Loaded before mdBook's searcher.

const chinese = /[\u3400-\u9fff]+/g;

/** In lower case and without accents. */
const folded = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Such that `HDU 1846` and `hdu1846` are the same. */
const name = (text) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

// Text is split into words at blanks, which Chinese does not have: there each pair of adjacent characters
// counts as a word.
elasticlunr.tokenizer = (text) => {
  const lower = folded(String(text || ''));
  const pairs = (lower.match(chinese) || []).flatMap((run) =>
    run.length === 1 ? [run] : [...run].slice(1).map((_, i) => run.slice(i, i + 2)),
  );
  return [...pairs, ...(lower.replace(chinese, ' ').match(/[\p{L}\p{N}]+/gu) || [])];
};

/** The texts that the generator coded: each is the beginning of the one before, so long, and what follows. */
const decoded = (texts) => {
  let before = '';
  return texts.map(([common, rest]) => {
    before = before.slice(0, common) + rest;
    return before;
  });
};

// Most words occur many times, and finding their stems is most of the work.
const stems = new Map();
const stemmer = (word) => {
  if (!stems.has(word)) stems.set(word, elasticlunr.stemmer(word));
  return stems.get(word);
};
elasticlunr.Pipeline.registerFunction(stemmer, 'stems');

/** An index of pages that have these fields. */
const indexOf = (fields) => {
  const index = new elasticlunr.Index();
  index.pipeline.add(elasticlunr.stopWordFilter, stemmer);
  for (const field of fields) index.addField(field);
  return index;
};

/** The places of the sections that such an index finds, with their scores. */
const found = (index, word, options) => {
  const fields = index.getFields().map((field) => [field, options.fields[field] ?? { boost: 1 }]);
  return index.search(word, { ...options, fields: Object.fromEntries(fields) });
};

const bar = document.getElementById('mdbook-searchbar');
const search = () => bar.dispatchEvent(new Event('keyup'));

// mdBook's searcher has its index made here, by the titles of all sections. Their text is loaded next, and what
// has been typed until then is searched again.
export function loadIndex(titles) {
  const { doc_urls: urls, texts: name } = window.search;
  urls.splice(0, urls.length, ...decoded(urls));
  const pages = decoded(titles).map((breadcrumbs, id) => {
    return { id: String(id), title: breadcrumbs.split(' » ').pop(), breadcrumbs, body: '' };
  });
  const ofTitles = indexOf(['title', 'breadcrumbs', 'names']);
  const names = Object.fromEntries(window.search.aliases);
  for (const { id, title, breadcrumbs } of pages) {
    const above = breadcrumbs.slice(0, -title.length);
    ofTitles.addDoc({ id, title, breadcrumbs: above, names: names[id]?.join(' ') });
  }
  const ofTexts = indexOf(['body']);
  window.search.read = ({ texts, table, rules }) => {
    for (const [place, body] of texts.entries()) pages[place].body = body;
    // Each rule of the table is found by itself.
    const { title: titleOfTable } = pages[urls.indexOf(table)];
    for (const [anchor, heading, rule, body] of rules) {
      const title = rule.replaceAll('<', '&lt;');
      const page = { id: String(pages.length), title, breadcrumbs: heading, body };
      ofTitles.addDoc(page);
      urls.push(`${table}#${anchor}`);
      pages.push({ ...page, breadcrumbs: `${titleOfTable} » ${heading} » ${title}`, isRule: true });
    }
    indexSome(0);
  };
  // Some at a time: what is typed meanwhile is shown.
  const indexSome = (first) => {
    for (const page of pages.slice(first, first + 100)) if (page.body) ofTexts.addDoc(page);
    if (first < pages.length) return setTimeout(indexSome, 0, first + 100);
    document.documentElement.dataset.searchesTexts = '';
    if (!bar.value.trim()) return;
    // The searcher does not search for the same text twice, so it gets another one first. The field itself
    // is left alone, in which somebody may be typing.
    Object.defineProperty(bar, 'value', { value: `${bar.value}\u200b`, configurable: true });
    search();
    Reflect.deleteProperty(bar, 'value');
    search();
  };
  document.head.append(Object.assign(document.createElement('script'), { src: path_to_root + name }));

  /**
   * The best section of each page that has words of the query: first of the pages that have most of them, wherever
   * they stand, then by the words and the score of that section.
   */
  const bySections = (query, options) => {
    const sections = new Map();
    const ofPages = new Map();
    for (const word of new Set(elasticlunr.tokenizer(query))) {
      for (const { ref, score } of [ofTitles, ofTexts].flatMap((index) => found(index, word, options))) {
        const section = sections.get(ref) ?? { ref, words: new Set(), score: 0 };
        sections.set(ref, section);
        section.words.add(word);
        section.score += score;
        const page = pages[ref].isRule ? ref : urls[ref].split('#')[0];
        ofPages.set(page, ofPages.get(page) ?? { words: new Set(), sections: new Set() });
        ofPages.get(page).words.add(word);
        ofPages.get(page).sections.add(section);
      }
    }
    const better = (a, b) => b.words.size - a.words.size || b.score - a.score;
    return [...ofPages.values()]
      .map(({ words, sections }) => ({ words, best: [...sections].sort(better)[0] }))
      .sort((a, b) => b.words.size - a.words.size || better(a.best, b.best))
      .map(({ best }) => best.ref);
  };

  const searched = (query, options) => {
    const named = ofName(query);
    const others = bySections(query, options).filter((ref) => !named.includes(ref));
    return [...named, ...others].map((ref) => ({ ref, doc: excerpt(pages[ref], query) }));
  };
  return { search: searched };
}

elasticlunr.Index.load = loadIndex;

/**
 * The pages that go by the name `query`, or one that has it in it. Theory comes before problems, and lessons before
 * practice problems, but what is called like this itself before what only begins so.
 */
function ofName(query) {
  const wanted = name(query);
  const long = wanted.length >= (/[\u3400-\u9fff]/.test(wanted) ? 2 : 3);
  const { aliases, practice, theory } = window.search;
  const rank = (names, place) => {
    const known = names.map(name);
    if (known.includes(wanted)) return place < practice ? 0 : 2;
    if (long && known.some((text) => text.startsWith(wanted))) return place < theory ? 1 : 3;
    return long && known.some((text) => text.includes(wanted)) ? 4 : 5;
  };
  return aliases
    .map(([ref, names], place) => ({ ref, rank: rank(names, place) }))
    .filter((page) => page.rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .map((page) => page.ref);
}

/** The page; for a Chinese query, its body cut to the text around a match, with blanks around the words. */
function excerpt(page, query) {
  if (!/[\u3400-\u9fff]/.test(query)) return page;
  const words = query.toLowerCase().split(/\s+/);
  const match = words.map((word) => page.body.toLowerCase().indexOf(word)).find((at) => at >= 0) || 0;
  const text = page.body.slice(Math.max(0, match - 30), match + 70);
  const body = words.reduce(
    (body, word) => (/[\u3400-\u9fff]/.test(word) ? body.replaceAll(word, ` ${word} `) : body),
    text,
  );
  return { ...page, body };
}

// Those blanks only let mdBook see the words.
new MutationObserver((changes) => {
  for (const teaser of changes.flatMap((change) => [...change.addedNodes])) {
    for (const word of teaser.querySelectorAll?.('.teaser em') || []) {
      if (!/[\u3400-\u9fff]/.test(word.textContent)) continue;
      const { previousSibling: before, nextSibling: after } = word;
      if (before) before.textContent = before.textContent.replace(/ $/, '');
      if (after) after.textContent = after.textContent.replace(/^ /, '');
    }
  }
}).observe(document.getElementById('mdbook-searchresults'), { childList: true });

// Nothing found: ways on.
const inChinese = document.documentElement.lang.startsWith('zh');
const ways = inChinese
  ? [
      ['theory/which.html', '结论速查：这是哪一种游戏？'],
      ['explorer.html', '在博弈探索器中输入这个游戏的规则'],
      ['index.html#problems', '全部题目'],
    ]
  : [
      ['theory/which.html', 'Which game is this?'],
      ['explorer.html', 'Enter the rules of the game in the explorer'],
      ['index.html#problems', 'All problems'],
    ];
const results = document.getElementById('mdbook-searchresults');
new MutationObserver(([{ target }]) => {
  if (!/^(No |没有)/.test(target.textContent) || results.querySelector('.way-on')) return;
  for (const [to, text] of ways) {
    const words = to.includes('which') ? `?words=${encodeURIComponent(bar.value.trim())}` : '';
    const link = Object.assign(document.createElement('a'), {
      href: path_to_root + to + words,
      textContent: text,
    });
    const item = Object.assign(document.createElement('li'), { className: 'way-on' });
    item.append(link);
    results.append(item);
  }
}).observe(document.getElementById('mdbook-searchresults-header'), { childList: true });

// mdBook searches on keyup, an event that some input methods do not send.
bar.addEventListener('input', search);
