import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { pictureField } from '#shared/fields.ts';
import { pictureLimits } from '#shared/sentPictures.ts';
import { snapKinds } from '../rules/snaps.ts';
import {
  applicationLimits,
  applicationStatuses,
  guardianStates,
  historyEvents,
  publicationStates,
} from '../rules/states.ts';
import { snapSchema } from './snaps.ts';

export const ownApplicationSchema = z.object({
  number: z.string(),
  status: z.enum(applicationStatuses),
  comment: z.string().nullable(),
  guardian: z.enum(guardianStates),
  full_name: z.string(),
  created_at: z.string(),
  /** Consents that hold. */
  consents: z.object({
    photos: z.boolean(),
    publication: z.enum(publicationStates),
    mayGivePublication: z.boolean(),
  }),
  maySendPhotos: z.boolean(),
  is_published: z.boolean(),
  erased_on: z.string().nullable().describe('when a rejected application is erased by itself'),
  snaps: z.array(snapSchema),
  history: z.array(
    z.object({ event: z.enum(historyEvents), details: z.string().nullable(), at: z.string() }),
  ),
});
export type OwnApplication = z.output<typeof ownApplicationSchema>;

/** From a mail; in the body, so that no log keeps it. */
const token = z.string().min(1).max(100);
const kind = z.enum(snapKinds);
const errors = ['not_found', 'link_used_or_expired'] as const;

export const applicationStatusApi = {
  show: endpoint({
    method: 'POST',
    path: '/api/model/status',
    access: 'anyone',
    summary: 'An application as the applicant sees it, by the private link of a mail',
    input: z.object({ token }),
    output: ownApplicationSchema,
    errors,
    onlyReads: true,
    limits: applicationLimits.look,
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/model/status/consent',
    access: 'anyone',
    summary: 'Gives or withdraws a consent; what was published disappears, photos are deleted',
    input: z.object({ token, consent: z.enum(['photos', 'publication']), given: z.boolean() }),
    output: ownApplicationSchema,
    errors: [...errors, 'conflict'],
    limits: applicationLimits.change,
  }),
  putSnap: endpoint({
    method: 'PUT',
    path: '/api/model/status/snaps',
    access: 'anyone',
    summary: 'Adds a missing photo to an open application, or replaces the one of its kind',
    input: z.object({ token, kind, photo: pictureField }),
    output: ownApplicationSchema,
    errors: [...errors, 'conflict'],
    takesPicture: true,
    limits: pictureLimits,
  }),
  removeSnap: endpoint({
    method: 'POST',
    path: '/api/model/status/remove-snap',
    access: 'anyone',
    summary: 'Removes a photo from an application',
    input: z.object({ token, kind }),
    output: ownApplicationSchema,
    errors,
    limits: applicationLimits.change,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/model/status/erase',
    access: 'anyone',
    summary: 'Erases the application with its photos, at once; takes its consents back',
    input: z.object({ token, confirmed: z.literal(true) }),
    output: z.object({ erased: z.boolean() }),
    errors,
    limits: applicationLimits.change,
  }),
  newLink: endpoint({
    method: 'POST',
    path: '/api/model/status/link',
    access: 'anyone',
    summary:
      "A new link by mail to the application's address, in place of one that has ended; alike for every token",
    input: z.object({ token }),
    output: z.object({}),
    errors: ['too_many_requests'],
    limits: applicationLimits.change,
  }),
};
