// Additions to mdBook: a link to the other language, Chinese texts, and a search that works in Chinese.
'use strict';

(() => {
  const inChinese = document.documentElement.lang.startsWith('zh');

  // ---------------------------------------------------------------- the same page in the other language

  const book = new URL(path_to_root || './', location.href);
  const page = location.href.slice(book.href.length).split(/[?#]/)[0];
  const link = document.createElement('a');
  link.className = 'language';
  link.lang = inChinese ? 'en' : 'zh-CN';
  link.textContent = inChinese ? 'English' : '中文';
  link.href = new URL(`../${inChinese ? 'en' : 'zh'}/${page}`, book);
  document.querySelector('.right-buttons').append(link);

  // mdBook's title of a page is its label in the table of contents, which is the same for every problem.
  const heading = document.querySelector('main h1').textContent;
  document.title = `${heading} · ${document.querySelector('.menu-title').textContent}`;

  if (!inChinese) return;

  // ---------------------------------------------------------------- Chinese labels of mdBook's controls

  const translations = {
    'Toggle Table of Contents': '目录',
    'Change theme': '切换主题',
    'Toggle Searchbar': '搜索',
    'Search (`/`)': '搜索（/）',
    'Search this book ...': '搜索本书……',
    'Previous chapter': '上一页',
    'Next chapter': '下一页',
    'Copy to clipboard': '复制',
    Auto: '自动',
    Light: '浅色',
    Rust: '锈色',
    Coal: '炭色',
    Navy: '藏青',
    Ayu: '暗色',
  };
  for (const name of ['title', 'aria-label', 'placeholder']) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      const translation = translations[node.getAttribute(name)];
      if (translation) node.setAttribute(name, translation);
    }
  }
  for (const button of document.querySelectorAll('button.theme')) {
    button.textContent = translations[button.textContent] || button.textContent;
  }

  // ---------------------------------------------------------------- search

  // mdBook splits text into words at blanks, which Chinese does not have. Here each pair of adjacent Chinese
  // characters counts as a word, and the index is rebuilt when it is loaded.
  const chinese = /[\u4e00-\u9fff]+/g;

  elasticlunr.tokenizer = (text) => {
    const lower = String(text || '').toLowerCase();
    const pairs = (lower.match(chinese) || []).flatMap((run) => [...run].map((_, i) => run.slice(i, i + 2)));
    return [...pairs, ...(lower.replace(chinese, ' ').match(/[\p{L}\p{N}]+/gu) || [])];
  };

  elasticlunr.Index.load = ({ fields, ref, documentStore }) => {
    const index = new elasticlunr.Index();
    for (const field of fields) index.addField(field);
    index.setRef(ref);
    for (const page of Object.values(documentStore.docs)) index.addDoc(page);
    const search = index.search.bind(index);
    index.search = (query, options) =>
      search(query, options).map((result) => ({ ...result, doc: excerpt(result.doc, query) }));
    return index;
  };

  /** The page, its body cut to the text around the first match of `query`, with blanks around Chinese words. */
  function excerpt(page, query) {
    const words = query.toLowerCase().split(/\s+/);
    const match = words.map((word) => page.body.toLowerCase().indexOf(word)).find((at) => at >= 0) || 0;
    const text = page.body.slice(Math.max(0, match - 30), match + 70);
    const body = words.reduce(
      (body, word) => (/[\u4e00-\u9fff]/.test(word) ? body.replaceAll(word, ` ${word} `) : body),
      text,
    );
    return { ...page, body };
  }

  // mdBook searches on keyup, an event that some Chinese input methods do not send.
  document.getElementById('mdbook-searchbar').addEventListener('input', ({ target }) => {
    target.dispatchEvent(new Event('keyup'));
  });

  const header = document.getElementById('mdbook-searchresults-header');
  new MutationObserver(() => {
    const [, count, query] = /^(\d+|No) search results? for '(.*)'/.exec(header.textContent) || [];
    if (!count) return;
    header.textContent = count === 'No' ? `没有找到“${query}”` : `“${query}”的搜索结果（${count}）：`;
  }).observe(header, { childList: true });
})();
