import { defineMessages } from '#shared/i18n.ts';

/** Why an order changed, in its history. */
export const refundsOrderReasonMessages = defineMessages({
  ru: {
    refund_asked: 'Покупатель попросил вернуть деньги',
    refund_asked_by_guardian: 'Родитель, который платил, попросил вернуть деньги',
    refund_declined: 'В возврате отказано',
    refund_needless: 'Возврат закрыт: договор рассрочки отменён, возвращать нечего',
    refund_receipt: 'Номер чека возврата: {number}',
    refund_decided: 'Решено вернуть {amount}',
    refund_failed: 'Вернуть {amount} не удалось',
    refunded_in_part: 'Возвращено {amount}',
    refunded_whole: 'Возвращено {amount}, больше возвращать нечего',
    refunded_elsewhere: 'В кабинете платёжной системы возвращено {amount}',
  },
  en: {
    refund_asked: 'The buyer asked for the money back',
    refund_asked_by_guardian: 'The parent who paid asked for the money back',
    refund_declined: 'The refund was declined',
    refund_needless: 'The refund is closed: the contract was withdrawn, there is nothing to return',
    refund_receipt: 'Number of the refund’s receipt: {number}',
    refund_decided: '{amount} is to go back',
    refund_failed: '{amount} could not be returned',
    refunded_in_part: '{amount} returned',
    refunded_whole: '{amount} returned, nothing is left to return',
    refunded_elsewhere: '{amount} returned in the payment system’s own dashboard',
  },
  zh: {
    refund_asked: '买家申请退款',
    refund_asked_by_guardian: '付款的监护人申请退款',
    refund_declined: '退款申请被拒绝',
    refund_needless: '退款已关闭：分期合同已取消，无需退款',
    refund_receipt: '退款收据编号：{number}',
    refund_decided: '决定退还 {amount}',
    refund_failed: '未能退还 {amount}',
    refunded_in_part: '已退还 {amount}',
    refunded_whole: '已退还 {amount}，已全部退完',
    refunded_elsewhere: '已在支付系统后台退还 {amount}',
  },
});
