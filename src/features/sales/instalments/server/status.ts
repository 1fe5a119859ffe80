/** Instalment plans as applicants see them. */

import { ownClaim } from '#features/accounts/account/server/claims.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { InstalmentStatus, instalmentsApi } from '../contract/instalments.ts';
import { shownNumber } from '../rules/numbers.ts';
import { hasForm, statusCheckMs, waitsForGuardian } from '../rules/states.ts';
import { timeLimits } from './providers/tbank.ts';
import { askBank } from './settleInstalment.ts';
import * as store from './store.ts';

/**
 * Present state of an instalment plan. Asks the bank while nothing is decided, at most every three seconds over all
 * callers; if that fails, answers the last known state. @throws not_found
 */
export async function instalmentStatus(
  ctx: Context,
  { payment_reference }: ParsedInput<typeof instalmentsApi.status>,
): Promise<InstalmentStatus> {
  const { handle } = ctx.app.database;
  const before = await store.findByReference(handle, payment_reference);
  if (!before) throw notFound();
  // Asks nobody where the answer could not be written.
  if (hasForm(before.state)) await writeIfPossible(askInTurn(ctx, before));
  return toInstalmentStatus(ctx, (await store.findByReference(handle, payment_reference)) ?? before);
}

export async function ownInstalments(ctx: Context): Promise<Output<typeof instalmentsApi.mine>> {
  const rows = await store.instalmentsOf(ctx.db, await ownClaim(ctx));
  const instalments = [];
  for (const row of rows)
    instalments.push({ ...(await toInstalmentStatus(ctx, row)), created_at: row.created_at });
  return { instalments };
}

async function askInTurn(ctx: Context, row: store.InstalmentRow): Promise<void> {
  if (await isOurTurn(ctx, row.id))
    await askBank(ctx, row, { timeoutMs: timeLimits.interactiveMs, isAwaited: true });
}

function isOurTurn(ctx: Context, id: string): Promise<boolean> {
  const now = ctx.app.now();
  const notSince = new Date(now.getTime() - statusCheckMs).toISOString();
  return store.takeCheck(ctx.db, { id, now: now.toISOString(), notSince });
}

export async function toInstalmentStatus(ctx: Context, row: store.InstalmentRow): Promise<InstalmentStatus> {
  const course = await findCourse(ctx.db, row.course_id);
  const { now, config } = ctx.app;
  const opensLater = course && !hasStarted(course.start_date, now(), config.timeZone);
  return {
    payment_reference: row.reference,
    number: shownNumber(row.number),
    state: row.state,
    type: row.kind,
    course_id: row.course_id,
    course_title: course ? textIn(course, 'title', ctx.actor.language) : row.course_title,
    amount: toRubles(row.amount_kopecks),
    months: row.months,
    monthly: toRubles(row.monthly_kopecks),
    last: toRubles(row.last_kopecks),
    link: formOf(row),
    waits_for_guardian: waitsForGuardian(row),
    opens_on: opensLater ? course.start_date : null,
  };
}

/** The bank's form as it was asked for: over how many months, and whether by voice. */
export function formOf({ link, state, kind, months }: store.InstalmentRow): string | null {
  if (link === null || !hasForm(state)) return null;
  const url = new URL(link);
  url.searchParams.set('months', String(months));
  if (kind === 'voice') url.searchParams.set('voice', 'y');
  return url.href;
}
