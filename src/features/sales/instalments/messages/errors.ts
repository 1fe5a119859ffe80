import { defineMessages } from '#shared/i18n.ts';

export const instalmentErrorMessages = defineMessages({
  ru: {
    instalments_unavailable: 'Этот курс сейчас нельзя купить в рассрочку. Его можно оплатить картой',
    instalment_not_sent:
      'Отправлять нечего: заказ уже закрыт, ждёт согласия родителя или у заявителя есть другая открытая заявка',
    bank_away: 'Банк не отвечает. Ничего не изменилось, попробуйте через минуту',
  },
  en: {
    instalments_unavailable:
      'You can’t pay for this course in instalments at the moment. You can pay by card',
    instalment_not_sent:
      'There is nothing to send: the order is closed, a parent has to agree first, or the applicant has another open application',
    bank_away: 'The bank isn’t responding. Nothing has changed; please try again in a minute',
  },
  zh: {
    instalments_unavailable: '此课程目前不能分期付款，您可以用银行卡付款',
    instalment_not_sent: '无法发送：订单已关闭、需先由监护人同意，或申请人已有另一份未结的申请',
    bank_away: '银行没有响应，没有发生任何更改，请一分钟后重试',
  },
});
