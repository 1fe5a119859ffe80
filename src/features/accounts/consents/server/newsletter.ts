/** Consent to mails about new lessons and offers: given and withdrawn in the cabinet, kept in the ledger. */
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { ParsedInput } from '#shared/contract.ts';
import type { Newsletter, newsletterApi } from '../contract/newsletter.ts';
import { recordConsents } from './consents.ts';
import { holdPerson, insertWithdrawal, standingConsent } from './store.ts';

const document = 'newsletter';
const place = 'cabinet';

export async function showNewsletter(ctx: Context): Promise<Newsletter> {
  return toNewsletter(await standingConsent(ctx.db, member(ctx.actor).id, document));
}

/** Adds a consent or a withdrawal to the ledger; adds nothing when nothing changes. */
export async function changeNewsletter(
  ctx: Context,
  { subscribed, document_versions: shown }: ParsedInput<typeof newsletterApi.change>,
): Promise<Newsletter> {
  const { id: userId, email } = member(ctx.actor);
  return ctx.transaction(async (ctx) => {
    await holdPerson(ctx.db, userId);
    const standing = await standingConsent(ctx.db, userId, document);
    if (subscribed && !standing) {
      await recordConsents(ctx, { userId, email, documents: [document], shown, place });
    } else if (!subscribed) await withdraw(ctx, standing, place);
    return toNewsletter(await standingConsent(ctx.db, userId, document));
  });
}

/** Takes the consent back by a mail's own link, as part of `tx`; does nothing where none holds. */
export async function withdrawNewsletter(
  ctx: TxContext,
  { userId, place }: { userId: string; place: 'mail' },
): Promise<void> {
  await holdPerson(ctx.db, userId);
  await withdraw(ctx, await standingConsent(ctx.db, userId, document), place);
}

/** Whether the person's consent holds at this moment. */
export async function hasNewsletter(db: Db, userId: string): Promise<boolean> {
  return (await standingConsent(db, userId, document)) !== undefined;
}

async function withdraw(ctx: TxContext, standing: { id: string } | undefined, place: string): Promise<void> {
  if (!standing) return;
  const { address, userAgent } = ctx.actor;
  await insertWithdrawal(ctx.db, {
    consent_id: standing.id,
    place,
    address,
    user_agent: userAgent.slice(0, 300),
    withdrawn_at: ctx.app.now().toISOString(),
  });
}

function toNewsletter(consent: { given_at: string } | undefined): Newsletter {
  return { subscribed: consent !== undefined, since: consent?.given_at ?? null };
}
