// Lane: alone.
/** A supervisor may ask the product to stop as soon as somebody is served. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastingPort, startProduct } from '#test/product.ts';

it('from its first answer on, the product asked to stop stops in order', async () => {
  const home = await mkdtemp(join(tmpdir(), 'podium-stopping-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const port = await lastingPort();
  const product = startProduct({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: home });
  onTestFinished(() => product.kill().catch(() => {}));
  let isOver = false;
  void product.ended.then(() => {
    isOver = true;
  });
  let answer: Response | null = null;
  while (!answer && !isOver) answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  process.kill(product.pid, 'SIGTERM');
  expect([answer?.status, await product.ended]).toEqual([200, 0]);
});
