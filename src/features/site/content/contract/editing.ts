/** Editing with the page beside the form: previews, what is published later, what the texts were, and who edits them. */
import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, schoolTimeField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { sectionNames } from './content.ts';
import { editedText } from './panel.ts';

const section = z.enum(sectionNames);
const language = z.enum(languages);
const one = z.object({ section, language });
const value = z.unknown().describe('the section as its form holds it');
const maxBodyBytes = 512 * 1024;

export const versionSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z
    .string()
    .nullable()
    .describe('null for somebody who is no longer with the school, and for the product'),
  shown: z.unknown().describe('what visitors read then, with the defaults of today'),
  is_own: z.boolean(),
  is_current: z.boolean(),
});
export type TextVersion = z.output<typeof versionSchema>;

export const editingApi = {
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/content/{section}/preview',
    access: 'content.manage',
    summary:
      'Keeps what is being typed for a quarter of an hour, for a page that shows it to its writer alone',
    input: one.extend({
      value,
      ticket: z.string().min(1).max(100).optional().describe('of an earlier answer: replaces what it shows'),
    }),
    output: z.object({ ticket: z.string(), path: z.string().describe('shows the page with it') }),
    errors: ['not_found'],
    maxBodyBytes,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/content/{section}/history',
    access: 'content.manage',
    summary: 'What a text was, newest first, at most the last fifty',
    input: one,
    output: z.object({ versions: z.array(versionSchema) }),
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/admin/content/versions/{id}/restore',
    access: 'content.manage',
    summary: 'Puts a former text in force again',
    input: z.object({ id: idField, version: z.string().max(64) }),
    output: editedText,
    errors: ['not_found', 'conflict'],
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/api/admin/content/{section}/plan',
    access: 'content.manage',
    summary: 'Publishes a text at a time; replaces what was planned before',
    input: one.extend({ value, at: schoolTimeField }),
    output: editedText,
    maxBodyBytes,
  }),
  dropPlan: endpoint({
    method: 'DELETE',
    path: '/api/admin/content/{section}/plan',
    access: 'content.manage',
    summary: 'Nothing is published later; does nothing where nothing was planned',
    input: one,
    output: editedText,
  }),
  present: endpoint({
    method: 'POST',
    path: '/api/admin/content/{section}/editors',
    access: 'content.manage',
    summary: 'Says that the caller edits a section, and who else does so just now',
    input: z.object({ section }),
    output: z.object({ others: z.array(z.string()) }),
  }),
};
