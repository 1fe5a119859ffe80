/** The owner's marks on the steps: done, put off, the whole launch over. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Launch, launchApi } from '../contract/launch.ts';
import { wholeLaunch } from '../rules.ts';
import { showLaunch, stepNamed, subjectOf } from './steps.ts';
import * as store from './store.ts';

/** @throws AppError conflict where it is of something else by now; not_found for a step that proves itself */
export async function confirmStep(
  ctx: Context,
  { step, subject }: ParsedInput<typeof launchApi.confirm>,
): Promise<Launch> {
  if (!stepNamed(ctx, step).isConfirmed) throw notFound();
  await ctx.transaction(async (ctx) => {
    if (subject !== (await subjectOf(ctx, step))) throw new AppError('conflict');
    await markProved(ctx, step, subject);
  });
  return showLaunch(ctx);
}

export async function skipStep(
  ctx: Context,
  { step, is_skipped }: ParsedInput<typeof launchApi.skip>,
): Promise<Launch> {
  stepNamed(ctx, step);
  await ctx.transaction(async (ctx) => {
    if (is_skipped) await mark(ctx, { step, kind: 'skipped', subject: '' });
    else await store.deleteMark(ctx.db, { step, kind: 'skipped' });
    await record(ctx, is_skipped ? 'launch.skipped' : 'launch.resumed', step);
  });
  return showLaunch(ctx);
}

export async function finishLaunch(ctx: Context): Promise<Launch> {
  await ctx.transaction(async (ctx) => {
    await mark(ctx, { step: wholeLaunch, kind: 'finished', subject: '' });
    await record(ctx, 'launch.finished', wholeLaunch);
  });
  return showLaunch(ctx);
}

/** As part of the transaction that sees it proved. */
export async function markProved(ctx: TxContext, step: string, subject: string): Promise<void> {
  await mark(ctx, { step, kind: 'proved', subject });
  await store.deleteMark(ctx.db, { step, kind: 'skipped' });
  await record(ctx, 'launch.proved', step);
}

function mark(ctx: TxContext, made: Pick<store.MarkRow, 'step' | 'kind' | 'subject'>): Promise<void> {
  return store.putMark(ctx.db, {
    ...made,
    made_by: member(ctx.actor).id,
    made_at: ctx.app.now().toISOString(),
  });
}

type LaunchAction = 'launch.proved' | 'launch.skipped' | 'launch.resumed' | 'launch.finished';

function record(ctx: TxContext, action: LaunchAction, step: string): Promise<void> {
  return recordAction(ctx, { action, subject: { kind: 'launch', id: step, label: step } });
}
