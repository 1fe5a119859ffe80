import { expect, it } from 'vitest';
import { lettersWithoutFont, setInType } from './typefaces.ts';

it('sums are set in the font that has the signs of money', () => {
  for (const sum of ['35 000 ₽', '−1 000,50 ₽', '12 €'])
    expect(setInType(sum)).toEqual([{ text: sum, font: 'Roboto' }]);
});

it.each([
  ['Анна Зайцева', 'PrataRussian'],
  ['Łukasz Žižka', 'Roboto'],
  ['Ελένη Παπαδοπούλου', 'Roboto'],
  ['Әлия Өмірова', 'Roboto'],
  ['Անահիտ Պետրոսյան', 'Armenian'],
  ['ნინო ბერიძე', 'Georgian'],
  ['דוד לוי', 'Hebrew'],
  ['محمد علي', 'Arabic'],
  ['प्रिया शर्मा', 'Devanagari'],
  ['สมชาย ใจดี', 'Thai'],
  ['김민지', 'Korean'],
  ['ひらがな カタカナ', 'Noto'],
  ['王小明', 'Noto'],
] as const)('%s is set in a font that has all of its letters', (name, font) => {
  const runs = setInType(name, 'display');
  expect(new Set(runs.map((run) => run.font)).has(font)).toBe(true);
  expect(
    runs
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
  ).toBe(name);
  expect(lettersWithoutFont(name)).toEqual([]);
});

it('a letter in two characters is one, and words from the right keep their order', () => {
  expect(setInType('Заи\u0306цева', 'display')).toEqual([{ text: 'Зайцева', font: 'PrataRussian' }]);
  expect(setInType('דוד לוי')).toEqual([{ text: 'דוד\u00a0לוי', font: 'Hebrew' }]);
});

it('letters that no font has are named', () => {
  expect(lettersWithoutFont('ᚠᚢ Анна ᚠ')).toEqual(['ᚠ', 'ᚢ']);
  expect(setInType('ᚠ')).toEqual([{ text: '?', font: 'Roboto' }]);
});
