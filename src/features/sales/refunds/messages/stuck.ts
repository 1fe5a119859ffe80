import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const refundsStuckMessages = defineMessages({
  ru: {
    refund_asked: 'Заказ {subject}: просят вернуть деньги',
    refund_failed: 'Заказ {subject}: возврат не прошёл',
  },
  en: {
    refund_asked: 'Order {subject}: a refund is asked for',
    refund_failed: 'Order {subject}: the refund did not go through',
  },
  zh: {
    refund_asked: '订单 {subject}：申请退款',
    refund_failed: '订单 {subject}：退款未成功',
  },
});
