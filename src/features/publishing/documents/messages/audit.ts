import { defineMessages } from '#shared/i18n.ts';
import { documentsMessages } from './documents.ts';

/** Its actions, as the audit log names them. */
export const documentsAuditMessages = defineMessages({
  ru: {
    document: { published: 'Новая редакция документа' },
  },
  en: {
    document: { published: 'New version of a document' },
  },
  zh: {
    document: { published: '发布新版文件' },
  },
});

/** Its subjects, as the audit log names them. */
export const documentsAuditSubjectMessages = defineMessages({
  ru: { document: documentsMessages.ru.names },
  en: { document: documentsMessages.en.names },
  zh: { document: documentsMessages.zh.names },
});
