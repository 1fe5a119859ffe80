import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const refundsNoticeMessages = defineMessages({
  ru: {
    title: { refund_asked: 'Просят вернуть деньги', refund_failed: 'Возврат не прошёл' },
    text: {
      refund_asked:
        'Заказ {number}: покупатель курса «{course}» просит вернуть деньги, по расчёту {amount}. Ждёт вашего решения.',
      refund_failed:
        'Заказ {number}: возврат {amount} за курс «{course}» не прошёл. Деньги ещё у школы, попробуйте снова.',
    },
  },
  en: {
    title: { refund_asked: 'A refund is asked for', refund_failed: 'A refund did not go through' },
    text: {
      refund_asked:
        'Order {number}: the buyer of the course “{course}” asks for a refund, {amount} by the rule, and waits for your decision.',
      refund_failed:
        'Order {number}: the refund of {amount} for the course “{course}” did not go through. The school still has the money, please try again.',
    },
  },
  zh: {
    title: { refund_asked: '有人申请退款', refund_failed: '退款未成功' },
    text: {
      refund_asked: '订单 {number}：课程“{course}”的买家申请退款，按规则为 {amount}，等待您处理。',
      refund_failed: '订单 {number}：课程“{course}”的退款 {amount} 未成功。款项仍在学校，请重试。',
    },
  },
});
