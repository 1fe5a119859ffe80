import { describe, expect, it } from 'vitest';
import { schoolDay } from '#shared/dates.ts';
import { translatedColumns } from '#shared/localText.ts';
import { hasStarted, momentAt, schoolTime } from './courses.ts';
import { namedIn } from './names.ts';

describe('courses', () => {
  it('are named by a description in any language, however it is written', () => {
    const courses = [
      { ru: 'Стань моделью за 24 часа', en: 'Become a model' },
      { ru: 'Всё о стиле: основы' },
    ].map((title) => translatedColumns({ title }));
    const names = (description: string) => namedIn(courses, description).map(({ title }) => title);
    expect(names('Оплата курса: Стань моделью за 24 часа')).toEqual(['Стань моделью за 24 часа']);
    expect(names('  стань  МОДЕЛЬЮ за 24 часа ')).toEqual(['Стань моделью за 24 часа']);
    expect(names('Payment: become a model')).toEqual(['Стань моделью за 24 часа']);
    expect(names('Оплата курса: Все о стиле: основы')).toEqual(['Всё о стиле: основы']);
    expect(names('Всё о стиле: основы')).toEqual(['Всё о стиле: основы']);
    for (const other of ['', ':', 'Оплата курса:', 'Стань', 'основы и ещё'])
      expect(names(other), other).toEqual([]);
  });

  it("start at midnight of the school's day", () => {
    const zone = 'Europe/Moscow';
    expect(schoolDay(new Date('2027-08-31T20:59:59Z'), zone)).toBe('2027-08-31');
    expect(hasStarted('2027-09-01', new Date('2027-08-31T20:59:59Z'), zone)).toBe(false);
    expect(hasStarted('2027-09-01', new Date('2027-08-31T21:00:00Z'), zone)).toBe(true);
    expect(hasStarted(null, new Date(0), zone)).toBe(true);
  });

  it.each([
    ['Europe/Moscow', '2027-09-01T00:00', '2027-08-31T21:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T04:30', '2026-10-25T03:30:00.000Z'],
    ['America/New_York', '2026-03-08T00:30', '2026-03-08T05:30:00.000Z'],
    ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
  ])('are dated by the clock of a school in %s: %s', (zone, time, moment) => {
    expect(momentAt(time, zone).toISOString()).toBe(moment);
    expect(schoolTime(new Date(moment), zone)).toBe(time);
  });
});
