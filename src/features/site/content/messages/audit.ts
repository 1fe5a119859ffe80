import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const contentAuditMessages = defineMessages({
  ru: {
    content: { changed: 'Тексты сайта' },
  },
  en: {
    content: { changed: 'Texts of the site' },
  },
  zh: {
    content: { changed: '网站文字' },
  },
});
