import { defineMessages } from '#shared/i18n.ts';

/** A contract of instalments was withdrawn while a refund waited. */
export const withdrawnReasonMessages = defineMessages({
  ru: { reason: 'Договор рассрочки отменён: школа денег не получит, возвращать нечего.' },
  en: {
    reason: 'The instalment contract was withdrawn: the school gets no money, so there is none to return.',
  },
  zh: { reason: '分期合同已取消：学校不会收到款项，无需退款。' },
});

export const withdrawnMailMessages = defineMessages({
  ru: {
    subject: 'Возвращать деньги не понадобится',
    paragraphs: [
      'Договор рассрочки за курс «{course}» отменён. Банк не перечислит школе деньги, поэтому возврат по этому заказу закрыт.',
      'Доступ к курсу закрыт. Если вы уже что-то заплатили банку, обратитесь в банк.',
    ],
    button: 'Мои заказы',
  },
  en: {
    subject: 'No refund is needed',
    paragraphs: [
      'The instalment contract for the course “{course}” has been cancelled. The bank won’t pay the school, so the refund for this order is closed.',
      'Your access to the course is closed. If you’ve already paid the bank anything, please contact the bank.',
    ],
    button: 'My orders',
  },
  zh: {
    subject: '无需退款',
    paragraphs: [
      '课程“{course}”的分期合同已取消。银行不会向学校付款，因此该订单的退款已关闭。',
      '课程已关闭。如果您已向银行付款，请联系银行。',
    ],
    button: '我的订单',
  },
});
