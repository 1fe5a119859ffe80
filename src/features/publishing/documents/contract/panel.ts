import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { inEveryTranslation, languages } from '#shared/i18n.ts';
import { documentNames } from '../rules/documents.ts';
import { fillable } from '../rules/text.ts';
import { documentSchema, newVersionSchema } from './documents.ts';

const document = z.enum(documentNames);
const text = z.object({ title: z.string(), blocks: documentSchema.shape.blocks });
const filling = z.record(z.enum(fillable), z.string().nullable());

const edited = z.object({
  document,
  version: z.number().describe('the one in force'),
  texts: z.object({ ru: text, ...inEveryTranslation(() => text.optional()) }),
  fillings: z.record(z.enum(languages), filling).describe('what blanks are filled with now'),
  versions: documentSchema.shape.versions,
});
export type EditedDocument = z.output<typeof edited>;

export const documentsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/documents',
    access: 'content.manage',
    summary: 'The documents in force, their languages, and which requisites they still lack',
    input: z.object({}),
    output: z.object({
      documents: z.array(
        z.object({
          document,
          title: z.string(),
          version: z.number(),
          published_at: z.string(),
          languages: z.array(z.enum(languages)),
          blanks: z.array(z.string()),
        }),
      ),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/documents/{document}',
    access: 'content.manage',
    summary: 'The version in force as it was written, and what its blanks are filled with',
    input: z.object({ document }),
    output: edited,
    errors: ['not_found'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/documents/{document}',
    access: 'content.manage',
    summary: 'Puts the next version in force; older ones stay readable, and consents stay with theirs',
    input: z.object({
      document,
      texts: newVersionSchema,
      version: z.number().int().describe('the version it was made from'),
    }),
    output: edited,
    errors: ['conflict'],
    maxBodyBytes: 2 * 1024 * 1024,
  }),
};
