import { expect, it } from 'vitest';
import { localTextOf, textIn, translatedColumns } from './localText.ts';

const title = { ru: 'Курс', en: 'Course', zh: '课程' };

it('texts are kept with Russian in columns of its own, and are read as they were', () => {
  const row = translatedColumns({ title, bonus: null, description: { ru: 'Пять уроков' } });
  expect(row).toEqual({
    title: 'Курс',
    bonus: null,
    description: 'Пять уроков',
    translations: '{"title":{"en":"Course","zh":"课程"}}',
  });
  expect(localTextOf(row, 'title')).toEqual(title);
  expect(localTextOf(row, 'description')).toEqual({ ru: 'Пять уроков' });
});

it.each([
  [title, ['Курс', 'Course', '课程']],
  [{ ru: 'Курс', en: 'Course' }, ['Курс', 'Course', 'Course']],
  [{ ru: 'Курс', zh: '课程' }, ['Курс', 'Курс', '课程']],
  [{ ru: 'Курс', en: '' }, ['Курс', 'Курс', 'Курс']],
  [{ ru: '', en: 'Course' }, ['Course', 'Course', 'Course']],
  [{ ru: '', zh: '课程' }, ['课程', '课程', '课程']],
  [{ ru: '' }, ['', '', '']],
])('%j reads %j in the three languages', (text, read) => {
  const row = translatedColumns({ title: text });
  expect((['ru', 'en', 'zh'] as const).map((language) => textIn(row, 'title', language))).toEqual(read);
});
