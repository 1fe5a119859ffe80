/** Ways to pay that the school offers, and when held money is taken. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { paymentSettingsApi, paymentsApi } from '../contract/payments.ts';
import { type Capture, methodsFor, type PaymentMethod, paymentMethods } from '../rules/methods.ts';
import * as store from './settings.store.ts';

export interface PaymentSettings {
  methods: PaymentMethod[];
  capture: Capture;
}

/**
 * A live school offers no method by name until its owner has: one that the shop has not agreed on with the provider
 * would be refused, while the provider's own page shows the right ones by itself. The demo offers all.
 */
export async function paymentSettings(ctx: Context): Promise<PaymentSettings> {
  const row = await store.settings.find(ctx.db);
  if (!row) return { methods: ctx.app.config.mode === 'demo' ? [...paymentMethods] : [], capture: 'at_once' };
  const methods = JSON.parse(row.methods) as string[];
  return { methods: paymentMethods.filter((method) => methods.includes(method)), capture: row.capture };
}

/** Methods to choose from for an amount. */
export async function offeredMethods(ctx: Context, kopecks: number): Promise<PaymentMethod[]> {
  return methodsFor((await paymentSettings(ctx)).methods, kopecks);
}

/** For the payment form, which leaves out what does not fit its amount. */
export async function listMethods(
  ctx: Context,
  { amount }: ParsedInput<typeof paymentsApi.methods>,
): Promise<Output<typeof paymentsApi.methods>> {
  return { methods: ctx.app.config.yookassa ? await offeredMethods(ctx, Math.round(amount * 100)) : [] };
}

export async function showSettings(ctx: Context): Promise<Output<typeof paymentSettingsApi.show>> {
  const settings = await paymentSettings(ctx);
  return { ...settings, version: fingerprint(settings) };
}

/** From the next order on. @throws conflict where somebody else has changed them meanwhile */
export function changeSettings(
  ctx: Context,
  { version, ...settings }: ParsedInput<typeof paymentSettingsApi.change>,
): Promise<Output<typeof paymentSettingsApi.show>> {
  return ctx.transaction(async (ctx) => {
    const before = await paymentSettings(ctx);
    assertUnchanged(before, version);
    const methods = paymentMethods.filter((method) => settings.methods.includes(method));
    await store.settings.save(ctx.db, {
      methods: JSON.stringify(methods),
      capture: settings.capture,
      updated_at: ctx.app.now().toISOString(),
    });
    await recordAction(ctx, {
      action: 'payment_settings.changed',
      subject: { kind: 'payment_settings', id: '', label: '' },
      before: { ...before },
      after: { methods, capture: settings.capture },
    });
    return showSettings(ctx);
  });
}
