import { z } from 'zod';
import { isTimeZone } from '#features/publishing/school/rules/school.ts';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { noticeErrors } from './errors.ts';
import { telegramTroubles } from './rules.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const choice = z.object({ kind: z.string().max(50), mail: z.boolean(), telegram: z.boolean() });

const choices = {
  choices: z.array(choice).max(100),
  quiet_from: clock.nullable().describe('HH:MM; null: no quiet hours'),
  quiet_until: clock.nullable(),
  time_zone: z
    .string()
    .refine(isTimeZone, { params: { field: 'invalid' } })
    .describe('of the quiet hours'),
};

/** The fields of the form. */
export const noticesInput = z
  .object(choices)
  .refine(({ quiet_from, quiet_until }) => (quiet_from === null) === (quiet_until === null), {
    path: ['quiet_until'],
    params: { field: 'invalid' },
  })
  .refine(({ quiet_from, quiet_until }) => quiet_from === null || quiet_from !== quiet_until, {
    path: ['quiet_until'],
    params: { field: 'invalid' },
  });

const settings = z.object({
  ...choices,
  choices: z.array(choice).describe('kinds whose events the role may see'),
  telegram: z
    .object({
      link: z
        .object({ name: z.string(), linked_at: z.string(), is_off: z.boolean() })
        .nullable()
        .describe('is_off: the person has blocked the bot'),
      trouble: z
        .enum(telegramTroubles)
        .optional()
        .describe('why the messages to the bot cannot be read; left out while they can'),
    })
    .nullable()
    .describe('null: the school has no bot'),
  version: z.string(),
});
export type NoticeSettings = z.output<typeof settings>;

const codes = [{ name: 'telegram codes', by: 'person', times: 20, perMs: 1 * hour }] as const;

export const noticesApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/notices/settings',
    access: 'staff',
    summary: 'What the caller is told of, and how',
    input: z.object({}),
    output: settings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/notices/settings',
    access: 'staff',
    summary: 'Chooses what to be told of, and how',
    input: noticesInput.safeExtend({ version: z.string().max(64) }),
    output: settings,
    errors: ['conflict'],
  }),
  startLink: endpoint({
    method: 'POST',
    path: '/api/admin/notices/telegram',
    access: 'staff',
    summary: "A code that links the caller's Telegram, once",
    input: z.object({}),
    output: z.object({
      address: z.string().describe('opens the chat with the bot, the code included'),
      bot: z.string().describe('its name, without @'),
      command: z.string().describe('to be written to the bot where the address does not open'),
      expires_at: z.string(),
    }),
    errors: ['not_found', noticeErrors.telegram_away, noticeErrors.telegram_webhook],
    limits: codes,
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/api/admin/notices/telegram',
    access: 'staff',
    summary: "Forgets the caller's Telegram; repeating changes nothing",
    input: z.object({}),
    output: settings,
  }),
};
