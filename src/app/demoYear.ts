/** The year behind the demo school, told in parts once the school runs: after a restart it goes on where it was. */
import { setTimeout as pause } from 'node:timers/promises';
import { planOfYear } from '#demo/year/plan.ts';
import { demoCardPayments } from '#features/sales/payments/server/demo.ts';
import { demoProviderRefunds } from '#features/sales/refunds/server/demo.ts';
import { demoCourseIds } from '#features/teaching/courses/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { beginYear, takeYearPart, toldYear } from '#server/demoMark.ts';
import { retelling } from '#server/retelling.ts';
import type { Yookassa } from '#simulators/yookassa/server.ts';

export interface Told {
  told: number;
  of: number;
}

export interface DemoYear {
  /** Parts told so far, and parts in all. */
  told(): Told;
  /** Stops after the part that is being told. */
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
  const telling = Promise.race([from, isStopped])
    .then(() => tellYear(app, stopping.signal, (now) => void Object.assign(told, now)))
    .then((isWhole) => (isWhole ? tellProvider(app.database.handle, yookassa) : undefined))
    .catch((error: unknown) => app.log.error({ err: error }, 'the year of the demo school cannot be told'));
  return {
    told: () => ({ ...told }),
    async stop() {
      stopping.abort();
      await telling;
    },
  };
}

/**
 * Begins the year in a demo school that has its courses, or goes on with it. Each part is told exactly once, whoever
 * tells it and whenever; those that others tell meanwhile are left out. @returns whether all of it is told
 */
export async function tellYear(
  app: App,
  signal: AbortSignal,
  report: (told: Told) => void = () => {},
): Promise<boolean> {
  const ctx = contextOf(app);
  if (signal.aborted) return false;
  if (!(await toldYear(ctx.db)) && (await demoCourseIds(ctx.db)).length > 0) await beginYear(ctx);
  const year = await toldYear(ctx.db);
  if (!year) return false;
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
  report({ told: parts.length, of: parts.length });
  return true;
}

/** The simulator learns what a provider would know of the past, so that staff can go on with it. */
export async function tellProvider(db: Db, yookassa: Yookassa): Promise<void> {
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
}
