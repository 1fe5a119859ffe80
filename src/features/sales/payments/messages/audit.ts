import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const paymentsAuditMessages = defineMessages({
  ru: {
    payment: { tried: 'Пробный платёж' },
    payment_settings: { changed: 'Способы оплаты' },
  },
  en: {
    payment: { tried: 'Trial payment' },
    payment_settings: { changed: 'Ways to pay' },
  },
  zh: {
    payment: { tried: '试付款' },
    payment_settings: { changed: '支付方式' },
  },
});

/** Its subjects, as the audit log names them. */
export const paymentsAuditSubjectMessages = defineMessages({
  ru: { payment_settings: { only: paymentsAuditMessages.ru.payment_settings.changed } },
  en: { payment_settings: { only: paymentsAuditMessages.en.payment_settings.changed } },
  zh: { payment_settings: { only: paymentsAuditMessages.zh.payment_settings.changed } },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const paymentsAuditFieldMessages = defineMessages({
  ru: { methods: 'Способы оплаты', capture: 'Когда списываются деньги' },
  en: { methods: 'Payment methods', capture: 'When money is taken' },
  zh: { methods: '付款方式', capture: '扣款时间' },
});
