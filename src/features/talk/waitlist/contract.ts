import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { emailField } from '#shared/fields.ts';
import { waitlistErrors } from './errors.ts';
import { waitlistEntrySchema, waitlistListing } from './listing.ts';
import { joinLimits, linkLimits, waitlistStates } from './rules.ts';

const link = z.object({ token: z.string().min(1).max(200) });

export const waitlistApi = {
  join: endpoint({
    method: 'POST',
    path: '/api/waitlist',
    access: 'anyone',
    summary: 'Asks to be told, once and by mail, when the school opens; the mailed link confirms it',
    input: z.object({
      email: emailField,
      newsletter_consent: z.boolean().refine((given) => given, { params: { field: 'consent' } }),
      document_versions: documentVersions.optional(),
    }),
    output: z.object({}).describe('the same whether the address waits already or not'),
    errors: [waitlistErrors.school_is_open, consentErrors.document_changed],
    limits: joinLimits,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/waitlist/link',
    access: 'anyone',
    summary: 'What the mailed link is about; changes nothing',
    input: link,
    output: z.object({ email: z.string(), state: z.enum(waitlistStates) }),
    errors: ['not_found'],
    onlyReads: true,
    limits: linkLimits,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/waitlist/confirm',
    access: 'anyone',
    summary: 'Confirms the address by the mailed link; repeating changes nothing',
    input: link,
    output: z.object({}),
    errors: ['not_found'],
    limits: linkLimits,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/waitlist/leave',
    access: 'anyone',
    summary: 'Takes the consent back and deletes the address; repeating changes nothing',
    input: link,
    output: z.object({}),
    limits: linkLimits,
  }),
};

export const waitlistPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/waitlist',
    access: 'users.view',
    summary: 'Addresses that wait for the opening, searched, filtered, sorted and paged',
    input: waitlistListing.query,
    output: z.object({
      entries: z.array(waitlistEntrySchema),
      total: z.number(),
      waiting: z.number().describe('confirmed addresses that have not been told'),
      is_open: z.boolean().describe('a course is on sale'),
    }),
  }),
  tell: endpoint({
    method: 'POST',
    path: '/api/admin/waitlist/tell',
    access: 'users.edit',
    summary: 'Tells each confirmed address once that the school has opened, and deletes it afterwards',
    input: z.object({}),
    output: z.object({ count: z.number() }),
    errors: [waitlistErrors.school_not_open, waitlistErrors.nobody_waits],
  }),
};
