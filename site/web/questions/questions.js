// Answers to the questions of a page are checked at once. A wrong one gets the hint; a right one unfolds the reason, and
// its step, if the page is one, is done.

import { language } from '../shared/elements.js';
import './questions.css';

const [right, wrong] = { en: ['Right.', 'Not yet. '], zh: ['正确。', '不对。'] }[language];

for (const question of document.querySelectorAll('.question')) {
  const [form, fold] = question.querySelectorAll('form, details');
  form.addEventListener('keydown', (event) => event.stopPropagation()); // mdBook's arrow keys turn the page
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = form.elements.answer?.value.normalize('NFKC').match(/\d+/g)?.join(' ');
    const given = event.submitter.value || typed;
    const isRight = given === question.dataset.answer;
    const hint = fold.querySelector('p').cloneNode(true);
    question.dataset.isRight = isRight;
    form.querySelector('[role=status]').replaceChildren(...(isRight ? [right] : [wrong, ...hint.childNodes]));
    if (!isRight) return;
    fold.open = true;
    document.querySelector('.step [data-solved]:not(:checked)')?.click();
  });
}
