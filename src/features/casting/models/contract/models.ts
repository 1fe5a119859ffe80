import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, idField, linesField, localTextField, pictureField } from '#shared/fields.ts';
import { cropSchema, pointSchema } from '#shared/framing.ts';
import { modelErrors } from '../errors.ts';
import { factFields, isOwnPhoto, modelLimits } from '../rules/models.ts';

export const modelSchema = z.object({
  id: z.string(),
  name: z.string().describe('in the language of the request, as is location'),
  photo: z
    .string()
    .nullable()
    .describe('absolute address of a JPEG; for a model who is not published one that shows it for a minute'),
  photo_id: z.string().nullable().describe('names the photo’s other sizes: /photos/{photo_id}/{width}.avif'),
  height: z.number().int().describe('cm'),
  size: z.string(),
  location: z.string(),
});
export type Model = z.output<typeof modelSchema>;

/** A text in Russian, or in several languages. */
const text = (field: z.ZodString) =>
  z.union([field, localTextField(field)]).describe('Russian alone, which leaves the others, or {ru, en, zh}');

export const paperConsent = z.object({
  signed_by: factFields.name.describe('who signed: the model or, for somebody under 18, a parent'),
  is_guardian: z.boolean().default(false),
  signed_on: dayField.describe('day of the school'),
  note: linesField.max(500).default('').describe('where the paper is kept'),
  scan: pictureField.optional().describe('photo of the paper'),
});

const facts = {
  name: text(factFields.name),
  height: factFields.height,
  size: factFields.size,
  location: text(factFields.location),
  photo: z
    .union([
      z.literal(''),
      pictureField,
      z
        .url()
        .max(500)
        .refine(isOwnPhoto, { params: { field: 'photo_file' } }),
    ])
    .nullable()
    .describe('data URL or file; empty for none; the address of the present one leaves it as it is'),
  crop: cropSchema.nullable(),
  focus: pointSchema.nullable(),
};
const { photo, crop, focus, ...words } = facts;

export const newModelInput = z.object({
  ...words,
  photo: photo.default(''),
  crop: crop.default(null),
  focus: focus.default(null),
  consent: paperConsent.optional(),
  is_published: z.boolean().default(false).describe('needs the consent'),
});
/** Fields left out stay as they are. */
export const modelInput = z.object(facts).partial();

const path = '/api/models';

export const modelsApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    summary: 'The gallery; those who may see models in the panel also get the unpublished ones',
    input: z.object({}),
    output: z.array(modelSchema),
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'models.manage',
    summary: 'Adds a model at the end of the gallery, hidden until somebody publishes it',
    input: newModelInput,
    output: modelSchema,
    takesPicture: true,
    errors: [modelErrors.model_consent_missing],
    limits: modelLimits,
  }),
  edit: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'models.manage',
    summary: 'Changes what is given of a model',
    input: modelInput.extend({ id: idField, version: z.string().optional() }),
    output: modelSchema,
    takesPicture: true,
    errors: [modelErrors.model_not_found, 'conflict'],
    limits: modelLimits,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'models.manage',
    refusal: 'delete_forbidden',
    summary: 'Takes a model out of the gallery, which can be undone for thirty days',
    input: z.object({ id: idField }),
    output: z.object({ gone_at: z.string().describe('when it is gone for good') }),
    errors: [modelErrors.model_not_found],
  }),
};
