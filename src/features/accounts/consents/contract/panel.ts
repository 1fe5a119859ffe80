import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';

const personConsentSchema = z.object({
  id: z.string(),
  document: z.string(),
  version: z.string(),
  document_language: z.enum(languages).nullable(),
  wording: z.string().describe('beside the box that was ticked'),
  given_at: z.string(),
  given_by: z.string().nullable().describe('the guardian who gave it in their name'),
  withdrawn_at: z.string().nullable(),
});
export type PersonConsent = z.output<typeof personConsentSchema>;

export const consentsPanelApi = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/consents',
    access: 'student-care',
    summary: 'What a person agreed to and took back, newest first',
    input: z.object({ id: idField }),
    output: z.object({ consents: z.array(personConsentSchema) }),
    errors: ['not_found'],
  }),
};
