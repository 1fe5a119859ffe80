/** Tasks of the school. */

import { listedTasks, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import type { Order } from '../listing.ts';
import { orders } from '../manifest.ts';
import { orderPaths } from '../paths.ts';
import { listedOrders } from './list.ts';

const tell = ({ id, number, email, erased, course_title, date }: Order) => ({
  id,
  subject: `${number} · ${erased ? course_title : readableEmail(email)}`,
  since: date,
  path: orderPaths.one(id),
  holder: null,
});

export const ordersTasks = tasksOf(orders.tasks, {
  refund_due: listedTasks(orders.tasks.refund_due, listedOrders, tell),
  money_held: listedTasks(orders.tasks.money_held, listedOrders, tell),
});
