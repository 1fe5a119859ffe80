import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { receiptKinds, receiptStates } from './rules.ts';

export const receiptSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  order: z.string().describe('number of the order'),
  email: z.string(),
  erased: z.boolean(),
  course: z.string(),
  kind: z.enum(receiptKinds),
  state: z.enum(receiptStates),
  amount: z.number().describe('rubles'),
  failure: z.string().nullable().describe("the payment provider's code"),
  fiscal_document: z.string().nullable().describe('number of the fiscal document'),
  fiscal_storage: z.string().nullable().describe('number of the fiscal storage'),
  fiscal_attribute: z.string().nullable().describe('fiscal attribute, by which it is checked'),
  registered_at: z.string().nullable(),
  created_at: z.string(),
});
export type Receipt = z.output<typeof receiptSchema>;

export const receiptsListing = listing({
  name: 'receipts',
  words: 'receiptsPanel.list',
  access: { see: 'orders.view', export: 'data.export' },
  row: receiptSchema,
  columns: {
    order: { type: 'text' },
    email: {
      type: 'text',
      isLong: true,
      text: ({ erased, email }, words) =>
        erased ? words('receiptsPanel.list.erased') : readableEmail(email),
    },
    course: { type: 'text', isLong: true },
    kind: { type: 'choice', values: receiptKinds, sort: 'asc', isFilter: true },
    amount: { type: 'money', sort: 'desc' },
    state: { type: 'choice', values: receiptStates, sort: 'asc', isFilter: true },
    fiscal_document: { type: 'text', isHidden: true },
    fiscal_storage: { type: 'text', isHidden: true },
    fiscal_attribute: { type: 'text', isHidden: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    registered_at: { type: 'time', isHidden: true },
  },
  filters: { failed: { type: 'choice', values: ['yes'] } },
  sortedBy: 'created_at',
});
export type ReceiptsQuery = z.output<typeof receiptsListing.query>;
