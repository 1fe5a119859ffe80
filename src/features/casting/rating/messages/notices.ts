import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const ratingNoticeMessages = defineMessages({
  ru: {
    title: { model_rating: 'Оплаченный рейтинг модели' },
    text: { model_rating: 'Оплачен рейтинг модели, заказ {number}, {amount}. Результат — в панели.' },
  },
  en: {
    title: { model_rating: 'A paid model rating' },
    text: { model_rating: 'A model rating is paid, order {number}, {amount}. The result is in the panel.' },
  },
  zh: {
    title: { model_rating: '已付款的模特评分' },
    text: { model_rating: '模特评分已付款，订单 {number}，{amount}。结果请在管理面板查看。' },
  },
});
