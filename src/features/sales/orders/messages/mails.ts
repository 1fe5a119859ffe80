import { defineMessages } from '#shared/i18n.ts';

/** Below what staff wrote to a buyer: what it is about. */
export const staffMailMessages = defineMessages({
  ru: { about: 'Это письмо о вашем заказе {order}. Чтобы ответить, напишите нам ответным письмом.' },
  en: { about: 'This is about your order {order}. To answer, just reply to this email.' },
  zh: { about: '此邮件与您的订单 {order} 有关。如需回复，请直接回复此邮件。' },
});
