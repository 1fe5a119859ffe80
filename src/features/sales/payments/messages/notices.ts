import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const paymentsNoticeMessages = defineMessages({
  ru: {
    title: { payment_mismatch: 'Платёж не сходится с заказом' },
    text: {
      payment_mismatch:
        'Заказ {number}: платёжная система сообщает о другом платеже, чем ждали за курс «{course}» ({amount}). Доступ не открыт: проверьте заказ.',
    },
  },
  en: {
    title: { payment_mismatch: 'A payment does not match its order' },
    text: {
      payment_mismatch:
        'Order {number}: the payment provider tells another payment than was expected for the course “{course}” ({amount}). Nothing was opened: please check the order.',
    },
  },
  zh: {
    title: { payment_mismatch: '付款与订单不符' },
    text: {
      payment_mismatch:
        '订单 {number}：支付系统返回的付款与课程“{course}”（{amount}）的预期不符。课程未开通，请检查订单。',
    },
  },
});
