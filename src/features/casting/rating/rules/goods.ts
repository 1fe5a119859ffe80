import { guardianReturn } from '#features/accounts/guardians/rules.ts';
import type { Goods } from '#features/sales/payments/rules/checkout.ts';
import type { Language } from '#shared/i18n.ts';

/** In the order, on the receipt and in the books; people read it in their language (orders/messages). */
export const ratingTitle = 'Рейтинг модели';

export const ratingAnchor = 'model-rating';

/** @param orderKey stands in the return address, and shows the state of the order in any browser */
export function ratingGoods(language: Language, orderKey: string): Goods {
  const home = language === 'ru' ? '/' : `/${language}`;
  return {
    title: ratingTitle,
    paidFor: 'Оплата услуги',
    startDate: null,
    // Specified; it proves nothing, and is the same where the payment was declined.
    returnPath: `${home}?payment=success&order=${orderKey}#${ratingAnchor}`,
  };
}

/** For the guardian who pays, whose browser has no result to show: it goes by mail to the person. */
export function guardedGoods(language: Language, orderKey: string): Goods {
  return { ...ratingGoods(language, orderKey), returnPath: guardianReturn(orderKey) };
}
