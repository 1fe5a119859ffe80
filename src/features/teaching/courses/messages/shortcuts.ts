import { defineMessages } from '#shared/i18n.ts';

/** Its forms, as the panel's first page names them. */
export const coursesShortcutMessages = defineMessages({
  ru: { course: 'Добавить курс' },
  en: { course: 'Add a course' },
  zh: { course: '添加课程' },
});
