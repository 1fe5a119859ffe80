import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const receiptsAuditMessages = defineMessages({
  ru: {
    receipt: { retried: 'Повторный запрос чека' },
  },
  en: {
    receipt: { retried: 'Receipt asked for again' },
  },
  zh: {
    receipt: { retried: '重新申请收据' },
  },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const receiptsAuditFieldMessages = defineMessages({
  ru: { failed: 'Не пробит' },
  en: { failed: 'Failed' },
  zh: { failed: '未开具' },
});
