/**
 * States of an order. How it moves between them is a rule of the orders; the states stand here because features below
 * read an order's state along in their queries.
 */
export const orderStates = [
  'new',
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'canceled',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The money came, whatever happened to it later. */
export const paidStates: readonly OrderState[] = ['paid', 'partially_refunded', 'refunded'];

/** States whose amount counts as revenue, less what was returned. */
export const revenueStates: readonly OrderState[] = ['paid', 'partially_refunded'];
