import { defineMessages } from '#shared/i18n.ts';

/** What waits for somebody of the school: of several, and on the button beside each. */
export const moneyChecksTaskMessages = defineMessages({
  ru: {
    title: { money_difference: 'Расхождение с платёжной системой' },
    act: { money_difference: 'Сверить' },
  },
  en: {
    title: { money_difference: 'Differences with the payment provider' },
    act: { money_difference: 'Compare' },
  },
  zh: { title: { money_difference: '与支付机构不一致' }, act: { money_difference: '核对' } },
});
