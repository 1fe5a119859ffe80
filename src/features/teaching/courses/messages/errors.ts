import { defineMessages } from '#shared/i18n.ts';

export const courseErrorMessages = defineMessages({
  ru: {
    course_unknown: 'Такого курса нет в продаже',
  },
  en: {
    course_unknown: 'This course is not on sale',
  },
  zh: {
    course_unknown: '该课程未在售',
  },
});
