/** S15: every answer, however it ends, carries the headers that protect the reader. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmSources } from '#features/teaching/learning/rules/video.ts';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { type Podium, startPodium } from './podium.ts';
import { apiRoutes } from './server.ts';

let podium: Podium;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-headers-'));
  podium = await startPodium(readConfig({ DATA_DIR: folder, PORT: '0' }), { log: makeLog('silent') });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

const required: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=(?:3153600\d|3[2-9]\d{6}|[4-9]\d{7}); includeSubDomains/,
  'content-security-policy': /./,
  'permissions-policy': /camera=\(\)/,
};

async function answerTo(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(podium.url.replace('localhost', '127.0.0.1') + path, { redirect: 'manual', ...init });
}

function expectSafe(response: Response, what: string): void {
  for (const [name, form] of Object.entries(required)) {
    expect(response.headers.get(name) ?? '', `${name} of ${what}`).toMatch(form);
  }
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy, what).not.toMatch(/unsafe-(?:inline|eval|hashes)|\*|https?:(?:\s|;|$)/);
  expect(policy, what).toContain(
    "default-src 'none'" === policy.slice(0, 18) ? "default-src 'none'" : "default-src 'self'",
  );
  expect(policy, what).toMatch(/frame-ancestors '(?:none|self)'/);
  expect(response.headers.get('x-powered-by') ?? response.headers.get('server'), what).toBeNull();
}

test('every call of the contract, by whatever method', async () => {
  for (const { endpoint } of apiRoutes) {
    const path = endpoint.path.replace(/\{\w+\}/g, 'x');
    for (const method of [endpoint.method, 'OPTIONS', 'PATCH']) {
      const response = await answerTo(path, { method });
      expectSafe(response, `${method} ${path}`);
      expect(response.headers.get('cache-control'), `${method} ${path}`).toMatch(/no-store/);
      await response.body?.cancel();
    }
  }
});

const pages = [
  '/',
  '/en',
  '/zh',
  '/login',
  '/cabinet',
  '/admin',
  '/admin/users',
  '/verify-email/x',
  '/no-such-page',
  '/zh/none',
];
const others = [
  ...[
    '/api',
    '/api/none',
    '/api/docs',
    '/healthz',
    '/readyz',
    '/metrics',
    '/assets/none.js',
    '/media/lessons/none',
    '/photos/none/360.jpg',
    '/pictures/none/320.jpg',
    '/share/ru.jpg',
    '/share/none',
    '/favicon.ico',
  ],
  ...[
    '/%zz',
    '//example.com',
    '/en/',
    `/media/lessons/${'a'.repeat(400)}`,
    '/demo/mailbox',
    '/demo/mailbox/none',
    '/demo/payments',
  ],
];

test.each([...pages, ...others])('%s', async (path) => {
  for (const headers of [{}, { 'if-none-match': '*' }, { 'accept-encoding': 'br' }, { range: 'bytes=0-1' }]) {
    expectSafe(await answerTo(path, { headers }), path);
  }
  expectSafe(await answerTo(path, { method: 'HEAD' }), `HEAD ${path}`);
  expectSafe(await answerTo(path, { method: 'POST', body: '{' }), `POST ${path}`);
});

test.each(pages)('the page %s loads from nowhere else and is shown in nobody’s frame', async (path) => {
  const response = await answerTo(path);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toMatch(/script-src 'self'(?:;| '(?:sha256|nonce)-)/);
  const html = await response.text();
  expect(html).not.toMatch(/\son\w+=|javascript:|<script(?![^>]*(?:nonce|type="module"))[^>]*src="https?:/i);
});

// spec: 695
test('pages with lessons may show films of the hosts that lessons link to, and nothing else', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  for (const path of ['/dashboard', `/course/${id}/lesson/${id}`]) {
    const policy = (await answerTo(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-src ${filmSources.frames.join(' ')};`);
    expect(policy).toContain(`media-src 'self' blob: ${filmSources.media.join(' ')};`);
    expect(policy).toContain("script-src 'self' 'nonce-");
  }
});

test('the home page may show the map’s frame, the panel a page of ours, and no other page any', async () => {
  const framesOn = async (path: string) =>
    /frame-src ([^;]*)/.exec((await answerTo(path)).headers.get('content-security-policy') ?? '')?.[1];
  const map = 'https://yandex.ru/map-widget/ https://yandex.com/map-widget/';
  for (const path of ['/', '/en', '/zh']) expect([path, await framesOn(path)]).toEqual([path, map]);
  for (const path of pages.filter((page) => !/^\/(?:en|zh)?$/.test(page)))
    expect([path, await framesOn(path)]).toEqual([path, path.startsWith('/admin') ? "'self'" : "'none'"]);
});

test.each([
  '//example.com',
  '///example.com/x/',
  '/\\\\example.com',
  '//example.com/%2e%2e',
  '/%2f%2fexample.com/',
  '/en//',
])('a tidied address stays with us: %s', async (path) => {
  const location = (await answerTo(path)).headers.get('location');
  if (location !== null) expect(new URL(location, podium.url).origin).toBe(new URL(podium.url).origin);
});

test('a file of the build is kept for ever, and safe', async () => {
  const html = await (await answerTo('/')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
  const response = await answerTo(script!);
  expect(response.status).toBe(200);
  expectSafe(response, script!);
  expect(response.headers.get('cache-control')).toContain('immutable');
});
