import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { consentErrors } from '../errors.ts';
import { documentVersions } from './consents.ts';

export const newsletterSchema = z.object({
  subscribed: z.boolean(),
  since: z.string().nullable().describe('when the consent that holds was given'),
});
export type Newsletter = z.output<typeof newsletterSchema>;

export const newsletterApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/user/newsletter',
    access: 'signed-in',
    summary: "Whether the caller's consent to mails about new lessons and offers holds",
    input: z.object({}),
    output: newsletterSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/user/newsletter',
    access: 'signed-in',
    summary: 'Give that consent, or take it back; repeating changes nothing',
    input: z.object({ subscribed: z.boolean(), document_versions: documentVersions.optional() }),
    output: newsletterSchema,
    errors: [consentErrors.document_changed],
    // Each change is kept for good.
    limits: [{ name: 'changes of the newsletter', by: 'person', times: 30, perMs: 1 * hour, atOnce: 10 }],
  }),
};
