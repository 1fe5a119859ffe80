/** The year behind the demo school, as people start it: how soon it is all there, and what visitors notice of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#test/postgres.ts';
import { startProduct } from './processes.ts';
import { atMost } from './verdict.ts';

const promisedSeconds = 20;
const givenUpAfterMs = 120_000;

export async function run(): Promise<void> {
  const postgres = await startPostgres(true);
  try {
    await measure('sqlite', {});
    await measure('postgres', { DATABASE_URL: `${postgres.baseUrl}postgres` });
  } finally {
    await postgres.stop();
  }
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const startedAt = performance.now();
  const product = await startProduct({ ...env, DEMO_YEAR: 'on' });
  try {
    await answerOf(`${product.url}/`);
    const firstMs = performance.now() - startedAt;
    let slowestMs = 0;
    while (!(await isTold(product.url))) {
      if (performance.now() - startedAt > givenUpAfterMs)
        throw new Error('the year does not come to its end');
      const askedAt = performance.now();
      await answerOf(`${product.url}/api/courses`);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      await pause(50);
    }
    console.log(`${name}: first answer after ${Math.round(firstMs)} ms`);
    atMost(`the year is told (${name})`, (performance.now() - startedAt) / 1000, promisedSeconds, ' s');
    atMost(`slowest answer meanwhile (${name})`, slowestMs, 500, ' ms');
  } finally {
    await product.stop();
  }
}

async function isTold(url: string): Promise<boolean> {
  const { told, of } = (await (await fetch(`${url}/api/demo/year`)).json()) as { told: number; of: number };
  return of > 0 && told === of;
}

async function answerOf(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
}
