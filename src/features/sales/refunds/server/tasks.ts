/** Tasks of the school. */
import { orderPaths } from '#features/sales/orders/paths.ts';
import { listedTasks, mostTold, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import type { WaitingWish } from '../contract/refunds.ts';
import type { Refund } from '../listing.ts';
import { refunds } from '../manifest.ts';
import { listedRefunds } from './list.ts';
import { countWaiting } from './wishes.store.ts';
import { waitingWishes } from './wishes.ts';

const tell = ({ id, order, order_id, course, erased, email, created_at }: Refund) => ({
  id,
  subject: `${order} · ${erased ? course : readableEmail(email)}`,
  since: created_at,
  path: orderPaths.one(order_id),
  holder: null,
});

/** A task about a wish shows its reason, which stands on the order. */
const tellWish = ({ order_id, order, text, created_at }: WaitingWish) => ({
  id: order_id,
  subject: `${order} · ${text}`,
  since: created_at,
  path: orderPaths.one(order_id),
  holder: null,
});

export const refundsTasks = tasksOf(refunds.tasks, {
  refund_asked: listedTasks(refunds.tasks.refund_asked, listedRefunds, tell),
  refund_failed: listedTasks(refunds.tasks.refund_failed, listedRefunds, tell),
  async refund_wished(ctx) {
    const waiting = await waitingWishes(ctx, mostTold);
    return { total: await countWaiting(ctx.db), oldest: waiting.map(tellWish) };
  },
});
