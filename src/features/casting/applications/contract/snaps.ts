import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, pictureField } from '#shared/fields.ts';
import { pictureLimits } from '#shared/sentPictures.ts';
import { snapKinds } from '../rules/snaps.ts';
import { applicationLimits } from '../rules/states.ts';

export const snapSchema = z.object({
  kind: z.enum(snapKinds),
  photo: z.string().describe('address that shows it for a minute, in this network alone'),
});
export type Snap = z.output<typeof snapSchema>;
export const snapsSchema = z.object({ snaps: z.array(snapSchema) });

const kind = z.enum(snapKinds);
const secret = z.string().min(1).max(100);

/** Photos of a form that was not sent yet: they survive a reload, and go after three days. */
export const snapsApi = {
  begin: endpoint({
    method: 'POST',
    path: '/api/model/drafts',
    access: 'anyone',
    summary: 'Begins a draft, to which the photos of an application belong until it is sent',
    input: z.object({}),
    output: z.object({ id: z.string(), secret: z.string() }),
    limits: applicationLimits.draft,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/model/drafts/{id}/snaps',
    access: 'anyone',
    summary: 'The photos of a draft, for whoever holds its secret',
    input: z.object({ id: idField, secret }),
    output: snapsSchema,
    errors: ['not_found'],
    onlyReads: true,
    limits: applicationLimits.look,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/model/drafts/{id}/snaps',
    access: 'anyone',
    summary: 'Adds a photo to a draft, or replaces the one of its kind',
    input: z.object({ id: idField, secret, kind, photo: pictureField }),
    output: snapSchema,
    errors: ['not_found'],
    takesPicture: true,
    limits: pictureLimits,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/model/drafts/{id}/remove-snap',
    access: 'anyone',
    summary: 'Removes a photo from a draft',
    input: z.object({ id: idField, secret, kind }),
    output: snapsSchema,
    errors: ['not_found'],
    limits: applicationLimits.look,
  }),
};
