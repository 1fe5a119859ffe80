/** Names of what orders sell, in the reader's language. */
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { ordersMessages } from '../messages/orders.ts';
import type { OrderRow } from './store.ts';

type Sold = Pick<OrderRow, 'product' | 'course_title' | 'translations'>;

/** The course's name as its buyer saw it, whatever it is called by now; or the product's. */
export function titleOf(order: Sold, language: Language): string {
  if (order.product === 'course') return textIn(order, 'course_title', language);
  return createTranslator({ locale: language, messages: ordersMessages[language] })(
    `products.${order.product}`,
  );
}
