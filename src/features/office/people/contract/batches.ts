import { z } from 'zod';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { dayField, idField, lineField, linesField } from '#shared/fields.ts';
import { peopleListing } from '../listing.ts';
import { batchKinds, batchMost, leftReasons, mailAbouts } from '../rules/batches.ts';

const {
  page: _page,
  page_size: _size,
  after: _after,
  before: _before,
  ...selection
} = peopleListing.query.shape;

const ids = z.array(idField).min(1).max(batchMost);
const people = {
  ids,
  request_id: idField
    .optional()
    .describe(
      'made by the caller: sent again, the batch goes on where it stopped, and nobody is reached twice',
    ),
};
const left = z
  .array(z.object({ id: z.string(), name: z.string(), why: z.enum(leftReasons) }))
  .describe('those who stayed as they were');

const batchSchema = z.object({
  id: z.string(),
  kind: z.enum(batchKinds),
  done: z.number().int(),
  left,
  undo_until: z.string().describe('the moment until which it can be taken back'),
});
export type Batch = z.output<typeof batchSchema>;

const about = z.enum(mailAbouts);
/** Five hundred ids, and a long text in an alphabet of two bytes a letter. */
const maxBodyBytes = 64 * 1024;
const limits = [{ name: 'batches', by: 'person', times: 60, perMs: 1 * hour }] as const;

export const batchesApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/users/found',
    access: 'users.view',
    summary: `Ids of all whom a search finds, the first ${batchMost} in the order of the list`,
    input: z.object(selection),
    output: z.object({ ids: z.array(z.string()), total: z.number() }),
  }),
  giveCourse: endpoint({
    method: 'POST',
    path: '/api/admin/batches/course',
    maxBodyBytes,
    access: 'course_access.manage',
    summary: 'Opens a course to several people; whoever has it keeps it as it is',
    input: z.object({
      ...people,
      course_id: idField,
      until: dayField.optional().describe('last school day on which it is open'),
    }),
    output: batchSchema,
    errors: ['not_found', courseErrors.course_unknown],
    limits,
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/admin/batches/block',
    maxBodyBytes,
    access: 'users.edit',
    summary: 'Blocks several people, each as the rules about ranks allow',
    input: z.object(people),
    output: batchSchema,
    errors: ['not_found'],
    limits,
  }),
  reach: endpoint({
    method: 'POST',
    path: '/api/admin/batches/reach',
    maxBodyBytes,
    access: 'support.chat',
    summary: 'Whom a mail would reach; changes nothing',
    input: z.object({ ids, about }),
    output: z.object({ reached: z.number().int(), left }),
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/admin/batches/mail',
    maxBodyBytes,
    access: 'support.chat',
    summary: 'Mails several people, one mail each, a minute later; until then it can be called back',
    input: z.object({
      ...people,
      about,
      subject: lineField.min(1).max(150),
      text: linesField.min(1).max(5000),
    }),
    output: batchSchema,
    errors: ['not_found'],
    limits,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/admin/batches/selection',
    maxBodyBytes,
    access: 'data.export',
    summary: 'Names several people for the export of the list (`chosen`)',
    input: z.object(people),
    output: batchSchema,
    errors: ['not_found'],
    limits,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/batches/{id}/undo',
    access: 'staff',
    summary:
      'Takes an own batch back within a minute: what it gave is closed, whom it blocked may sign in, no mail leaves',
    input: z.object({ id: idField }),
    output: z.object({ undone: z.number().int(), kept: z.number().int() }),
    errors: ['not_found', 'conflict'],
  }),
};
