/** A live school shows no drawing of the demo school as its own: words alone, until it has a picture. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import type { ShownPictures } from '#features/site/pictures/contract/pictures.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { makeLog } from '#server/log.ts';
import { asDataUrl } from '#test/pictures.ts';
import { type Podium, startPodium } from './podium.ts';

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://school.example',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'school@school.example',
  ADMIN_EMAIL: 'owner@school.example',
  ADMIN_PASSWORD: 'chosen-by-the-owner',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_key',
  HOST: '127.0.0.1',
  PORT: '0',
};
const carmine = '#a8123a';

let folder: string;
let school: Podium;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-pictures-'));
  school = await startPodium(readConfig({ ...live, DATA_DIR: folder }), { log: makeLog('silent') });
});
afterAll(async () => {
  await school.stop();
  await rm(folder, { recursive: true });
});

// spec: 755
it('has a first screen of words, and a link preview of words, until its own picture stands in both', async () => {
  const before = await page();
  expect(before.includes('<h1')).toBe(true);
  expect(/portrait[\w-]*\.svg/.test(before)).toBe(false);
  expect(hero(before)).not.toContain('<img');
  const bare = await card(before);
  expect(await redAtTheRight(bare)).toBe(false);

  const staff = { authorization: `Bearer ${await aToken()}`, 'content-type': 'application/json' };
  const plain = { create: { width: 1200, height: 1500, channels: 3, background: carmine } } as const;
  const picture = asDataUrl(await sharp(plain).jpeg().toBuffer());
  const words = { ru: 'Показ <осень>', zh: '秋季走秀' };
  const sent = { place: 'hero', picture, alt: words, crop: null, focus: { x: 0.5, y: 0.3 } };
  const url = '/api/admin/site/pictures';
  const answer = await school.server.inject({ method: 'POST', url, headers: staff, payload: sent });
  expect(answer.statusCode).toBe(200);

  const after = hero(await page());
  const shown = (await school.server.inject('/api/site/pictures')).json<ShownPictures>();
  const { file } = shown.hero!;
  for (const format of ['avif', 'webp'])
    expect(after).toContain(
      `type="image/${format}" srcSet="${[400, 800, 1280].map((width) => `/${file}/${width}.${format} ${width}w`).join(', ')}"`,
    );
  // Its place is free before it comes, and it is fetched first.
  expect(after).toMatch(/<img[^>]*width="800"[^>]*height="1000"[^>]*alt="Показ &lt;осень&gt;"/);
  expect(after).toMatch(/fetchPriority="high"/i);
  expect(hero(await page('/zh'))).toContain('alt="秋季走秀"');
  expect(await redAtTheRight(await card(await page()))).toBe(true);
});

async function page(path = '/'): Promise<string> {
  return (await school.server.inject({ url: path, headers: { accept: 'text/html' } })).body;
}

function hero(html: string): string {
  const [found = ''] = /<h1[\s\S]*?<\/section>/.exec(html) ?? [];
  return found;
}

/** The picture that messengers show beside a link to the page. */
async function card(html: string): Promise<Buffer> {
  const [, path = ''] = /property="og:image" content="https:\/\/school\.example([^"]+)"/.exec(html) ?? [];
  return (await school.server.inject(path.replaceAll('&amp;', '&'))).rawPayload;
}

async function redAtTheRight(jpeg: Buffer): Promise<boolean> {
  const part = await sharp(jpeg).extract({ left: 900, top: 100, width: 200, height: 400 }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[0]!.mean > 2 * channels[1]!.mean;
}

function aToken(): Promise<string> {
  return contextOf(school.app).transaction(async (ctx) => {
    const id = await createAccount(ctx, {
      ...{ email: 'editor@school.example', firstName: 'Вера', lastName: 'Ким' },
      ...{ language: 'ru', passwordHash: null, isVerified: true, role: 'content_manager' },
    });
    return startSession(ctx, id!, false);
  });
}
