import { defineMessages } from '#shared/i18n.ts';

/** To the guardian, once they have paid. */
export const guardianPaidMailMessages = defineMessages({
  ru: {
    subject: 'Оплата получена, заказ {order}',
    paragraphs: [
      'Мы получили {amount} за «{title}», заказ {order}. {outcome, select, returns {Купить это для {name} не получилось, поэтому школа вернёт вам деньги. Об этом ничего не нужно просить.} other {Доступ получает {name}.{receipt, select, comes { Чек придёт вам отдельным письмом.} other {}}}}',
      'Продавец: {seller}.',
      '{refund, select, here {Передумать можно в течение {days} дней после оплаты, а если курс ещё не начался, то после его начала. Причин называть не нужно: откройте страницу по ссылке и попросите возврат.} mail {Передумать можно в течение {days} дней после оплаты, а если курс ещё не начался, то после его начала: ответьте на это письмо и назовите номер заказа.} other {Если что-то не так, ответьте на это письмо и назовите номер заказа.}}',
    ],
    button: 'Открыть страницу заказа',
    footer:
      'Вы получили это письмо, потому что согласились на покупку как законный представитель и оплатили её.',
  },
  en: {
    subject: 'Payment received, order {order}',
    paragraphs: [
      'We’ve received {amount} for “{title}”, order {order}. {outcome, select, returns {It couldn’t be bought for {name}, so the school will refund you. You don’t need to ask.} other {{name} now has access.{receipt, select, comes { You’ll get the receipt in a separate email.} other {}}}}',
      'Sold by: {seller}.',
      '{refund, select, here {You can change your mind within {days} days of paying, or of the start of a course that hasn’t started yet. You don’t need to give a reason: open the page with the link and request a refund.} mail {You can change your mind within {days} days of paying, or of the start of a course that hasn’t started yet: reply to this email with the order number.} other {If anything is wrong, reply to this email with the order number.}}',
    ],
    button: 'Open the order page',
    footer:
      'You are receiving this because you agreed to the purchase as the legal guardian, and paid for it.',
  },
  zh: {
    subject: '已收到付款，订单 {order}',
    paragraphs: [
      '我们已收到“{title}”（订单 {order}）的付款 {amount}。{outcome, select, returns {未能为 {name} 完成购买，学校会将款项退还给您，您无需申请。} other {内容将为 {name} 开通。{receipt, select, comes {收据会另行发送给您。} other {}}}}',
      '销售方：{seller}。',
      '{refund, select, here {付款后 {days} 天内可以改变主意；课程尚未开始的，自开课之日起计算。无需说明理由：打开链接中的页面申请退款即可。} mail {付款后 {days} 天内可以改变主意；课程尚未开始的，自开课之日起计算：请回复此邮件并注明订单号。} other {如有问题，请回复此邮件并注明订单号。}}',
    ],
    button: '打开订单页面',
    footer: '您收到此邮件，是因为您作为法定监护人同意了此次购买并付款。',
  },
});
