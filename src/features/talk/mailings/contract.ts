import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';

/**
 * Mails that can be ended. `reminders`: an opened lesson, a course left lying. `newsletter`: new lessons and
 * offers, to those who consented. `payments`: one mail about a payment that was not finished, to those who agreed.
 * `opening`: one mail that the school has opened, to those on its waitlist.
 */
export const mailKinds = ['reminders', 'newsletter', 'payments', 'opening'] as const;
export type MailKind = (typeof mailKinds)[number];

export const remindersSchema = z.object({ reminders: z.boolean() });

const changes = [{ name: 'mail preferences', by: 'person', times: 60, perMs: 1 * hour }] as const;
const endings = [{ name: 'ended mails', by: 'address', times: 60, perMs: 1 * hour }] as const;
/** The button of a mail program is pressed by the program's servers, from a few networks for all of its users. */
export const buttonLimits = [
  { name: 'mails ended by button', by: 'address', times: 600, perMs: 1 * hour },
] as const;

export const mailingsApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/user/reminders',
    access: 'signed-in',
    summary: 'Whether the caller wants mails about opened lessons and a course left lying',
    input: z.object({}),
    output: remindersSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/user/reminders',
    access: 'signed-in',
    summary: 'Want those mails, or not; repeating changes nothing',
    input: remindersSchema,
    output: remindersSchema,
    limits: changes,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    access: 'anyone',
    summary: 'End one kind of mail, by the token of such a mail; repeating changes nothing',
    input: z.object({ token: z.string().min(1).max(200), kind: z.enum(mailKinds) }),
    output: z.object({ kind: z.enum(mailKinds) }),
    errors: ['not_found'],
    limits: endings,
  }),
};
