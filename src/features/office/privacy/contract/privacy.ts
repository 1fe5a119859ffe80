import { z } from 'zod';
import { signInErrors } from '#features/accounts/sign-in/errors.ts';
import { peopleErrors } from '#features/office/people/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { emailField, idField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { languages } from '#shared/i18n.ts';

export const givenConsentSchema = z.object({
  id: z.string(),
  document: z.string(),
  version: z.string(),
  document_language: z.enum(languages).nullable().describe('in which the document was to be read'),
  wording: z.string().describe('what stood beside the box'),
  place: z.string().describe('where on the site'),
  given_at: z.string(),
  address: z.string().describe('of the network it came from'),
  given_by_name: z.string().nullable().describe("of the guardian who gave it in the person's name"),
  withdrawn_at: z.string().nullable(),
});
export type GivenConsent = z.output<typeof givenConsentSchema>;

export const myDataSchema = z.object({
  email: z.string(),
  is_confirmed: z
    .boolean()
    .describe('until then nothing is shown that was sent from the address without the account'),
  has_password: z.boolean(),
  is_staff: z.boolean().describe('such an account is not erased before its role is taken away'),
  consents: z.array(givenConsentSchema).describe('newest first'),
});
export type MyData = z.output<typeof myDataSchema>;

export const eraseInput = z.object({
  confirmation: emailField.describe('the address of the account, typed once more'),
  current_password: z.string().min(1).max(200).optional(),
  token: z.string().min(1).max(200).optional().describe('of the mailed link, where there is no password'),
});

export const privacyApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/user/data',
    access: 'signed-in',
    summary: 'What the caller has agreed to, and how the account can be erased',
    input: z.object({}),
    output: myDataSchema,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/user/data/download',
    isFile: true,
    access: 'signed-in',
    summary: 'Everything that is held on the caller: a ZIP of data.json and data.html',
    input: z.object({}),
    output: fileSchema,
    errors: ['too_many_requests'],
    limits: [{ name: 'downloads of all data', by: 'person', times: 10, perMs: 1 * hour, atOnce: 3 }],
  }),
  mailLink: endpoint({
    method: 'POST',
    path: '/api/user/erasure/link',
    access: 'signed-in',
    summary: 'Mail the link that an account without a password is erased by',
    input: z.object({}),
    output: z.object({ message: z.string() }),
    errors: ['conflict', peopleErrors.staff_not_erased, 'too_many_requests'],
    limits: [{ name: 'letters of erasure', by: 'person', times: 5, perMs: 1 * hour }],
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/user/erasure',
    access: 'signed-in',
    summary: 'Erase the account, at once and for good; orders stay without a name',
    input: eraseInput,
    output: z.object({ erased: z.literal(true) }),
    errors: [
      peopleErrors.staff_not_erased,
      signInErrors.current_password_wrong,
      'link_used_or_expired',
      'too_many_requests',
    ],
    limits: [
      {
        name: 'guesses of the own password',
        by: 'person',
        times: 20,
        perMs: 1 * hour,
        countsFailuresOnly: true,
      },
    ],
  }),
};

/** Nothing that names the person is left here; what keeps copies elsewhere has to know. */
export const personErased = domainEvent('person.erased', z.object({ userId: idField }));
