import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { paymentErrors } from '../errors.ts';
import { trialStates } from '../rules/trial.ts';

const trialSchema = z.object({
  state: z.enum(trialStates),
  test: z.boolean().describe('by a test key, or in the demo: no money moves'),
  pay_url: z.string().nullable().describe('where the ruble is paid; null once that is over'),
  failure: z.string().nullable().describe("a code: ours, or the provider's"),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type Trial = z.output<typeof trialSchema>;

export const trialPaymentApi = {
  start: endpoint({
    method: 'POST',
    path: '/api/admin/trial-payment',
    access: 'refunds.manage',
    summary: 'Begins a payment of one ruble, which is sent back once it is paid; one at a time',
    input: z.object({}),
    output: trialSchema,
    errors: [paymentErrors.payment_provider_failed],
    limits: [{ name: 'trial payments', by: 'everybody', times: 12, perMs: 1 * hour }],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/trial-payment',
    access: 'refunds.manage',
    summary: 'The latest trial payment, as the provider tells now; null: nobody has tried yet',
    input: z.object({}),
    output: z.object({ trial: trialSchema.nullable() }),
  }),
};
