import { documentsInForce } from '#features/documents/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { DocumentVersions } from './contract.ts';
import { buttonWordings, type ConsentDocument, consentWordings } from './rules.ts';
import { consentsOf, type GivenConsent, insertConsents } from './store.ts';

interface Given {
  /** Null while the account does not exist yet. */
  userId: string | null;
  email: string;
  documents: readonly ConsentDocument[];
  /** The offer was accepted by pressing a button beside which the words stood, not by ticking a box. */
  isByButton?: boolean;
  /** What was said instead of the words beside a box, where there was no box. */
  wordings?: Partial<Record<ConsentDocument, string>>;
  /** The versions that the form named, where it did. */
  shown?: DocumentVersions | undefined;
  /** Where on the site it was given, e.g. 'registration'. */
  place: string;
}

/**
 * Writes consents into the ledger as part of `tx`: who, which wording beside the box, which version of the document
 * and in which language it was to be read, when, from where.
 * @throws AppError document_changed where a form showed a version that is no longer in force
 */
export async function recordConsents(app: App, tx: Tx, actor: Actor, given: Given): Promise<void> {
  const inForce = await checkShown(tx, actor, given.shown);
  await insertConsents(
    tx,
    given.documents.map((document) => {
      const read = inForce.get(document);
      if (!read) throw new Error(`nobody can consent to ${document}: it was never published`);
      return {
        id: newId(),
        user_id: given.userId,
        email: given.email,
        document,
        version: String(read.version),
        document_language: read.language,
        wording:
          given.wordings?.[document] ??
          (given.isByButton && document === 'offer'
            ? buttonWordings[actor.language]
            : consentWordings[actor.language][document]),
        place: given.place,
        address: actor.address,
        user_agent: actor.userAgent.slice(0, 300),
        given_at: app.now().toISOString(),
      };
    }),
  );
}

/** Everything a person agreed to, newest first; also by the address, before there was an account. */
export function consentsGivenBy(db: Db, userId: string, email: string): Promise<GivenConsent[]> {
  return consentsOf(db, userId, email);
}

/** The documents in force. @throws AppError document_changed where one of those shown is not */
export async function checkShown(db: Db, actor: Actor, shown: DocumentVersions = {}) {
  const inForce = await documentsInForce(db, actor.language);
  const isCurrent = ([document, version]: [string, number]) =>
    inForce.get(document as ConsentDocument)?.version === version;
  if (!Object.entries(shown).every(isCurrent)) throw new AppError('document_changed');
  return inForce;
}
