import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const receiptsNoticeMessages = defineMessages({
  ru: {
    title: { receipt_failed: 'Чек не пробит' },
    text: { receipt_failed: 'Заказ {number}: чек за курс «{course}» не пробит. Запросите его ещё раз.' },
  },
  en: {
    title: { receipt_failed: 'A receipt was not issued' },
    text: {
      receipt_failed:
        'Order {number}: there is no receipt for the course “{course}”. Please ask for it again.',
    },
  },
  zh: {
    title: { receipt_failed: '收据未开具' },
    text: { receipt_failed: '订单 {number}：课程“{course}”的收据未开具，请再次请求。' },
  },
});
