import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const ordersNoticeMessages = defineMessages({
  ru: {
    title: { new_order: 'Новый оплаченный заказ', refund_due: 'Нужно вернуть деньги' },
    text: {
      new_order: 'Оплачен заказ {number}: курс «{course}», {amount}.',
      refund_due:
        'Заказ {number}: оплата {amount} за курс «{course}» ничего не открыла. Эти деньги нужно вернуть покупателю.',
    },
  },
  en: {
    title: { new_order: 'A new paid order', refund_due: 'Money has to go back' },
    text: {
      new_order: 'Order {number} is paid: course “{course}”, {amount}.',
      refund_due:
        'Order {number}: the payment of {amount} for the course “{course}” opened nothing. The money has to go back to the buyer.',
    },
  },
  zh: {
    title: { new_order: '新的已付款订单', refund_due: '需要退款' },
    text: {
      new_order: '订单 {number} 已付款：课程“{course}”，{amount}。',
      refund_due: '订单 {number}：课程“{course}”的付款 {amount} 没有开通任何内容，需要退还给买家。',
    },
  },
});
