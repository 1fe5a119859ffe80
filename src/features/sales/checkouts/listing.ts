import { z } from 'zod';
import { unpaidReasons } from '#features/sales/payments/rules/declines.ts';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { callStates } from './rules.ts';

export const checkoutSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  number: z.string().describe("the order's"),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  course: z.string(),
  amount: z.number().describe('rubles'),
  why: z.enum(unpaidReasons).nullable().describe('why the payment did not go through; null while it may'),
  state: z.enum(callStates),
  note: z.string(),
  reminded_at: z.string().nullable(),
  changed_by: z.string().nullable().describe('name of the member of staff'),
  changed_at: z.string().nullable(),
  created_at: z.string(),
  version: z.string(),
});
export type Checkout = z.output<typeof checkoutSchema>;

export const checkoutsListing = listing({
  name: 'checkouts',
  words: 'checkouts.list',
  access: { see: 'orders.view', export: 'data.export' },
  row: checkoutSchema,
  columns: {
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    name: { type: 'text', isLong: true, text: ({ name, email }) => name || readableEmail(email) },
    phone: { type: 'text' },
    email: { type: 'text', isLong: true, text: ({ email }) => readableEmail(email) },
    course: { type: 'text', isLong: true },
    amount: { type: 'money' },
    state: { type: 'choice', values: callStates, sort: 'asc', isFilter: true },
    note: { type: 'text', isLong: true },
    number: { type: 'text', isHidden: true },
    reminded_at: { type: 'time', isHidden: true },
  },
  sortedBy: 'created_at',
});
export type CheckoutsQuery = z.output<typeof checkoutsListing.query>;
