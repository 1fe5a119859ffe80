import { z } from 'zod';
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { hasReminder } from '#features/accounts/consents/server/reminders.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { standingFacts, standingOf } from '#features/sales/orders/rules/standings.ts';
import { returnAddressOf } from '#features/sales/payments/server/returnAddress.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { isOnSale } from '#features/teaching/courses/server/onSale.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context } from '#server/context.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { textIn } from '#shared/localText.ts';
import { checkoutsTexts } from '../texts.ts';
import { changeUnfinished, findCheckout, type ListedRow, wantsNoReminders } from './store.ts';

/**
 * Reminds the buyer of a payment that was not finished: once, with consent, and not if the course was bought
 * meanwhile.
 */
export const remindOfPayment = job(
  'checkouts.remind',
  z.object({ checkoutId: idField }),
  async (ctx, { checkoutId }, claim) => {
    const row = await findCheckout(ctx.db, checkoutId);
    const course = row && (await findCourse(ctx.db, row.course_id));
    if (!row || !course || row.reminded_at) return;
    if (!(await isOnSale(ctx, course)) || !(await isOfUse(ctx, row))) return;
    const { email: to, language, name } = row;
    const button = (await returnAddressOf(ctx, row.order_id)) ?? ctx.app.config.appUrl;
    const unsubscribe = `${ctx.app.config.appUrl}/unsubscribe/payments/${row.token}`;
    const values = { course: textIn(course, 'title', language) };
    await mail(
      ctx,
      { to, language, name, messages: checkoutsTexts.server.unfinishedMail, values, button, unsubscribe },
      claim,
    );
    await changeUnfinished(ctx.db, row.id, { reminded_at: ctx.app.now().toISOString() });
  },
);

async function isOfUse(ctx: Context, row: ListedRow): Promise<boolean> {
  if (row.state === 'won' || row.state === 'lost') return false;
  const standing = standingOf(row, { isHeld: row.held_at !== null, isAhead: false });
  if (!standingFacts[standing].isUnfinished) return false;
  if (await wantsNoReminders(ctx.db, row.email)) return false;
  if (!(await hasReminder(ctx.db, { userId: row.user_id, email: row.email }))) return false;
  const userId = row.user_id ?? (await findAccountByEmail(ctx.db, row.email))?.id;
  return userId === undefined || !(await ownsCourse(ctx, userId, row.course_id));
}
