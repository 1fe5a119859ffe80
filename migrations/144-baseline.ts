import type { Schema } from '#server/db/migrate.ts';
import { makeAccounts } from './144-baseline/accounts.ts';
import { makeCasting } from './144-baseline/casting.ts';
import { makeCourses } from './144-baseline/courses.ts';
import { makeGuards } from './144-baseline/guards.ts';
import { makeLearning } from './144-baseline/learning.ts';
import { makeLearningTriggers } from './144-baseline/learningSums.ts';
import { makeListIndexes } from './144-baseline/lists.ts';
import { makeOffice } from './144-baseline/office.ts';
import { makeOrders } from './144-baseline/orders.ts';
import { makePayments } from './144-baseline/payments.ts';
import { makeSearchIndex } from './144-baseline/search.ts';
import { makeServer } from './144-baseline/server.ts';
import { makeSite } from './144-baseline/site.ts';
import { makeTalk } from './144-baseline/talk.ts';

/**
 * Every table as the first 106 migrations left it, up to number 144 (docs/decisions/110). A table comes after those that
 * it refers to; triggers and the indexes of lists and of search come last.
 */
export async function up(schema: Schema): Promise<void> {
  await makeServer(schema);
  await makeAccounts(schema);
  await makeCourses(schema);
  await makeOrders(schema);
  await makePayments(schema);
  await makeLearning(schema);
  await makeCasting(schema);
  await makeSite(schema);
  await makeTalk(schema);
  await makeOffice(schema);
  await makeGuards(schema);
  await makeLearningTriggers(schema);
  await makeListIndexes(schema);
  await makeSearchIndex(schema);
}
