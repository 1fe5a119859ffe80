/** Whether a school has sold, and with which money. */
import { countOrdersOf, firstTimeOf } from './store.ts';

/** How many orders there are of that kind of money, in whatever state. */
export const ordersOf = countOrdersOf;

/** When the first of them was placed; null where there is none. */
export const firstOrderOf = firstTimeOf;
