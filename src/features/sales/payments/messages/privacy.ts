import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const paymentsPrivacyMessages = defineMessages({
  ru: {
    sections: { payments: 'Платежи', email_corrections: 'Исправления адреса в заказах' },
    columns: {
      old_email: 'Прежний адрес',
      new_email: 'Новый адрес',
      asked_method: 'Выбранный способ оплаты',
      held_at: 'Деньги заморожены на карте',
      provider_payment_id: 'Номер платежа в службе',
      cancellation_reason: 'Причина отмены (код)',
    },
    values: { succeeded: 'прошёл', failed: 'не удался' },
  },
  en: {
    sections: { payments: 'Payments', email_corrections: 'Corrected addresses of orders' },
    columns: {
      old_email: 'Old address',
      new_email: 'New address',
      asked_method: 'Way to pay that was chosen',
      held_at: 'Payment authorised on',
      provider_payment_id: 'Number of the payment there',
      cancellation_reason: 'Reason of cancellation (code)',
    },
    values: { succeeded: 'succeeded', failed: 'failed' },
  },
  zh: {
    sections: { payments: '付款', email_corrections: '订单邮箱更正' },
    columns: {
      old_email: '原邮箱',
      new_email: '新邮箱',
      asked_method: '所选支付方式',
      held_at: '款项冻结时间',
      provider_payment_id: '服务付款编号',
      cancellation_reason: '取消原因（代码）',
    },
    values: { succeeded: '成功', failed: '失败' },
  },
});
