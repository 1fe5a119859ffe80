import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { applicationLimits } from '../rules/states.ts';

export const publicationApi = {
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/user/publications/{id}',
    access: 'signed-in',
    summary:
      "Take back a consent of the caller's to the gallery, out of it at once; repeating changes nothing",
    input: z.object({ id: idField.describe('the consent in the list of the own ones') }),
    output: z.object({}),
    errors: ['not_found'],
    limits: applicationLimits.withdraw,
  }),
};
