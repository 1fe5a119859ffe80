import { defineMessages } from '#shared/i18n.ts';

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const moneyChecksAuditFieldMessages = defineMessages({
  ru: { open: 'Не разобрано' },
  en: { open: 'Open' },
  zh: { open: '未处理' },
});
