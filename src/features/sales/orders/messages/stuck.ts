import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const ordersStuckMessages = defineMessages({
  ru: {
    order_unpaid: 'Заказ {subject} не оплачен',
    order_refund_due: 'Заказ {subject}: деньги нужно вернуть',
  },
  en: {
    order_unpaid: 'Order {subject} is not paid',
    order_refund_due: 'Order {subject}: the money has to go back',
  },
  zh: {
    order_unpaid: '订单 {subject} 未支付',
    order_refund_due: '订单 {subject}：款项需退回',
  },
});
