/** The mail that brings a bought course, or says that the money bought nothing and goes back. */

import { accountById, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { guardianStateOf } from '#features/accounts/guardians/server/questions.ts';
import { issueSetPasswordLink } from '#features/accounts/sign-in/server/links.ts';
import { type Mail, mail } from '#features/publishing/school/server/mail.ts';
import type { RefundReason } from '#features/sales/orders/rules.ts';
import { rememberMail } from '#features/sales/orders/server/mails.ts';
import { type OrderRow, refundReason } from '#features/sales/orders/server/orders.ts';
import { purchaseIn } from '#features/sales/orders/server/titles.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { type CourseRow, findCourse } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import type { MailValues } from '#server/mail/template.ts';
import type { Claim } from '#server/outbox/job.ts';
import { readableEmail } from '#shared/domains.ts';
import { formatDay } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import type { Receipt } from '../contract/payments.ts';
import { receiptEmail } from '../rules/checkout.ts';
import { paymentsTexts } from '../texts.ts';
import { countCorrections } from './correction.store.ts';
import { guarded } from './guardianKinds.ts';
import { findPaymentOfOrder } from './store.ts';

/**
 * Sends it to the order's address. The link is made at the moment of sending: neither the queue nor a backup
 * holds one that opens anything. @throws Error where the order has just moved to another account; to be tried
 * again
 */
export async function sendPaidMail(ctx: Context, order: OrderRow, claim: Claim): Promise<void> {
  const account = order.user_id ? await accountById(ctx, order.user_id) : undefined;
  if (!account) throw new Error(`order ${order.id} has no account`);
  const why = await refundReason(ctx.db, order);
  const content = why ? refundMail(ctx, why) : await courseMail(ctx, order, account);
  const { email, name, language } = order;
  const purchase = purchaseIn(order, language);
  const { number, title: course, amount } = purchase;
  const values = { order: number, course, amount, ...content.values };
  const subject = await mail(ctx, { to: email, language, name, ...content, values, purchase }, claim);
  await rememberMail(ctx, { orderId: order.id, email, subject }, claim);
}

type Content = Pick<Mail, 'messages' | 'values' | 'button' | 'denial'>;

async function courseMail(ctx: Context, order: OrderRow, account: UserRow): Promise<Content> {
  const course = await findCourse(ctx.db, order.course_id);
  if (!course) throw new Error(`order ${order.id} has no course`);
  const needsPassword = order.account_created === 1 && account.email_verified_at === null;
  const button = needsPassword
    ? await ctx.transaction((ctx) => issueSetPasswordLink(ctx, account.id))
    : loginPage(ctx);
  const values = {
    sent: (await countCorrections(ctx.db, order.id)) > 0 ? 'again' : 'first',
    receipt: await receiptText(ctx, order),
    payment: order.paid_late === 1 ? 'late' : 'in time',
    ...opening(ctx, course, order.language),
    account: !needsPassword ? 'known' : account.password_hash === null ? 'new' : 'opened',
  };
  const denial = order.made_account === 1 && needsPassword ? { denial: denialOf(button) } : {};
  return { messages: paymentsTexts.server.paidMail, values, button, ...denial };
}

/** The same link leads to the page on which its reader says that they have bought nothing. */
function denialOf(link: string): string {
  return link.replace('/set-password', '/not-me');
}

/** The truth about money that bought nothing. */
function refundMail(ctx: Context, why: RefundReason): Content {
  if (why !== 'owned_already') return { messages: paymentsTexts.server.accountClosedMail };
  return { messages: paymentsTexts.server.paidTwiceMail, button: loginPage(ctx) };
}

function opening({ app }: Context, { start_date }: CourseRow, language: Language): MailValues {
  if (start_date === null || hasStarted(start_date, app.now(), app.config.timeZone))
    return { lessons: 'open' };
  return { lessons: 'later', date: formatDay(start_date, language, true) };
}

async function receiptText(ctx: Context, order: OrderRow): Promise<string> {
  const receipt = await receiptOf(ctx, order);
  if (!receipt) return '';
  const t = createTranslator({
    locale: order.language,
    messages: paymentsTexts.paymentOutcome[order.language].receipt,
  });
  return t(receipt, { email: readableEmail(order.email) });
}

/** Facts about the fiscal receipt, for mail and page alike. Null when none is sent. */
export async function receiptOf(ctx: Context, order: OrderRow): Promise<Receipt | null> {
  const payment = await findPaymentOfOrder(ctx.db, order.id);
  if (payment?.has_receipt !== 1) return null;
  if (await guardianStateOf(ctx, guarded(order.id))) return 'sentToGuardian';
  return receiptEmail(payment.request) === order.email ? 'sent' : 'sentBefore';
}

function loginPage(ctx: Context): string {
  return `${ctx.app.config.appUrl}/login`;
}
