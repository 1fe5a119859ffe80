/** The trial payment of one ruble: paid by a member of staff, sent back by the product. */

import { recordAction } from '#features/records/audit/server/audit.ts';
import { moneyOf } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Trial, trialPaymentApi } from '../contract/trial.ts';
import { paymentErrors } from '../errors.ts';
import { trialKopecks, trialMs, trialRefundRequest, trialRequest } from '../rules/trial.ts';
import { shopOf } from './launch.ts';
import { type CallOptions, type Refused, timeLimits, type YookassaSettings } from './providers/calls.ts';
import { callProvider } from './providers/outage.ts';
import { createProviderRefund, getProviderRefund, type ProviderRefund } from './providers/refunds.ts';
import { createProviderPayment, getProviderPayment, type ProviderPayment } from './providers/yookassa.ts';
import { insertTrial, latestTrial, moveTrial, type TrialRow, trialNumbers } from './trial.store.ts';

/** One that is under way goes on. @throws AppError payment_provider_failed where no payments are configured */
export async function startTrial(ctx: Context): Promise<Trial> {
  const { config } = ctx.app;
  if (!config.yookassa) throw new AppError(paymentErrors.payment_provider_failed);
  try {
    await ctx.transaction(async (ctx) => {
      const id = newId();
      await insertTrial(ctx.db, {
        id,
        state: 'new',
        request: trialRequest(config, id, addressOf(config.mail.from)),
        ...{ provider_payment_id: null, provider_refund_id: null, confirmation_url: null, failure: null },
        shop: shopOf(config),
        created_at: ctx.app.now().toISOString(),
        finished_at: null,
      });
      await recordAction(ctx, {
        action: 'payment.tried',
        subject: { kind: 'payment', id, label: '1 ₽' },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return (await advanced(ctx))!;
}

export async function showTrial(ctx: Context): Promise<Output<typeof trialPaymentApi.show>> {
  return { trial: await advanced(ctx) };
}

/** The provider's payments and refunds that were trials: they are no orders of ours. */
export async function triedNumbers(ctx: Context): Promise<ReadonlySet<string>> {
  return new Set(await trialNumbers(ctx.db));
}

/** Asks the provider about the latest one, if it is not finished: staff may have closed the page. */
export async function advanceTrial(ctx: Context): Promise<void> {
  const trial = await latestTrial(ctx.db);
  const settings = ctx.app.config.yookassa;
  if (!trial || trial.finished_at !== null || !settings) return;
  const patience = { timeoutMs: timeLimits.interactiveMs };
  const step = { new: sendPayment, pending: askPayment, paid: sendRefund, returning: askRefund }[
    trial.state as 'new'
  ];
  await step(ctx, trial, { settings, patience });
}

async function advanced(ctx: Context): Promise<Trial | null> {
  await advanceTrial(ctx);
  const trial = await latestTrial(ctx.db);
  return trial
    ? {
        state: trial.state,
        test: moneyOf(ctx.app.config) !== 'real',
        pay_url: trial.state === 'pending' ? trial.confirmation_url : null,
        failure: trial.failure,
        created_at: trial.created_at,
        finished_at: trial.finished_at,
      }
    : null;
}

interface Asked {
  settings: YookassaSettings;
  patience: CallOptions;
}

async function sendPayment(ctx: Context, trial: TrialRow, { settings, patience }: Asked): Promise<void> {
  const sent = { body: trial.request, idempotenceKey: trial.id, options: patience };
  const answer = await callProvider(ctx.app, patience, () => createProviderPayment(settings, sent));
  if (answer.kind === 'ok') await followPayment(ctx, trial, answer.payment);
  else await giveUp(ctx, trial, answer);
}

async function askPayment(ctx: Context, trial: TrialRow, { settings, patience }: Asked): Promise<void> {
  const ask = () => getProviderPayment(settings, trial.provider_payment_id!, patience);
  const answer = await callProvider(ctx.app, patience, ask);
  if (answer.kind === 'ok') await followPayment(ctx, trial, answer.payment);
  else await giveUp(ctx, trial, answer);
}

async function followPayment(ctx: Context, trial: TrialRow, seen: ProviderPayment): Promise<void> {
  const known = { provider_payment_id: seen.id, confirmation_url: seen.confirmationUrl };
  const isOurs = seen.metadata.trial_payment === trial.id && seen.amountKopecks === trialKopecks;
  if (!isOurs) await fail(ctx, trial, 'mismatch_payment');
  else if (seen.status === 'canceled') await fail(ctx, trial, seen.cancellationReason ?? 'canceled');
  else if (seen.status === 'succeeded') await moveTrial(ctx.db, trial, { ...known, state: 'paid' });
  else if (trial.state === 'new') await moveTrial(ctx.db, trial, { ...known, state: 'pending' });
}

async function sendRefund(ctx: Context, trial: TrialRow, { settings, patience }: Asked): Promise<void> {
  const body = trialRefundRequest(trial.id, trial.provider_payment_id!);
  const sent = { body, idempotenceKey: `refund-${trial.id}` };
  const answer = await callProvider(ctx.app, patience, () => createProviderRefund(settings, sent, patience));
  if (answer.kind === 'ok') await followRefund(ctx, trial, answer.value);
  else await giveUp(ctx, trial, answer);
}

async function askRefund(ctx: Context, trial: TrialRow, { settings, patience }: Asked): Promise<void> {
  const ask = () => getProviderRefund(settings, trial.provider_refund_id!, patience);
  const answer = await callProvider(ctx.app, patience, ask);
  if (answer.kind === 'ok') await followRefund(ctx, trial, answer.value);
  else await giveUp(ctx, trial, answer);
}

async function followRefund(ctx: Context, trial: TrialRow, seen: ProviderRefund): Promise<void> {
  const known = { provider_refund_id: seen.id };
  if (seen.status === 'canceled') await fail(ctx, trial, seen.cancellationReason ?? 'canceled');
  else if (seen.status === 'pending') await moveTrial(ctx.db, trial, { ...known, state: 'returning' });
  else
    await moveTrial(ctx.db, trial, {
      ...known,
      state: 'returned',
      finished_at: ctx.app.now().toISOString(),
    });
}

/** A refusal ends it; silence only when it has lasted. */
async function giveUp(ctx: Context, trial: TrialRow, answer: Refused | { kind: 'unknown' }): Promise<void> {
  const isOld = ctx.app.now().getTime() - Date.parse(trial.created_at) > trialMs;
  if (answer.kind === 'refused') await fail(ctx, trial, answer.code);
  else if (isOld) await fail(ctx, trial, 'never_answered');
}

function fail(ctx: Context, trial: TrialRow, failure: string): Promise<void> {
  return moveTrial(ctx.db, trial, {
    state: 'failed',
    failure,
    finished_at: ctx.app.now().toISOString(),
  });
}

/** The school's own address gets the receipts. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
