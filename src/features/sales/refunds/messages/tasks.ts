import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const refundsTaskMessages = defineMessages({
  ru: {
    title: {
      refund_asked: 'Просят вернуть деньги',
      refund_failed: 'Возврат не прошёл',
      refund_wished: 'Коллеги просят вернуть деньги',
    },
    act: { refund_asked: 'Решить', refund_failed: 'Повторить', refund_wished: 'Решить' },
  },
  en: {
    title: {
      refund_asked: 'Refunds asked for',
      refund_failed: 'Refunds that failed',
      refund_wished: 'Colleagues ask for a refund',
    },
    act: { refund_asked: 'Decide', refund_failed: 'Try again', refund_wished: 'Decide' },
  },
  zh: {
    title: { refund_asked: '申请退款', refund_failed: '退款未成功', refund_wished: '同事请求退款' },
    act: { refund_asked: '处理', refund_failed: '重试', refund_wished: '处理' },
  },
});
