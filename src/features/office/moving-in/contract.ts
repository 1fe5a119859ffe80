import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { textEncodings } from '#shared/foreignTables.ts';
import { movingInErrors } from './errors.ts';
import { dateOrders, decimalMarks, percentWays, questions } from './rules/answers.ts';
import { longestWord } from './rules/currencies.ts';
import {
  chosenStates,
  fields,
  importKinds,
  importSources,
  importStates,
  longestWave,
  rowOutcomes,
} from './rules/kinds.ts';
import { problems } from './rules/problems.ts';
import { reasons } from './rules/refusals.ts';

const path = '/api/admin/moving-in';
const access = 'users.manage';

export const movedSchema = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  source: z.enum(importSources),
  state: z.enum(importStates),
  file_name: z.string(),
  problem: z.object({ code: z.enum(problems), line: z.number().int() }).nullable(),
  rows_total: z.number().int(),
  rows_done: z.number().int(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  undo_until: z.string().nullable(),
});
export type Moved = z.output<typeof movedSchema>;

const mappingFields = {
  columns: z.partialRecord(z.enum(fields), z.number().int().min(0).max(199)),
  courses: z.record(z.string().max(300), idField.nullable()),
  rates: z
    .record(z.string().min(1).max(longestWord), z.number().positive().max(100_000))
    .describe('rubles for one, by the code of a currency or the word of the file'),
  statuses: z
    .record(z.string().max(100), z.enum(chosenStates).nullable())
    .default({})
    .describe('what words of the file mean; null leaves their rows out'),
  answers: z
    .object({
      dates: z.enum(dateOrders).optional(),
      percents: z.enum(percentWays).optional(),
      amounts: z.enum(decimalMarks).optional(),
    })
    .default({})
    .describe('how cells are read in columns that do not tell it'),
};

const shownSchema = movedSchema.extend({
  ...mappingFields,
  columns: z.partialRecord(z.enum(fields), z.number().int()),
  headings: z.array(z.object({ title: z.string(), example: z.string() })),
  encoding: z.enum(textEncodings).nullable().describe('of a text; null for a workbook'),
  titles: z.number().int().describe('lines above the headings that are passed over'),
  unknown_courses: z.array(z.string()).describe('names in the file that no course has'),
  unknown_currencies: z.array(z.string()),
  unknown_statuses: z.array(z.string()),
  questions: z
    .partialRecord(z.enum(questions), z.string())
    .describe('what columns do not tell, with a cell of each that might be read in two ways'),
  known_courses: z.array(z.object({ id: z.string(), title: z.string() })),
  counts: z.array(
    z.object({
      outcome: z.enum(rowOutcomes),
      reason: z.enum(reasons).nullable(),
      count: z.number().int(),
    }),
  ),
  people: z.object({
    touched: z.number().int(),
    made: z.number().int(),
    invited: z.number().int(),
    waiting: z.number().int().describe('whom a wave of invitations may still reach'),
  }),
  kept: z
    .array(
      z.object({
        user_id: z.string(),
        email: z.string(),
        name: z.string(),
        because: z.enum(['signed_in', 'paid', 'has_more']),
      }),
    )
    .describe('whom an undo has left'),
});
export type ShownImport = z.output<typeof shownSchema>;

const one = z.object({ id: idField });
const errors = ['not_found', 'conflict', movingInErrors.moving_in_busy] as const;

export const movingInApi = {
  list: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Files of a former school, newest first',
    input: z.object({}),
    output: z.object({ imports: z.array(movedSchema) }),
  }),
  begin: endpoint({
    method: 'POST',
    path,
    access,
    summary:
      'Reads the headings of an uploaded table and says what it takes them for; nothing is moved in yet',
    input: z.object({ upload_id: idField }),
    output: z.object({ id: z.string() }),
    errors: ['not_found', movingInErrors.moving_in_unreadable],
    limits: [{ name: 'moving in', by: 'person', times: 60, perMs: hour }],
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access,
    summary: 'A file: its columns, what they were taken for, what its rows come to',
    input: one,
    output: shownSchema,
    errors: ['not_found'],
  }),
  map: endpoint({
    method: 'PUT',
    path: `${path}/{id}/mapping`,
    access,
    summary: 'Says which column is which field and which name is which course; remembered for such headings',
    input: one.extend({
      kind: z.enum(importKinds),
      encoding: z.enum(textEncodings).nullable().optional().describe('another one; null: as the text tells'),
      ...mappingFields,
    }),
    output: z.object({}),
    maxBodyBytes: 256 * 1024,
    errors: [...errors, movingInErrors.moving_in_unreadable],
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/{id}/check`,
    access,
    summary: 'Begins a dry run: what each row would come to. Nothing of the school changes',
    input: one,
    output: z.object({}),
    errors: [...errors, movingInErrors.moving_in_columns],
  }),
  rows: endpoint({
    method: 'GET',
    path: `${path}/{id}/rows`,
    access,
    summary: 'What rows come to, in the order of the file',
    input: one.extend({
      outcome: z.enum(rowOutcomes),
      after: z.coerce.number().int().min(0).default(0).describe('line after which they begin'),
    }),
    output: z.object({
      rows: z.array(
        z.object({ line: z.number().int(), reason: z.enum(reasons).nullable(), cells: z.array(z.string()) }),
      ),
    }),
    errors: ['not_found'],
  }),
  run: endpoint({
    method: 'POST',
    path: `${path}/{id}/run`,
    access,
    summary: 'Moves the rows in. Nothing is mailed, charged, receipted or told to anybody',
    input: one,
    output: z.object({}),
    errors,
  }),
  refused: endpoint({
    method: 'GET',
    path: `${path}/{id}/refused`,
    isFile: true,
    access,
    summary: 'The refused rows with their reasons, to be corrected and uploaded again',
    input: one,
    output: fileSchema,
    errors: ['not_found', movingInErrors.moving_in_file_gone],
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    access,
    summary: 'Takes back all that the file brought, but for people who have signed in or paid since',
    input: one,
    output: z.object({}),
    errors,
  }),
  invite: endpoint({
    method: 'POST',
    path: `${path}/{id}/invite`,
    access,
    summary: 'Mails the next so many of the people whom the file brought a link to choose a password',
    input: one.extend({ most: z.number().int().min(1).max(longestWave) }),
    output: z.object({ invited: z.number().int() }),
    errors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access,
    summary: 'Forgets a file that was not moved in',
    input: one,
    output: z.object({}),
    errors,
  }),
};

/** Work on a file has ended, in one way or another. */
export const movingInEnded = domainEvent('moving_in.ended', z.object({ id: idField, run: z.number().int() }));
