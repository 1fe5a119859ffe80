import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, lineField, linesField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { maxMessage } from '../rules/conversation.ts';

const from = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const until = z.string().regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/);

export const openHoursSchema = z
  .object({ from, until })
  .refine((open) => open.from < open.until, { path: ['until'], params: { field: 'until_earlier' } });

/** The fields of the form. */
export const supportSettingsInput = z.object({
  is_on: z.boolean().describe('visitors find the chat, and the pages promise it'),
  hours: z
    .array(openHoursSchema.nullable())
    .length(7)
    .describe('Monday to Sunday, by the clocks of the school'),
  keep_days: z.number().int().min(1).max(3650).describe('days after which a talk is anonymised'),
});
const settings = supportSettingsInput.extend({ version: z.string() });
export type SupportSettings = z.output<typeof settings>;

export const replyFields = {
  language: z.enum(languages),
  title: lineField.min(1).max(100),
  text: linesField.min(1).max(maxMessage),
};
export const replyInput = z.object(replyFields);
const replySchema = replyInput.extend({ id: z.string(), version: z.string() });
export type CannedReply = z.output<typeof replySchema>;
const one = z.object({ id: idField });

export const supportSettingsApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/support/settings',
    access: 'system.settings',
    summary: 'Whether the chat is on, when the staff are there, how long talks are kept',
    input: z.object({}),
    output: settings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/support/settings',
    access: 'system.settings',
    summary: 'Changes them',
    input: supportSettingsInput.extend({ version: z.string().max(64) }),
    output: settings,
    errors: ['conflict'],
  }),
};

export const repliesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/support/replies',
    access: 'support.chat',
    summary: 'Canned replies, by language and title',
    input: z.object({}),
    output: z.object({ replies: z.array(replySchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/support/replies',
    access: 'support.chat',
    summary: 'A new canned reply',
    input: replyInput,
    output: replySchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/support/replies/{id}',
    access: 'support.chat',
    summary: 'Changes a canned reply',
    input: one.extend(replyFields).extend({ version: z.string().max(64) }),
    output: replySchema,
    errors: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/support/replies/{id}',
    access: 'support.chat',
    summary: 'Deletes a canned reply; it can be brought back for thirty days',
    input: one,
    output: z.object({}),
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/support/replies/{id}/restore',
    access: 'support.chat',
    summary: 'Brings a deleted canned reply back',
    input: one,
    output: replySchema,
    errors: ['not_found'],
  }),
};
