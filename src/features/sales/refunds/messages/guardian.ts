import { defineMessages } from '#shared/i18n.ts';

/** Mails about a refund, where they go to the guardian who has paid. */
export const guardianNewsMessages = defineMessages({
  ru: {
    button: 'Открыть страницу заказа',
    footer: 'Вы получили это письмо, потому что оплатили этот заказ как законный представитель.',
  },
  en: {
    button: 'Open the order page',
    footer: 'You are receiving this because you paid for this order as the legal guardian.',
  },
  zh: {
    button: '打开订单页面',
    footer: '您收到此邮件，是因为您作为法定监护人支付了此订单。',
  },
});
