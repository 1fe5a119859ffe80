import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { orderStates } from '#shared/orderStates.ts';
import { standings } from './rules/standings.ts';
import { periods } from './rules/summary.ts';
import { paymentMethods, products } from './rules.ts';

export const orderSchema = z.object({
  id: z.string(),
  number: z.string().describe('Z-10001: the number by which people name it'),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  user_id: z.string().nullable(),
  product: z.enum(products),
  course_id: z.string().nullable().describe('null for what is no course'),
  course_title: z.string().describe('name of what was sold, in the language of the request'),
  amount: z.number().describe('rubles'),
  currency: z.literal('RUB'),
  status: z.enum(orderStates),
  standing: z
    .enum(standings)
    .describe('the state, with what else staff should know: who gave it up, what is held'),
  date: z.string(),
  paid_at: z.string().nullable(),
  returned: z.number().describe('rubles that went back'),
  net: z.number().describe('rubles that stayed with the school: what was paid less what went back'),
  method: z
    .string()
    .nullable()
    .describe("how it was paid, or else what the buyer chose: the provider's word"),
  provider_number: z.string().nullable().describe("the payment's number at its provider"),
  refund_due: z
    .boolean()
    .describe('this money bought nothing: the course was owned, or the account is closed or erased'),
  held: z.boolean().describe('the money is held: it is to be taken, or given back'),
  erased: z.boolean().describe('the buyer asked to be erased: nobody is named any more'),
  promo_code: z.string().nullable().describe('by which it was priced'),
  source: z.string().nullable().describe("of the buyer's visit; empty: came directly, null: unknown"),
  campaign: z.string().nullable(),
  last_source: z.string().nullable().describe('of the same day, the last that was named'),
  last_campaign: z.string().nullable(),
  landing: z.string().nullable().describe('page on which the visit began'),
  test: z.boolean().describe('paid with a test key of the provider: no money, and in no sum'),
  rehearsal: z.boolean().describe('sold while the school rehearsed: no money, in no sum and no export'),
});
export type Order = z.output<typeof orderSchema>;

export const ordersListing = listing({
  name: 'orders',
  words: 'orderList',
  access: { see: 'orders.view', export: 'data.export' },
  row: orderSchema,
  columns: {
    number: { type: 'text' },
    email: {
      type: 'text',
      sort: 'asc',
      isLong: true,
      text: ({ erased, email }, words) => (erased ? words('orderDetails.erased') : readableEmail(email)),
    },
    name: { type: 'text', isHidden: true },
    phone: { type: 'text', isHidden: true },
    course: { type: 'text', field: 'course_title', sort: 'asc', isLong: true },
    amount: { type: 'money', sort: 'desc', amounts: ['amount_from', 'amount_to'] },
    returned: { type: 'money', isHidden: true },
    net: { type: 'money', isHidden: true },
    status: { type: 'choice', values: orderStates, texts: 'orders.states', sort: 'asc', isFilter: true },
    standing: { type: 'choice', values: standings, texts: 'orders.standings', isHidden: true },
    created_at: { type: 'time', field: 'date', sort: 'desc', days: ['from', 'to'] },
    paid_at: { type: 'time', isHidden: true, days: ['paid_from', 'paid_to'] },
    method: {
      type: 'text',
      isHidden: true,
      text: ({ method }, words) => {
        const key = `orders.methods.${method}`;
        return method !== null && words.has(key) ? words(key) : (method ?? '');
      },
    },
    provider_number: { type: 'text', isHidden: true },
    promo_code: { type: 'text', isHidden: true },
    refund_due: { type: 'flag', isHidden: true },
    test: { type: 'flag', isHidden: true },
    held: { type: 'flag', isHidden: true },
    source: { type: 'text', isHidden: true },
    campaign: { type: 'text', isHidden: true },
  },
  filters: {
    course: { type: 'id', isChosen: true },
    source: {
      type: 'id',
      isFree: true,
      isChosen: true,
      describes: "source of the buyer's visit; - for none",
    },
    product: { type: 'choice', values: products },
    refund_due: { type: 'choice', values: ['yes'] },
    held: { type: 'choice', values: ['yes'] },
    method: { type: 'choice', values: paymentMethods },
    promo_code: { type: 'choice', values: ['with', 'without'] },
    receipt: { type: 'choice', values: ['missing'] },
    code: { type: 'id', describes: 'id of the promo code by which it was priced' },
    test: {
      type: 'choice',
      values: ['yes', 'no', 'counted'],
      describes: 'counted: what reports count, without tests, rehearsals and what was moved in',
    },
    period: { type: 'choice', values: periods, describes: 'days of the school that end today' },
  },
  sortedBy: 'created_at',
});
export type OrdersQuery = z.output<typeof ordersListing.query>;
