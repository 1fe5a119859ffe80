import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inEvery,
  inLanguage,
  isLanguage,
  type Language,
  languageOfPath,
  languages,
  nextLanguage,
  preferredLanguage,
  textsFrom,
} from './i18n.ts';

const ofTheThree = ['ru', 'en', 'zh'] as const;

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['en', 'en'],
  ['zh-Hans-CN,zh;q=0.9', 'zh'],
  ['de-DE,de;q=0.9,en;q=0.8', 'en'],
  ['en;q=0.5, zh;q=0.7', 'zh'],
  ['en;q=0, ru;q=0.1', 'ru'],
  ['*', 'ru'],
  ['EN-us', 'en'],
  [',;q=,,;;q=NaN', 'ru'],
])('Accept-Language %j reads %s', (header, expected) => {
  expect(preferredLanguage(header)).toBe(expected);
});

test('whatever the header, the answer is one of ours', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (header) => {
      expect(isLanguage(preferredLanguage(header))).toBe(true);
    }),
  );
});

// spec: 48
test('the language control goes once round', () => {
  expect(languages.map((language) => nextLanguage(language))).toEqual([...languages.slice(1), languages[0]]);
});

// spec: 561
test('the language control passes over a language that is not offered, and leads nowhere from the only one', () => {
  expect(ofTheThree.map((language) => nextLanguage(language, ['ru', 'zh']))).toEqual(['zh', 'zh', 'ru']);
  expect(ofTheThree.map((language) => nextLanguage(language, ['ru']))).toEqual([null, 'ru', 'ru']);
});

test('a browser that asks for a language that is not offered gets its next one, else Russian', () => {
  expect(preferredLanguage('en, zh;q=0.5', ['ru', 'zh'])).toBe('zh');
  expect(preferredLanguage('en', ['ru', 'zh'])).toBe('ru');
});

test.each([
  ['/', 'ru'],
  ['/en', 'en'],
  ['/zh/x', 'zh'],
  ['/english', 'ru'],
  ['/login', 'ru'],
  ['', 'ru'],
])('%s is in %s', (path, expected) => {
  expect(languageOfPath(path)).toBe(expected);
});

// spec: 49
test('a text that is missing in a language is shown in the nearest that has it', () => {
  const full = { ru: 'курс', en: 'course', zh: '课程' };
  expect(ofTheThree.map((language) => inLanguage(full, language))).toEqual(['курс', 'course', '课程']);
  expect(inLanguage({ ru: 'курс', en: 'course' }, 'zh')).toBe('course');
  expect(inLanguage({ ru: 'курс' }, 'zh')).toBe('курс');
  expect(inLanguage({ ru: 'курс', en: '' }, 'en')).toBe('курс');
});

test('a key says what another one says, of its own folder or of the shared one', () => {
  const cancel: Partial<Record<Language, string>> = { ru: 'Отмена', en: 'Cancel', zh: '取消' };
  const files = () => ({ list: { title: 'Orders' }, server: { mail: { subject: 'An order' } } });
  const shared = { common: inEvery((language) => ({ cancel: cancel[language] ?? '' })) };
  const read = (same: Record<string, string>) =>
    textsFrom<{
      list: { title: string; cancel: string; heading: string };
      server: { mail: { subject: string; button: string } };
    }>(inEvery(files), same, shared);
  const same = {
    'server.mail.button': 'list.cancel',
    'list.cancel': 'common.cancel',
    'list.heading': 'list.title',
  };
  const { list, server } = read(same);
  expect(list.zh).toEqual({ title: 'Orders', cancel: '取消', heading: 'Orders' });
  expect(server.mail.en).toEqual({ subject: 'An order', button: 'Cancel' });
  expect(() => read({ 'list.cancel': 'common.close' })).toThrow('there is no text common.close in ru');
});
