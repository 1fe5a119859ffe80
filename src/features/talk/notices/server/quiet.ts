import type { Context } from '#server/context.ts';
import { endOfQuiet } from '../rules.ts';
import { settingsOf } from './settings.store.ts';

/** For each of these people the end of the quiet hours that hold now, if any. */
export async function quietHoursOf(
  ctx: Context,
  userIds: readonly string[],
): Promise<(userId: string) => Date | null> {
  const rows = await settingsOf(ctx.db, userIds);
  return (userId) => {
    const row = rows.find(({ user_id }) => user_id === userId);
    if (!row?.quiet_from || !row.quiet_until) return null;
    const timeZone = row.time_zone ?? ctx.app.config.timeZone;
    return endOfQuiet(ctx.app.now(), { from: row.quiet_from, until: row.quiet_until, timeZone });
  };
}
