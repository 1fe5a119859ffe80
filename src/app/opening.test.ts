/** A live school that sells nothing yet. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { startPodium } from './podium.ts';

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://school.example',
  HOST: '127.0.0.1',
  PORT: '0',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'school@school.example',
  ADMIN_EMAIL: 'owner@school.example',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_key',
};

// spec: 792
test('a live school with nothing on sale says that it opens soon, and promises nothing', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'podium-opening-'));
  const podium = await startPodium(readConfig({ ...live, DATA_DIR }), { log: makeLog('silent') });
  try {
    const { port } = podium.server.server.address() as AddressInfo;
    const read = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
      // Texts for scripts are on every page; the reader sees the rest.
      return (await answer.text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    };
    for (const [path, title] of [
      ['/', 'Скоро откроемся'],
      ['/en', 'We open soon'],
      ['/zh', '即将开放'],
    ] as const) {
      const page = await read(path);
      expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      for (const part of ['courses', 'program', 'faq', 'models', 'learning', 'promises-title'])
        expect(page, `${path} ${part}`).not.toMatch(new RegExp(`id="${part}"|href="#${part}"`));
    }
    expect(await read('/'), 'where an address may be left').toMatch(/id="opening"/);
    const missing = await read('/none');
    expect(missing).toMatch(/На главную/);
    expect(missing, 'no way to what there is not').not.toMatch(/#courses|#program|\/lessons\//);
    expect(await read('/')).not.toMatch(/Вернём деньги|Выбрать курс|Станьте моделью</);
  } finally {
    await podium.stop();
    await rm(DATA_DIR, { recursive: true });
  }
});
