import { z } from 'zod';
import { peopleErrors } from '#features/office/people/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { emailField, idField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';

/** For requests that come by mail or on paper. */
export const panelPrivacyApi = {
  download: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/data',
    isFile: true,
    access: 'users.manage',
    summary: 'Everything that is held on a person, as they would download it; kept in the log',
    input: z.object({ id: idField }),
    output: fileSchema,
    errors: ['not_found', peopleErrors.not_oneself, peopleErrors.role_too_high],
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/erase',
    access: 'users.manage',
    summary: 'Erase a person, at once and for good; kept in the log, which names them no more',
    input: z.object({
      id: idField,
      confirmation: emailField.optional().describe('the address of the account, typed once more'),
    }),
    output: z.object({ erased: z.literal(true) }),
    errors: [
      'not_found',
      peopleErrors.not_oneself,
      peopleErrors.role_too_high,
      peopleErrors.staff_not_erased,
    ],
  }),
};
