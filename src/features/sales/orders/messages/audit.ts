import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const ordersAuditMessages = defineMessages({
  ru: {
    order: {
      noted: 'Заметка о заказе',
      mailed: 'Письмо покупателю',
      access_sent: 'Повторная отправка доступа',
      guardian_mailed: 'Новая ссылка законному представителю',
      minor_cleared: 'Отметка «нет 18 лет» снята',
      canceled: 'Отмена заказа',
      entered: 'Заказ внесён вручную',
      receipt_entered: 'Номер чека',
    },
  },
  en: {
    order: {
      noted: 'Note on an order',
      mailed: 'Email to a buyer',
      access_sent: 'Access sent again',
      guardian_mailed: 'New link emailed to a guardian',
      minor_cleared: 'Tick “under 18” taken off',
      canceled: 'Order cancelled',
      entered: 'Order entered by hand',
      receipt_entered: 'Number of a receipt',
    },
  },
  zh: {
    order: {
      noted: '订单备注',
      mailed: '致买家的邮件',
      access_sent: '重新发送访问方式',
      guardian_mailed: '向监护人重新发送链接',
      minor_cleared: '取消“未满 18 岁”标记',
      canceled: '取消订单',
      entered: '手工录入订单',
      receipt_entered: '收据编号',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const ordersAuditFieldMessages = defineMessages({
  ru: {
    product: 'Что продано',
    held: 'Деньги заморожены на карте',
    method: 'Способ оплаты',
    promo_code: 'Промокод',
    receipt: 'Чек',
    period: 'За время',
    orders: 'Заказов',
    amount: 'Сумма, ₽',
    amount_from: 'Сумма от, ₽',
    amount_to: 'Сумма до, ₽',
    refund_due: 'Нужен возврат',
    test: 'Тестовые',
  },
  en: {
    product: 'What was sold',
    held: 'Payment authorised',
    method: 'Payment method',
    promo_code: 'Promo code',
    receipt: 'Receipt',
    period: 'Period',
    orders: 'Orders',
    amount: 'Amount, ₽',
    amount_from: 'Amount from, ₽',
    amount_to: 'Amount to, ₽',
    refund_due: 'Refund due',
    test: 'Test orders',
  },
  zh: {
    product: '商品',
    held: '款项已冻结',
    method: '付款方式',
    promo_code: '优惠码',
    receipt: '收据',
    period: '时间段',
    orders: '订单数',
    amount: '金额（₽）',
    amount_from: '最低金额（₽）',
    amount_to: '最高金额（₽）',
    refund_due: '需退款',
    test: '测试订单',
  },
});
