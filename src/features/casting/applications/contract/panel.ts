import { z } from 'zod';
import { modelErrors } from '#features/casting/models/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { idField, lineField, linesField } from '#shared/fields.ts';
import { applicationsListing, listedApplicationSchema } from '../listing.ts';
import { snapKinds } from '../rules/snaps.ts';
import { applicationStatuses, bulkMost, historyEvents, leftReasons } from '../rules/states.ts';
import { snapsSchema } from './snaps.ts';

export const applicationDetailsSchema = listedApplicationSchema.extend({
  photos: z.array(z.object({ id: z.string(), kind: z.enum(snapKinds), created_at: z.string() })),
  photos_allowed: z
    .boolean()
    .describe('false after the consent to them was withdrawn, or before a guardian agreed'),
  can_undo: z.boolean().describe('the last decision can be taken back before its mail leaves'),
  erased_on: z.string().nullable().describe('when it is erased by itself'),
  others: z
    .array(
      z.object({
        id: z.string(),
        number: z.string(),
        status: z.enum(applicationStatuses),
        created_at: z.string(),
      }),
    )
    .describe('other applications with the same address or phone'),
  history: z.array(
    z.object({
      status: z.enum(applicationStatuses),
      event: z.enum(historyEvents),
      details: z.string().nullable(),
      by: z.string().nullable().describe('address of the member of staff, if it was one'),
      is_own: z.boolean().describe('done by the applicant, signed in'),
      at: z.string(),
    }),
  ),
});
export type ApplicationDetails = z.output<typeof applicationDetailsSchema>;

export const countsSchema = z.object({
  total: z.number().int(),
  new: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
});

const one = z.object({ id: idField });
const comment = linesField.max(1000).default('');
const {
  page: _page,
  page_size: _size,
  after: _after,
  before: _before,
  ...selection
} = applicationsListing.query.shape;

const settingsSchema = z.object({
  keep_rejected_days: z.number().int().min(14).max(1095),
  version: z.string(),
});
export type ApplicationSettings = z.output<typeof settingsSchema>;

export const applicationsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/model-profiles',
    access: 'applications.view',
    summary: 'Applications, searched, filtered, sorted and paged, and how many there are in each state',
    input: applicationsListing.query,
    output: z.object({
      profiles: z.array(listedApplicationSchema),
      total: z.number(),
      counts: countsSchema.describe('of all applications, whatever is searched for'),
    }),
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/api/admin/model-profiles/export',
    access: 'applications.manage',
    summary: 'All of the selected applications, for a table; kept in the audit log',
    input: z.object(selection),
    output: z.object({ data: z.array(listedApplicationSchema), total: z.number() }),
    limits: [{ name: 'list export', by: 'person', times: 60, perMs: 3_600_000 }],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/model-profiles/{id}',
    access: 'applications.view',
    summary: 'One application with its photos and history',
    input: one,
    output: applicationDetailsSchema,
    errors: ['not_found'],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/model-profiles',
    access: 'applications.view',
    summary: "A person's applications, also those sent from their confirmed address without an account",
    input: one,
    output: z.object({
      profiles: z.array(
        listedApplicationSchema.pick({
          id: true,
          number: true,
          fullName: true,
          status: true,
          created_at: true,
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  photos: endpoint({
    method: 'GET',
    path: '/api/admin/model-profiles/{id}/photos',
    access: 'applications.view',
    summary: 'The photos of an application, each by an address that works for a minute',
    input: one,
    output: snapsSchema,
    errors: ['not_found', 'conflict'],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/model-profiles/{id}/status',
    access: 'applications.manage',
    summary: "Approves, rejects with a reason, or reopens with one ('new'); the applicant is told",
    input: one.extend({ status: z.enum(applicationStatuses), comment }),
    output: applicationDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/{id}/undo',
    access: 'applications.manage',
    summary: 'Takes the last decision back within a minute, before the applicant is told',
    input: one,
    output: applicationDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
  decideMany: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/decide',
    access: 'applications.manage',
    summary: 'One decision for several applications; those that cannot take it stay as they are',
    input: z.object({
      ids: z.array(idField).min(1).max(bulkMost),
      status: z.enum(['approved', 'rejected']),
      comment,
    }),
    output: z.object({
      decided: z.array(z.string()),
      left: z.array(z.object({ id: z.string(), why: z.enum(leftReasons) })),
    }),
  }),
  clearMinor: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/{id}/adult',
    access: 'applications.manage',
    summary: 'Takes off the tick of an applicant who is an adult: no guardian is asked any more',
    input: one,
    output: applicationDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/{id}/notes',
    access: 'applications.manage',
    summary: 'Adds a note for colleagues to the history',
    input: one.extend({ note: linesField.min(1).max(1000) }),
    output: applicationDetailsSchema,
    errors: ['not_found'],
  }),
  askPublication: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/{id}/ask-publication',
    access: 'applications.manage',
    summary: 'Asks the applicant by mail whether they may be shown in the gallery',
    input: one,
    output: applicationDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/{id}/publish',
    access: 'models.manage',
    summary: 'Shows an applicant who has agreed in the gallery',
    input: one.extend({
      name: lineField.min(1).max(100),
      height: z.number().int().min(50).max(250).describe('cm'),
      size: lineField.min(1).max(20),
      location: lineField.min(1).max(100),
      snap: z.enum(snapKinds).nullable().describe('which of the photos'),
    }),
    output: applicationDetailsSchema,
    errors: ['not_found', 'conflict', modelErrors.model_not_found],
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/api/admin/model-profiles/{id}/unpublish',
    access: 'models.manage',
    summary: 'Takes an applicant out of the gallery; the consent stays',
    input: one,
    output: applicationDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
  showSettings: endpoint({
    method: 'GET',
    path: '/api/admin/model-profile-settings',
    access: 'applications.view',
    summary: 'How long rejected applications are kept',
    input: z.object({}),
    output: settingsSchema,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/admin/model-profile-settings',
    access: 'applications.manage',
    summary: 'Changes how long rejected applications are kept',
    input: settingsSchema,
    output: settingsSchema,
    errors: ['conflict'],
  }),
};
