import { defineMessages } from '#shared/i18n.ts';

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
