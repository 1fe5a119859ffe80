import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { linesField } from '#shared/fields.ts';
import { inEveryTranslation, languages } from '#shared/i18n.ts';
import { documentNames } from '../rules/documents.ts';
import { fillable, openIn } from '../rules/text.ts';

const words = (max: number) =>
  linesField
    .min(1)
    .max(max)
    // No control characters except line breaks, and no characters that reverse the direction of text.
    .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.replace(/[\r\n\t]/g, ' ')), {
      params: { field: 'invalid' },
    });

const newBlock = z
  .union([
    z.strictObject({ heading: words(300) }),
    z.strictObject({ paragraph: words(5000) }),
    z.strictObject({ list: z.array(words(2000)).min(1).max(100) }),
  ])
  .refine((block) => openIn(block).every((name) => (fillable as readonly string[]).includes(name)), {
    error: `may leave open only ${fillable.map((name) => `{${name}}`).join(' ')}`,
    params: { field: 'placeholder' },
  });
const newText = z.strictObject({ title: words(300), blocks: z.array(newBlock).min(1).max(500) });

/** A version to be published: the Russian original and its translations. */
export const newVersionSchema = z.strictObject({
  ru: newText,
  ...inEveryTranslation(() => newText.optional()),
});
export type NewVersion = z.output<typeof newVersionSchema>;

const published = { version: z.number(), published_at: z.string() };

/** A document as read: in the reader's language if translated, every blank filled or shown as one. */
export const documentSchema = z.object({
  document: z.enum(documentNames),
  ...published,
  language: z.enum(languages).describe('of the text: Russian is the original, others are translations'),
  title: z.string(),
  blocks: z.array(
    z.union([
      z.object({ heading: z.string() }),
      z.object({ paragraph: z.string() }),
      z.object({ list: z.array(z.string()) }),
    ]),
  ),
  versions: z.array(z.object(published)).describe('all there are, the one in force first'),
});
export type Document = z.output<typeof documentSchema>;

export const documentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/documents',
    access: 'anyone',
    summary: 'The documents of the school and the version of each that is in force',
    input: z.object({}),
    output: z.object({
      documents: z.array(z.object({ document: z.enum(documentNames), title: z.string(), ...published })),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/documents/{document}',
    access: 'anyone',
    summary: 'A document of the school, as it is in force or was',
    input: z.object({
      document: z.enum(documentNames),
      version: z.coerce.number().int().positive().optional(),
    }),
    output: documentSchema,
    errors: ['not_found'],
  }),
};
