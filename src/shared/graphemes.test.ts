import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sources } from '#test/sources.ts';
import { cut, firstCharacter, shortened } from './graphemes.ts';

const family = '👨\u200d👩\u200d👧';

test.each([
  ['Анна', 3, 'Анн'],
  [`Анна ${family}`, 5, 'Анна '],
  [`Анна ${family}`, 8, 'Анна '],
  [`Анна ${family}`, 13, `Анна ${family}`],
  ['е\u0308лка', 1, ''],
  ['🇷🇺🇰🇿', 6, '🇷🇺'],
  ['क्षि', 2, ''],
  ['', 5, ''],
])('%j, of which %i units fit, is cut to %j', (text, most, expected) => {
  expect(cut(text, most)).toBe(expected);
});

test('what is left out is marked', () => {
  expect(shortened('Подиум', 6)).toBe('Подиум');
  expect(shortened('Подиум и сцена', 8)).toBe('Подиум…');
  expect(shortened(`${'а'.repeat(126)}😀 и ещё`, 128)).toBe(`${'а'.repeat(126)}…`);
});

test('the first character is a whole one', () => {
  expect([`${family} Анна`, 'Анна', ''].map(firstCharacter)).toEqual([family, 'А', '']);
});

test('whatever is cut fits, begins as the text does, and ends between two characters', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
    fc.constantFrom(family, '🇷🇺', 'é'),
  );
  fc.assert(
    fc.property(fc.array(unit), fc.nat(40), (parts, most) => {
      const text = parts.join('');
      const left = cut(text, most);
      expect(left.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(left)).toBe(true);
      const whole = [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
      expect([...whole, text.length]).toContain(left.length);
    }),
  );
});

test('where something is left out of a text, it is cut between characters', async () => {
  const byUnits = /\.(?:slice|substring)\(0, [^)]*\)[^`'"\n]{0,12}…|\.charAt\(0\)|\.slice\(0, 1\)\}/g;
  const found = (await sources(/^(?:src|demo)\/(?!.*\.test\.ts$)/)).flatMap(({ path, text }) =>
    [...text.matchAll(byUnits)].map(([code]) => `${path}: ${code}`),
  );
  expect(found, 'shared/graphemes.ts has `shortened`, `cut` and `firstCharacter`').toEqual([]);
});
