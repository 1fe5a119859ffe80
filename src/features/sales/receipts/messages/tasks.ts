import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const receiptsTaskMessages = defineMessages({
  ru: { title: { receipt_missing: 'Нет чека' }, act: { receipt_missing: 'Отправить ещё раз' } },
  en: { title: { receipt_missing: 'Receipts missing' }, act: { receipt_missing: 'Send again' } },
  zh: { title: { receipt_missing: '缺少收据' }, act: { receipt_missing: '重新发送' } },
});
