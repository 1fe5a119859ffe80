import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const moneyChecksNoticeMessages = defineMessages({
  ru: {
    title: { money_difference: 'Расхождение с платёжной системой' },
    text: {
      money_difference:
        '{count, plural, one {# сумма не сходится} few {# суммы не сходятся} many {# сумм не сходятся} other {# суммы не сходятся}} с тем, что сообщает платёжная система. Посмотрите сверку.',
    },
  },
  en: {
    title: { money_difference: 'A difference with the payment provider' },
    text: {
      money_difference:
        '{count, plural, one {# sum differs} other {# sums differ}} from what the payment provider tells. Please look at the money checks.',
    },
  },
  zh: {
    title: { money_difference: '与支付系统的账目不符' },
    text: { money_difference: '有 {count} 笔金额与支付系统的数据不符，请查看对账。' },
  },
});
