import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { dayField, emailField, nameField, phoneField } from '#shared/fields.ts';
import { guardianLimits, guardianStates } from './rules.ts';

/**
 * Fields of every form that somebody under 18 may fill in. The server asks for the guardian's address wherever the
 * tick, or an age that the form names, says so (`guardianFor`).
 */
export const guardianFields = {
  under_18: z.boolean().optional().describe('the person is not 18 yet'),
  guardian_email: emailField.optional().describe('of an adult who is asked to agree, and pays'),
};

const token = z.string().min(1).max(100);

export const guardianPageSchema = z.object({
  state: z.enum(guardianStates),
  kind: z.string().describe('which form it was'),
  child: z
    .object({ name: z.string(), email: z.string().nullable() })
    .nullable()
    .describe('null once it is over; without the address once it was agreed to'),
  title: z.string().describe('of what was filled in'),
  fields: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('what was filled in, until it was agreed to'),
  pictures: z.array(z.string()).describe('addresses that work for a minute'),
  documents: z.array(z.enum(['privacy', 'personal_data', 'offer'])),
  asks_phone: z.boolean(),
  payment: z
    .enum(['card', 'bank', 'held', 'paid', 'over'])
    .nullable()
    .describe('what is left to be paid, and how; null where nothing is sold'),
  sale: z
    .object({
      order: z.string().describe('short number'),
      about: z.string().describe('path of the page that says what is sold'),
      refund_days: z.number().nullable().describe('in which the money can be asked back here'),
    })
    .nullable()
    .describe('null where nothing is sold'),
  amount: z.number().nullable().describe('rubles'),
  answer_until: dayField.describe('school day'),
  guardian_name: z.string(),
});
export type GuardianPage = z.output<typeof guardianPageSchema>;

export const guardiansApi = {
  show: endpoint({
    method: 'POST',
    path: '/api/guardian/show',
    access: 'anyone',
    summary: 'What somebody under 18 has filled in, for the holder of the mailed link',
    input: z.object({ token }),
    output: guardianPageSchema,
    errors: ['link_used_or_expired'],
    onlyReads: true,
    limits: guardianLimits.read,
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/guardian/consent',
    access: 'anyone',
    summary: 'The guardian agrees; repeated, it answers the same',
    input: z.object({
      token,
      name: nameField,
      phone: phoneField.optional(),
      privacy_consent: z.boolean().optional(),
      data_consent: z.boolean().optional(),
      offer_consent: z.boolean().optional(),
      document_versions: documentVersions.optional(),
    }),
    output: guardianPageSchema,
    errors: [
      'link_used_or_expired',
      consentErrors.consent_required,
      consentErrors.document_changed,
      'conflict',
    ],
    limits: guardianLimits.answer,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/guardian/decline',
    access: 'anyone',
    summary: 'The guardian does not agree: nothing is sold or shown, and the person is told',
    input: z.object({ token }),
    output: guardianPageSchema,
    errors: ['link_used_or_expired', 'conflict'],
    limits: guardianLimits.answer,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/guardian/pay',
    access: 'anyone',
    summary: 'Where the guardian pays, once agreed',
    input: z.object({ token }),
    output: z.object({ confirmation_url: z.string() }),
    // Refusals of the provider or the bank are added to these (kinds of the features above).
    errors: ['link_used_or_expired', 'conflict'],
    limits: guardianLimits.answer,
  }),
  newLink: endpoint({
    method: 'POST',
    path: '/api/guardian/link',
    access: 'anyone',
    summary:
      "A new link by mail to the guardian's address, in place of one that has ended; alike for every token",
    input: z.object({ token }),
    output: z.object({}),
    errors: ['too_many_requests'],
    limits: guardianLimits.answer,
  }),
};
