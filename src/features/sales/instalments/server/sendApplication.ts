/** Sends an application to the bank. Repeatable: the same number with the same content makes one application. */
import { holdOrder } from '#features/sales/orders/server/orders.ts';
import { awaitOutsidePayment } from '#features/sales/payments/server/outsidePayments.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { fullNameOf, mobileOf } from '../rules/contacts.ts';
import { nextLook, termMs } from '../rules/states.ts';
import { moveApplication, remember } from './history.ts';
import { callBank } from './providers/outage.ts';
import { createApplication, type Patience, type Request } from './providers/tbank.ts';
import * as store from './store.ts';

/** Where the bank's webhooks arrive. */
export const webhookPath = '/api/installments/tbank/webhook';

/** `unknown`: the bank could not be asked. The application stays as it is, for a repetition. */
export type Outcome = 'settled' | 'unknown';

export async function sendApplication(
  ctx: Context,
  application: store.ApplicationRow,
  patience: Patience,
): Promise<Outcome> {
  const settings = ctx.app.config.tbank;
  const request = requestOf(ctx, application);
  if (!settings || !request) return 'unknown';
  const answer = await callBank(ctx.app, patience, () => createApplication(settings, request, patience));
  if (answer.kind === 'ok') await keepLink(ctx, application.id, answer.value.link);
  else if (answer.kind === 'refused')
    await fail(ctx, application.id, answer.words || `HTTP ${answer.status}`);
  else await putOff(ctx, application.id, answer.reason);
  return answer.kind === 'unknown' ? 'unknown' : 'settled';
}

function requestOf(ctx: Context, application: store.ApplicationRow): Request | null {
  const { id, course_title, amount_kopecks, promo_code, name, phone, email } = application;
  const mobilePhone = phone && mobileOf(phone);
  if (!mobilePhone) return null;
  return {
    orderNumber: id,
    courseTitle: course_title,
    amountKopecks: amount_kopecks,
    promoCode: promo_code,
    webhookUrl: ctx.app.config.appUrl + webhookPath,
    returnUrl: statusUrl(ctx, application),
    contact: { ...fullNameOf(name), mobilePhone, email },
  };
}

/** The page that tells how an application stands, in any browser. */
export function statusUrl(
  { app }: Pick<Context, 'app'>,
  { reference }: Pick<store.ApplicationRow, 'reference'>,
): string {
  return `${app.config.appUrl}/installment/return?application=${reference}`;
}

async function keepLink(ctx: Context, id: string, link: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const found = await store.findApplication(ctx.db, id);
    const order = found && (await holdOrder(ctx.db, found.order_id));
    const application = order && (await store.lockApplication(ctx.db, id));
    if (!application) return;
    const { attempts, created_at } = application;
    const now = ctx.app.now();
    const change = {
      link,
      problem: null,
      attempts: attempts + 1,
      next_check_at: nextLook(created_at, now, true),
    };
    const asSystem = { ...ctx, actor: system };
    const isFirst = await moveApplication(asSystem, application, { to: 'sent', reason: 'sent', change });
    const url = statusUrl(ctx, application);
    if (isFirst) return awaitOutsidePayment(ctx, order, { reason: 'waits_for_bank', url });
    // Withdrawn while it was on its way: the bank is told so at the next look.
    await store.changeApplication(ctx.db, id, { link, next_check_at: now.toISOString() });
  });
}

/** Needs a person: the order stays open until the term is over, and staff may send it again. */
async function fail(ctx: Context, id: string, words: string): Promise<void> {
  ctx.app.log.error({ applicationId: id, words }, 'the bank refused an application as it was sent');
  await ctx.transaction(async (ctx) => {
    const application = await store.lockApplication(ctx.db, id);
    if (!application) return;
    const endsAt = new Date(Date.parse(application.created_at) + termMs).toISOString();
    await moveApplication({ ...ctx, actor: system }, application, {
      to: 'failed',
      reason: 'bank_refused_request',
      details: words,
      change: { problem: words, attempts: application.attempts + 1, next_check_at: endsAt },
    });
  });
}

async function putOff(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const application = await store.lockApplication(ctx.db, id);
    if (application?.state !== 'new') return;
    if (application.problem === null)
      await remember(
        { ...ctx, actor: system },
        { applicationId: id, state: 'new', reason: 'bank_away', details: reason },
      );
    const next_check_at = nextLook(application.created_at, ctx.app.now(), false);
    const attempts = application.attempts + (reason === 'outage' ? 0 : 1);
    await store.changeApplication(ctx.db, id, { problem: reason, attempts, next_check_at });
  });
}
