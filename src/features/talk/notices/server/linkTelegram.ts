/** Linking a Telegram account: the panel makes a code, and the person sends it to the bot. */

import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { minute } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { noticesApi } from '../contract.ts';
import { noticeErrors } from '../errors.ts';
import { codeMinutes } from '../rules.ts';
import { getBot, getWebhook } from './providers/telegram.ts';
import { readNow } from './readTelegram.ts';
import * as store from './telegram.store.ts';

/** A code for the caller; the former one is void. @throws not_found without a bot, telegram_away, telegram_webhook */
export async function startLink(ctx: Context): Promise<Output<typeof noticesApi.startLink>> {
  const settings = ctx.app.config.telegram;
  if (!settings) throw notFound();
  const bot = await getBot(settings);
  if (bot.kind !== 'ok') {
    ctx.app.log.warn({ ...bot }, 'Telegram does not answer as it should: is TELEGRAM_BOT_TOKEN right?');
    throw new AppError(noticeErrors.telegram_away);
  }
  const webhook = await getWebhook(settings);
  if (webhook.kind === 'ok' && webhook.result !== null)
    throw new AppError(noticeErrors.telegram_webhook, { values: { host: hostOf(webhook.result) } });
  const code = newToken();
  const expiresAt = new Date(ctx.app.now().getTime() + codeMinutes * minute);
  await ctx.transaction(async (ctx) => {
    const { id } = member(ctx.actor);
    await store.saveCode(ctx.db, {
      code_hash: hashToken(code),
      user_id: id,
      expires_at: expiresAt.toISOString(),
    });
    await readNow(ctx);
  });
  const { username } = bot.result;
  return {
    address: `${settings.chatUrl}/${username}?start=${code}`,
    bot: username,
    command: `/start ${code}`,
    expires_at: expiresAt.toISOString(),
  };
}

/** Of the program that gets the bot's messages, for the words of the refusal. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url.slice(0, 100);
}
