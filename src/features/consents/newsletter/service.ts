/** The consent to mails about new lessons and offers: given and taken back in the cabinet, kept in the ledger. */
import { type Actor, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { recordConsents } from '../service.ts';
import { holdPerson, insertWithdrawal, standingConsent } from '../store.ts';
import type { Newsletter, newsletterApi } from './contract.ts';

const document = 'newsletter';
const place = 'cabinet';

export async function showNewsletter(actor: Actor, app: App): Promise<Newsletter> {
  return toNewsletter(await standingConsent(app.database.handle, member(actor).id, document));
}

/** Adds a consent or a withdrawal to the ledger; where nothing changes, nothing is added. */
export async function changeNewsletter(
  actor: Actor,
  app: App,
  { subscribed, document_versions: shown }: ParsedInput<typeof newsletterApi.change>,
): Promise<Newsletter> {
  const { id: userId, email, address, userAgent } = member(actor);
  return app.database.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const standing = await standingConsent(tx, userId, document);
    if (subscribed && !standing) {
      await recordConsents(app, tx, actor, { userId, email, documents: [document], shown, place });
    } else if (!subscribed && standing) {
      await insertWithdrawal(tx, {
        consent_id: standing.id,
        place,
        address,
        user_agent: userAgent.slice(0, 300),
        withdrawn_at: app.now().toISOString(),
      });
    }
    return toNewsletter(await standingConsent(tx, userId, document));
  });
}

function toNewsletter(consent: { given_at: string } | undefined): Newsletter {
  return { subscribed: consent !== undefined, since: consent?.given_at ?? null };
}
