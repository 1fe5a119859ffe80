/** A school that is not shown in every language: its addresses, search tags and the language control follow. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { schoolFactsOf } from '#features/publishing/school/server/school.ts';
import { readConfig } from '#server/config.ts';
import { demoPassword } from '#server/demoDefaults.ts';
import { makeLog } from '#server/log.ts';
import type { Language } from '#shared/i18n.ts';
import { type Podium, startPodium } from './podium.ts';

let folder: string;
let podium: Podium;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-languages-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
  podium = await startPodium(config, { log: makeLog('silent') });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

// spec: 561
test('a language that the owner switches off is offered nowhere, and its addresses lead to the Russian pages', async () => {
  // Drawn before, so that it lies in memory.
  expect(await textAt('/en')).toContain('hrefLang="en"');
  expect((await offer(['zh', 'ru'])).languages).toEqual(['ru', 'zh']);
  await vi.waitFor(async () => expect((await ask('/en')).status).toBe(302));

  for (const [from, to] of Object.entries({
    ...{ '/en': '/', '/en?utm_source=mail': '/?utm_source=mail', '/en/offer.html': '/offer.html' },
  }))
    expect([from, (await ask(from)).headers.get('location')]).toEqual([from, to]);
  for (const path of ['/', '/zh', '/offer.html', '/sitemap.xml']) {
    const page = (await textAt(path)).toLowerCase();
    expect([path, page.match(/hreflang="en"/)]).toEqual([path, null]);
    expect(page).toContain('hreflang="zh"');
  }
  // The control leads past it.
  expect(await textAt('/')).toMatch(/<a[^>]+href="\/zh"[^>]+hrefLang="zh"/);

  const english = { cookie: 'language=en', 'accept-language': 'en' };
  expect(await textAt('/login', english)).toContain('<html lang="ru"');
  expect((await ask('/', { cookie: english.cookie })).status).toBe(200);
  const refusal = await (await ask('/api/me', { 'accept-language': 'en' })).json();
  expect(refusal).toMatchObject({ code: 'unauthorized' });
});

// spec: 561
test('a school in Russian alone has no language control; Russian cannot be switched off; all come back', async () => {
  await offer(['ru']);
  await vi.waitFor(async () => expect((await ask('/zh')).status).toBe(302));
  expect(await textAt('/')).not.toMatch(/<a[^>]+hrefLang=/);
  await expect(offer(['en'])).rejects.toThrow('422');
  await offer(['ru', 'en', 'zh']);
  await vi.waitFor(async () => expect(await textAt('/en')).toContain('<html lang="en"'));
  expect((await schoolFactsOf(podium.app.database.handle)).languages).toEqual(['ru', 'en', 'zh']);
});

/** The owner saves the settings with these languages. */
async function offer(languages: Language[]): Promise<{ languages: Language[] }> {
  const owner = { email: podium.app.config.adminEmail, password: demoPassword, staff: true };
  const { access_token } = await send('POST', '/api/login', { body: owner });
  const token = String(access_token);
  const { logo: _, ...settings } = await send('GET', schoolPanelApi.showSettings.path, { token });
  const body = { ...settings, languages };
  return (await send('PUT', schoolPanelApi.saveSettings.path, { token, body })) as never;
}

async function send(method: string, path: string, { body, token }: { body?: object; token?: string }) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(podium.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(podium.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
}

async function textAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await (await ask(path, headers)).text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
}
