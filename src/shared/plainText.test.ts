import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNoLink, shownText, strangersWords, withoutLinks } from './plainText.ts';

test('what hides or turns characters, and every separator but a line feed, is not shown', () => {
  expect(shownText('а\u202eб\u0085в\u2028г\u2029д\u200bе\u0000ж\nз 👩‍👧')).toBe('а б в г д е ж\nз 👩‍👧');
});

test('links are taken apart, and what has none stays as it is', () => {
  expect(withoutLinks('Приз: https://evil.example/x, 10.0.0.1')).toBe('Приз https evil example x, 10 0 0 1');
  expect(withoutLinks('Сколько стоит курс? 12.5 тыс.')).toBe('Сколько стоит курс? 12.5 тыс.');
  const unit = fc.constantFrom(...'аb1.．。｡:/\\@ -Z\u202e');
  fc.assert(fc.property(fc.string({ unit }), (typed) => isNoLink(withoutLinks(typed))));
});

test.each([
  ['Войдите: https://evil.example/admin?x=1', 'Войдите: https: / / evil. example/ admin?x=1'],
  ['№ 1 … evil．com', '№ 1 … evil． com'],
  ['t.me/evil и tg://resolve?domain=evil', 't. me/ evil и tg: / / resolve?domain=evil'],
  ['спросите @evil_bot, #скидка, $USD, /start', 'спросите @ evil_bot, # скидка, $ USD, / start'],
  ['Сколько стоит курс? 50/50, 3.5 часа', 'Сколько стоит курс? 50/50, 3.5 часа'],
])('of a stranger’s "%s", staff are told "%s", which leads nowhere', (typed, told) => {
  expect(strangersWords(typed)).toBe(told);
});

test('nothing that a stranger can type is a link for staff', () => {
  const unit = fc.constantFrom(...'аb1.．。｡:/\\@ -Z\u202e#');
  fc.assert(fc.property(fc.string({ unit }), (typed) => isNoLink(strangersWords(typed))));
});
