/** Whether the school rates models, for how much, and how long it keeps their photos. */

import { schoolChanged } from '#features/publishing/school/contract/school.ts';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import type { RatingSettings, ratingPanelApi } from '../contract/panel.ts';
import type { RatingOffer } from '../contract/result.ts';
import { defaultPhotoDays, defaultPriceKopecks } from '../rules/form.ts';
import { formulaVersion } from '../rules/formula.ts';
import * as store from './settings.store.ts';

/** Until the school has chosen, the demo sells ratings and a live school doesn't. Without a way to pay nobody does. */
export async function offerOf(ctx: Context) {
  const { isOn, priceKopecks, photoDays } = await settingsOf(ctx);
  return { isOn: isOn && ctx.app.config.yookassa !== null, priceKopecks, photoDays };
}

export async function showOffer(ctx: Context): Promise<RatingOffer> {
  const { isOn, priceKopecks, photoDays } = await offerOf(ctx);
  return {
    is_on: isOn,
    price: toRubles(priceKopecks),
    photo_days: photoDays,
    formula: formulaVersion,
  };
}

export async function showSettings(ctx: Context): Promise<RatingSettings> {
  const settings = toShown(await settingsOf(ctx));
  return { ...settings, can_be_paid: ctx.app.config.yookassa !== null, version: fingerprint(settings) };
}

/** The page and the price of the next order follow at once. @throws conflict */
export async function saveSettings(
  ctx: Context,
  input: ParsedInput<typeof ratingPanelApi.saveSettings>,
): Promise<RatingSettings> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = toShown(await settingsOf(ctx));
    assertUnchanged(before, input.version);
    const { is_on, price, photo_days } = input;
    await store.settings.save(ctx.db, {
      is_on: is_on ? 1 : 0,
      price_kopecks: toKopecks(price),
      photo_days,
    });
    await recordChange(
      ctx,
      { action: 'school.changed', subject: 'school.rating' },
      { before, after: { is_on, price, photo_days } },
    );
    await publish(ctx, schoolChanged, {});
  });
  return showSettings(ctx);
}

async function settingsOf(ctx: Context) {
  const row = await store.settings.find(ctx.db);
  return {
    isOn: row ? row.is_on === 1 : ctx.app.config.mode === 'demo',
    priceKopecks: row?.price_kopecks ?? defaultPriceKopecks,
    photoDays: row?.photo_days ?? defaultPhotoDays,
  };
}

function toShown({ isOn, priceKopecks, photoDays }: Awaited<ReturnType<typeof settingsOf>>) {
  return { is_on: isOn, price: toRubles(priceKopecks), photo_days: photoDays };
}
