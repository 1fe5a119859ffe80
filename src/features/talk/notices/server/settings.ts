/** The caller's own choice: which news, how and when. */
import { member } from '#server/actor.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { roleCan } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { NoticeSettings, noticesApi } from '../contract.ts';
import { canCarry, channels, isWantedByDefault, type TelegramTrouble } from '../rules.ts';
import { type KnownKind, kindNamed, kindsOf } from './kinds.ts';
import * as store from './settings.store.ts';
import * as telegram from './telegram.store.ts';

export async function showSettings(ctx: Context): Promise<NoticeSettings> {
  const { id } = member(ctx.actor);
  const chosen = await chosenBy(ctx);
  const link = ctx.app.config.telegram && (await telegram.linkOf(ctx.db, id));
  const trouble = await telegram.findTrouble(ctx.db);
  return {
    ...chosen,
    telegram: ctx.app.config.telegram && {
      link: link ? { name: link.name, linked_at: link.linked_at, is_off: link.off_at !== null } : null,
      ...(trouble && { trouble: trouble.reason as TelegramTrouble }),
    },
    version: fingerprint(chosen),
  };
}

/** @throws conflict; invalid_input where a kind is unknown */
export async function saveSettings(
  ctx: Context,
  input: ParsedInput<typeof noticesApi.save>,
): Promise<NoticeSettings> {
  const { id: user_id } = member(ctx.actor);
  const { choices, quiet_from, quiet_until, time_zone } = input;
  const chosen = choices.map(({ kind: name, ...wanted }) => {
    const kind = kindNamed(featuresOf(ctx.app), name);
    if (!kind) throw new AppError('invalid_input', { fields: { choices: 'invalid' } });
    return { kind, wanted };
  });
  await ctx.transaction(async (ctx) => {
    assertUnchanged(await chosenBy(ctx), input.version);
    const updated_at = ctx.app.now().toISOString();
    await store.saveChoices(
      ctx.db,
      { user_id, quiet_from, quiet_until, time_zone, updated_at },
      chosen.flatMap(({ kind, wanted }) =>
        channels
          .filter((channel) => canCarry(channel, kind))
          .map((channel) => ({ kind: kind.name, channel, is_wanted: wanted[channel] ? 1 : 0 })),
      ),
    );
  });
  return showSettings(ctx);
}

/** The bot writes to them no more. */
export async function endLink(ctx: Context): Promise<NoticeSettings> {
  await ctx.transaction((ctx) => telegram.deleteTelegramOf(ctx.db, member(ctx.actor).id));
  return showSettings(ctx);
}

/** Kinds whose events the caller may see, with what was chosen or holds until then. */
async function chosenBy(ctx: Context): Promise<Omit<NoticeSettings, 'telegram' | 'version'>> {
  const { id, role } = member(ctx.actor);
  const choices = await store.choicesOf(ctx.db, [id]);
  const [settings] = await store.settingsOf(ctx.db, [id]);
  const isWanted = (kind: KnownKind, channel: (typeof channels)[number]) => {
    const choice = choices.find((one) => one.kind === kind.name && one.channel === channel);
    if (!canCarry(channel, kind)) return false;
    return choice ? choice.is_wanted === 1 : isWantedByDefault(kind, channel, role);
  };
  return {
    choices: kindsOf(featuresOf(ctx.app))
      .filter((kind) => roleCan(role, kind.permission))
      .map((kind) => ({
        kind: kind.name,
        mail: isWanted(kind, 'mail'),
        telegram: isWanted(kind, 'telegram'),
      })),
    quiet_from: settings?.quiet_from ?? null,
    quiet_until: settings?.quiet_until ?? null,
    time_zone: settings?.time_zone ?? ctx.app.config.timeZone,
  };
}
