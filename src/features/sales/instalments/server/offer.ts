/** Whether and over how many months the school offers instalments. */

import { schoolChanged } from '#features/publishing/school/contract/school.ts';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { toRubles } from '#shared/money.ts';
import type { Offer } from '../contract/instalments.ts';
import type { InstalmentSettings, instalmentsPanelApi } from '../contract/panel.ts';
import { advertisedMonths, isLoan, minimumKopecks, offeredMonths } from '../rules/plans.ts';
import * as store from './store.ts';

/** Months offered now: none without a bank, and none where the school has switched instalments off. */
export async function monthsOffered(ctx: Context): Promise<number[]> {
  const { tbank } = ctx.app.config;
  if (!tbank) return [];
  const { is_on, months } = await store.findSettings(ctx.db);
  return is_on === 1 ? offeredMonths(JSON.parse(months) as number[], [...tbank.promoCodes.keys()]) : [];
}

/** Those that may be advertised as instalments. */
export async function instalmentMonths(ctx: Context): Promise<number[]> {
  return (await monthsOffered(ctx)).filter((months) => !isLoan(months));
}

export async function showOffer(ctx: Context): Promise<Offer> {
  const months = await monthsOffered(ctx);
  return { months, advertised: advertisedMonths(months), minimum: toRubles(minimumKopecks) };
}

export async function showSettings(ctx: Context): Promise<InstalmentSettings> {
  const row = await store.findSettings(ctx.db);
  const settings = settingsOf(row);
  const agreed = [...(ctx.app.config.tbank?.promoCodes.keys() ?? [])];
  return { ...settings, agreed, version: fingerprint(settings) };
}

/** Pages, documents and answers follow at once. @throws conflict */
export async function saveSettings(
  ctx: Context,
  input: ParsedInput<typeof instalmentsPanelApi.saveSettings>,
): Promise<InstalmentSettings> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = settingsOf(await store.findSettings(ctx.db));
    assertUnchanged(before, input.version);
    const after = { is_on: input.is_on, months: [...new Set(input.months)].toSorted((a, b) => a - b) };
    await store.saveSettings(ctx.db, { is_on: after.is_on ? 1 : 0, months: JSON.stringify(after.months) });
    await recordChange(ctx, { action: 'school.changed', subject: 'school.instalments' }, { before, after });
    await publish(ctx, schoolChanged, {});
  });
  return showSettings(ctx);
}

function settingsOf({ is_on, months }: store.SettingsRow) {
  return { is_on: is_on === 1, months: JSON.parse(months) as number[] };
}
