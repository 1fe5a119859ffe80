import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWords, plainSearch, searchable } from './search.ts';

test.each([
  [['Алёна', 'Королёва'], 'алена королева'],
  [['  ANNA  ', null, undefined, 'A@B.C '], 'anna a@b.c'],
  [['ﬁne', 'Ｆｕｌｌ'], 'fine full'],
  [['a\u00a0b\tc'], 'a b c'],
  [[null], ''],
  [['王伟明'], '王伟明 王伟 伟明 明'],
  [['İbrahim Çelik', 'Zoë Łuczak'], 'ibrahim celik zoe luczak'],
  [['Strauß', 'Ødegård', 'Dvořák'], 'strauss odegard dvorak'],
  [['О’Коннор', 'Мак‑Дауэлл'], "о'коннор мак-дауэлл"],
  [['Ан\u00adна\u200b'], 'анна'],
  [['Йод'], 'йод'],
])('%j is found as «%s»', (parts, expected) => {
  expect(searchable(...parts)).toBe(expected);
});

test('what was brought into the form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = plainSearch(text);
      expect(plainSearch(once)).toBe(once);
    }),
  );
});

test('capitals, composition and spaces make no difference', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'абвёйжАБВЁЙЖabcéXYZ 王0') });
  fc.assert(
    fc.property(letters, (text) => {
      const form = searchable(text);
      for (const same of [text.toUpperCase(), text.normalize('NFD'), ` ${text.replaceAll(' ', '  ')}`]) {
        expect(searchable(same)).toBe(form);
      }
    }),
  );
});

test.each([
  ['Дефиле: первый шаг', 'шаг дефиле', true],
  ['Дефиле: первый шаг', 'пе', true],
  ['Дефиле: первый шаг', 'аг', false],
  ['Позирование всё вместе', 'все', true],
  ['走秀基础', '基础', true],
  ['100%', '%', false],
  ['Любой', '', true],
])('«%s» has the words of «%s»: %s', (text, typed, expected) => {
  expect(hasWords(text, typed)).toBe(expected);
});
