import { z } from 'zod';
import { localTextField } from '#shared/fields.ts';
import { framingSchema } from '#shared/framing.ts';
import { listing } from '#shared/listing.ts';
import { consentStates, modelStates } from './rules/consents.ts';

const texts = localTextField(z.string());

export const panelModelSchema = z.object({
  id: z.string(),
  name: z.string().describe('in the language of the request, as is location'),
  names: texts,
  location: z.string(),
  locations: texts,
  height: z.number().int().describe('cm'),
  size: z.string(),
  photo: z
    .object({
      url: z.string().describe('path that shows the whole photo for a minute'),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
  framing: framingSchema,
  state: z.enum(modelStates),
  consent: z.enum(consentStates),
  is_demo: z.boolean(),
  has_application: z.boolean(),
  position: z.number().int(),
  created_at: z.string(),
  gone_at: z.string().nullable().describe('when a deleted model is gone for good'),
  version: z.string(),
});
export type PanelModel = z.output<typeof panelModelSchema>;

export const modelsListing = listing({
  name: 'models',
  words: 'modelsPanel.list',
  // Those who may export data and see models: financial managers may not see them.
  access: { see: 'models.view', export: 'courses.manage' },
  row: panelModelSchema,
  columns: {
    position: { type: 'count', sort: 'asc' },
    name: { type: 'text', isLong: true, sort: 'asc' },
    height: { type: 'count', sort: 'asc' },
    size: { type: 'text' },
    location: { type: 'text', isLong: true },
    state: { type: 'choice', values: modelStates },
    consent: { type: 'choice', values: consentStates, isFilter: true },
    created_at: { type: 'time', sort: 'desc' },
  },
  // Only a filter by state shows deleted models.
  filters: { state: { type: 'choice', values: modelStates } },
  sortedBy: 'position',
  direction: 'asc',
});
export type ModelsQuery = z.output<typeof modelsListing.query>;
