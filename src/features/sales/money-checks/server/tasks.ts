/** Tasks of the school. */

import { orderPaths } from '#features/sales/orders/paths.ts';
import { listedTasks, tasksOf } from '#server/tasks.ts';
import type { DifferenceRow } from '../listing.ts';
import { moneyChecks } from '../manifest.ts';
import { moneyCheckPaths } from '../paths.ts';
import { listedDifferences } from './list.ts';

const tell = ({ id, order, order_id, provider_id, created_at }: DifferenceRow) => ({
  id,
  subject: order ?? provider_id,
  since: created_at,
  path: order_id === null ? moneyCheckPaths.list : orderPaths.one(order_id),
  holder: null,
});

export const moneyChecksTasks = tasksOf(moneyChecks.tasks, {
  money_difference: listedTasks(moneyChecks.tasks.money_difference, listedDifferences, tell),
});
