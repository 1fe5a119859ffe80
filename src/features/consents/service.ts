import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import { type ConsentDocument, consentVersion, consentWordings } from './rules.ts';
import { insertConsents } from './store.ts';

interface Given {
  /** Null while the account does not exist yet. */
  userId: string | null;
  email: string;
  documents: readonly ConsentDocument[];
  /** Where on the site it was given, e.g. 'registration'. */
  place: string;
}

/** Writes consents into the ledger as part of `tx`: who, which wording and version, when, from where. */
export async function recordConsents(app: App, tx: Tx, actor: Actor, given: Given): Promise<void> {
  await insertConsents(
    tx,
    given.documents.map((document) => ({
      id: newId(),
      user_id: given.userId,
      email: given.email,
      document,
      version: consentVersion,
      wording: consentWordings[actor.language][document],
      place: given.place,
      address: actor.address,
      user_agent: actor.userAgent.slice(0, 300),
      given_at: app.now().toISOString(),
    })),
  );
}
