import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { fileSchema } from '#shared/files.ts';
import { differenceSchema, differencesListing } from './listing.ts';
import { checkLimits } from './rules.ts';

const checkSchema = z.object({
  from: z.string(),
  to: z.string(),
  payments: z.number().describe('of the provider in that time'),
  refunds: z.number(),
  differences: z.number().describe('that are open'),
  finished_at: z.string(),
});
export type MoneyCheck = z.output<typeof checkSchema>;

export const moneyChecksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/money-checks',
    access: 'financial_reports.view',
    summary: "Differences from the provider's books, and the last comparison",
    input: differencesListing.query,
    output: z.object({
      differences: z.array(differenceSchema),
      total: z.number(),
      last: checkSchema.nullable(),
    }),
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admin/money-checks',
    access: 'financial_reports.view',
    summary: "Compares with the provider's books now",
    input: z.object({}),
    output: checkSchema,
    errors: ['unavailable'],
    limits: checkLimits.run,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/admin/statement',
    isFile: true,
    access: 'financial_reports.view',
    summary: "A month's sales, refunds and known fees, by course and by method",
    input: z.object({
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .describe('YYYY-MM of the school'),
      format: z.enum(['pdf', 'xlsx']),
    }),
    output: fileSchema,
    limits: checkLimits.statement,
  }),
};

/** A check has found what was not known before. */
export const moneyDiffers = domainEvent(
  'money.differs',
  z.object({ count: z.number().int(), at: z.iso.datetime() }),
);
