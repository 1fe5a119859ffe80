/** Analytics of any period, in a school as large as they come, on both engines. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { addDays, schoolDay, second } from '#shared/dates.ts';
import { type LargeProduct, onEachLargeProduct, openBeside, sizeOf } from './largeProduct.ts';
import { signInAs } from './panelSession.ts';
import { addPeriodRows } from './periodRows.ts';
import { atMost } from './verdict.ts';

const rounds = 30;
const targetMs = 50;
const visits = 2_000_000;
const megabytesAMillion = 3;

const today = schoolDay(new Date(), 'Europe/Moscow');
const to = (ago: number) => addDays(today, -ago);
const asked: Record<string, string> = {
  'a week': 'days=7',
  'a month': 'days=30',
  'a quarter': 'days=90',
  'a year': 'days=365',
  'a hundred days of last year': `from=${to(500)}&to=${to(400)}`,
  'two years': `from=${to(730)}&to=${to(1)}`,
  'three years': `from=${to(1_095)}&to=${today}`,
};

export function run(): Promise<void> {
  return onEachLargeProduct(sizeOf(process.argv[3]), measure);
}

async function measure(product: LargeProduct): Promise<void> {
  const database = openBeside(product);
  try {
    await addPeriodRows(database, today);
    await summed(database);
    atMost(
      `a million visits, ${product.engine}`,
      (await bytesOfVisits(database)) / 2 ** 20 / (visits / 1_000_000),
      megabytesAMillion,
      ' MB',
    );
  } finally {
    await database.close();
  }
  const { token } = await signInAs(product.url, 'director@podium.local');
  for (const [name, query] of Object.entries(asked)) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round++)
      took.push(await timeOf(`${product.url}/api/admin/analytics?${query}`, token));
    took.sort((a, b) => a - b);
    atMost(`${name}, ${product.engine}: p95`, took[Math.ceil(rounds * 0.95) - 1]!, targetMs, ' ms');
  }
}

/** The product sums finished days every half hour; here the bench asks for it and waits. */
async function summed(database: Database): Promise<void> {
  for (const table of ['order_periods', 'refund_periods'] as const)
    await database.handle.deleteFrom(table).execute();
  const { handle } = database;
  for (let known = -1; ; ) {
    await sql`update schedules set next_run_at = ${new Date().toISOString()}
      where name in ('orders.sum_days', 'refunds.sum_days', 'learning.add_up_sums')`.execute(handle);
    await pause(10 * second);
    const { rows } = await sql<{ periods: number }>`select (select count(*) from order_periods)
      + (select count(*) from refund_periods) as periods`.execute(handle);
    const now = Number(rows[0]!.periods);
    if (now > 0 && now === known) return;
    known = now;
  }
}

async function timeOf(url: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

async function bytesOfVisits({ engine, handle }: Database): Promise<number> {
  const tables = ['visit_counts', 'visit_days', 'visit_months'];
  const size =
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name in (${sql.join(tables)})
          or name in (select name from sqlite_schema where tbl_name in (${sql.join(tables)}))`
      : sql<{ bytes: number }>`select sum(pg_total_relation_size(relid)) as bytes from pg_statio_user_tables
          where relname in (${sql.join(tables)})`;
  return Number((await size.execute(handle)).rows[0]!.bytes);
}
