/** What staff of a large school ask, one after another, and how a visitor fares meanwhile, on both engines. */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { addDays, schoolDay, second } from '#shared/dates.ts';
import { type LargeProduct, onEachLargeProduct, openBeside, sizeOf } from './largeProduct.ts';
import { signInAs } from './panelSession.ts';
import { atMost } from './verdict.ts';
import { watched } from './watching.ts';

const rounds = 20;
const settleMs = 5 * second;
/** Days of visits, and visitors of each: two million together. */
const days = 730;
const visitorsADay = 2_740;
const sources = 40;

/** Figures that nobody waits for, in milliseconds. */
const targets = { p95: 300, p99: 600, pageP99: 50 };

const today = schoolDay(new Date(), 'Europe/Moscow');
const asked: Record<string, string> = {
  'orders, first page': '/api/admin/orders',
  'orders by sum': '/api/admin/orders?sort=amount&direction=desc',
  'orders paid': '/api/admin/orders?status=paid',
  'orders of a source': '/api/admin/orders?source=s1',
  'orders of a month': `/api/admin/orders?paid_from=${addDays(today, -30)}&paid_to=${today}&test=counted`,
  'orders, search': `/api/admin/orders?search=${encodeURIComponent('иван')}`,
  'people, first page': '/api/admin/users/list',
  'people with access': '/api/admin/users/list?access=with',
  'people, search': `/api/admin/users/list?search=${encodeURIComponent('анна')}`,
  'people, two letters': `/api/admin/users/list?search=${encodeURIComponent('ив')}`,
  refunds: '/api/admin/refunds',
  'promo codes': '/api/admin/promo-codes',
  instalments: '/api/admin/installments',
  'analytics, a month': '/api/admin/analytics?days=30',
  'analytics, a year': '/api/admin/analytics?days=365',
  'analytics, own period': `/api/admin/analytics?from=${addDays(today, -200)}&to=${addDays(today, -100)}`,
  dashboard: '/api/admin/dashboard',
};

export function run(): Promise<void> {
  return onEachLargeProduct(sizeOf(process.argv[3]), measure);
}

async function measure(product: LargeProduct): Promise<void> {
  const database = openBeside(product);
  await addVisits(database.handle).finally(() => database.close());
  const { token } = await signInAs(product.url, 'director@podium.local');
  await pause(settleMs);
  for (const [name, path] of Object.entries(asked)) {
    const took: number[] = [];
    const { pageP99Ms } = await watched(product, async () => {
      for (let round = 0; round < rounds; round++) took.push(await timeOf(product.url + path, token));
    });
    took.sort((a, b) => a - b);
    const title = `${name}, ${product.engine}`;
    atMost(`${title}: p95`, shareOf(took, 0.95), targets.p95, ' ms');
    atMost(`${title}: p99`, shareOf(took, 0.99), targets.p99, ' ms');
    atMost(`${title}: landing page meanwhile, p99`, pageP99Ms, targets.pageP99, ' ms');
  }
}

async function timeOf(url: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(Math.ceil(sorted.length * share), sorted.length) - 1]!;
}

/** Counts as two years of visits leave them, in place of what the demo school has. */
async function addVisits(db: Db): Promise<void> {
  await sql`delete from visit_counts`.execute(db);
  for (let ago = 1; ago <= days; ago++) {
    const day = addDays(today, -ago);
    const row = (dimension: string, value: string, visitors: number) => ({
      ...{ day, dimension, value, visitors, views: Math.round(visitors * 1.6) },
    });
    const each = Math.round(visitorsADay / sources);
    const bySource = Array.from({ length: sources }, (_, n) => row('source', `s${n}`, each));
    const byCampaign = Array.from({ length: sources }, (_, n) => row('campaign', `s${n} · c`, each));
    const steps = [row('step', 'visit', visitorsADay), row('step', 'cards', 1_500), row('step', 'form', 240)];
    await db
      .insertInto('visit_counts')
      .values([row('all', '', visitorsADay), ...steps, ...bySource, ...byCampaign])
      .execute();
  }
}
