import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, lineField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { logLevels, mostLines } from '../rules.ts';

const lineSchema = z.object({
  time: z.string(),
  level: z.enum(logLevels),
  message: z.string(),
  details: z.string().describe('everything else of the record, as JSON; empty where there is nothing'),
});
export type LogLine = z.output<typeof lineSchema>;

const asked = z.object({
  day: dayField.optional().describe('in UTC; the latest unless given'),
  level: z.enum(logLevels).optional().describe('of these and worse'),
  search: lineField.max(100).optional(),
});

export const logsApi = {
  text: endpoint({
    method: 'GET',
    path: '/api/admin/logs',
    access: 'system.logs',
    summary: "The end of a day's log as text, a JSON record a line: a megabyte of it at most",
    input: asked,
    output: fileSchema,
    isFile: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/logs/lines',
    access: 'system.logs',
    summary: `The same for reading: the last ${mostLines} records that match, the newest first`,
    input: asked,
    output: z.object({
      days: z.array(z.string()).describe('of which there is a log, the latest first'),
      day: z.string().nullable(),
      lines: z.array(lineSchema),
    }),
  }),
};
