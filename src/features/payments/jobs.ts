import { z } from 'zod';
import { accountById, issueSetPasswordLink } from '#features/accounts/service.ts';
import { hasStarted } from '#features/courses/rules.ts';
import { findCourse } from '#features/courses/service.ts';
import { orderPaid } from '#features/orders/contract.ts';
import { findOrder } from '#features/orders/service.ts';
import { type Claim, job, type Schedule } from '#server/outbox/job.ts';
import { second } from '#shared/dates.ts';
import { orderPaidLetter } from './emails.ts';
import { reconcilePayments } from './reconciliation/service.ts';

/** The link is made at the moment of sending: neither the queue nor a backup holds one that opens anything. */
export const sendOrderPaidMail = job(
  'payments.send_order_paid',
  orderPaid.payload,
  async (app, { orderId }, claim) => {
    const { handle } = app.database;
    const order = await findOrder(handle, orderId);
    const course = order && (await findCourse(handle, order.course_id));
    if (!course) throw new Error(`order ${orderId} has no course`);
    const account = order.user_id ? await accountById(app, order.user_id) : undefined;
    const needsPassword = order.account_created === 1 && account?.email_verified_at === null;
    const passwordUrl = needsPassword
      ? await app.database.transaction((tx) => issueSetPasswordLink(app, tx, account.id))
      : null;
    const isPresale = !hasStarted(course.start_date, app.now(), app.config.timeZone);
    const mail = orderPaidLetter({ order, course, passwordUrl, isPresale, appUrl: app.config.appUrl });
    await app.mail.send({ to: order.email, messageId: `<${claim.jobId}@podium>`, ...mail });
  },
);

const reconcile = job('payments.reconcile', z.object({}), (app, _nothing, claim: Claim) =>
  reconcilePayments(app, claim.signal),
);

export const paymentsJobs = [sendOrderPaidMail, reconcile];
export const paymentsSchedules: Schedule[] = [
  { name: 'payments.reconcile', everyMs: 30 * second, job: reconcile },
];
