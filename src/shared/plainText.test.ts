import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNoLink, shownText, withoutLinks } from './plainText.ts';

test('what hides or turns characters, and every separator but a line feed, is not shown', () => {
  expect(shownText('а\u202eб\u0085в\u2028г\u2029д\u200bе\u0000ж\nз 👩‍👧')).toBe('а б в г д е ж\nз 👩‍👧');
});

test('links are taken apart, and what has none stays as it is', () => {
  expect(withoutLinks('Приз: https://evil.example/x, 10.0.0.1')).toBe('Приз https evil example x, 10 0 0 1');
  expect(withoutLinks('Сколько стоит курс? 12.5 тыс.')).toBe('Сколько стоит курс? 12.5 тыс.');
  const unit = fc.constantFrom(...'аb1.．。｡:/\\@ -Z\u202e');
  fc.assert(fc.property(fc.string({ unit }), (typed) => isNoLink(withoutLinks(typed))));
});
