import { defineMessages } from '#shared/i18n.ts';

/** Its forms, as the panel's first page names them. */
export const promoCodesShortcutMessages = defineMessages({
  ru: { promoCode: 'Выпустить промокод' },
  en: { promoCode: 'Make a promo code' },
  zh: { promoCode: '创建优惠码' },
});
