import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, linesField } from '#shared/fields.ts';
import { checkoutSchema, checkoutsListing } from './listing.ts';
import { callStates } from './rules.ts';

export const checkoutsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/checkouts',
    access: 'orders.view',
    summary: 'Checkouts that were not finished: whom to call, and what became of it',
    input: checkoutsListing.query,
    output: z.object({ checkouts: z.array(checkoutSchema), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/checkouts/{id}',
    access: 'orders.view',
    summary: 'One of them',
    input: z.object({ id: idField }),
    output: checkoutSchema,
    errors: ['not_found'],
  }),
  note: endpoint({
    method: 'PUT',
    path: '/api/admin/checkouts/{id}',
    access: 'orders.manage',
    summary: 'Writes down what became of a call',
    input: z.object({
      id: idField,
      version: z.string(),
      state: z.enum(callStates),
      note: linesField.max(1000),
    }),
    output: checkoutSchema,
    errors: ['not_found', 'conflict'],
  }),
};
