import { defineMessages } from '#shared/i18n.ts';

/** A purchase as the guardian reads it. */
export const guardedMessages = defineMessages({
  ru: {
    title: 'покупка курса «{course}»',
    phone: 'Телефон',
    number: 'Номер заказа',
  },
  en: {
    title: 'buying the course “{course}”',
    phone: 'Phone',
    number: 'Order number',
  },
  zh: { title: '购买课程“{course}”', phone: '电话', number: '订单号' },
});
