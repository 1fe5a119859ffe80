import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const applicationsStuckMessages = defineMessages({
  ru: {
    application_undecided: 'Анкета {subject} ждёт решения',
  },
  en: {
    application_undecided: 'Application {subject} waits for a decision',
  },
  zh: {
    application_undecided: '申请 {subject} 待处理',
  },
});
