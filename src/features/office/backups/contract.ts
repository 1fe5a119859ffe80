import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { fileSchema } from '#shared/files.ts';
import { backupErrors } from './errors.ts';
import { saidSchema, setKinds } from './rules/sets.ts';

const nameField = z.string().regex(/^\d{8}-\d{6}-[\da-f]{8}$/);

const setSchema = z.object({
  name: nameField,
  kind: z.enum(setKinds),
  made_at: z.string(),
  bytes: z.number().describe('of the database; copies of files lie beside it'),
  rows: z.number(),
  files: z.number(),
  file_bytes: z.number().describe('of the copies of files, encrypted'),
  lacking: z.number().describe('copies of files that are missing or damaged; with any the set is not whole'),
  key: z
    .enum(['own', 'machine', 'earlier'])
    .describe('what opens it: the key of the owner, the one of this server, or one that was changed since'),
});
export type BackupSet = z.output<typeof setSchema>;

const runSchema = z.object({
  id: z.string(),
  kind: z.enum(['nightly', 'asked']),
  state: z.enum(['running', 'done', 'failed']),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  set: nameField.nullable(),
  said: z.array(saidSchema),
});
export type BackupRun = z.output<typeof runSchema>;

export const backupsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    access: 'system.settings',
    summary: 'Sets that there are, newest first, and what the last runs said',
    input: z.object({}),
    output: z.object({
      sets: z.array(setSchema),
      runs: z.array(runSchema),
      recipient: z.string().nullable().describe('the public key; null while there is none'),
      signer: z.string().nullable().describe('the public half of the key that signs the sets'),
      place: z.enum(['folder', 'bucket']),
      is_reachable: z.boolean().describe('false where the place of the backups does not answer'),
      room: z
        .object({ needed_bytes: z.number(), free_bytes: z.number() })
        .describe('what the next set may take on the disk, beside files that are new'),
    }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/admin/backup',
    access: 'system.settings',
    summary: 'Begins a backup now; the list tells how it goes',
    input: z.object({}),
    output: z.object({
      run: z.string(),
      opens_here_alone: z
        .boolean()
        .describe('the owner has made no key yet: the set is encrypted to one of this server'),
    }),
    errors: [backupErrors.backup_running],
    limits: [{ name: 'backups by hand', by: 'everybody', times: 10, perMs: 1 * hour }],
  }),
  makeKey: endpoint({
    method: 'POST',
    path: '/api/admin/backups/key',
    access: 'system.settings',
    summary: 'Makes a key; its secret half is in this answer alone. Earlier sets open with the earlier key',
    input: z.object({
      replaces: z
        .string()
        .nullable()
        .describe('the public key that it takes the place of, as the caller saw it'),
    }),
    output: z.object({
      recipient: z.string(),
      identity: z.string(),
      signer: z
        .string()
        .describe('belongs beside the secret key: by it another machine knows sets of the school'),
    }),
    errors: ['conflict'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backups/{name}/file',
    isFile: true,
    access: 'system.settings',
    summary: 'A set as it is stored: encrypted',
    input: z.object({ name: nameField }),
    output: fileSchema,
    errors: ['not_found', backupErrors.backup_damaged],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/backups/{name}/test',
    access: 'system.settings',
    summary:
      'Opens a set with its secret key, which is kept nowhere, compares what comes out, and reads every copy of a file',
    input: z.object({
      name: nameField,
      key: z.string().max(4_000).describe('empty for a set that was made for the key of this server'),
    }),
    output: z.object({
      rows: z.number(),
      files: z.number(),
      paid: z.number().describe('rubles that payments in it have brought'),
    }),
    errors: ['not_found', ...Object.values(backupErrors)],
    limits: [{ name: 'tests of backups', by: 'everybody', times: 20, perMs: 1 * hour }],
  }),
};

/** The last backup is too old, or there was never one. */
export const backupOverdue = domainEvent('backup.overdue', z.object({ since: z.iso.datetime() }));
