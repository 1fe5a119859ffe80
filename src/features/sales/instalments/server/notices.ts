/** The bank's webhooks. They are not signed: each only says that it is time to ask the bank. */
import { askTogether } from '#features/sales/payments/server/questions.ts';
import { type Actor, system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { AppError } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import { instalmentLimits } from '../rules/states.ts';
import { timeLimits } from './providers/tbank.ts';
import { askBank } from './settleInstalment.ts';
import * as store from './store.ts';

export interface BankNotice {
  orderNumber: string;
  /** Network address of the client. */
  address: string;
}

/**
 * A false one leaves no trace, so that invented ones cannot fill the database. Simultaneous ones about the same
 * instalment plan share their questions to the bank. @throws unavailable, too_many_requests: to be repeated later
 */
export async function receiveBankNotice(ctx: Context, { orderNumber, address }: BankNotice): Promise<void> {
  if (!ctx.app.config.tbank) return;
  const teller: Actor = { ...system, address };
  await countAttempt({ ...ctx, actor: teller }, instalmentLimits.webhook, {});
  const isOurs = idField.safeParse(orderNumber).success;
  const instalment = isOurs ? await store.findInstalment(ctx.db, orderNumber) : undefined;
  if (!instalment) {
    await countAttempt({ ...ctx, actor: teller }, instalmentLimits.unknownWebhook, {});
    return;
  }
  const patience = { timeoutMs: timeLimits.interactiveMs, isForWebhook: true };
  const outcome = await askTogether(instalment.id, () => askBank(ctx, instalment, patience));
  if (outcome !== 'settled') throw new AppError('unavailable');
}
