import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { refundOrigins, refundStates, refundWays } from './rules.ts';

export const refundSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  order: z.string().describe('number of the order'),
  email: z.string(),
  name: z.string(),
  erased: z.boolean(),
  course: z.string(),
  order_amount: z.number(),
  origin: z.enum(refundOrigins),
  way: z.enum(refundWays).nullable(),
  state: z.enum(refundStates),
  amount: z.number().nullable().describe('rubles; null until it is decided'),
  suggested: z.number().describe('rubles; what the rule suggested when it was asked for'),
  lessons_done: z.number(),
  lessons_total: z.number(),
  wish: z.string().describe('why the buyer asks'),
  reason: z.string().describe('as staff give it; the buyer reads it'),
  closes_access: z.boolean(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable().describe('who decided, by address'),
  failure: z.string().nullable().describe("a code: ours, or the payment provider's"),
  receipt_number: z.string().nullable().describe("of the school's own till, for money that was sent by hand"),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  test: z.boolean(),
  rehearsal: z.boolean(),
});
export type Refund = z.output<typeof refundSchema>;

export const refundsListing = listing({
  name: 'refunds',
  words: 'refundList',
  access: { see: 'orders.view', export: 'data.export' },
  row: refundSchema,
  columns: {
    order: { type: 'text' },
    email: {
      type: 'text',
      isLong: true,
      text: ({ erased, email }, words) => (erased ? words('refundList.erased') : readableEmail(email)),
    },
    course: { type: 'text', isLong: true },
    suggested: { type: 'money', isHidden: true },
    amount: { type: 'money' },
    state: { type: 'choice', values: refundStates, sort: 'asc', isFilter: true },
    origin: { type: 'choice', values: refundOrigins, isHidden: true },
    wish: { type: 'text', isLong: true, isHidden: true },
    reason: { type: 'text', isLong: true, isHidden: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    finished_at: { type: 'time', isHidden: true, days: ['finished_from', 'finished_to'] },
  },
  sortedBy: 'created_at',
});
export type RefundsQuery = z.output<typeof refundsListing.query>;
