import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchable } from './search.ts';

test.each([
  [['Алёна', 'Королёва'], 'алена королева'],
  [['  ANNA  ', null, undefined, 'A@B.C '], 'anna a@b.c'],
  [['ﬁne', 'Ｆｕｌｌ'], 'fine full'],
  [['a\u00a0b\tc'], 'a b c'],
  [[null], ''],
])('%j is found as «%s»', (parts, expected) => {
  expect(searchable(...parts)).toBe(expected);
});

test('what is in the form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = searchable(text);
      expect(searchable(once)).toBe(once);
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
