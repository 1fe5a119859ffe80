/** The built product, started once a worker as anybody would start it, on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';

export interface Product {
  url: string;
}

/** `page` also fails its test on any error in the console: a blocked script or style, an exception. */
export const test = base.extend<{ page: Page }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this very pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'podium-e2e-'));
      const child = start(dataDir);
      await use({ url: await servingAt(child) });
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // Answers that say no are part of the journeys; the browser reports each as an error.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

export { expect };

/** Opens the demo mailbox and the newest mail to the address, and follows its link. */
export async function followMailedLink(page: Page, address: string, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto('/demo/mailbox');
    await page.getByRole('link', { name: new RegExp(`${subject}[\\s\\S]*${address}|${address}[\\s\\S]*${subject}`) }).first().click({ timeout: 500 });
  }).toPass();
  await page.getByRole('main').getByRole('link', { name: /http/ }).first().click();
}

function start(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      PODIUM_MODE: 'demo',
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      APP_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return child;
}

async function servingAt(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line);
    const url = /serving (http:\S+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout!.resume();
    return url;
  }
  throw new Error(`the product did not start:\n${lines.join('\n')}`);
}
