import { z } from 'zod';
import type { Context, TxContext } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day, hour } from '#shared/dates.ts';
import { letGo } from './copyMaterials.ts';
import { deleteMaterialsIn, purgeMaterials } from './store.ts';

/** How long a removed one can be brought back. */
const restorableMs = 30 * day;

/** Deletes the materials of a course, or of one lesson, that is gone for good, and lets go of their files. */
export async function forgetMaterialsIn(
  ctx: TxContext,
  where: { courseId: string } | { lessonId: string },
): Promise<void> {
  for (const file of await deleteMaterialsIn(ctx.db, where)) await letGo(ctx, file);
}

/** Lets go of those that nobody brought back in time. */
export function purgeRemoved(ctx: Context): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const until = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
    for (const file of await purgeMaterials(ctx.db, until)) await letGo(ctx, file);
  });
}

const purge = job('materials.purge', z.object({}), purgeRemoved);

export const materialsJobs: Job[] = [purge];
export const materialsSchedules: Schedule[] = [{ name: 'materials.purge', everyMs: 6 * hour, job: purge }];
