/** Erasing applications: on request, and rejected ones after the announced time. */

import { sealAgreements } from '#features/accounts/consents/server/agreements.ts';
import { forgetQuestion } from '#features/accounts/guardians/server/questions.ts';
import { eraseApplicant } from '#features/casting/models/server/applicants.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { redactEntriesOn } from '#features/records/audit/server/erasure.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { forgetWorkOn, publish, queue } from '#server/outbox/queue.ts';
import { day } from '#shared/dates.ts';
import { applicationErased } from '../contract/applications.ts';
import { shownNumber } from '../rules/numbers.ts';
import { tellBeforeMs } from '../rules/states.ts';
import { remember } from './history.ts';
import { sendErasureTold } from './mails.ts';
import * as settings from './settings.store.ts';
import { removeSnaps } from './snaps.ts';
import * as store from './store.ts';

/** When a rejected application is erased by itself; null while nothing says so. */
export async function erasedOn(
  ctx: Context,
  { status, decided_at, erasure_told_at }: store.ApplicationRow,
): Promise<string | null> {
  if (status !== 'rejected' || decided_at === null) return null;
  const { keep_rejected_days: days } = await settings.findSettings(ctx.db);
  const told = erasure_told_at ? Date.parse(erasure_told_at) + tellBeforeMs : 0;
  return new Date(Math.max(Date.parse(decided_at) + days * day, told)).toISOString();
}

/** Mails those whose time ends within a week, and erases those who got that mail a week ago. Repeatable. */
export async function forgetRejected(ctx: Context): Promise<void> {
  const { keep_rejected_days: days } = await settings.findSettings(ctx.db);
  const ago = (ms: number) => new Date(ctx.app.now().getTime() - ms).toISOString();
  const toTell = { until: ago(days * day - tellBeforeMs), toldUntil: null };
  for (const { id } of await store.rejectedUntil(ctx.db, toTell))
    await ctx.transaction(async (ctx) => {
      const row = await store.holdApplication(ctx.db, id);
      if (row?.status !== 'rejected' || row.erasure_told_at !== null) return;
      await store.changeApplication(ctx.db, id, { erasure_told_at: ctx.app.now().toISOString() });
      await remember(ctx, row, { event: 'erasure_told' });
      await queue(ctx, sendErasureTold, { applicationId: id });
    });
  const toErase = { until: ago(days * day), toldUntil: ago(tellBeforeMs) };
  for (const { id } of await store.rejectedUntil(ctx.db, toErase))
    await ctx.transaction(async (ctx) => {
      const row = await store.holdApplication(ctx.db, id);
      if (row?.status !== 'rejected' || row.erasure_told_at === null) return;
      await eraseApplication(ctx, row);
      const subject = { kind: 'application', id, label: shownNumber(row.number) };
      await recordAction(ctx, { action: 'application.erased', subject });
    });
}

/**
 * Erases an application that the caller holds, as part of `tx`: with its photos, history and links, and out of the
 * gallery. Its consents are taken back, and leave their proof.
 */
export async function eraseApplication(ctx: TxContext, row: store.ApplicationRow): Promise<void> {
  if (row.publication !== 'none') await eraseApplicant({ ...ctx, actor: system }, row.id);
  await removeSnaps(ctx, row.id);
  const ids = JSON.parse(row.consent_ids) as string[];
  await sealAgreements(ctx, { ids, place: 'application erased' });
  await forgetQuestion(ctx, { kind: 'application', subjectId: row.id });
  for (const subjectId of ids) await forgetQuestion(ctx, { kind: 'gallery', subjectId });
  await forgetWorkOn(ctx.db, [row.id]);
  await store.deleteApplication(ctx.db, row.id);
  await redactEntriesOn(ctx, { kind: 'application', id: row.id });
  await publish(ctx, applicationErased, {});
}
