/** Decisions of staff about applications, and what they tell each other. */

import { clearMinor } from '#features/accounts/guardians/server/questions.ts';
import type { AuditFields } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import type { applications } from '../manifest.ts';
import { shownNumber } from '../rules/numbers.ts';
import {
  type ApplicationStatus,
  canMove,
  canUndo,
  type LeftReason,
  needsReason,
  undoMs,
} from '../rules/states.ts';
import { showApplication } from './applicationsForStaff.ts';
import { remember } from './history.ts';
import { takeFromGallery } from './leaveGallery.ts';
import { sendDecision } from './mails.ts';
import * as store from './store.ts';

type In<K extends keyof typeof applicationsPanelApi> = ParsedInput<(typeof applicationsPanelApi)[K]>;
type Out<K extends keyof typeof applicationsPanelApi> = Output<(typeof applicationsPanelApi)[K]>;

interface Decision {
  status: ApplicationStatus;
  comment: string;
}

/**
 * Approves, rejects or reopens. The first of several at once counts. The applicant's mail goes out a minute later,
 * unless the decision is taken back first. @throws not_found; conflict from another state, or before a guardian has
 * agreed; invalid_input for a missing reason
 */
export async function decideApplication(
  ctx: Context,
  { id, status, comment }: In<'decide'>,
): Promise<ApplicationDetails> {
  checkReason({ status, comment });
  await ctx.transaction((ctx) => move(ctx, id, { status, comment }));
  return showApplication(ctx, { id });
}

/** Each by itself, docs/decisions/051: one that cannot take it stays, and is named with the reason. @throws invalid_input */
export async function decideMany(
  ctx: Context,
  { ids, ...decision }: In<'decideMany'>,
): Promise<Out<'decideMany'>> {
  checkReason(decision);
  const answer: Out<'decideMany'> = { decided: [], left: [] };
  for (const id of new Set(ids)) {
    try {
      await ctx.transaction((ctx) => move(ctx, id, decision));
      answer.decided.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.left.push({ id, why: await whyLeft(ctx, id) });
    }
  }
  return answer;
}

async function whyLeft(ctx: Context, id: string): Promise<LeftReason> {
  const row = await store.findApplication(ctx.db, id);
  if (!row) return 'gone';
  return row.status === 'new' ? 'guardian' : 'decided';
}

/** @throws not_found; conflict once the mail is on its way, or where nothing was decided */
export async function undoDecision(ctx: Context, { id }: In<'undo'>): Promise<ApplicationDetails> {
  await ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id);
    if (!canUndo(row, ctx.app.now())) throw new AppError('conflict');
    await reopen(ctx, row);
    await remember(ctx, { id, status: 'new' }, { event: 'undone' });
    await audit(ctx, row, {
      action: 'application.undone',
      before: { status: row.status },
      after: { status: 'new' },
    });
  });
  return showApplication(ctx, { id });
}

/**
 * Withdraws a mistaken tick “under 18”: the request to the guardian ends, and the application can be approved. @throws
 * not_found; conflict where nobody was asked, the guardian has agreed, or the age in the form says otherwise
 */
export async function clearApplicant(ctx: Context, { id }: In<'clearMinor'>): Promise<ApplicationDetails> {
  await ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id);
    await clearMinor(ctx, id);
    await audit(ctx, row, { action: 'application.minor_cleared' });
  });
  return showApplication(ctx, { id });
}

/** @throws not_found */
export async function noteApplication(ctx: Context, { id, note }: In<'note'>): Promise<ApplicationDetails> {
  await ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id);
    await remember(ctx, row, { event: 'note', details: note });
    await audit(ctx, row, { action: 'application.noted' });
  });
  return showApplication(ctx, { id });
}

function checkReason({ status, comment }: Decision): void {
  if (needsReason(status) && comment === '')
    throw new AppError('invalid_input', { fields: { comment: 'required' } });
}

async function move(ctx: TxContext, id: string, { status, comment }: Decision): Promise<void> {
  const row = await hold(ctx, id);
  if (!canMove(row, status)) throw new AppError('conflict');
  const now = ctx.app.now();
  if (status === 'new') {
    await reopen(ctx, row);
    await remember(ctx, { id, status }, { event: 'reopened', details: comment });
  } else {
    const change = { status, comment: comment || null, decided_at: now.toISOString() };
    await store.changeApplication(ctx.db, id, change);
    await remember(ctx, { id, status }, { event: status, details: comment || null });
  }
  const action = status === 'new' ? 'application.reopened' : (`application.${status}` as const);
  const before = { status: row.status, comment: row.comment };
  await audit(ctx, row, { action, before, after: { status, comment } });
  const runAt = new Date(now.getTime() + (status === 'new' ? 0 : undoMs));
  await queueWith(ctx, {
    job: sendDecision,
    payload: { applicationId: id, status, decidedAt: now.toISOString() },
    runAt,
  });
}

/** A model who was shown in the gallery is shown no more. */
async function reopen(ctx: TxContext, row: store.ApplicationRow): Promise<void> {
  await takeFromGallery(ctx, row, 'application reopened');
  const change = { status: 'new', comment: null, decided_at: null, erasure_told_at: null } as const;
  // An unanswered question ends with the approval, and can be asked again after another one.
  const question = row.publication === 'asked' ? ({ publication: 'none' } as const) : {};
  await store.changeApplication(ctx.db, row.id, { ...change, ...question });
}

async function hold(ctx: TxContext, id: string): Promise<store.ApplicationRow> {
  const row = await store.holdApplication(ctx.db, id);
  if (!row) throw notFound();
  return row;
}

interface Entry {
  action: (typeof applications.audit)[number];
  before?: AuditFields;
  after?: AuditFields;
}

function audit(ctx: TxContext, { id, number }: store.ApplicationRow, entry: Entry): Promise<void> {
  const subject = { kind: 'application', id, label: shownNumber(number) };
  return recordAction(ctx, { ...entry, subject });
}
