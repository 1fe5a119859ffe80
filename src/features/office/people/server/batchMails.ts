/** Mails of staff to several people: who gets one, and when it leaves (batches.jobs.ts). */
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { batchesApi } from '../contract/batches.ts';
import {
  type LeftReason,
  leaveMs,
  type MailAbout,
  mailsADay,
  mayMail,
  studyMailMs,
} from '../rules/batches.ts';
import { sendBatchMail, whyClosed } from './batches.jobs.ts';
import * as store from './batches.store.ts';
import { nameOf, runBatch } from './batches.ts';
import type { PersonRow } from './changes.ts';
import { recordPersonAction } from './staffAction.ts';

type In<K extends keyof typeof batchesApi> = ParsedInput<(typeof batchesApi)[K]>;
type Out<K extends keyof typeof batchesApi> = Output<(typeof batchesApi)[K]>;

/** @throws forbidden for advertising of somebody who doesn't sell; not_found for a request that is another's */
export async function mailMany(ctx: Context, input: In<'mail'>): Promise<Out<'mail'>> {
  const { about, subject, text } = input;
  refuseUnlessMay(ctx, about);
  return runBatch(
    ctx,
    { asked: input, about: { kind: 'mail', ...keptAs(about), subject, text } },
    async (ctx, person, batch) => {
      const why = await whyNot(ctx, person, about);
      if (why) return { left: why };
      await queueWith(ctx, {
        job: sendBatchMail,
        payload: { batchId: batch.id, userId: person.id },
        runAt: new Date(Date.parse(batch.created_at) + leaveMs),
        uniqueKey: `batch ${batch.id} ${person.id}`,
      });
      await recordPersonAction(ctx, person, {
        action: 'user.mail_planned',
        after: { title: subject, kind: about },
      });
      return { mark: null };
    },
  );
}

/** @throws forbidden */
export async function showReach(ctx: Context, { ids, about }: In<'reach'>): Promise<Out<'reach'>> {
  refuseUnlessMay(ctx, about);
  const answer: Out<'reach'> = { reached: 0, left: [] };
  for (const id of new Set(ids)) {
    const person = await findUser(ctx.db, id);
    const why = await whyNot(ctx, person, about);
    if (why) answer.left.push({ id, name: (person && nameOf(person)) ?? id, why });
    else answer.reached++;
  }
  return answer;
}

/** When each of these people was written to about the studies; nobody else is until a week has passed. */
export function studyMailsTo(ctx: Context, userIds: readonly string[]): Promise<Map<string, string>> {
  const since = new Date(ctx.app.now().getTime() - studyMailMs).toISOString();
  return store.lastStudyMails(ctx.db, [...new Set(userIds)], since);
}

function refuseUnlessMay(ctx: Context, about: MailAbout): void {
  if (!mayMail(member(ctx.actor).role, about)) throw new AppError('forbidden');
}

/** Null where they may be written to. */
async function whyNot(
  ctx: Context,
  person: PersonRow | undefined,
  about: MailAbout,
): Promise<LeftReason | null> {
  const closed = await whyClosed(ctx, person, about);
  if (closed || !person) return closed;
  const ago = (ms: number) => new Date(ctx.app.now().getTime() - ms).toISOString();
  if ((await store.mailsTo(ctx.db, person.id, { since: ago(day) })) >= mailsADay) return 'often';
  if (about !== 'study') return null;
  const lately = await store.mailsTo(ctx.db, person.id, { since: ago(studyMailMs), isStudy: true });
  return lately > 0 ? 'this_week' : null;
}

function keptAs(about: MailAbout) {
  return about === 'study' ? ({ about: 'service', is_study: 1 } as const) : { about };
}
