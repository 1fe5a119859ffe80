/** The mail that brings a bought course. */
import { accountById, issueSetPasswordLink } from '#features/accounts/service.ts';
import { hasStarted } from '#features/courses/rules.ts';
import { findCourse } from '#features/courses/service.ts';
import type { OrderRow } from '#features/orders/service.ts';
import { schoolSignature } from '#features/school/service.ts';
import type { App } from '#server/app.ts';
import type { Claim } from '#server/outbox/job.ts';
import { orderPaidLetter } from '../emails.ts';

/**
 * Sends it to the order's address. The link is made at the moment of sending: neither the queue nor a backup holds
 * one that opens anything. @throws Error where the order has just moved to another account; to be tried again
 */
export async function sendPaidLetter(
  app: App,
  order: OrderRow,
  claim: Claim,
  { isCorrected }: { isCorrected: boolean },
): Promise<void> {
  const { handle } = app.database;
  const course = await findCourse(handle, order.course_id);
  const account = order.user_id ? await accountById(app, order.user_id) : undefined;
  if (!course || !account) throw new Error(`order ${order.id} has no course or no account`);
  const needsPassword = order.account_created === 1 && account.email_verified_at === null;
  const passwordUrl = needsPassword
    ? await app.database.transaction((tx) => issueSetPasswordLink(app, tx, account.id))
    : null;
  const mail = orderPaidLetter({
    order,
    course,
    passwordUrl,
    isPresale: !hasStarted(course.start_date, app.now(), app.config.timeZone),
    isCorrected,
    appUrl: app.config.appUrl,
    signature: await schoolSignature(handle, order.language),
  });
  await app.mail.send({ to: order.email, ...mail }, claim);
}
