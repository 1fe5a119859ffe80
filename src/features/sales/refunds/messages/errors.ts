import { defineMessages } from '#shared/i18n.ts';

export const refundErrorMessages = defineMessages({
  ru: {
    refund_term_over: 'Срок, в который о возврате можно попросить в кабинете, истёк. Напишите в школу',
    refund_too_high: 'Столько вернуть нельзя: осталось {left, number} ₽',
  },
  en: {
    refund_term_over: 'It’s too late to request a refund in your account. Please write to the school',
    refund_too_high: 'That much can’t be refunded: {left, number} ₽ is left',
  },
  zh: {
    refund_term_over: '个人中心的退款申请期限已过，请写信联系学校',
    refund_too_high: '无法退还该金额：剩余 {left, number} ₽',
  },
});
