/** Tasks of the school. */

import { mostTold, tasksOf } from '#server/tasks.ts';
import { roleCan } from '#shared/access.ts';
import { minute } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';
import { content } from '../manifest.ts';
import { contentPaths } from '../paths.ts';
import * as editing from './editing.store.ts';

/** A plan that is this late was held back: publishing one is a matter of seconds. */
const lateMs = 10 * minute;

export const contentTasks = tasksOf(content.tasks, {
  /** What somebody planned who may no longer edit texts: a colleague plans it anew, or drops it. */
  async plan_held(ctx) {
    const late = new Date(ctx.app.now().getTime() - lateMs).toISOString();
    const held = (await editing.plansWithWriters(ctx.db)).filter(
      ({ role, blocked_at, deleted_at, at }) =>
        at < late || blocked_at !== null || deleted_at !== null || !roleCan(role as Role, 'content.manage'),
    );
    return {
      total: held.length,
      oldest: held.slice(0, mostTold).map(({ section, language, at }) => ({
        id: `${section}.${language}`,
        subject: `${section} · ${language}`,
        since: at,
        path: contentPaths.one(section),
        holder: null,
      })),
    };
  },
});
