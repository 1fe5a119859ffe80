/** Who gets news of an event: those who may see it, as each has chosen. */
import { colleagues, mayStill } from '#features/accounts/account/server/accounts.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Feature, type Followed, on } from '#server/feature.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { roleCan } from '#shared/access.ts';
import type { DomainEvent } from '#shared/events.ts';
import { type Channel, canCarry, channels, isWantedByDefault } from '../rules.ts';
import { deliver } from './delivery.ts';
import { type KnownKind, kindsOf } from './kinds.ts';
import { quietHoursOf } from './quiet.ts';
import * as settingsStore from './settings.store.ts';
import * as store from './store.ts';
import * as telegram from './telegram.store.ts';

/** One job per event: it writes down whom to tell, and settles itself with that. */
export function planning(features: readonly Feature[]): Followed {
  const byEvent = Map.groupBy(kindsOf(features), ({ told }) => told.event);
  const planned = [...byEvent].map(([event, kinds]) => ({ event, job: planningOf(event, kinds) }));
  return { jobs: planned.map(({ job }) => job), listeners: planned.map(({ event, job }) => on(event, job)) };
}

function planningOf(event: DomainEvent, kinds: readonly KnownKind[]): Job {
  return job(`notices.plan:${event.name}`, event.payload, async (ctx, payload, claim) => {
    const facts = kinds.flatMap((kind) => {
      const subjectId = kind.told.subjectOf(payload);
      return subjectId === null ? [] : { kind, subjectId };
    });
    const worth = await Promise.all(facts.map((fact) => isWorthTelling(ctx, fact)));
    await ctx.transaction(async (ctx) => {
      for (const fact of facts.filter((_, index) => worth[index])) await planNotices(ctx, fact);
      await claim.settle(ctx.db);
    });
  });
}

interface Fact {
  kind: KnownKind;
  subjectId: string;
}

/** False where the event says nothing of this kind, as a paid order does where no money has to go back. */
async function isWorthTelling(ctx: Context, { kind, subjectId }: Fact): Promise<boolean> {
  return (await kind.told.describe(ctx, subjectId, 'ru')) !== null;
}

/** Each person hears once per channel and fact; after quiet hours, if it falls into them. */
async function planNotices(ctx: TxContext, { kind, subjectId }: Fact): Promise<void> {
  const now = ctx.app.now();
  const reader = await kind.told.readerOf?.(ctx, subjectId);
  const only = reader && (await mayStill(ctx.db, reader, kind.permission)) === false ? undefined : reader;
  const readers = await readersOf(ctx, kind);
  for (const { userId, channel, quietUntil } of readers) {
    if (only !== undefined && userId !== only) continue;
    const id = newId();
    const due = quietUntil ?? now;
    const isNew = await store.insertNotice(ctx.db, {
      ...{ id, user_id: userId, channel, kind: kind.name, subject_id: subjectId },
      due_at: due.toISOString(),
      created_at: now.toISOString(),
    });
    if (isNew) await queueWith(ctx, { job: deliver, payload: { noticeId: id }, runAt: due });
  }
}

interface Reader {
  userId: string;
  channel: Channel;
  quietUntil: Date | null;
}

async function readersOf(ctx: Context, kind: KnownKind): Promise<Reader[]> {
  const staff = (await colleagues(ctx.db)).filter(({ role }) => roleCan(role, kind.permission));
  if (staff.length === 0) return [];
  const userIds = staff.map(({ id }) => id);
  const choices = await settingsStore.choicesOf(ctx.db, userIds);
  const quiet = await quietHoursOf(ctx, userIds);
  const linked = new Set(await telegram.linkedOf(ctx.db, userIds));
  return staff.flatMap(({ id: userId, role }) =>
    channels
      .filter((channel) => canCarry(channel, kind))
      .filter((channel) => channel !== 'telegram' || linked.has(userId))
      .filter((channel) => {
        const isIt = (one: (typeof choices)[number]) =>
          one.user_id === userId && one.kind === kind.name && one.channel === channel;
        const choice = choices.find(isIt);
        return choice ? choice.is_wanted === 1 : isWantedByDefault(kind, channel, role);
      })
      .map((channel) => ({ userId, channel, quietUntil: quiet(userId) })),
  );
}
