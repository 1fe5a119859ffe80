import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const schoolAuditMessages = defineMessages({
  ru: {
    school: { changed: 'Данные школы' },
  },
  en: {
    school: { changed: 'Data of the school' },
  },
  zh: {
    school: { changed: '学校信息' },
  },
});
