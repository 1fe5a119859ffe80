import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const refundsNoticeMessages = defineMessages({
  ru: {
    title: {
      refund_asked: 'Просят вернуть деньги',
      refund_failed: 'Возврат не прошёл',
      refund_wished: 'Коллега просит вернуть деньги',
      refund_wish_ended: 'Решение по вашей просьбе о возврате',
    },
    text: {
      refund_asked:
        'Заказ {number}: покупатель курса «{course}» просит вернуть деньги, по расчёту {amount}. Ждёт вашего решения.',
      refund_failed:
        'Заказ {number}: возврат {amount} за курс «{course}» не прошёл. Деньги ещё у школы, попробуйте снова.',
      refund_wished: 'Заказ {number}, курс «{course}», {amount}. {by} просит вернуть деньги: {text}',
      refund_wish_ended:
        'Заказ {number}, курс «{course}»: {outcome, select, declined {в возврате отказано. Причина: {answer}} other {деньги возвращают покупателю}}.',
    },
  },
  en: {
    title: {
      refund_asked: 'A refund is asked for',
      refund_failed: 'A refund did not go through',
      refund_wished: 'A colleague asks for a refund',
      refund_wish_ended: 'Decision on the refund you asked for',
    },
    text: {
      refund_asked:
        'Order {number}: the buyer of the course “{course}” asks for a refund, {amount} by the rule, and waits for your decision.',
      refund_failed:
        'Order {number}: the refund of {amount} for the course “{course}” did not go through. The school still has the money, please try again.',
      refund_wished: 'Order {number}, course “{course}”, {amount}. {by} asks to return the money: {text}',
      refund_wish_ended:
        'Order {number}, course “{course}”: {outcome, select, declined {the refund was declined. Reason: {answer}} other {the money is being returned to the buyer}}.',
    },
  },
  zh: {
    title: {
      refund_asked: '有人申请退款',
      refund_failed: '退款未成功',
      refund_wished: '同事请求退款',
      refund_wish_ended: '您提出的退款请求已有结果',
    },
    text: {
      refund_asked: '订单 {number}：课程“{course}”的买家申请退款，按规则为 {amount}，等待您处理。',
      refund_failed: '订单 {number}：课程“{course}”的退款 {amount} 未成功。款项仍在学校，请重试。',
      refund_wished: '订单 {number}，课程“{course}”，{amount}。{by} 请求退款：{text}',
      refund_wish_ended:
        '订单 {number}，课程“{course}”：{outcome, select, declined {退款被拒绝，原因：{answer}} other {款项正在退还给买家}}。',
    },
  },
});
