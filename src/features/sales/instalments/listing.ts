import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { rublesSchema } from '#shared/fields.ts';
import { listing } from '#shared/listing.ts';
import { instalmentStates } from './rules/states.ts';

export const instalmentSchema = z.object({
  id: z.string(),
  number: z.string().describe("for people, such as 'P-10482'"),
  order_id: z.string(),
  user_id: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  course_id: z.string(),
  course: z.string(),
  kind: z.enum(['form', 'voice']),
  months: z.number().int(),
  amount: rublesSchema,
  monthly: rublesSchema,
  last: rublesSchema,
  state: z.enum(instalmentStates),
  bank: z.string().nullable(),
  problem: z.string().nullable().describe('why the bank does not have it yet, in its own words'),
  committed_at: z.string().nullable(),
  cools_until: z.string().nullable(),
  created_at: z.string(),
  erased: z.boolean().describe('the applicant asked to be erased: nobody is named any more'),
});
export type Instalment = z.output<typeof instalmentSchema>;

export const instalmentsListing = listing({
  name: 'instalments',
  words: 'instalmentList',
  access: { see: 'installment.view', export: 'data.export' },
  row: instalmentSchema,
  columns: {
    number: { type: 'text' },
    email: {
      type: 'text',
      sort: 'asc',
      isLong: true,
      text: ({ erased, email }, words) =>
        erased ? words('instalmentsPanel.details.erased') : readableEmail(email),
    },
    name: { type: 'text', isHidden: true },
    phone: { type: 'text' },
    course: { type: 'text', isLong: true },
    amount: { type: 'money', sort: 'desc', amounts: ['amount_from', 'amount_to'] },
    months: { type: 'count', sort: 'asc' },
    kind: { type: 'choice', values: ['form', 'voice'], isFilter: true },
    state: { type: 'choice', values: instalmentStates, sort: 'asc', isFilter: true },
    bank: { type: 'text', isHidden: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
  },
  sortedBy: 'created_at',
});
export type InstalmentsQuery = z.output<typeof instalmentsListing.query>;
