/** Accounts that an order made, opened at once by the holder of its secret. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { refuseWeakPassword } from '#features/accounts/sign-in/server/recovery.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { toUser } from '#features/accounts/sign-in/server/signIn.ts';
import {
  holdUnclaimed,
  isUnclaimed,
  setUnprovenPassword,
} from '#features/accounts/sign-in/server/unprovenAccounts.ts';
import { recordedIn } from '#features/sales/orders/server/history.ts';
import {
  holdOrder,
  isOnlyOrder,
  noteOrder,
  type OrderRow,
  orderBySecret,
} from '#features/sales/orders/server/orders.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { openEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { firstOpenLesson } from '#features/teaching/learning/server/lessons.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { paymentErrors } from '../errors.ts';
import { isWithinDay } from '../rules/correction.ts';
import { paymentReason } from './orderReason.ts';

/**
 * Gives the account its first password and signs in. Only where this order made the account, nothing else was bought
 * for it, and no one has confirmed its address or signed in: paying opens no one else's account. The address stays
 * unconfirmed until the mailed link is followed, and following it elsewhere takes the account over.
 * @throws not_found, account_not_openable, password_too_common
 */
export async function openAccount(
  ctx: Context,
  { order_secret, password }: ParsedInput<typeof paymentsApi.openAccount>,
): Promise<Output<typeof paymentsApi.openAccount>> {
  const order = await orderBySecret(ctx.db, order_secret);
  if (!order) throw notFound();
  if (!(await isOpenable(ctx, order))) throw new AppError(paymentErrors.account_not_openable);
  refuseWeakPassword(password, order.email, 'password');
  const passwordHash = await hashPassword(password);
  const access_token = await ctx.transaction((ctx) => claim(ctx, order.id, passwordHash));
  const user = await accountById(ctx, order.user_id!);
  if (!user) throw notFound();
  return {
    access_token,
    user: await toUser(ctx, user),
    first_lesson: await firstLesson(ctx, { userId: user.id, courseId: order.course_id }),
  };
}

/** As far as is known now, without a lock. */
export async function isOpenable(ctx: Context, order: OrderRow): Promise<boolean> {
  if (!mayOpen(order, ctx.app.now()) || order.user_id === null) return false;
  // The owner of the address has said that the purchase is not theirs.
  if (await recordedIn(ctx.db, order.id, 'account_denied')) return false;
  if (!(await isOnlyOrder(ctx.db, order))) return false;
  const account = await accountById(ctx, order.user_id);
  return account !== undefined && !account.blocked_at && !account.deleted_at && isUnclaimed(account);
}

function mayOpen(order: OrderRow, now: Date): boolean {
  return order.status === 'paid' && order.made_account === 1 && !order.erased_at && isWithinDay(order, now);
}

async function claim(ctx: TxContext, orderId: string, passwordHash: string): Promise<string> {
  const order = await holdOrder(ctx.db, orderId);
  const userId = order && mayOpen(order, ctx.app.now()) ? order.user_id : null;
  const isDenied = await recordedIn(ctx.db, orderId, 'account_denied');
  const isHeld = !isDenied && userId !== null && (await holdUnclaimed(ctx.db, userId));
  // Asked once the account is held: an order credited meanwhile is seen.
  if (!isHeld || !(await isOnlyOrder(ctx.db, { id: orderId, user_id: userId })))
    throw new AppError(paymentErrors.account_not_openable);
  await setUnprovenPassword(ctx.db, userId, passwordHash);
  await noteOrder({ ...ctx, actor: system }, { orderId, reason: paymentReason('account_opened') });
  return startSession(ctx, userId, false);
}

/** Where to begin; null while the course has no lesson that is open. */
async function firstLesson(ctx: Context, { userId, courseId }: { userId: string; courseId: string | null }) {
  const course = await findCourse(ctx.db, courseId);
  if (!course) return null;
  const enrolment = await openEnrolment(ctx, userId, course.id);
  const lesson = await firstOpenLesson(ctx, { course, enrolment });
  return lesson ? { course_id: course.id, lesson_id: lesson.id } : null;
}
