import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, linesField } from '#shared/fields.ts';
import { instalmentErrors } from '../errors.ts';
import { instalmentSchema, instalmentsListing } from '../listing.ts';
import { instalmentStates } from '../rules/states.ts';

export const instalmentDetailsSchema = instalmentSchema.extend({
  link: z.string().nullable().describe("the applicant's form at the bank"),
  attempts: z.number().int().describe('how often it was sent to the bank'),
  history: z.array(
    z.object({
      state: z.enum(instalmentStates),
      reason: z.string(),
      details: z.string().nullable(),
      by: z.string().nullable().describe('address of the member of staff, if it was one'),
      at: z.string(),
    }),
  ),
});
export type InstalmentDetails = z.output<typeof instalmentDetailsSchema>;

const one = z.object({ id: idField });

const settings = z.object({
  is_on: z.boolean(),
  months: z.array(z.number().int()),
  agreed: z
    .array(z.number().int())
    .describe('months for which the bank has agreed; none where there is no bank'),
  version: z.string(),
});
export type InstalmentSettings = z.output<typeof settings>;

export const instalmentsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/installments',
    access: 'installment.view',
    summary: 'Instalment plans, searched, filtered, sorted and paged',
    input: instalmentsListing.query,
    output: z.object({
      instalments: z.array(instalmentSchema),
      total: z.number(),
      is_offered: z.boolean().describe('others can come: the school offers instalments'),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/installments/{id}',
    access: 'installment.view',
    summary: 'One instalment plan with its history',
    input: one,
    output: instalmentDetailsSchema,
    errors: ['not_found'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/installments/{id}/ask',
    access: 'installment.manage',
    summary: 'Asks the bank for the present state',
    input: one,
    output: instalmentDetailsSchema,
    errors: ['not_found', instalmentErrors.bank_away],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/installments/{id}/send',
    access: 'installment.manage',
    summary: 'Sends it to the bank again, where the bank does not have it',
    input: one,
    output: instalmentDetailsSchema,
    errors: ['not_found', 'conflict', instalmentErrors.instalment_not_sent, instalmentErrors.bank_away],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/installments/{id}/cancel',
    access: 'installment.manage',
    summary: 'Withdraws it at the bank; the applicant is told',
    input: one,
    output: instalmentDetailsSchema,
    errors: ['not_found', 'conflict', instalmentErrors.bank_away],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/installments/{id}/notes',
    access: 'installment.manage',
    summary: 'Adds a note for colleagues to the history',
    input: one.extend({ note: linesField.min(1).max(1000) }),
    output: instalmentDetailsSchema,
    errors: ['not_found'],
  }),
  showSettings: endpoint({
    method: 'GET',
    path: '/api/admin/installment-settings',
    access: 'installment.view',
    summary: 'Whether and over how many months the school offers instalments',
    input: z.object({}),
    output: settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/admin/installment-settings',
    access: 'installment.manage',
    summary: 'Offers instalments over these months, or none at all',
    input: z.object({
      is_on: z.boolean(),
      months: z.array(z.number().int().min(2).max(36)).max(35),
      version: z.string(),
    }),
    output: settings,
    errors: ['conflict'],
  }),
};
