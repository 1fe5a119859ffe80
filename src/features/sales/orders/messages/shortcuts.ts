import { defineMessages } from '#shared/i18n.ts';

/** Its forms, as the panel's first page names them. */
export const ordersShortcutMessages = defineMessages({
  ru: { order: 'Внести оплату' },
  en: { order: 'Enter a payment' },
  zh: { order: '登记付款' },
});
