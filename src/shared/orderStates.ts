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

/** Money that an order is paid with: real, by a live school's test key, by the simulator of a demo or of a rehearsal. */
export type Money = 'real' | 'test' | 'demo' | 'rehearsal';

/** Money that sums and reports count. The demo counts its own; a test and a rehearsal bring none. */
export const countedMoney: readonly Money[] = ['real', 'demo'];

/** Money whose orders are given away in exports: what a rehearsal sold never was. */
export const exportedMoney: readonly Money[] = ['real', 'test', 'demo'];
