import { describe, expect, it } from 'vitest';
import { hasStarted, namedIn, schoolDay, textsIn } from './rules.ts';

const row = (title: string, translations: object = {}) => ({
  title,
  description: '',
  translations: JSON.stringify(translations),
});

describe('courses', () => {
  it('are named by a description in any language, however it is written', () => {
    const courses = [
      row('Стань моделью за 24 часа', { en: { title: 'Become a model' } }),
      row('Всё о стиле: основы'),
    ];
    const names = (description: string) => namedIn(courses, description).map(({ title }) => title);
    expect(names('Оплата курса: Стань моделью за 24 часа')).toEqual(['Стань моделью за 24 часа']);
    expect(names('  стань  МОДЕЛЬЮ за 24 часа ')).toEqual(['Стань моделью за 24 часа']);
    expect(names('Payment: become a model')).toEqual(['Стань моделью за 24 часа']);
    expect(names('Оплата курса: Все о стиле: основы')).toEqual(['Всё о стиле: основы']);
    expect(names('Всё о стиле: основы')).toEqual(['Всё о стиле: основы']);
    for (const other of ['', ':', 'Оплата курса:', 'Стань', 'основы и ещё'])
      expect(names(other), other).toEqual([]);
  });

  it('have a text for every language', () => {
    const course = row('Курс', { zh: { title: '课程' } });
    expect(textsIn(course, 'zh').title).toBe('课程');
    expect(textsIn(course, 'en').title).toBe('Курс');
  });

  it("start at midnight of the school's day", () => {
    const zone = 'Europe/Moscow';
    expect(schoolDay(new Date('2027-08-31T20:59:59Z'), zone)).toBe('2027-08-31');
    expect(hasStarted('2027-09-01', new Date('2027-08-31T20:59:59Z'), zone)).toBe(false);
    expect(hasStarted('2027-09-01', new Date('2027-08-31T21:00:00Z'), zone)).toBe(true);
    expect(hasStarted(null, new Date(0), zone)).toBe(true);
  });
});
