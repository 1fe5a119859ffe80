/** The waitlist as visitors use it: joining, confirming, leaving. */
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { coursesOnSale } from '#features/teaching/courses/server/onSale.ts';
import type { Context } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import type { waitlistApi } from '../contract.ts';
import { waitlistErrors } from '../errors.ts';
import { removeEntry } from './forget.ts';
import { sendConfirmation } from './jobs.ts';
import * as store from './store.ts';

type In<K extends keyof typeof waitlistApi> = ParsedInput<(typeof waitlistApi)[K]>;

/** After the ways back into accounts (server/outbox/turns.ts): this mail is the least urgent of all. */
const turn = 3;

/**
 * Writes the address down and mails the link that confirms it. One that waits for its confirmation gets the mail again;
 * one that is confirmed gets none, and the answer is the same. @throws AppError school_is_open, document_changed
 */
export async function joinWaitlist(
  ctx: Context,
  { email, document_versions: shown }: In<'join'>,
): Promise<Output<typeof waitlistApi.join>> {
  if ((await coursesOnSale(ctx)).length > 0) throw new AppError(waitlistErrors.school_is_open);
  await ctx.transaction(async (ctx) => {
    const userId = ctx.actor.kind === 'member' && ctx.actor.email === email ? ctx.actor.id : null;
    const entry = {
      ...{ id: newId(), user_id: userId, email, language: ctx.actor.language, token: newToken() },
      ...{ state: 'unconfirmed' as const, search: searchable(email) },
      created_at: ctx.app.now().toISOString(),
    };
    const isNew = await store.insertEntry(ctx.db, entry);
    const known = isNew ? entry : await store.holdByEmail(ctx.db, email);
    if (isNew) {
      const [consent] = await recordConsents(ctx, {
        ...{ userId, email, documents: ['newsletter'], shown, place: 'waitlist' },
      });
      await store.setConsent(ctx.db, entry.id, consent!);
    }
    if (known?.state === 'unconfirmed')
      await queueWith(ctx, { job: sendConfirmation, payload: { entryId: known.id }, turn });
  });
  return {};
}

/** @throws not_found */
export async function showWaitlistLink(
  ctx: Context,
  { token }: In<'show'>,
): Promise<Output<typeof waitlistApi.show>> {
  const entry = await store.findByToken(ctx.db, token);
  if (!entry) throw notFound();
  return { email: entry.email, state: entry.state };
}

/** @throws not_found */
export async function confirmWaitlist(ctx: Context, { token }: In<'confirm'>): Promise<Record<never, never>> {
  const entry = await store.findByToken(ctx.db, token);
  if (!entry) throw notFound();
  await store.setConfirmed(ctx.db, entry.id, ctx.app.now().toISOString());
  return {};
}

/** An unknown token names an address that is gone already: that is what was asked for. */
export async function leaveWaitlist(ctx: Context, { token }: In<'leave'>): Promise<Record<never, never>> {
  await ctx.transaction(async (ctx) => {
    const entry = await store.holdByToken(ctx.db, token);
    if (entry) await removeEntry(ctx, entry, 'mail');
  });
  return {};
}
