/** Asking a guardian, for the features whose forms people under 18 may fill in. */

import { findUser } from '#features/accounts/account/server/accounts.ts';
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { tooManyRequests } from '#server/limits/limits.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { day, hour } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { guardianErrors } from '../errors.ts';
import {
  adultAge,
  answerMs,
  believedMs,
  type GuardianState,
  isSameMailbox,
  requestsPerDay,
} from '../rules.ts';
import { mailGuardian, mailNewLink, mailTurn } from './jobs.ts';
import { kindOf } from './kinds.ts';
import { languageOf } from './links.ts';
import * as store from './store.ts';

interface Asking {
  under_18?: boolean | undefined;
  guardian_email?: string | undefined;
}

interface Person {
  /** Null without an account. */
  userId: string | null;
  email: string;
  /** Where the form asks for it. */
  age?: number | undefined;
}

/**
 * Address of the guardian who has to be asked, or null for an adult. The tick counts, an age below 18, and what a
 * signed-in person has said elsewhere within half a year: leaving out the tick changes nothing then.
 * @throws AppError guardian_required without an address, or with the person's own
 */
export async function guardianFor(ctx: Context, asking: Asking, person: Person): Promise<string | null> {
  const isMinor = asking.under_18 === true || (person.age !== undefined && person.age < adultAge);
  if (!isMinor && !(await hasSaidUnder18(ctx, person.userId))) return null;
  const { guardian_email } = asking;
  if (!guardian_email)
    throw new AppError(guardianErrors.guardian_required, { fields: { guardian_email: 'required' } });
  if (isSameMailbox(guardian_email, person.email))
    throw new AppError(guardianErrors.guardian_required, { fields: { guardian_email: 'own_guardian' } });
  return guardian_email;
}

interface NewRequest {
  /** A kind of one of the manifests, and the row that was filled in: each row asks once. */
  kind: string;
  subjectId: string;
  guardianEmail: string;
  person: { userId: string | null; email: string; name: string; language: Language };
}

/**
 * Asks the guardian by mail, as part of the transaction that stores what was filled in. Until the answer comes
 * (`GuardianKind.consented`) none of it may take effect. @throws AppError too_many_requests where the address has been
 * asked too often today, or too many mails wait; a unique violation where the row has asked already
 */
export async function askGuardian(ctx: TxContext, request: NewRequest): Promise<void> {
  const { kind, subjectId, guardianEmail, person } = request;
  const now = ctx.app.now();
  await refuseFlood(ctx, guardianEmail);
  const id = newId();
  await store.insertRequest(ctx.db, {
    ...{ id, kind, subject_id: subjectId, guardian_email: guardianEmail, guardian_name: '' },
    user_id: person.userId,
    email: person.email,
    name: person.name,
    language: person.language,
    state: 'waiting',
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + answerMs).toISOString(),
    ...{ reminded_at: null, decided_at: null, guardian_language: null },
  });
  await queueWith(ctx, { job: mailGuardian, payload: { requestId: id, isReminder: false }, turn: mailTurn });
}

/**
 * Mails the guardian a new link, in place of those that were mailed before; the time to answer stays. The caller holds
 * the row that was filled in. @throws AppError conflict where no answer is waited for; too_many_requests as `askGuardian`
 */
export async function askGuardianAgain(ctx: TxContext, subjectId: string): Promise<void> {
  const asked = await store.findBySubject(ctx.db, { subjectId });
  const row = asked && (await store.lockRequest(ctx.db, asked.id));
  const at = ctx.app.now().toISOString();
  if (row?.state !== 'waiting' || row.expires_at <= at) throw new AppError('conflict');
  await refuseFlood(ctx, row.guardian_email);
  await store.deleteLinks(ctx.db, row.id);
  await store.insertRepeat(ctx.db, row.id, at);
  await queueWith(ctx, {
    job: mailGuardian,
    payload: { requestId: row.id, isReminder: false },
    turn: mailTurn,
  });
}

/**
 * Mails the guardian a new link in place of one that has ended. Answers the same for an unknown token and for a request
 * that no longer names anybody. @throws AppError too_many_requests as `askGuardian`
 */
export async function renewLink(ctx: Context, { token }: { token: string }): Promise<Record<never, never>> {
  const found = (await store.links.find(ctx, token))?.thing;
  if (found?.guardian_email)
    await ctx.transaction(async (ctx) => {
      await refuseFlood(ctx, found.guardian_email);
      await store.insertRepeat(ctx.db, found.id, ctx.app.now().toISOString());
      await queueWith(ctx, { job: mailNewLink, payload: { requestId: found.id }, turn: mailTurn });
    });
  return {};
}

/**
 * Staff know that the tick was a mistake: the question is forgotten with its links and the guardian's address, nobody is
 * believed to be under 18 for it, and what was filled in goes on as an adult's own. The caller holds the row that was
 * filled in. @throws AppError conflict where nobody was asked or the guardian has agreed, or where the form's age says
 * otherwise
 */
export async function clearMinor(ctx: TxContext, subjectId: string): Promise<void> {
  const asked = await store.findBySubject(ctx.db, { subjectId });
  const row = asked && (await store.lockRequest(ctx.db, asked.id));
  const cleared = row && kindOf(ctx, row.kind).cleared;
  if (!cleared || row.state === 'consented') throw new AppError('conflict');
  await cleared(ctx, subjectId);
  await store.deleteRequest(ctx.db, { kind: row.kind, subjectId });
}

export interface Asked {
  state: GuardianState;
  /** Address that was asked, as the person gave it. */
  guardian_email: string;
  /** As the guardian gave it with the consent. */
  guardian_name: string;
  /** Language of the guardian's mails: the one in which they agreed, until then that of the applicant. */
  guardian_language: Language;
  /** The name of the person under 18. */
  name: string;
  expires_at: string;
}

/** State of the question about a row; null where nobody was asked. The kind is left out where a row has only one. */
export async function guardianStateOf(
  ctx: Context,
  subject: { kind?: string; subjectId: string },
): Promise<Asked | null> {
  const row = await store.findBySubject(ctx.db, subject);
  if (!row) return null;
  const { state, guardian_email, guardian_name, name, expires_at } = row;
  const guardian_language = languageOf(row);
  return { state, guardian_email, guardian_name, guardian_language, name, expires_at };
}

/** Moves the question to another row, such as the order of a second try. @throws AppError conflict */
export async function moveQuestion(
  ctx: TxContext,
  move: { kind: string; from: string; to: string },
): Promise<void> {
  if (!(await store.moveRequest(ctx.db, move))) throw new AppError('conflict');
}

/**
 * The person, or the school, gives up what was filled in, also where the guardian has agreed and not paid yet: the link
 * says so from now on. Repeatable.
 */
export async function withdrawQuestion(
  ctx: TxContext,
  subject: { kind?: string; subjectId: string },
): Promise<void> {
  const row = await store.findBySubject(ctx.db, subject);
  if (!row) return;
  await store.withdraw(ctx.db, row.id, ctx.app.now().toISOString());
}

/** Deletes the question with its links, where the filled form itself is erased. Repeatable. */
export async function forgetQuestion(
  ctx: TxContext,
  subject: { kind: string; subjectId: string },
): Promise<void> {
  await store.deleteRequest(ctx.db, subject);
}

async function refuseFlood(ctx: TxContext, guardianEmail: string): Promise<void> {
  const since = new Date(ctx.app.now().getTime() - 1 * day).toISOString();
  if ((await store.countSince(ctx.db, guardianEmail, since)) >= requestsPerDay)
    throw tooManyRequests(1 * hour);
}

/** Within half a year, and since staff last knew better. */
export async function hasSaidUnder18(ctx: Context, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const believed = new Date(ctx.app.now().getTime() - believedMs).toISOString();
  const known = (await findUser(ctx.db, userId))?.known_adult_at ?? '';
  const since = known > believed ? known : believed;
  if (await store.hasAskedSince(ctx.db, userId, since)) return true;
  for (const { saysUnder18 } of featuresOf(ctx.app))
    if (await saysUnder18?.(ctx, { userId, since })) return true;
  return false;
}
