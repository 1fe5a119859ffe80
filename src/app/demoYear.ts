/** The year behind the demo school, written in parts while the school runs; a restart resumes where it was. */
import { setTimeout as pause } from 'node:timers/promises';
import { addDemoVisits } from '#features/records/visits/server/demo.ts';
import { demoCardPayments } from '#features/sales/payments/server/demo.ts';
import { demoProviderRefunds } from '#features/sales/refunds/server/demo.ts';
import { demoCourseIds } from '#features/teaching/courses/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { beginYear, endYear, takeYearPart, toldYear } from '#server/demoMark.ts';
import { retelling } from '#server/retelling.ts';
import { schoolDay } from '#shared/dates.ts';
import type { Yookassa } from '#simulators/yookassa/server.ts';

export interface Told {
  told: number;
  of: number;
}

export interface DemoYear {
  /** Parts written so far, and parts in all. */
  told(): Told;
  /** Stops after the part under way. */
  stop(): Promise<void>;
}

/** Requests have the school to themselves between two parts. */
const restMs = 4;

/** Tells it from then on, in the background. */
export function startDemoYear(app: App, yookassa: Yookassa, from: Promise<void>): DemoYear {
  const told: Told = { told: 0, of: 0 };
  const stopping = new AbortController();
  const isStopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });
  const tell = async () => {
    const report = (now: Told) => void Object.assign(told, now);
    const isWhole = await tellYear(app, stopping.signal, { report, finish: tellProviderOf(yookassa) });
    // It leaves as much behind as starting does, and an idle process collects nothing.
    if (isWhole) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  const telling = Promise.race([from, isStopped])
    .then(tell)
    .catch((error: unknown) => app.log.error({ err: error }, 'the year of the demo school cannot be told'));
  return {
    told: () => ({ ...told }),
    async stop() {
      stopping.abort();
      await telling;
    },
  };
}

interface Steps {
  report?: (told: Told) => void;
  /** Called once all parts are written, and again if it failed. */
  finish?: (db: Db) => Promise<void>;
}

/**
 * Begins the year in a demo school that has its courses, or goes on with it. Each part is written exactly once, by
 * whichever process comes first; the others skip it. @returns whether the whole year is written
 */
export async function tellYear(
  app: App,
  signal: AbortSignal,
  { report = () => {}, finish }: Steps = {},
): Promise<boolean> {
  const ctx = contextOf(app);
  if (signal.aborted) return false;
  if (!(await toldYear(ctx.db)) && (await demoCourseIds(ctx.db)).length > 0) await beginYear(ctx);
  const year = await toldYear(ctx.db);
  if (!year) return false;
  if (year.isWhole) {
    report({ told: year.parts, of: year.parts });
    return true;
  }
  // Nobody else needs it.
  const { planOfYear } = await import('#demo/year/plan.ts');
  const parts = planOfYear(app, year.until);
  const tell = retelling(app);
  for (let part = year.parts; part < parts.length; part += 1) {
    report({ told: part, of: parts.length });
    await pause(restMs);
    if (signal.aborted) return false;
    const happenings = parts[part]!;
    for (const { keep } of happenings) await keep?.();
    await app.database.transaction(async (tx) => {
      if (await takeYearPart(tx, part)) await tell(tx, happenings);
    });
  }
  await ctx.transaction((ctx) => addDemoVisits(ctx, schoolDay(app.now(), app.config.timeZone)));
  await finish?.(ctx.db);
  await endYear(ctx.db);
  report({ told: parts.length, of: parts.length });
  return true;
}

/** The simulator learns what a provider would know of the past, so that staff can go on with it. */
export function tellProviderOf(yookassa: Yookassa): (db: Db) => Promise<void> {
  return async (db) => {
    const payments = await demoCardPayments(db);
    const refunds = await demoProviderRefunds(db);
    yookassa.remember({
      payments: payments.map(({ id, request, created_at, status, method, cancellation_reason }) => ({
        ...{ id, request, method, createdAt: created_at, reason: cancellation_reason },
        status: status === 'succeeded' || status === 'canceled' ? status : 'pending',
      })),
      refunds: refunds.map(({ id, payment_id, own_id, state, amount_kopecks, sent_at }) => ({
        ...{ id, paymentId: payment_id, kopecks: amount_kopecks, createdAt: sent_at },
        metadata: { refund_id: own_id },
        status: state === 'succeeded' ? state : state === 'failed' ? 'canceled' : 'pending',
      })),
    });
  };
}
