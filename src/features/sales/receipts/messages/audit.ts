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
