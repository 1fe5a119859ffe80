import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';

const doubtfulMailSchema = z.object({
  id: z.string(),
  email: z.string(),
  subject: z.string().describe('as it was sent'),
  user_id: z.string().nullable().describe('the account with this address'),
  order_id: z.string().nullable().describe('the order that it was about'),
  created_at: z.string().describe('when it was given up'),
  sent_again_at: z.string().nullable(),
  sent_again_by: z.string().nullable().describe('name of the member of staff'),
});
export type DoubtfulMail = z.output<typeof doubtfulMailSchema>;

export const mailsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/mails/doubtful',
    access: 'support.chat',
    summary: 'Mails of the last days that went out twice without the mail server saying what became of them',
    input: z.object({
      user_id: idField.optional().describe('those to one person alone'),
      order_id: idField.optional().describe('those about one order alone'),
    }),
    output: z.object({ mails: z.array(doubtfulMailSchema).describe('newest first, 200 at most') }),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/admin/mails/{id}/again',
    access: 'support.chat',
    summary: 'Sends such a mail again; five a person a day',
    input: z.object({ id: idField }),
    output: doubtfulMailSchema,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  }),
};

/** Nobody knows whether a mail has arrived, and it is not sent a third time by itself. */
export const mailDoubtful = domainEvent('mail.doubtful', z.object({ mailId: idField }));
