import { defineMessages } from '#shared/i18n.ts';
import { contentPanelMessages } from './panel.ts';

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

/** Its subjects, as the audit log names them. */
export const contentAuditSubjectMessages = defineMessages({
  ru: { content: contentPanelMessages.ru.sections },
  en: { content: contentPanelMessages.en.sections },
  zh: { content: contentPanelMessages.zh.sections },
});
