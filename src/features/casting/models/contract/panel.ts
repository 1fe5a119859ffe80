import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, idField, linesField } from '#shared/fields.ts';
import { modelErrors } from '../errors.ts';
import { modelsListing, panelModelSchema } from '../listing.ts';
import { modelLimits } from '../rules/models.ts';
import { paperConsent } from './models.ts';

const path = '/api/admin/models';
const byId = z.object({ id: idField });
const version = z.string().optional();

export const consentSchema = z.object({
  id: z.string(),
  source: z.enum(['paper', 'application']),
  signed_by: z.string(),
  is_guardian: z.boolean(),
  signed_on: dayField,
  note: z.string(),
  scan: z.string().nullable().describe('path that shows the paper for a minute'),
  recorded_by: z.string(),
  recorded_at: z.string(),
  withdrawn_at: z.string().nullable(),
  withdrawn_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ModelConsent = z.output<typeof consentSchema>;

const changed = {
  access: 'models.manage',
  output: panelModelSchema,
  errors: [modelErrors.model_not_found, 'conflict'],
} as const;

export const modelsPanelApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'models.view',
    summary: 'Models, those hidden and deleted included',
    input: modelsListing.query,
    output: z.object({ models: z.array(panelModelSchema), total: z.number().int() }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'models.view',
    summary: 'A model with its consents, newest first',
    input: byId,
    output: panelModelSchema.extend({ consents: z.array(consentSchema) }),
    errors: [modelErrors.model_not_found],
  }),
  publish: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/published`,
    summary: 'Shows a model in the gallery, or takes it and its picture away at once',
    input: byId.extend({ is_published: z.boolean(), version }),
    errors: [...changed.errors, modelErrors.model_consent_missing],
  }),
  recordConsent: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/consent`,
    summary: 'Records a consent on paper; an earlier one is replaced',
    input: byId.extend({ ...paperConsent.shape, version }),
    takesPicture: true,
    limits: modelLimits,
  }),
  withdrawConsent: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/consent/withdrawal`,
    summary: 'Records that the consent was taken back: the model is hidden at once',
    input: byId.extend({ reason: linesField.min(1).max(500), version }),
  }),
  move: endpoint({
    ...changed,
    method: 'PUT',
    path: `${path}/{id}/place`,
    summary: 'Moves a model to a place beside another one',
    input: byId.extend({ beside: idField, side: z.enum(['before', 'after']) }),
  }),
  restore: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/restore`,
    summary: 'Brings a deleted model back, hidden',
    input: byId,
  }),
};
