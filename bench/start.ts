import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from './processes.ts';
import { atMost } from './verdict.ts';
import { median } from './wrk.ts';

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

/** Time from process start to first page, on a new and on an existing database, and memory at rest. */
export async function run(): Promise<void> {
  for (const [mode, env] of Object.entries({ demo, live })) {
    const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'));
    const first = await startOnce({ ...env, DATA_DIR: folder });
    const later = [];
    for (let n = 0; n < 5; n++) later.push(await startOnce({ ...env, DATA_DIR: folder }));
    console.log(`${mode} mode: ${Math.round(first.firstPageMs)} ms on a new database`);
    atMost(`first page, ${mode}`, median(later.map(({ firstPageMs }) => firstPageMs)) / 1000, 2.5, ' s');
    atMost(`idle memory, ${mode}`, median(later.map(({ residentMb }) => residentMb)), 150, ' MB');
    await rm(folder, { recursive: true });
  }
}

async function startOnce(env: Record<string, string>): Promise<{ firstPageMs: number; residentMb: number }> {
  const startedAt = performance.now();
  const port = 30_000 + Math.floor(Math.random() * 20_000);
  // Asked at the port it will use: in live mode it prints its public address.
  const product = await startProduct({ ...env, PORT: String(port) });
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  const firstPageMs = performance.now() - startedAt;
  if (status !== 200) throw new Error(`the landing page answers ${status}`);
  await pause(idleMs);
  const resident = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${product.pid}/status`, 'utf8'))?.[1];
  await product.stop();
  return { firstPageMs, residentMb: Number(resident) / 1024 };
}
