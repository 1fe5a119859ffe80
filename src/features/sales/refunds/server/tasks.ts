/** What waits for somebody of the school. */
import { orderPaths } from '#features/sales/orders/paths.ts';
import { listedTasks, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import type { Refund } from '../listing.ts';
import { refunds } from '../manifest.ts';
import { listedRefunds } from './list.ts';

const tell = ({ id, order, order_id, course, erased, email, created_at }: Refund) => ({
  id,
  subject: `${order} · ${erased ? course : readableEmail(email)}`,
  since: created_at,
  path: orderPaths.one(order_id),
  holder: null,
});

export const refundsTasks = tasksOf(refunds.tasks, {
  refund_asked: listedTasks(refunds.tasks.refund_asked, listedRefunds, tell),
  refund_failed: listedTasks(refunds.tasks.refund_failed, listedRefunds, tell),
});
