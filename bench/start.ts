/** Time from process start to first page, on a new and on an existing database, memory at rest, and the demo's year. */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { lastingPort } from '#test/product.ts';
import { median, memoryMb } from './measures.ts';
import { type EngineAt, onEachEngine, startProduct, temporaryFolder } from './product.ts';
import { atMost } from './verdict.ts';

const idleMs = 5000;
/** As people start it: with the year behind it. */
const demo = { DEMO_YEAR: 'on' };
/** Settings of a live school whose outside parties do not answer yet. */
const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://podium.example',
  HOST: '127.0.0.1',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'school@podium.example',
  ADMIN_EMAIL: 'owner@podium.example',
  ADMIN_PASSWORD: 'of-this-bench-only',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'test_bench',
};
const yearSeconds = 20;
const givenUpAfterMs = 120_000;

export async function run(): Promise<void> {
  for (const [mode, env] of Object.entries({ demo, live })) {
    const folder = await temporaryFolder();
    const first = await startOnce({ ...env, DATA_DIR: folder });
    const later = [];
    for (let n = 0; n < 5; n++) later.push(await startOnce({ ...env, DATA_DIR: folder }));
    console.log(`${mode} mode: ${Math.round(first.firstPageMs)} ms on a new database`);
    atMost(`first page, ${mode}`, median(later.map(({ firstPageMs }) => firstPageMs)) / 1000, 2.5, ' s');
    atMost(`idle memory, ${mode}`, median(later.map(({ idleMb }) => idleMb)), 150, ' MB');
    await rm(folder, { recursive: true });
  }
  await onEachEngine(theYear);
}

async function startOnce(env: Record<string, string>): Promise<{ firstPageMs: number; idleMb: number }> {
  const startedAt = performance.now();
  // Asked at the port it will use: in live mode it prints its public address.
  const port = await lastingPort();
  const product = await startProduct({ ...env, PORT: String(port) });
  await answerOf(`http://127.0.0.1:${port}/`);
  const firstPageMs = performance.now() - startedAt;
  await pause(idleMs);
  const idleMb = await memoryMb(product.pid);
  await product.stop();
  return { firstPageMs, idleMb };
}

/** How soon it is all there, and what visitors notice of it. */
async function theYear({ engine, databaseUrl }: EngineAt): Promise<void> {
  const startedAt = performance.now();
  const product = await startProduct({ ...demo, DATABASE_URL: databaseUrl });
  try {
    let slowestMs = 0;
    while (!(await isTold(product.url))) {
      if (performance.now() - startedAt > givenUpAfterMs)
        throw new Error('the year does not come to its end');
      const askedAt = performance.now();
      await answerOf(`${product.url}/api/courses`);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      await pause(50);
    }
    atMost(`the year is told (${engine})`, (performance.now() - startedAt) / 1000, yearSeconds, ' s');
    atMost(`slowest answer meanwhile (${engine})`, slowestMs, 500, ' ms');
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
