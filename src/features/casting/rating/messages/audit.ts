import { defineMessages } from '#shared/i18n.ts';

/** Its subjects, as the audit log names them. */
export const ratingAuditSubjectMessages = defineMessages({
  ru: { school: { rating: 'Рейтинг модели' } },
  en: { school: { rating: 'Model rating' } },
  zh: { school: { rating: '模特评级' } },
});
