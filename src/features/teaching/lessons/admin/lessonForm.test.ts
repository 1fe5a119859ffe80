import { expect, it } from 'vitest';
import { newLessonInput } from '../contract/lessons.ts';
import { emptyLesson, inputOf, valuesOf } from './lessonForm.ts';

const id = '00000000-0000-4000-8000-000000000001';
const sent = (values: ReturnType<typeof valuesOf>) =>
  newLessonInput.parse({ id, ...inputOf({ ...values, title: 'Дефиле' }) });

it('a new lesson is active, not free, opens with the course and can be marked as done', () => {
  expect(sent(valuesOf(emptyLesson))).toMatchObject({
    ...{ lesson_number: 1, duration_minutes: 0, is_active: true, is_free: false, has_done_button: true },
    ...{ bonus: null, section_id: null, opens_on: null, opens_after_days: null },
    ...{ yandex_disk_url: null, video_url: null, url: null },
  });
});

it('every field of the form is sent', () => {
  const values = {
    ...valuesOf(emptyLesson),
    ...{ description: 'Походка', bonus: 'Разбор', lesson_number: 3, duration_minutes: '90', section_id: id },
    ...{ url: 'https://youtu.be/dQw4w9WgXcQ', is_free: true, is_active: false, has_done_button: false },
  };
  const { description, bonus, lesson_number, section_id, url, is_free, is_active, has_done_button } = values;
  const same = { description, bonus, lesson_number, section_id, url, is_free, is_active, has_done_button };
  expect(sent(values)).toMatchObject({ ...same, duration_minutes: 90 });
});

it('when it opens is what was chosen: a day, days after the purchase, both, or at once', () => {
  const filled = { ...valuesOf(emptyLesson), opens_on: '2027-03-01', opens_after_days: 14 };
  const opened = (opening: typeof filled.opening) => {
    const { opens_on, opens_after_days } = sent({ ...filled, opening });
    return [opens_on, opens_after_days];
  };
  expect(opened('now')).toEqual([null, null]);
  expect(opened('day')).toEqual(['2027-03-01', null]);
  expect(opened('days')).toEqual([null, 14]);
  expect(opened('both')).toEqual(['2027-03-01', 14]);
});
