import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { languages } from '#shared/i18n.ts';
import { sectionNames } from './content.ts';

const section = z.enum(sectionNames);
const language = z.enum(languages);
const version = z.string().max(64).describe('which state the change was made from');

/**
 * - `standard`: the default of its language · `original`: Russian of the school's own
 * - `missing`: the Russian text is the school's own, and visitors read the default or another language
 * - `outdated`: the Russian text has changed since · `confirmed`: it says the same as the Russian text of now
 */
export const textStates = ['standard', 'original', 'missing', 'outdated', 'confirmed'] as const;
export type TextState = (typeof textStates)[number];

/** One section in one language, as its editor needs it. */
export const editedText = z.object({
  language,
  shown: z.unknown().describe('what visitors read'),
  shown_language: language.nullable().describe('whose text that is; null: the default'),
  is_own: z.boolean().describe('something of it was written for this very language'),
  state: z.enum(textStates),
  planned: z
    .object({ value: z.unknown(), at: z.string(), by: z.string() })
    .nullable()
    .describe('what is published later, and when'),
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
          states: z.record(language, z.enum(textStates)),
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
    output: z.object({ section, texts: z.array(editedText), time_zone: z.string() }),
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
