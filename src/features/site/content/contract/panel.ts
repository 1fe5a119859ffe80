import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { languages } from '#shared/i18n.ts';
import { sectionNames } from './content.ts';

const section = z.enum(sectionNames);
const language = z.enum(languages);
const version = z.string().max(64).describe('which state the change was made from');

/** One section in one language, as its editor needs it. */
const editedText = z.object({
  language,
  shown: z.unknown().describe('what visitors read'),
  shown_language: language.nullable().describe('whose text that is; null: the default'),
  is_own: z.boolean().describe('something of it was written for this very language'),
  is_outdated: z.boolean().describe('written before the Russian text was last changed'),
  is_demo: z.boolean().describe('came with the demo school'),
  default: z.unknown(),
  updated_at: z.string().nullable(),
  version,
});
export type EditedText = z.output<typeof editedText>;

export const contentPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/content',
    access: 'content.manage',
    summary: 'The sections of the public page, and in which languages the school wrote them itself',
    input: z.object({}),
    output: z.object({
      sections: z.array(
        z.object({
          section,
          written: z.array(language),
          outdated: z.array(language).describe('older than the Russian text'),
          is_demo: z.boolean(),
          updated_at: z.string().nullable(),
        }),
      ),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/content/{section}',
    access: 'content.manage',
    summary: 'A section in its languages: what is shown, whose text that is, and the default',
    input: z.object({ section }),
    output: z.object({ section, texts: z.array(editedText) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/content/{section}',
    access: 'content.manage',
    summary:
      'Replaces the text of a section in one language; a field that is blank or as the default follows it',
    input: z.object({ section, language, version, value: z.unknown() }),
    output: editedText,
    errors: ['conflict'],
    maxBodyBytes: 512 * 1024,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/admin/content/{section}',
    access: 'content.manage',
    summary: 'Takes back the text of one language, or of all: then the default is shown again',
    input: z.object({ section, language: language.optional(), version: version.optional() }),
    output: z.object({ section, texts: z.array(editedText) }),
    errors: ['conflict'],
  }),
};
