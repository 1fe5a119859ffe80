/** Names of what orders sell, in the reader's language. */

import { formatRubles } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { orderNumber } from '../rules.ts';
import { ordersTexts } from '../texts.ts';
import type { OrderRow } from './store.ts';

type Sold = Pick<OrderRow, 'product' | 'course_title' | 'translations'>;

/** The course's name as its buyer saw it, whatever it is called by now; or the product's. */
export function titleOf(order: Sold, language: Language): string {
  if (order.product === 'course') return textIn(order, 'course_title', language);
  return createTranslator({ locale: language, messages: ordersTexts.orders[language] })(
    `products.${order.product}`,
  );
}

/** The lines of a mail's table of what was paid for. */
export function purchaseIn(order: Sold & Pick<OrderRow, 'number' | 'amount_kopecks'>, language: Language) {
  return {
    title: titleOf(order, language),
    amount: formatRubles(toRubles(order.amount_kopecks), language),
    number: orderNumber(order.number),
  };
}
