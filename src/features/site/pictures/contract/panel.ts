import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { idField, localTextField, pictureField } from '#shared/fields.ts';
import { framingSchema } from '#shared/framing.ts';
import { languages } from '#shared/i18n.ts';
import type { Limit } from '#shared/limits.ts';
import { pictureErrors } from '../errors.ts';
import { pictureWords, places } from '../rules.ts';

const sitePictureSchema = z.object({
  id: z.string(),
  place: z.enum(places),
  alt: localTextField(z.string()),
  caption: localTextField(z.string()),
  language: z.enum(languages).nullable(),
  framing: framingSchema,
  photo: z
    .object({ url: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .describe('the whole picture, for a minute'),
  has_film: z.boolean(),
  film_seconds: z.number().int().nullable(),
  updated_at: z.string(),
  gone_at: z.string().nullable().describe('when a removed one is gone for good'),
  version: z.string(),
});
export type SitePicture = z.output<typeof sitePictureSchema>;

const path = '/api/admin/site/pictures';
const limits = [
  { name: 'pictures of the site', by: 'person', times: 300, perMs: hour, atOnce: 60 },
] satisfies Limit[];
const words = {
  ...pictureWords,
  caption: pictureWords.caption.default({ ru: '' }),
  language: z
    .enum(languages)
    .nullable()
    .default(null)
    .describe('a proof may be for readers of one language; null: for everybody'),
  crop: framingSchema.shape.crop,
  focus: framingSchema.shape.focus,
  upload_id: idField.nullable().optional().describe('of a film that has arrived; null takes the film away'),
};
const manage = { access: 'content.manage', output: sitePictureSchema } as const;
const gone = [pictureErrors.picture_not_found, 'conflict'] as const;

export const sitePicturesApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'content.manage',
    summary: "The school's own pictures of the public page, those that can come back included",
    input: z.object({}),
    output: z.object({
      pictures: z.array(sitePictureSchema),
    }),
  }),
  show: endpoint({
    ...manage,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One of them',
    input: z.object({ id: idField }),
    errors: [pictureErrors.picture_not_found],
  }),
  add: endpoint({
    ...manage,
    method: 'POST',
    path,
    summary: 'Shows a picture in a place of the page; a proof comes last',
    input: z.object({ ...words, place: z.enum(places), picture: pictureField }),
    takesPicture: true,
    errors: ['conflict', pictureErrors.picture_too_many],
    limits,
  }),
  save: endpoint({
    ...manage,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Replaces the words and the framing of a picture, and the picture itself where one is given',
    input: z.object({
      ...words,
      id: idField,
      picture: pictureField.optional(),
      version: z.string().max(64),
    }),
    takesPicture: true,
    errors: gone,
    limits,
  }),
  move: endpoint({
    ...manage,
    method: 'PUT',
    path: `${path}/{id}/place`,
    summary: 'Moves a proof to a place beside another one',
    input: z.object({ id: idField, beside: idField, side: z.enum(['before', 'after']) }),
    errors: [pictureErrors.picture_not_found],
  }),
  remove: endpoint({
    ...manage,
    method: 'DELETE',
    path: `${path}/{id}`,
    refusal: 'delete_forbidden',
    summary: 'Takes a picture off the page, which can be undone for thirty days',
    input: z.object({ id: idField }),
    errors: [pictureErrors.picture_not_found],
  }),
  restore: endpoint({
    ...manage,
    method: 'POST',
    path: `${path}/{id}/restore`,
    summary: 'Brings a removed picture back, unless its place has another one',
    input: z.object({ id: idField }),
    errors: [...gone, pictureErrors.picture_too_many],
  }),
};
