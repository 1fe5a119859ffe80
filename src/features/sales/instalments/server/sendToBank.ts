/** Sends an instalment plan to the bank. Repeatable: the same number with the same content makes one instalment plan. */
import { holdOrder } from '#features/sales/orders/server/orders.ts';
import { awaitOutsidePayment } from '#features/sales/payments/server/outsidePayments.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { fullNameOf } from '../rules/contacts.ts';
import { nextLook, termMs } from '../rules/states.ts';
import { mobileOf } from './bankPhone.ts';
import { moveInstalment, remember } from './history.ts';
import { instalmentReason } from './orderReason.ts';
import { callBank } from './providers/outage.ts';
import { createApplication, type Patience, type Request } from './providers/tbank.ts';
import * as store from './store.ts';

/** Where the bank's webhooks arrive. */
export const webhookPath = '/api/installments/tbank/webhook';

/** `unknown`: the bank could not be asked. The instalment plan stays as it is, for a repetition. */
export type Outcome = 'settled' | 'unknown';

export async function sendToBank(
  ctx: Context,
  instalment: store.InstalmentRow,
  patience: Patience,
): Promise<Outcome> {
  const settings = ctx.app.config.tbank;
  const request = requestOf(ctx, instalment);
  if (!settings || !request) return 'unknown';
  const answer = await callBank(ctx.app, patience, () => createApplication(settings, request, patience));
  if (answer.kind === 'ok') await keepLink(ctx, instalment.id, answer.value.link);
  else if (answer.kind === 'refused')
    await failAtBank(ctx, instalment.id, answer.words || `HTTP ${answer.status}`);
  else await putOff(ctx, instalment.id, answer.reason);
  return answer.kind === 'unknown' ? 'unknown' : 'settled';
}

function requestOf(ctx: Context, instalment: store.InstalmentRow): Request | null {
  const { id, course_title, amount_kopecks, promo_code, name, phone, email } = instalment;
  const mobilePhone = phone && mobileOf(phone);
  const fullName = fullNameOf(name);
  if (!mobilePhone || !fullName) return null;
  return {
    orderNumber: id,
    courseTitle: course_title,
    amountKopecks: amount_kopecks,
    promoCode: promo_code,
    webhookUrl: ctx.app.config.appUrl + webhookPath,
    returnUrl: statusUrl(ctx, instalment),
    contact: { ...fullName, mobilePhone, email },
  };
}

/** The page that tells how an instalment plan stands, in any browser. */
export function statusUrl(
  { app }: Pick<Context, 'app'>,
  { reference }: Pick<store.InstalmentRow, 'reference'>,
): string {
  return `${app.config.appUrl}/installment/return?application=${reference}`;
}

/** The bank has it: the buyer goes on at this address. */
export async function keepLink(ctx: Context, id: string, link: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const found = await store.findInstalment(ctx.db, id);
    const order = found && (await holdOrder(ctx.db, found.order_id));
    const instalment = order && (await store.lockInstalment(ctx.db, id));
    if (!instalment) return;
    const { attempts, created_at } = instalment;
    const now = ctx.app.now();
    const change = {
      link,
      problem: null,
      attempts: attempts + 1,
      next_check_at: nextLook(created_at, now, true),
    };
    const asSystem = { ...ctx, actor: system };
    const isFirst = await moveInstalment(asSystem, instalment, { to: 'sent', reason: 'sent', change });
    const url = statusUrl(ctx, instalment);
    if (isFirst) return awaitOutsidePayment(ctx, order, { reason: instalmentReason('waits_for_bank'), url });
    // Withdrawn while it was on its way: the next look withdraws it at the bank.
    await store.changeInstalment(ctx.db, id, { link, next_check_at: now.toISOString() });
  });
}

/** Needs a person: the order stays open until the term is over, and staff may send it again. */
export async function failAtBank(ctx: Context, id: string, words: string): Promise<void> {
  ctx.app.log.error({ instalmentId: id, words }, 'the bank refused an instalment plan as it was sent');
  await ctx.transaction(async (ctx) => {
    const instalment = await store.lockInstalment(ctx.db, id);
    if (!instalment) return;
    const endsAt = new Date(Date.parse(instalment.created_at) + termMs).toISOString();
    await moveInstalment({ ...ctx, actor: system }, instalment, {
      to: 'failed',
      reason: 'bank_refused_request',
      details: words,
      change: { problem: words, attempts: instalment.attempts + 1, next_check_at: endsAt },
    });
  });
}

async function putOff(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const instalment = await store.lockInstalment(ctx.db, id);
    if (instalment?.state !== 'new') return;
    if (instalment.problem === null)
      await remember(
        { ...ctx, actor: system },
        { instalmentId: id, state: 'new', reason: 'bank_away', details: reason },
      );
    const next_check_at = nextLook(instalment.created_at, ctx.app.now(), false);
    const attempts = instalment.attempts + (reason === 'outage' ? 0 : 1);
    await store.changeInstalment(ctx.db, id, { problem: reason, attempts, next_check_at });
  });
}
