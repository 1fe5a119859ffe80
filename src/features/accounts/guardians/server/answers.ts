/** The guardian's page, opened by the mailed link. */
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { refundDays } from '#features/publishing/school/rules/refundTerm.ts';
import { switchedOn } from '#features/publishing/school/server/benefits.ts';
import type { Context } from '#server/context.ts';
import type { GuardianKind } from '#server/guardians.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { GuardianPage, guardiansApi } from '../contract.ts';
import { boxOf, payMs } from '../rules.ts';
import { mailAnswer } from './jobs.ts';
import { kindOf } from './kinds.ts';
import { requestOf } from './links.ts';
import * as store from './store.ts';

type In<K extends keyof typeof guardiansApi> = ParsedInput<(typeof guardiansApi)[K]>;

/** Shows what was filled in, while it can be agreed to or paid. @throws link_used_or_expired */
export async function showToGuardian(ctx: Context, { token }: In<'show'>): Promise<GuardianPage> {
  return pageOf(ctx, await requestOf(ctx, token));
}

/**
 * Records the consents in the guardian's name and goes on with what was filled in, in one transaction. Two at once, or
 * a repetition, record one consent and get the same answer. @throws link_used_or_expired, consent_required,
 * invalid_input, document_changed; conflict where it is over
 */
export async function consentAsGuardian(ctx: Context, input: In<'consent'>): Promise<GuardianPage> {
  const row = await requestOf(ctx, input.token);
  if (row.state === 'consented') return pageOf(ctx, row);
  const kind = kindOf(ctx, row.kind);
  refuseClosed(ctx, row);
  checkForm(kind, input);
  await ctx.transaction(async (ctx) => {
    const guardian = { email: row.guardian_email, name: input.name, phone: input.phone ?? null };
    await kind.consented(ctx, row.subject_id, guardian);
    const at = ctx.app.now().toISOString();
    const agreed = { guardian_name: input.name, guardian_language: ctx.actor.language };
    if (!(await store.decide(ctx.db, { id: row.id, to: 'consented', at, guardian: agreed })))
      throw new AppError('conflict');
    await recordConsents(ctx, {
      userId: row.user_id,
      email: row.email,
      documents: kind.documents,
      beside: 'guardian',
      shown: input.document_versions,
      place: 'guardian',
      by: guardian,
    });
    if (!kind.pay) await queue(ctx, mailAnswer, { requestId: row.id });
  });
  return showToGuardian(ctx, input);
}

/** Gives up what was filled in; the person gets a mail. @throws link_used_or_expired; conflict once it was agreed to */
export async function declineAsGuardian(ctx: Context, { token }: In<'decline'>): Promise<GuardianPage> {
  const row = await requestOf(ctx, token);
  if (row.state === 'declined') return pageOf(ctx, row);
  refuseClosed(ctx, row);
  await ctx.transaction(async (ctx) => {
    await kindOf(ctx, row.kind).ended(ctx, row.subject_id, 'declined');
    const at = ctx.app.now().toISOString();
    if (!(await store.decide(ctx.db, { id: row.id, to: 'declined', at }))) throw new AppError('conflict');
    await queue(ctx, mailAnswer, { requestId: row.id });
  });
  return showToGuardian(ctx, { token });
}

/** Where the guardian pays. @throws link_used_or_expired, payment_provider_failed; conflict before it was agreed to */
export async function payAsGuardian(
  ctx: Context,
  { token }: In<'pay'>,
): Promise<Output<typeof guardiansApi.pay>> {
  const row = await requestOf(ctx, token);
  const { pay } = kindOf(ctx, row.kind);
  const isLate = Date.parse(row.decided_at ?? '') + payMs <= ctx.app.now().getTime();
  if (row.state !== 'consented' || !pay || isLate) throw new AppError('conflict');
  return { confirmation_url: await pay(ctx, row.subject_id) };
}

/** The schedule gives it up within minutes; nothing is agreed to meanwhile. */
function refuseClosed(ctx: Context, row: store.RequestRow): void {
  if (row.state !== 'waiting') throw new AppError('conflict');
  if (row.expires_at <= ctx.app.now().toISOString()) throw new AppError('link_used_or_expired');
}

function checkForm({ documents, asksPhone }: GuardianKind, input: In<'consent'>): void {
  const missing = documents.map((document) => boxOf[document]).filter((box) => input[box] !== true);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((box) => [box, 'consent']));
    throw new AppError(consentErrors.consent_required, { fields });
  }
  if (asksPhone && !input.phone) throw new AppError('invalid_input', { fields: { phone: 'required' } });
}

/**
 * The form is there to be agreed to: afterwards the link shows the state and the payment, and once it is over the state
 * alone.
 */
async function pageOf(ctx: Context, row: store.RequestRow): Promise<GuardianPage> {
  const kind = kindOf(ctx, row.kind);
  const isShown = row.state === 'waiting' || row.state === 'consented';
  const form = isShown ? await kind.show(ctx, row.subject_id) : null;
  const isAsked = row.state === 'waiting';
  return {
    state: isShown && !form ? 'withdrawn' : row.state,
    kind: row.kind,
    child: form && { name: row.name, email: isAsked ? row.email : null },
    title: form?.title ?? '',
    fields: isAsked ? [...(form?.fields ?? [])] : [],
    pictures: isAsked ? [...(form?.pictures ?? [])] : [],
    documents: [...kind.documents],
    asks_phone: kind.asksPhone === true,
    payment: form?.payment ?? null,
    sale: form?.sale ? { ...form.sale, refund_days: await daysToAsk(ctx) } : null,
    amount: form?.amountKopecks === undefined ? null : toRubles(form.amountKopecks),
    answer_until: schoolDay(new Date(row.expires_at), ctx.app.config.timeZone),
    guardian_name: row.guardian_name,
  };
}

/** Days as the offer says; null where the school's texts promise no refund on request. */
async function daysToAsk(ctx: Context): Promise<number | null> {
  return (await switchedOn(ctx)).has('cabinet_refund') ? refundDays : null;
}
