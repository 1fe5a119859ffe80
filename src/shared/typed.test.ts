import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asMeant, cleanCode, cleanLine, cleanText } from './typed.ts';

test.each([
  ['\u202aАнна\u202c', 'Анна'],
  ['\u200e\u2068Анна\u2069\u200b', 'Анна'],
  ['\ufeffАнна', 'Анна'],
  ['Ан\u00adна', 'Анна'],
  ['Анна\u00a0Ким\u202f', 'Анна Ким'],
  ['Анна\u3000 \tКим', 'Анна Ким'],
  ['Проба\vok', 'Проба ok'],
  ['Проба\r\nok', 'Проба ok'],
  ['Проба\u2028ok', 'Проба ok'],
  ['а\u0007б', 'а б'],
  ['Заи\u0306цева', 'Зайцева'],
  ['Ａｎｎａ　２', 'Anna 2'],
  ['\u200d', ''],
  ['\u200c\u200d\u2060', ''],
  ['Ан\u200dна', 'Анна'],
  ['a\ud83db', 'ab'],
])('of the line %j, copied from elsewhere, %j is meant', (copied, meant) => {
  expect(cleanLine(copied)).toBe(meant);
});

test.each([
  '👩\u200d👧',
  '👩🏽\u200d🚀',
  '❤️\u200d🔥',
  'می\u200cخواهم',
  'क्\u200dष',
  'അവന്\u200d',
  '🇷🇺',
  'Ëлка 😀',
  '你好，世界！（一）',
  'O’Neil-Костина',
])('%j stays as it is', (text) => {
  expect(cleanLine(text)).toBe(text.normalize('NFC'));
});

test('paragraphs keep their breaks, their no-break spaces and their dashes', () => {
  expect(cleanText(' Первый\r\n\n10\u00a0000 — ещё\u2011бы \u200b')).toBe(
    'Первый\r\n\n10\u00a0000 — ещё\u2011бы',
  );
  expect(cleanText('Первый\nВторой\vТретий\u2029Четвёртый')).toBe('Первый\nВторой\nТретий\nЧетвёртый');
});

test.each([
  ['LETO–2027', 'LETO-2027'],
  ['LETO—2027', 'LETO-2027'],
  ['LETO−2027', 'LETO-2027'],
  ['LETO\u20112027', 'LETO-2027'],
  ['LETO-2027\u200b', 'LETO-2027'],
  ['LETO-2027.', 'LETO-2027'],
  ['«LETO-2027»', 'LETO-2027'],
  ['“LETO-2027”,', 'LETO-2027'],
  ["'LETO-2027'", 'LETO-2027'],
  ['ＬＥＴＯ－２０２７', 'LETO-2027'],
  ['anna＠mail.ru', 'anna@mail.ru'],
  ['<anna@mail.ru>', 'anna@mail.ru'],
  ['+7 (916) 123–45–67', '+7 (916) 123-45-67'],
])('of the code %j, %j is meant', (copied, meant) => {
  expect(cleanCode(copied)).toBe(meant);
});

test('what is clean stays as it is, and no mark is left at its ends', () => {
  const unit = fc.constantFrom(
    ...'аёй éA1 -–.«»"’\u200b\u200d\u202a\u00a0\ufeff\v\n\r\t',
    '👩',
    '🏽',
    'ی',
    'क्',
    '\u0306',
    '\ud83d',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (typed) => {
      for (const clean of [asMeant, cleanText, cleanLine, cleanCode]) {
        const once = clean(typed);
        expect(clean(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
      }
      expect(cleanLine(typed)).not.toMatch(/[\n\r\v]|^\s|\s$|\s\s|[\u200b\u202a\ufeff]/);
    }),
  );
});
