/** Tasks of the caller alone. */
import { userPaths } from '#features/accounts/account/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { member } from '#server/actor.ts';
import { mostTold, tasksOf } from '#server/tasks.ts';
import type { Handover } from '../contract.ts';
import { handovers } from '../manifest.ts';
import { oldestOf } from './handovers.ts';
import { countOpenTo } from './store.ts';

export const handoverTasks = tasksOf(handovers.tasks, {
  async handed_over(ctx) {
    const total = await countOpenTo(ctx.db, member(ctx.actor).id);
    if (total === 0) return { total, oldest: [] };
    return { total, oldest: (await oldestOf(ctx, mostTold)).map(tell) };
  },
});

function tell({ id, user_id, order_id, subject, text, at }: Handover) {
  return {
    id,
    subject: text ? `${subject} · ${text}` : subject,
    since: at,
    path: order_id === null ? userPaths.one(user_id!) : orderPaths.one(order_id),
    holder: null,
  };
}
