/** The owner's choices for the chat. */
import { differenceOf } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { markChanged } from '#server/versions/versions.ts';
import type { ParsedInput } from '#shared/contract.ts';
import type { SupportSettings, supportSettingsApi } from '../contract/settings.ts';
import { chatSettings } from './offer.ts';
import * as store from './settings.store.ts';
import { tellWatchers } from './talk.ts';

export async function showSettings(ctx: Context): Promise<SupportSettings> {
  const settings = await current(ctx);
  return { ...settings, version: fingerprint(settings) };
}

/** Pages promise the chat, or stop promising it, with the same commit. @throws conflict */
export async function saveSettings(
  ctx: Context,
  { version, ...settings }: ParsedInput<typeof supportSettingsApi.save>,
): Promise<SupportSettings> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await current(ctx);
    assertUnchanged(before, version);
    await store.settings.save(ctx.db, {
      ...{ is_on: settings.is_on ? 1 : 0, hours: JSON.stringify(settings.hours) },
      ...{ keep_days: settings.keep_days, updated_at: ctx.app.now().toISOString() },
    });
    const subject = { kind: 'support_settings', id: '1', label: 'support_settings' };
    const changes = differenceOf(before, settings);
    await recordAction(ctx, { action: 'support_settings.changed', subject, ...changes });
    await markChanged(ctx, 'school');
    await tellWatchers(ctx);
  });
  return showSettings(ctx);
}

async function current(ctx: Context): Promise<Omit<SupportSettings, 'version'>> {
  const { isOn, hours, keepDays } = await chatSettings(ctx);
  return { is_on: isOn, hours: [...hours], keep_days: keepDays };
}
