import { defineMessages } from '#shared/i18n.ts';

/** A purchase as the guardian reads it. */
export const guardedMessages = defineMessages({
  ru: {
    title: 'покупка курса «{course}»',
    course: 'Курс',
    phone: 'Телефон',
    number: 'Номер заказа',
  },
  en: {
    title: 'buying the course “{course}”',
    course: 'Course',
    phone: 'Phone',
    number: 'Order number',
  },
  zh: { title: '购买课程“{course}”', course: '课程', phone: '电话', number: '订单号' },
});
