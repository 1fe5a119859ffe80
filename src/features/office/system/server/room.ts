/** Room on the disk is watched before it is gone: a school that can write nothing sells nothing. */

import { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { job, type Schedule } from '#server/outbox/job.ts';
import { publishOnce } from '#server/outbox/queue.ts';
import type { FindTasks } from '#server/tasks.ts';
import type { Output } from '#shared/contract.ts';
import { minute, schoolDay } from '#shared/dates.ts';
import { createTranslator } from '#shared/i18n.ts';
import type { machineApi } from '../contract/machine.ts';
import { diskLow } from '../contract.ts';
import { systemPaths } from '../paths.ts';
import { lowLevel, lowPercent } from '../rules.ts';
import { systemTexts } from '../texts.ts';

export async function showRoom({ app }: Context): Promise<Output<typeof machineApi.room>> {
  return { free_percent: await percentLeft(app) };
}

/** Percent that are free; null while there is enough. */
export async function percentLeft({ storage }: App): Promise<number | null> {
  return lowPercent(await storage.disk());
}

/** When this process first saw that room runs out. */
const seenSince = new WeakMap<App, string>();

export const findLowDisk: FindTasks = async ({ app, actor }) => {
  const percent = await percentLeft(app);
  if (percent === null) {
    seenSince.delete(app);
    return { total: 0, oldest: [] };
  }
  const since = seenSince.get(app) ?? app.now().toISOString();
  seenSince.set(app, since);
  const t = createTranslator({ locale: actor.language, messages: systemTexts.diskBar[actor.language] });
  const task = {
    id: 'disk',
    subject: t('left', { percent: String(percent) }),
    since,
    path: systemPaths.overview,
    holder: null,
  };
  return { total: 1, oldest: [task] };
};

export const watchRoom = job('system.room', z.object({}), async (ctx) => {
  const percent = await percentLeft(ctx.app);
  if (percent === null) return;
  const { app } = ctx;
  const payload = { day: schoolDay(app.now(), app.config.timeZone), level: lowLevel(percent) };
  const uniqueKey = `${diskLow.name} ${payload.day} ${payload.level}`;
  await ctx.transaction((ctx) => publishOnce(ctx, diskLow, { payload, uniqueKey }));
});

export const roomSchedules: Schedule[] = [{ name: 'system.room', everyMs: 10 * minute, job: watchRoom }];
