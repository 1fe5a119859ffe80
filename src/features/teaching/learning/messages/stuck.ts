import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const learningStuckMessages = defineMessages({
  ru: {
    course_unwatched: 'Курс «{subject}» открыт, но уроки давно не смотрят',
  },
  en: {
    course_unwatched: 'The course “{subject}” is open, but no lesson was watched for long',
  },
  zh: {
    course_unwatched: '课程“{subject}”已开通，但很久没有观看',
  },
});
