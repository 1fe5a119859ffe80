/** Open tasks of the school, collected from all features. */
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { roleCan } from '#shared/access.ts';
import type { Output } from '#shared/contract.ts';
import type { dashboardApi, OpenKind } from '../contract.ts';

/** The kinds that the caller may do, in their order, without empty ones. */
export async function listTasks(ctx: Context): Promise<Output<typeof dashboardApi.tasks>> {
  const { role } = member(ctx.actor);
  const kinds = featuresOf(ctx.app)
    .flatMap(({ tasks }) =>
      tasks
        ? Object.entries(tasks.kinds).map(([kind, is]) => ({ kind, ...is, find: tasks.open[kind]! }))
        : [],
    )
    .filter(({ permission }) => roleCan(role, permission))
    .toSorted((one, other) => one.place - other.place);
  const found: OpenKind[] = [];
  for (const { kind, path, find } of kinds) {
    const { total, oldest } = await find(ctx);
    if (total > 0) found.push({ kind, path, total, oldest: [...oldest] });
  }
  return { tasks: found };
}
