/** The school's settings of its assistant. */
import { differenceOf } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import type { AssistantSettings, assistantApi } from '../contract.ts';
import { type HelpLine, readHelpLines } from '../rules.ts';
import * as store from './settings.store.ts';

/** Numbers for people in danger; none until the school has set some. */
export async function helpLines(ctx: Context): Promise<HelpLine[]> {
  return readHelpLines((await current(ctx)).help_lines);
}

export async function showSettings(ctx: Context): Promise<AssistantSettings> {
  const settings = await current(ctx);
  return { ...settings, version: fingerprint(settings) };
}

/** The next answer follows. @throws conflict */
export async function saveSettings(
  ctx: Context,
  { version, ...settings }: ParsedInput<typeof assistantApi.saveSettings>,
): Promise<AssistantSettings> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await current(ctx);
    assertUnchanged(before, version);
    await store.settings.save(ctx.db, settings);
    const subject = { kind: 'assistant_settings', id: '1', label: 'assistant_settings' };
    await recordAction(ctx, {
      action: 'assistant_settings.changed',
      subject,
      ...differenceOf(before, settings),
    });
  });
  return showSettings(ctx);
}

async function current(ctx: Context): Promise<Omit<AssistantSettings, 'version'>> {
  const row = await store.settings.find(ctx.db);
  return { help_lines: row?.help_lines ?? '' };
}
