/** Texts that are published at a time. */
import { z } from 'zod';
import { mayStill } from '#features/accounts/account/server/accounts.ts';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { momentAt } from '#features/teaching/courses/rules/courses.ts';
import { member } from '#server/actor.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { type Section, sectionNames } from '../contract/content.ts';
import type { editingApi } from '../contract/editing.ts';
import type { EditedText } from '../contract/panel.ts';
import * as editing from './editing.store.ts';
import { checkedText } from './editSections.ts';
import { groundsOf } from './grounds.ts';
import { textOf } from './texts.ts';
import { writeSection } from './writing.ts';

/** @throws AppError invalid_input for a text that could not be shown, or a time that has passed */
export async function planSection(
  ctx: Context,
  { section, language, value: given, at }: ParsedInput<typeof editingApi.plan>,
): Promise<EditedText> {
  const runAt = momentAt(at, ctx.app.config.timeZone);
  if (runAt <= ctx.app.now()) throw new AppError('invalid_input', { fields: { at: 'in_the_past' } });
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const value = JSON.stringify(await checkedText(ctx, { section, language, value: given }));
    await editing.putPlan(ctx.db, {
      ...{ section, language, value, at: runAt.toISOString(), by_id: member(ctx.actor).id },
      created_at: ctx.app.now().toISOString(),
    });
    const payload = { section, language, at: runAt.toISOString() };
    await queueWith(ctx, { job: publishPlan, payload, runAt });
    await record(ctx, 'content.planned', { section, language, after: { at: runAt.toISOString() } });
    return textOf(ctx, section, language);
  });
}

/** Does nothing where nothing was planned. */
export async function dropPlan(
  ctx: Context,
  { section, language }: ParsedInput<typeof editingApi.dropPlan>,
): Promise<EditedText> {
  return ctx.transaction(async (ctx) => {
    if (await editing.deletePlan(ctx.db, { section, language }))
      await record(ctx, 'content.plan_dropped', { section, language });
    return textOf(ctx, section, language);
  });
}

const publishPlan = job(
  'content.publish',
  z.object({ section: z.enum(sectionNames), language: z.enum(languages), at: z.string() }),
  (ctx, { section, language, at }, claim) =>
    ctx.transaction(async (ctx) => {
      await beginChange(ctx);
      await claim.settle(ctx.db);
      const plan = await editing.planOf(ctx.db, { section, language });
      // Rescheduled, or dropped.
      if (plan?.at !== at) return;
      // Held back: a task says so (tasks.ts).
      if (!(await mayStill(ctx.db, plan.by_id, 'content.manage'))) return;
      const grounds = await groundsOf(ctx);
      const value = JSON.parse(plan.value) as unknown;
      await writeSection(ctx, { section, language, grounds, value, by: plan.by_id });
      await editing.deletePlan(ctx.db, { section, language });
    }),
);

export const planJobs: Job[] = [publishPlan];

function record(
  ctx: TxContext,
  action: 'content.planned' | 'content.plan_dropped',
  {
    section,
    language,
    after = null,
  }: { section: Section; language: Language; after?: { at: string } | null },
): Promise<void> {
  return recordChange(ctx, { action, subject: `content.${section}.${language}` }, { before: null, after });
}
