import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const ordersTaskMessages = defineMessages({
  ru: { title: { refund_due: 'Надо вернуть деньги' }, act: { refund_due: 'Вернуть' } },
  en: { title: { refund_due: 'Money to send back' }, act: { refund_due: 'Send back' } },
  zh: { title: { refund_due: '应退款项' }, act: { refund_due: '退款' } },
});
