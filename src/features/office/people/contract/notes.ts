import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { idField, linesField } from '#shared/fields.ts';
import { peopleErrors } from '../errors.ts';

const personNotesSchema = z.object({
  notes: z
    .array(z.object({ id: z.string(), text: z.string(), at: z.string(), by: z.string().nullable() }))
    .describe('newest first'),
});
export type PersonNotes = z.output<typeof personNotesSchema>;

export const personNoteInput = z.object({ id: idField, text: linesField.min(1).max(2000) });

export const personNotesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/notes',
    access: 'student-care',
    summary: 'Notes of staff about a person, who never sees them here',
    input: z.object({ id: idField }),
    output: personNotesSchema,
    errors: ['not_found', peopleErrors.not_oneself],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/notes',
    access: 'student-care',
    summary: 'Keeps a note of staff about a person',
    input: personNoteInput,
    output: personNotesSchema,
    errors: ['not_found', peopleErrors.not_oneself],
    limits: [{ name: 'notes about people', by: 'person', times: 200, perMs: 1 * hour }],
  }),
};
