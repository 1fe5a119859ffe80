import { defineMessages } from '#shared/i18n.ts';

/** What happened, for each kind: the title alone, in a mail's subject and beside its switch, and in a sentence. */
export const noticeKindMessages = defineMessages({
  ru: {
    title: {
      new_order: 'Новый оплаченный заказ',
      refund_due: 'Нужно вернуть деньги',
      payment_mismatch: 'Платёж не сходится с заказом',
    },
    text: {
      new_order: 'Оплачен заказ: курс «{course}», {amount}.',
      refund_due:
        'Оплата {amount} за курс «{course}» ничего не открыла. Эти деньги нужно вернуть покупателю.',
      payment_mismatch:
        'Платёжная система сообщает о другом платеже, чем ждали за курс «{course}» ({amount}). Доступ не открыт: проверьте заказ.',
    },
    more: 'И ещё {count, plural, one {# событие} few {# события} many {# событий} other {# события}}.',
  },
  en: {
    title: {
      new_order: 'A new paid order',
      refund_due: 'Money has to go back',
      payment_mismatch: 'A payment does not match its order',
    },
    text: {
      new_order: 'An order is paid: course “{course}”, {amount}.',
      refund_due:
        'The payment of {amount} for the course “{course}” opened nothing. The money has to go back to the buyer.',
      payment_mismatch:
        'The payment provider tells another payment than was expected for the course “{course}” ({amount}). Nothing was opened: please check the order.',
    },
    more: 'And {count, plural, one {# more event} other {# more events}}.',
  },
  zh: {
    title: {
      new_order: '新的已付款订单',
      refund_due: '需要退款',
      payment_mismatch: '付款与订单不符',
    },
    text: {
      new_order: '订单已付款：课程“{course}”，{amount}。',
      refund_due: '课程“{course}”的付款 {amount} 没有开通任何内容，需要退还给买家。',
      payment_mismatch: '支付系统返回的付款与课程“{course}”（{amount}）的预期不符。课程未开通，请检查订单。',
    },
    more: '另有 {count} 个事件。',
  },
});
