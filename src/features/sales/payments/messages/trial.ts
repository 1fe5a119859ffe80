import { defineMessages } from '#shared/i18n.ts';

/** The trial payment in the panel. */
export const trialPaymentMessages = defineMessages({
  ru: {
    button: 'Пробный платёж',
    title: 'Пробный платёж на 1 ₽',
    lead: 'Заплатите один рубль своей картой: так видно, что магазин, чеки и возвраты работают. Рубль вернётся сам сразу после оплаты.',
    test: 'Сейчас подключён тестовый магазин: деньги не спишутся.',
    start: 'Начать',
    again: 'Попробовать ещё раз',
    pay: 'Оплатить 1 ₽',
    unknown: 'Платёжная система не ответила. Попробуйте ещё раз чуть позже.',
    states: {
      new: 'Ждём ответа платёжной системы…',
      pending: 'Ждём оплаты',
      paid: 'Оплачено, отправляем возврат…',
      returning: 'Возврат в пути',
      returned: 'Всё работает: рубль оплачен и возвращён {date}',
      failed: 'Не получилось: {reason}',
    },
  },
  en: {
    button: 'Trial payment',
    title: 'A trial payment of 1 ₽',
    lead: 'Pay one ruble with your own card: that shows that the shop, its receipts and refunds work. The ruble comes back by itself once it is paid.',
    test: 'A test shop is connected at present: no money is taken.',
    start: 'Begin',
    again: 'Try once more',
    pay: 'Pay 1 ₽',
    unknown: 'The payment provider did not answer. Please try again a little later.',
    states: {
      new: 'Waiting for the payment provider…',
      pending: 'Waiting for the payment',
      paid: 'Paid; sending it back…',
      returning: 'The refund is on its way',
      returned: 'All works: the ruble was paid and sent back on {date}',
      failed: 'It did not work: {reason}',
    },
  },
  zh: {
    button: '试付款',
    title: '1 ₽ 试付款',
    lead: '用您自己的银行卡支付一卢布，以确认商户、收据和退款均正常。付款后会自动退还。',
    test: '当前连接的是测试商户，不会扣款。',
    start: '开始',
    again: '再试一次',
    pay: '支付 1 ₽',
    unknown: '支付平台未响应，请稍后再试。',
    states: {
      new: '正在等待支付平台…',
      pending: '等待付款',
      paid: '已付款，正在退还…',
      returning: '退款处理中',
      returned: '一切正常：一卢布已于 {date} 支付并退还',
      failed: '未成功：{reason}',
    },
  },
});
