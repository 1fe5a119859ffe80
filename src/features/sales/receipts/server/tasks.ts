/** Tasks of the school. */
import { orderPaths } from '#features/sales/orders/paths.ts';
import { listedTasks, tasksOf } from '#server/tasks.ts';
import type { Receipt } from '../listing.ts';
import { receipts } from '../manifest.ts';
import { listedReceipts } from './list.ts';

const tell = ({ id, order, order_id, course, created_at }: Receipt) => ({
  id,
  subject: `${order} · ${course}`,
  since: created_at,
  path: orderPaths.one(order_id),
  holder: null,
});

export const receiptsTasks = tasksOf(receipts.tasks, {
  receipt_missing: listedTasks(receipts.tasks.receipt_missing, listedReceipts, tell),
});
