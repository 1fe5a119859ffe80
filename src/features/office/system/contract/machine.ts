import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { systemErrors } from '../errors.ts';
import { restartLimits } from '../rules.ts';

const count = z.number().int().nonnegative();

const overviewSchema = z.object({
  versions: z.object({ podium: z.string(), node: z.string(), database: z.string() }),
  mode: z.enum(['demo', 'live', 'rehearsal']),
  uptime_seconds: count.describe('of the process that answers'),
  memory_bytes: count.describe('of the process that answers'),
  machine_memory_bytes: count,
  disk: z
    .object({ free_bytes: count, total_bytes: count })
    .nullable()
    .describe('where DATA_DIR lies; null where the system does not tell'),
  database_bytes: count,
  log_bytes: count,
  jobs: z.object({ queued: count, running: count, dead: count }),
  answers: z
    .object({ answered: count, failed: count })
    .describe('of this process in the last hour; failed: with a status of 500 or more but 503'),
  backup: z
    .object({
      at: z.string().nullable().describe('the last one; null while there is none'),
      is_ahead: z.boolean().describe('whether that time is still to come, since a clock was wrong'),
    })
    .nullable()
    .describe('null where this Podium makes none'),
  restarts: z.boolean().describe('whether something would start it again'),
  maintenance_since: z.string().nullable(),
});
export type Overview = z.output<typeof overviewSchema>;

export const machineApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/system',
    access: 'users.manage',
    summary: 'How the machine is: versions, memory, disk, database, queue, failed answers',
    input: z.object({}),
    output: overviewSchema,
  }),
  restart: endpoint({
    method: 'POST',
    path: '/api/admin/restart',
    access: 'system.settings',
    summary: 'Ends what is under way in order, and starts the server again',
    input: z.object({ confirm: z.literal(true) }),
    output: z.object({ restarting: z.literal(true) }),
    errors: [systemErrors.restart_by_hand],
    limits: restartLimits,
  }),
  clearCache: endpoint({
    method: 'POST',
    path: '/api/admin/cache/clear',
    access: 'system.settings',
    summary:
      'Forgets what is kept to be quick: drawn pages everywhere, sizes of pictures, drawings of this process',
    input: z.object({}),
    output: z.object({
      pages: count.describe('drawn pages'),
      pictures: count.describe('sizes of pictures'),
      cards: count.describe('pictures of links'),
      papers: count.describe('PDFs and narrowed photos'),
    }),
  }),
  setMaintenance: endpoint({
    method: 'PUT',
    path: '/api/admin/maintenance',
    access: 'system.settings',
    summary: 'Asks visitors to come back later, or lets them in again; staff and payments under way go on',
    input: z.object({ is_on: z.boolean() }),
    output: z.object({ since: z.string().nullable() }),
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance',
    access: 'staff',
    summary: 'Since when visitors are asked to come back later',
    input: z.object({}),
    output: z.object({ since: z.string().nullable() }),
  }),
  room: endpoint({
    method: 'GET',
    path: '/api/admin/room',
    access: 'staff',
    summary: 'How much room is left on the disk, once it runs out',
    input: z.object({}),
    output: z.object({
      free_percent: count.nullable().describe('null while there is enough, or the system tells no size'),
    }),
  }),
};
