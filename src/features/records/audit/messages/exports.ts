import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const exportAuditMessages = defineMessages({
  ru: {
    list: { exported: 'Выгрузка списка' },
  },
  en: {
    list: { exported: 'List exported' },
  },
  zh: {
    list: { exported: '导出列表' },
  },
});
