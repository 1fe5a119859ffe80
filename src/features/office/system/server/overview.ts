/** How the machine is, as it stands at this moment. */
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { answersOfLastHour } from '#server/answers.ts';
import type { App } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { databaseBytes, databaseVersion } from '#server/db/size.ts';
import { featuresOf } from '#server/feature.ts';
import { logFolderOf, logParts } from '#server/logFolder.ts';
import { maintenanceSince } from '#server/maintenance/maintenance.ts';
import { jobCounts } from '#server/outbox/deadJobs.ts';
import { root } from '#server/root.ts';
import { hour } from '#shared/dates.ts';
import type { Overview } from '../contract/machine.ts';

export async function showOverview(ctx: Context): Promise<Overview> {
  const { app } = ctx;
  const { queued, running, dead } = await jobCounts(ctx);
  const logs = await logParts(logFolderOf(app.config));
  return {
    versions: {
      podium: podiumVersion(),
      node: process.versions.node,
      database: await databaseVersion(app.database),
    },
    mode: app.config.mode,
    uptime_seconds: Math.floor(process.uptime()),
    memory_bytes: process.memoryUsage.rss(),
    machine_memory_bytes: totalmem(),
    disk: await diskOf(app),
    database_bytes: await databaseBytes(app.database),
    log_bytes: logs.reduce((sum, { bytes }) => sum + bytes, 0),
    jobs: { queued, running, dead },
    answers: answersOfLastHour(app),
    backup: await backupOf(ctx),
    restarts: app.restart !== undefined,
    maintenance_since: maintenanceSince(app),
  };
}

let version: string | null = null;

/** Read once: files may be exchanged under a process that runs. */
function podiumVersion(): string {
  version ??= (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
  return version;
}

async function diskOf({ storage }: App): Promise<Overview['disk']> {
  const { freeBytes, totalBytes } = await storage.disk();
  return totalBytes === 0 ? null : { free_bytes: freeBytes, total_bytes: totalBytes };
}

async function backupOf(ctx: Context): Promise<Overview['backup']> {
  const maker = featuresOf(ctx.app).find(({ lastBackup }) => lastBackup);
  if (!maker?.lastBackup) return null;
  const at = await maker.lastBackup(ctx);
  return { at, is_ahead: at !== null && Date.parse(at) - ctx.app.now().getTime() > 1 * hour };
}
