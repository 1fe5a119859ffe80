/** Orders as their buyer sees them. */
import { z } from 'zod';
import { guardianStates } from '#features/accounts/guardians/rules.ts';
import { documentNames } from '#features/publishing/documents/rules/documents.ts';
import { priceReasons } from '#features/teaching/courses/contract/prices.ts';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { orderStates } from '#shared/orderStates.ts';
import { standings } from '../rules/standings.ts';
import { products } from '../rules.ts';

export const ownOrderSchema = z.object({
  id: z.string(),
  number: z.string().describe('Z-10001'),
  product: z.enum(products),
  course_id: z.string().nullable().describe('null for what is no course'),
  course_title: z.string().describe('name of what was sold, in the language of the request'),
  amount: z.number().describe('rubles'),
  regular_price: z.number().describe('rubles; crossed out beside the price that the buyer saw'),
  saving: z.number().describe('rubles below it, as the buyer saw; 0: nothing was crossed out'),
  price_reason: z.enum(priceReasons),
  status: z.enum(orderStates),
  standing: z.enum(standings).describe('the state, with what else its buyer should know'),
  date: z.string(),
  paid_at: z.string().nullable(),
  returned: z.number().describe('rubles that have been sent back'),
  refund_due: z.boolean().describe('the money bought nothing, and is still to be sent back'),
  test: z.boolean(),
  rehearsal: z.boolean(),
  payments: z.array(
    z.object({
      provider: z.string(),
      status: z.string(),
      is_held: z.boolean().describe('the buyer has paid, and the school has yet to take the money'),
      reason: z.string().nullable().describe('a code: why it failed'),
      date: z.string(),
      amount: z.number(),
    }),
  ),
  documents: z
    .array(
      z.object({ document: z.enum(documentNames), version: z.number(), title: z.string(), url: z.string() }),
    )
    .describe('those in force when it was ordered'),
  pay_url: z.string().nullable().describe('where it can still be paid'),
  can_cancel: z.boolean(),
  guardian: z
    .object({ state: z.enum(guardianStates), email: z.string() })
    .nullable()
    .describe('the adult who has to agree and pays, for a buyer under 18'),
});
export type OwnOrder = z.output<typeof ownOrderSchema>;

const one = z.object({ id: idField });

export const ownOrdersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/orders',
    access: 'signed-in',
    summary: "The caller's orders, newest first",
    input: z.object({}),
    output: z.object({ orders: z.array(ownOrderSchema) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/user/orders/{id}/cancel',
    access: 'signed-in',
    summary: "Cancels the caller's order while it is not paid",
    input: one,
    output: ownOrderSchema,
    errors: ['not_found', 'conflict'],
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/api/user/orders/{id}/invoice',
    isFile: true,
    access: 'signed-in',
    summary: "An invoice for the caller's open order, or a statement that it was paid, as PDF",
    input: one,
    output: fileSchema,
    errors: ['not_found', 'conflict'],
    limits: [{ name: 'invoices', by: 'person', times: 60, perMs: 1 * hour }],
  }),
};
