import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
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
