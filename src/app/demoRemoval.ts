/** `podium demo remove`: removes the demo's data from a database, and nothing else. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { materialFiles } from '#demo/materials.ts';
import { demoFacts, media } from '#demo/school.ts';
import { demoReplies } from '#demo/talks.ts';
import { deleteDemoConsents } from '#features/accounts/consents/server/demo.ts';
import { deleteDemoQuestions } from '#features/accounts/guardians/server/demo.ts';
import { removeDemoApplications } from '#features/casting/applications/server/demo.ts';
import { removeDemoModels } from '#features/casting/models/server/models.ts';
import { removeDemoRatings } from '#features/casting/rating/server/demo.ts';
import { closeAccount, deleteAccounts, holdDemoAccounts } from '#features/office/people/server/demo.ts';
import { demoSince, removeDemoFacts, unmarkDemo } from '#features/publishing/school/server/demo.ts';
import { deleteUnfinishedOf } from '#features/sales/checkouts/server/demo.ts';
import { deleteInstalmentsFor } from '#features/sales/instalments/server/demo.ts';
import { deleteDifferencesOf } from '#features/sales/money-checks/server/demo.ts';
import { buyersAmong, deleteDemoOrders, holdDemoOrders } from '#features/sales/orders/server/demo.ts';
import { orderedAmong } from '#features/sales/orders/server/orders.ts';
import { deletePaymentsOf } from '#features/sales/payments/server/demo.ts';
import { deleteReceiptsOf } from '#features/sales/receipts/server/demo.ts';
import { deleteRefundsOf } from '#features/sales/refunds/server/demo.ts';
import { removeDemoSections } from '#features/site/content/server/content.ts';
import { removeDemoArticles } from '#features/talk/assistant/server/demo.ts';
import { deleteDemoReplies, deleteDemoTalks } from '#features/talk/support/server/demo.ts';
import { deleteCertificatesFor } from '#features/teaching/certificates/server/demo.ts';
import { deleteCourses, demoCourseIds } from '#features/teaching/courses/server/demo.ts';
import { deleteAccess } from '#features/teaching/enrolments/server/demo.ts';
import { deleteLessonsOf } from '#features/teaching/lessons/server/lessons.ts';
import type { App } from '#server/app.ts';
import { beginChange } from '#server/changes.ts';
import { contextOf } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';

/** Count of each kind removed. */
export interface Removed {
  accounts: number;
  /** Accounts kept, but closed to everybody until a mailed link proves the address. */
  closed: number;
  orders: number;
  courses: number;
  models: number;
  texts: number;
}

/**
 * In one transaction; a second run finds nothing left to do. Afterwards live mode starts, since the demo mark
 * is gone as well. Data that somebody has changed stay, and so does an account or a course that a real order
 * names.
 */
export async function removeDemo(app: App): Promise<Removed> {
  const removed = await contextOf(app).transaction(async (ctx) => {
    await beginChange(ctx);
    const since = await demoSince(ctx.db);
    await removeDemoApplications(ctx, since);
    const orders = await holdDemoOrders(ctx.db);
    const accounts = await holdDemoAccounts(ctx.db, since, orders.buyerIds);
    const courseIds = await demoCourseIds(ctx.db);
    await deleteDifferencesOf(ctx.db, orders.ids);
    await deleteUnfinishedOf(ctx.db, orders.ids);
    await deleteReceiptsOf(ctx.db, orders.ids);
    await deleteRefundsOf(ctx.db, orders.ids);
    await deleteInstalmentsFor(ctx.db, orders.ids);
    await deletePaymentsOf(ctx.db, orders.ids);
    await deleteAccess(ctx.db, { orderIds: orders.ids });
    await removeDemoRatings(ctx, orders.ids, since);
    await deleteDemoOrders(ctx.db);
    await deleteDemoTalks(ctx.db, since);
    await deleteDemoReplies(ctx.db, demoReplies);
    await deleteDemoQuestions(ctx.db, since);
    const gone = await removePeople(ctx.db, accounts, since);
    const goneCourses = await removeCourses(ctx.db, courseIds);
    await forgetWorkOn(ctx.db, [...orders.ids, ...gone, ...goneCourses]);
    const texts = (await removeDemoSections(ctx.db)) + (await removeDemoArticles(ctx));
    const models = await removeDemoModels(ctx);
    await removeDemoFacts(ctx, demoFacts);
    await unmarkDemo(ctx.db);
    const { made, open } = accounts;
    const kept = made.filter(({ id }) => !gone.includes(id));
    const counts = { accounts: made.length - kept.length, closed: open.length + kept.length };
    const courses = courseIds.filter((id) => goneCourses.includes(id)).length;
    return { ...counts, orders: orders.ids.length, courses, models, texts };
  });
  await removeFiles(app);
  return removed;
}

/** Ids and addresses of the people removed. */
async function removePeople(
  tx: Tx,
  { made, open }: Awaited<ReturnType<typeof holdDemoAccounts>>,
  since: string | null,
): Promise<string[]> {
  const bought = await buyersAmong(
    tx,
    made.map(({ id }) => id),
  );
  const leaving = made.filter(({ id }) => !bought.includes(id));
  const ids = leaving.map(({ id }) => id);
  await deleteAccess(tx, { userIds: ids });
  await deleteDemoConsents(tx, ids, since);
  await deleteAccounts(tx, ids);
  for (const { id } of [...open, ...made.filter(({ id }) => bought.includes(id))]) await closeAccount(tx, id);
  return leaving.flatMap(({ id, email }) => [id, email]);
}

async function removeCourses(tx: Tx, courseIds: readonly string[]): Promise<string[]> {
  const ordered = await orderedAmong(tx, courseIds);
  const ids = courseIds.filter((id) => !ordered.includes(id));
  await deleteCertificatesFor(tx, ids);
  await deleteAccess(tx, { courseIds: ids });
  for (const id of ids) await deleteLessonsOf(tx, id);
  return deleteCourses(tx, ids);
}

/** Last, since files cannot be restored: the next run removes what a crash leaves behind. */
async function removeFiles({ config: { dataDir } }: App): Promise<void> {
  const files = [
    'demo-mail',
    'demo-yookassa.json',
    'demo-yookassa.port',
    'demo-tbank.json',
    'demo-tbank.port',
  ];
  const films = [...Object.values(media), ...materialFiles].map((name) => join('uploads', name));
  for (const name of [...files, ...films]) await rm(join(dataDir, name), { recursive: true, force: true });
}
