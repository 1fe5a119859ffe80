import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { uploadErrors } from './errors.ts';

/** Files arrive by tus (https://tus.io) at this address; `purpose` and `name` are its metadata. */
export const uploadsPath = '/api/uploads';

export const uploadsApi = {
  finish: endpoint({
    method: 'POST',
    path: '/api/admin/uploads/{id}/finish',
    access: 'staff',
    summary: 'Checks by its content a file that has arrived, so that it can be used',
    input: z.object({ id: idField }),
    output: z.object({
      id: z.string(),
      name: z.string(),
      size_bytes: z.number(),
      media_type: z.string(),
    }),
    errors: [
      'not_found',
      'conflict',
      uploadErrors.upload_type,
      uploadErrors.upload_hevc,
      uploadErrors.upload_codec,
    ],
  }),
};
