/** Mails that a person wants, and how one is ended from the mail itself. */

import { withdrawNewsletter } from '#features/accounts/consents/server/newsletter.ts';
import { stopPaymentReminders } from '#features/sales/checkouts/server/stopReminders.ts';
import { leaveWaitlist } from '#features/talk/waitlist/server/waitlist.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { MailKind, mailingsApi } from '../contract.ts';
import * as store from './store.ts';

type In<K extends keyof typeof mailingsApi> = ParsedInput<(typeof mailingsApi)[K]>;
type Out<K extends keyof typeof mailingsApi> = Output<(typeof mailingsApi)[K]>;

export async function showReminders(ctx: Context): Promise<Out<'show'>> {
  return { reminders: await wantsReminders(ctx.db, member(ctx.actor).id) };
}

export async function changeReminders(ctx: Context, { reminders }: In<'change'>): Promise<Out<'change'>> {
  const { id } = member(ctx.actor);
  await preferences(ctx, id);
  const now = ctx.app.now().toISOString();
  await store.setReminders(ctx.db, { userId: id, wanted: reminders, now });
  return { reminders };
}

/**
 * Ends one kind of mail for its recipient. Only a press of a button or the mail program itself calls this:
 * following the link changes nothing. @throws not_found for an unknown token
 */
export async function unsubscribe(
  ctx: Context,
  { token, kind }: In<'unsubscribe'>,
): Promise<Out<'unsubscribe'>> {
  if (kind === 'payments') {
    if (!(await stopPaymentReminders(ctx, token))) throw notFound();
    return { kind };
  }
  if (kind === 'opening') {
    await leaveWaitlist(ctx, { token });
    return { kind };
  }
  const known = await store.preferencesByToken(ctx.db, token);
  if (!known) throw notFound();
  const userId = known.user_id;
  const now = ctx.app.now().toISOString();
  if (kind === 'newsletter')
    await ctx.transaction((ctx) => withdrawNewsletter(ctx, { userId, place: 'mail' }));
  else await store.setReminders(ctx.db, { userId, wanted: false, now });
  return { kind };
}

/** True until the person has said otherwise. */
export async function wantsReminders(db: Db, userId: string): Promise<boolean> {
  return (await store.preferencesOf(db, userId))?.has_reminders !== 0;
}

/** Address in a mail that ends its kind: a page for people, one-click for mail programs (RFC 8058). */
export async function unsubscribeAddress(
  ctx: Context,
  userId: string,
  kind: Exclude<MailKind, 'payments' | 'opening'>,
): Promise<string> {
  const { token } = await preferences(ctx, userId);
  return `${ctx.app.config.appUrl}/unsubscribe/${kind}/${token}`;
}

async function preferences(ctx: Context, userId: string) {
  const known = await store.preferencesOf(ctx.db, userId);
  if (known) return known;
  const updated_at = ctx.app.now().toISOString();
  await store.addPreferences(ctx.db, { user_id: userId, token: newToken(), has_reminders: 1, updated_at });
  return (await store.preferencesOf(ctx.db, userId))!;
}
