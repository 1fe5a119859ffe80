import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const instalmentsTaskMessages = defineMessages({
  ru: {
    title: { instalment_failed: 'Заявка на рассрочку не ушла в банк' },
    act: { instalment_failed: 'Разобраться' },
  },
  en: {
    title: { instalment_failed: 'Instalment requests the bank did not get' },
    act: { instalment_failed: 'Look into it' },
  },
  zh: { title: { instalment_failed: '分期申请未送达银行' }, act: { instalment_failed: '处理' } },
});
