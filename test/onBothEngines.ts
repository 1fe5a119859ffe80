/**
 * Files with SQL that the engines may read differently (raw fragments), and the test that runs each of them on both.
 * A new one joins the list: src/engines.test.ts names it. Locks and races run on both as well.
 */

const accounts = 'src/features/accounts';
const casting = 'src/features/casting';
const office = 'src/features/office';
const sales = 'src/features/sales';
const talk = 'src/features/talk';
const teaching = 'src/features/teaching';
const db = 'src/server/db';

/** Test by the file whose SQL it runs. */
export const triedOnBoth: Readonly<Record<string, string>> = {
  [`${accounts}/account/server/colleagues.store.ts`]: `${office}/people/server/staffAction.test.ts`,
  [`${accounts}/account/server/numbers.store.ts`]: `${accounts}/account/server/numbers.test.ts`,
  [`${accounts}/account/server/store.ts`]: `${office}/people/server/list.test.ts`,
  [`${accounts}/consents/server/store.ts`]: `${accounts}/consents/server/consents.test.ts`,
  [`${accounts}/sign-in/server/oauth.store.ts`]: `${accounts}/sign-in/server/bindings.test.ts`,
  [`${casting}/applications/server/list.store.ts`]: `${casting}/applications/server/decisions.test.ts`,
  [`${casting}/models/server/store.ts`]: `${casting}/models/server/modelsForStaff.test.ts`,
  [`${casting}/rating/server/list.store.ts`]: `${casting}/rating/server/pages.test.ts`,
  [`${office}/backups/server/restoring.store.ts`]: `${office}/backups/server/sets.test.ts`,
  [`${office}/backups/server/snapshot.store.ts`]: `${office}/backups/server/sets.test.ts`,
  [`${office}/backups/server/standing.store.ts`]: `${office}/backups/server/sets.test.ts`,
  [`${office}/exports/server/report.store.ts`]: `${office}/exports/server/bulk.test.ts`,
  [`${office}/moving-in/server/others.store.ts`]: `${office}/moving-in/server/movingIn.test.ts`,
  [`${office}/people/server/list.store.ts`]: `${office}/people/server/list.test.ts`,
  [`${office}/privacy/server/store.ts`]: `${office}/privacy/server/erasure.test.ts`,
  'src/features/publishing/documents/server/store.ts':
    'src/features/publishing/documents/server/documents.test.ts',
  'src/features/records/audit/server/store.ts': `${office}/privacy/server/everyText.test.ts`,
  'src/features/records/visits/server/store.ts': 'src/features/records/visits/server/visits.test.ts',
  [`${sales}/checkouts/server/store.ts`]: `${sales}/checkouts/server/checkouts.test.ts`,
  [`${sales}/money-checks/server/statement.store.ts`]: `${sales}/money-checks/server/checkMoney.test.ts`,
  [`${sales}/orders/server/list.store.ts`]: `${sales}/orders/server/orders.test.ts`,
  [`${sales}/orders/server/named.store.ts`]: `${sales}/orders/server/orders.test.ts`,
  [`${sales}/orders/server/numbers.store.ts`]: `${office}/moving-in/server/movingIn.test.ts`,
  [`${sales}/orders/server/received.store.ts`]: `${sales}/orders/server/dayTotals.test.ts`,
  [`${sales}/orders/server/selectionSums.store.ts`]: `${sales}/orders/server/selectionSums.test.ts`,
  [`${sales}/orders/server/sold.store.ts`]: `${sales}/orders/server/dayTotals.test.ts`,
  [`${sales}/orders/server/store.ts`]: `${sales}/orders/server/orders.test.ts`,
  [`${sales}/promo-codes/server/list.store.ts`]: `${sales}/promo-codes/server/promoCodes.test.ts`,
  [`${sales}/promo-codes/server/store.ts`]: `${sales}/promo-codes/server/promoCodes.test.ts`,
  [`${sales}/receipts/server/store.ts`]: `${sales}/receipts/server/receipts.test.ts`,
  [`${sales}/refunds/server/returned.store.ts`]: `${sales}/refunds/server/totals.test.ts`,
  'src/features/site/reviews/server/store.ts': 'src/features/site/reviews/server/reviews.test.ts',
  [`${talk}/assistant/server/model/spending.store.ts`]: `${talk}/assistant/server/model/model.test.ts`,
  [`${talk}/assistant/server/unansweredQuestions.store.ts`]: `${talk}/assistant/server/articles.test.ts`,
  [`${talk}/support/server/store.ts`]: `${talk}/support/server/inboxList.test.ts`,
  [`${teaching}/consultations/server/store.ts`]: `${teaching}/consultations/server/consultations.test.ts`,
  [`${teaching}/courses/server/contents.store.ts`]: `${teaching}/courses/server/courses.test.ts`,
  [`${teaching}/courses/server/prices.store.ts`]: `${teaching}/courses/server/offeredPrices.test.ts`,
  [`${teaching}/enrolments/server/openAt.store.ts`]: `${teaching}/learning/server/beginnings.test.ts`,
  [`${teaching}/enrolments/server/store.ts`]: `${teaching}/learning/server/sums.test.ts`,
  [`${teaching}/learning/server/figures.store.ts`]: `${office}/analytics/server/analytics.test.ts`,
  [`${teaching}/learning/server/list.store.ts`]: `${teaching}/learning/server/progress.test.ts`,
  [`${teaching}/learning/server/sums.store.ts`]: `${teaching}/learning/server/sums.test.ts`,
  [`${teaching}/learning/server/video.store.ts`]: `${teaching}/learning/server/beginnings.test.ts`,
  [`${teaching}/lessons/server/counted.store.ts`]: `${teaching}/learning/server/counted.test.ts`,
  [`${teaching}/materials/server/store.ts`]: `${teaching}/materials/server/materials.test.ts`,
  [`${db}/baseline.ts`]: `${db}/migrate.test.ts`,
  [`${db}/claimed.ts`]: `${sales}/orders/server/own.test.ts`,
  [`${db}/columnConditions.ts`]: `${db}/listing.test.ts`,
  [`${db}/history.ts`]: 'src/features/publishing/documents/server/documents.test.ts',
  [`${db}/holding.ts`]: `${db}/database.test.ts`,
  [`${db}/links.ts`]: 'src/features/site/reviews/server/ownReviews.test.ts',
  [`${db}/listing.ts`]: `${db}/listing.test.ts`,
  [`${db}/migrate.ts`]: `${db}/migrate.test.ts`,
  [`${db}/notices.ts`]: 'src/server/versions/versions.test.ts',
  [`${db}/numbers.ts`]: `${accounts}/account/server/numbers.test.ts`,
  [`${db}/periodSums.ts`]: `${db}/periodSums.test.ts`,
  [`${db}/ping.ts`]: `${office}/system/server/overview.test.ts`,
  [`${db}/ranges.ts`]: `${db}/ranges.test.ts`,
  [`${db}/searchIndex.ts`]: `${db}/searchIndex.test.ts`,
  [`${db}/size.ts`]: `${office}/system/server/overview.test.ts`,
  'src/server/keptFiles/store.ts': 'src/server/keptFiles/sweep.test.ts',
  'src/server/limits/store.ts': 'src/server/limits/limits.test.ts',
  'src/server/outbox/store.ts': 'src/server/outbox/leases.test.ts',
  'src/server/versions/store.ts': 'src/server/versions/versions.test.ts',
};

/** Tests of locks, of what two processes tell each other, and of a whole database that is moved or cannot be written. */
export const locksOnBoth: readonly string[] = [
  'src/app/fullDisk.test.ts',
  'src/app/restore.test.ts',
  'src/app/updates.test.ts',
  'src/server/limits/commits.test.ts',
  `${sales}/payments/server/storm.test.ts`,
  `${sales}/refunds/server/histories.test.ts`,
  `${sales}/refunds/server/storm.test.ts`,
  `${sales}/refunds/server/used.test.ts`,
  `${talk}/mailings/server/studentLives.test.ts`,
  `${talk}/support/server/streams.test.ts`,
];
