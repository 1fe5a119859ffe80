import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { guardianFields } from '#features/accounts/guardians/contract.ts';
import { guardianErrors } from '#features/accounts/guardians/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';
import { applicantShape, experiences } from '../rules/applicant.ts';
import { applicationLimits } from '../rules/states.ts';

/** Names photos that were uploaded before the form was sent. */
const draft = {
  draft_id: idField.optional(),
  draft_secret: z.string().max(100).optional(),
};

/** Fields of both forms beyond what the applicant tells of themselves. */
const sent = {
  ...draft,
  ...guardianFields,
  document_versions: documentVersions.optional(),
  request_id: idField.optional().describe('made by the form: a repeated request applies once'),
};

const received = {
  number: z.string().describe("for people, such as 'A-1042'"),
};

export const applicationsApi = {
  apply: endpoint({
    method: 'POST',
    path: '/api/model/applications',
    access: 'anyone',
    summary: 'The questionnaire of somebody who wants to be a model; answers alike for every address',
    input: z.object({ ...applicantShape, ...sent }),
    output: z.object(received),
    errors: [consentErrors.document_changed, 'conflict', guardianErrors.guardian_required],
    limits: applicationLimits.apply,
  }),
  profile: endpoint({
    method: 'POST',
    path: '/api/model/profile',
    access: 'anyone',
    summary: 'The same from the form that follows a registration',
    input: z.object({ ...applicantShape, modelingExperience: z.enum(experiences).default('none'), ...sent }),
    output: z.object({
      ...received,
      verification_required: z
        .boolean()
        .describe('the address is to be confirmed first; true for every visitor, whatever the address'),
    }),
    errors: [consentErrors.document_changed, 'conflict', guardianErrors.guardian_required],
    limits: applicationLimits.apply,
  }),
};

/** Somebody has applied. */
export const applicationReceived = domainEvent('application.received', z.object({ applicationId: idField }));
/** The applicant has agreed to be shown in the gallery: the school can publish. */
export const publicationAgreed = domainEvent(
  'application.publication_agreed',
  z.object({ applicationId: idField }),
);
/** An application was erased. The event is empty, since its applicant may have no account. */
export const applicationErased = domainEvent('application.erased', z.object({}));
