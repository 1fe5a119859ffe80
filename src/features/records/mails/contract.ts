import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';
import { mailReasons, mailStates } from './rules.ts';

const unsentMailSchema = z.object({
  id: z.string(),
  email: z.string(),
  subject: z.string().describe('as it was sent, without a code that it names'),
  user_id: z.string().nullable().describe('the account with this address'),
  order_id: z.string().nullable().describe('the order that it was about'),
  state: z.enum(mailStates),
  reason: z.enum(mailReasons).nullable().describe('why it failed last; null where nobody knows'),
  answer: z.string().nullable().describe("the mail server's own words"),
  next_try_at: z.string().nullable().describe('of one that waits; null while it is tried'),
  created_at: z.string().describe('when it failed first, or was given up in doubt'),
  sent_again_at: z.string().nullable(),
  sent_again_by: z.string().nullable().describe('name of the member of staff'),
});
export type UnsentMail = z.output<typeof unsentMailSchema>;

export const mailsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/mails',
    access: 'support.chat',
    summary:
      'Mails of the last days that have not gone out, or of which nobody knows whether they have arrived',
    input: z.object({
      user_id: idField.optional().describe('those to one person alone'),
      order_id: idField.optional().describe('those about one order, or to its buyer, alone'),
    }),
    output: z.object({ mails: z.array(unsentMailSchema).describe('newest first, 200 at most') }),
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/mails',
    access: 'student-care',
    summary: 'Mails to a person: those of the last year that went out, and those that have not, newest first',
    input: z.object({ id: idField }),
    output: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          subject: z.string(),
          at: z.string().describe('when it went out, or failed first'),
          state: z.enum(['sent', ...mailStates]),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/admin/mails/{id}/again',
    access: 'support.chat',
    summary: 'Sends such a mail again, or at once where it waits; five a person a day',
    input: z.object({ id: idField }),
    output: unsentMailSchema,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  }),
};

/** Nobody knows whether a mail has arrived, and it is not sent a third time by itself. */
export const mailDoubtful = domainEvent('mail.doubtful', z.object({ mailId: idField }));

/** Mails do not go out. Published once, until all that waited have gone or are given up. */
export const mailsStopped = domainEvent('mails.stopped', z.object({ spell: z.string() }));
