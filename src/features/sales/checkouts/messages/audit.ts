import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const checkoutsAuditMessages = defineMessages({
  ru: {
    checkout: { noted: 'Отметка о незавершённой оплате' },
  },
  en: {
    checkout: { noted: 'Note on an unfinished payment' },
  },
  zh: {
    checkout: { noted: '未完成付款的记录' },
  },
});
