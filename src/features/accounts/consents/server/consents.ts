import { documentsInForce } from '#features/publishing/documents/server/documents.ts';
import { keepFacts } from '#features/publishing/documents/server/facts.ts';
import type { Actor } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { Claim } from '#server/personalData.ts';
import { newId } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { DocumentVersions } from '../contract/consents.ts';
import { consentErrors } from '../errors.ts';
import { type ConsentDocument, plainWording } from '../rules.ts';
import { consentsTexts } from '../texts.ts';
import { consentsOf, type GivenConsent, insertConsents } from './store.ts';

interface Given {
  /** Null while the account does not exist yet. */
  userId: string | null;
  email: string;
  documents: readonly ConsentDocument[];
  /** What the wording stood beside: a box, unless there is another one for the document. */
  beside?: keyof Wordings;
  /** Versions that the form named, if it did. */
  shown?: DocumentVersions | undefined;
  /** Place on the site where it was given, e.g. 'registration'. */
  place: string;
  /** The guardian who consents in the name of somebody under 18; people consent for themselves without one. */
  by?: { name: string; email: string };
}

type Wordings = Record<'boxes', Record<ConsentDocument, string>> &
  Record<'button' | 'service' | 'guardian', Partial<Record<ConsentDocument, string>>>;

/**
 * Records consents in the ledger as part of `tx`: who, which wording beside the box, which version of the
 * document and in which language, when, from where. @returns their ids there, in the order of the documents
 * @throws AppError document_changed when a form showed a version that is no longer in force
 */
export async function recordConsents(ctx: TxContext, given: Given): Promise<string[]> {
  const inForce = await checkShown(ctx.db, ctx.actor, given.shown);
  const wordings: Wordings = consentsTexts.consents[ctx.actor.language].wordings;
  const rows = given.documents.map((document) => {
    const read = inForce.get(document);
    if (!read) throw new Error(`nobody can consent to ${document}: it was never published`);
    return {
      id: newId(),
      user_id: given.userId,
      email: given.email,
      document,
      version: String(read.version),
      document_language: read.language,
      wording: plainWording(wordings[given.beside ?? 'boxes'][document] ?? wordings.boxes[document]),
      place: given.place,
      address: ctx.actor.address,
      user_agent: ctx.actor.userAgent.slice(0, 300),
      given_at: ctx.app.now().toISOString(),
      given_by_name: given.by?.name ?? null,
      given_by_email: given.by?.email ?? null,
    };
  });
  await insertConsents(ctx.db, rows);
  await keepFacts(
    ctx,
    rows.map(({ document, version }) => ({ document, version: Number(version) })),
  );
  return rows.map(({ id }) => id);
}

/** Everything a person agreed to, newest first; found by the address too, before there was an account. */
export function consentsGivenBy(db: Db, claim: Claim): Promise<GivenConsent[]> {
  return consentsOf(db, claim);
}

/** The documents in force. @throws AppError document_changed when one of those shown is not */
export async function checkShown(db: Db, actor: Actor, shown: DocumentVersions = {}) {
  const inForce = await documentsInForce(db, actor.language);
  const isCurrent = ([document, version]: [string, number]) =>
    inForce.get(document as ConsentDocument)?.version === version;
  if (!Object.entries(shown).every(isCurrent)) throw new AppError(consentErrors.document_changed);
  return inForce;
}
