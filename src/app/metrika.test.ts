/** A counter of another company: which pages may load it, and while it is set alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { type Podium, startPodium } from './podium.ts';

let podium: Podium;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-metrika-'));
  podium = await startPodium(readConfig({ DATA_DIR: folder, PORT: '0' }), { log: makeLog('silent') });
  const signedIn = await ask('/api/login', 'POST', {
    email: 'admin@podium.local',
    password: 'podium-demo',
  });
  token = ((await signedIn.json()) as { access_token: string }).access_token;
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

const host = 'https://mc.yandex.ru';
const publicPages = ['/', '/en', '/zh', '/offer.html', '/en/cookies-policy.html', '/documents/offer/1'];
const privatePages = [
  ...['/login', '/dashboard', '/my-data', '/my-orders', '/admin', '/admin/integrations'],
  ...['/verify-email/secret', '/reset-password/secret', '/guardian/secret', '/payment/return?order=secret'],
  '/no-such-page',
];

// spec: 172
test('public pages may load it while it is set, and no other page ever', async () => {
  for (const page of [...publicPages, ...privatePages]) expect(await hostsOf(page)).toEqual([]);
  await setCounter('98765432');
  await vi.waitFor(async () => expect(await hostsOf('/')).not.toEqual([]), { timeout: 10_000 });
  for (const page of publicPages)
    expect([page, await hostsOf(page)]).toEqual([page, ['script-src', 'img-src', 'connect-src']]);
  for (const page of privatePages) expect([page, await hostsOf(page)]).toEqual([page, []]);
  // The page itself names no foreign script: only a browser that consented asks for it.
  const html = await (await ask('/')).text();
  expect(html).not.toContain(host);
  expect(html).toContain('98765432');
  await setCounter(null);
  await vi.waitFor(async () => expect(await hostsOf('/')).toEqual([]), { timeout: 10_000 });
  expect(await (await ask('/')).text()).not.toContain('98765432');
});

/** Directives of the page's policy that name the counter's host; anything of Yandex elsewhere is a surprise. */
async function hostsOf(page: string): Promise<string[]> {
  const policy = (await ask(page)).headers.get('content-security-policy') ?? '';
  return policy.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return sources.some((source) => source.includes('mc.yandex')) ? [name] : [];
  });
}

async function setCounter(counter: string | null): Promise<void> {
  const { version } = (await (await ask('/api/admin/metrika')).json()) as { version: string };
  expect((await ask('/api/admin/metrika', 'PUT', { counter, version })).status).toBe(200);
}

function ask(path: string, method = 'GET', body?: object): Promise<Response> {
  return fetch(podium.url.replace('localhost', '127.0.0.1') + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(path.startsWith('/api') && token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
