/** Whether a school has sold anything, and with which kind of money. */
import { countOrdersOf, firstTimeOf } from './store.ts';

/** How many orders there are of that kind of money, in whatever state. */
export const ordersOf = countOrdersOf;

/** When the first of them was placed; null without any. */
export const firstOrderOf = firstTimeOf;
