import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { dayField, idField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { exportsPath } from '#shared/listing.ts';
import { exportErrors } from './errors.ts';
import { exportKinds, exportStates, reportFormats } from './rules.ts';

const madeSchema = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  list: z.string().nullable().describe('name of the list, where it is one'),
  format: z.string(),
  state: z.enum(exportStates),
  rows_total: z.number().int(),
  rows_done: z.number().int(),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  expires_at: z.string().nullable().describe('until then the file can be fetched'),
  is_told: z.boolean().describe('its person was told how it ended'),
});
export type MadeExport = z.output<typeof madeSchema>;

export const reportDaysSchema = z.object({
  from: dayField.optional().describe('first school day; a year before the last unless given'),
  to: dayField.optional().describe('last school day, included; today unless given. Ten years at most'),
});
const begunSchema = z.object({ id: z.string().describe('of the export that was begun') });
const limits = [{ name: 'large exports', by: 'person', times: 10, perMs: hour }] as const;

export const exportsApi = {
  own: endpoint({
    method: 'GET',
    path: exportsPath,
    access: 'staff',
    summary: "The caller's own exports that were made while nobody waited, newest first",
    input: z.object({}),
    output: z.object({ exports: z.array(madeSchema) }),
  }),
  file: endpoint({
    method: 'GET',
    path: `${exportsPath}/{id}/file`,
    isFile: true,
    access: 'staff',
    summary: "The file of an own export, for 24 hours and while the caller's rights last",
    input: z.object({ id: idField }),
    output: fileSchema,
    errors: ['not_found', exportErrors.export_expired, exportErrors.export_not_ready],
  }),
  told: endpoint({
    method: 'POST',
    path: `${exportsPath}/{id}/told`,
    access: 'staff',
    summary: 'The caller has read how an own export ended; only the first of several windows tells it',
    input: z.object({ id: idField }),
    output: z.object({ first: z.boolean() }),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${exportsPath}/{id}`,
    access: 'staff',
    summary: 'Ends an own export, or deletes its file before its time',
    input: z.object({ id: idField }),
    output: z.object({ removed: z.literal(true) }),
    errors: ['not_found'],
  }),
  archive: endpoint({
    method: 'POST',
    path: `${exportsPath}/archive`,
    access: 'data.export',
    summary: 'Begins a ZIP of all lists that the caller may export, as XLSX and CSV',
    input: z.object({}),
    output: begunSchema,
    limits,
  }),
  report: endpoint({
    method: 'POST',
    path: `${exportsPath}/report`,
    access: 'financial_reports.view',
    summary: 'Begins a report on sales, refunds and learning between two days of the school',
    input: reportDaysSchema.extend({ format: z.enum(reportFormats) }),
    output: begunSchema,
    limits,
  }),
};
