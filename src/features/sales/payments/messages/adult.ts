import { defineMessages } from '#shared/i18n.ts';

/** To a buyer who was taken for somebody under 18. */
export const adultMailMessages = defineMessages({
  ru: {
    subject: 'Согласие родителя больше не нужно',
    paragraphs: [
      'Школа сняла с заказа {order} отметку о том, что вам нет 18 лет. Ссылка, которую мы отправили родителю, больше не работает.',
      '{next, select, pay {Заказ можно оплатить самим по прежней цене.} other {Этот заказ закрыт. Оформите покупку ещё раз, уже без отметки.}}',
    ],
    button: '{next, select, pay {Перейти к оплате} other {Открыть сайт школы}}',
  },
  en: {
    subject: 'A parent’s consent is no longer needed',
    paragraphs: [
      'The school has removed the “under 18” mark from your order {order}. The link we emailed to a parent no longer works.',
      '{next, select, pay {You can pay for the order yourself, at the same price.} other {This order is closed. Please order again, without ticking the box.}}',
    ],
    button: '{next, select, pay {Go to the payment} other {Open the school’s site}}',
  },
  zh: {
    subject: '不再需要监护人的同意',
    paragraphs: [
      '订单 {order} 上的“未满 18 岁”标记已由学校移除。我们发送给监护人的链接已失效。',
      '{next, select, pay {您可以按原价自行付款。} other {该订单已关闭，请重新下单，无需再勾选该选项。}}',
    ],
    button: '{next, select, pay {前往付款} other {打开学校网站}}',
  },
});
