/**
 * S13: whatever a caller or the provider says, a browser is redirected only to us and to parties we chose.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { oauthApi } from '#features/accounts/sign-in/contract/oauth.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { atCount, tell } from '#test/counts.ts';
import { aBrowser, withProviders } from '#test/oauth.ts';
import { askAsWritten, elsewhere, leadsElsewhere } from '#test/redirects.ts';
import { aCourse, purchaseOf } from '#test/school.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { type Podium, startPodium } from './podium.ts';
import { apiRoutes } from './server.ts';

/** Calls whose answers redirect, and how each is checked below. Any other call redirects nowhere. */
const leading = [
  'GET /api/auth/google/callback: location',
  'POST /api/auth/{provider}/start: url',
  'POST /api/create_payment: confirmation_url',
  'POST /api/orders/state: confirmation_url',
];
/** Where an open payment is paid, as the answer of its provider was kept: other hosts are never kept. */
const kept = [
  'POST /api/user/orders/{id}/cancel: pay_url',
  'POST /api/admin/trial-payment: pay_url',
  'POST /api/create_rating_payment: confirmation_url',
  'POST /api/rating/result: confirmation_url',
  'POST /api/guardian/pay: confirmation_url',
];
/** Fixed paths of ours, which no caller can influence. */
const ours = [
  'POST /api/lessons/{id}/video-ticket: url',
  'POST /api/materials/{id}/ticket: url',
  ...['POST /api/user/certificates/{id}/name', 'GET /api/admin/certificates/{id}'].map(
    (call) => `${call}: url`,
  ),
  ...['show', 'retake', 'share'].map((what) => `POST /api/rating/${what}: photo_url`),
  'GET /api/admin/orders/{id}/rating: photo_url',
  ...['revoke', 'restore'].map((what) => `POST /api/admin/certificates/{id}/${what}: url`),
];
/** Addresses that staff have typed: https alone, those of lessons at allowed hosts; only a reader's click follows them. */
const typed = [
  'POST /api/lessons/{id}/video-ticket: page_url',
  ...['POST /api/admin/courses', 'PUT /api/admin/courses/{id}', 'DELETE /api/admin/courses/{id}'].map(
    (call) => `${call}: video_url`,
  ),
  ...['archive', 'restore', 'duplicate'].map((what) => `POST /api/admin/courses/{id}/${what}: video_url`),
  'PUT /api/admin/courses/{id}/promotion: video_url',
  ...[
    'POST /api/admin/courses/{id}/lessons',
    'PUT /api/lessons/{id}',
    'POST /api/admin/lessons/{id}/restore',
  ].flatMap((call) => ['yandex_disk_url', 'video_url', 'url'].map((name) => `${call}: ${name}`)),
  ...[
    'POST /api/admin/courses/{id}/materials',
    'PUT /api/admin/materials/{id}',
    'POST /api/admin/materials/{id}/restore',
  ].map((call) => `${call}: url`),
  ...[
    'GET /api/admin/reviews/{id}',
    ...['published', 'rejection', 'restore'].map((what) => `POST /api/admin/reviews/{id}/${what}`),
    ...['reply', 'place'].map((what) => `PUT /api/admin/reviews/{id}/${what}`),
  ].flatMap((call) => ['video_url', 'cloud_url'].map((name) => `${call}: ${name}`)),
];
/** Places where models live. */
const places = [
  ...['POST /api/models', 'PUT /api/models/{id}', 'GET /api/admin/models/{id}'],
  ...['published', 'consent', 'consent/withdrawal', 'restore'].map(
    (what) => `POST /api/admin/models/{id}/${what}`,
  ),
  'PUT /api/admin/models/{id}/place',
].map((call) => `${call}: location`);
/** Parameter names that other products redirect by. */
const names = ['next', 'return_to', 'returnTo', 'redirect', 'redirect_uri', 'url', 'continue', 'to', 'error'];
const pages = ['/', '/en', '/login', '/dashboard', '/admin', '/auth/google/callback', '/auth/vk/callback'];
const tokenPages = ['/verify-email/x', '/reset-password', '/set-password', '/payment/return', '/none'];
const calls = ['/api/auth/google/callback', '/api/verify-email/x', '/api/courses'];
const asked = [...pages, ...tokenPages, ...calls];
/** Share of the addresses tried in each place, others in the next; a measurement tries them all. */
const step = atCount(12, 1);
const triedAt = (place: number) => elsewhere.filter((_, n) => (n + place) % step === 0);

it('every answer that leads a browser on is named here', () => {
  const found = apiRoutes.flatMap(({ endpoint: { method, path, output } }) => {
    const shape = output instanceof z.ZodObject ? Object.keys(output.shape) : [];
    return shape
      .filter((name) => /^(?:url|location|redirect\w*|\w+_url)$/.test(name))
      .map((name) => `${method} ${path}: ${name}`);
  });
  expect(found.filter((each) => ![...leading, ...kept, ...ours, ...typed, ...places].includes(each))).toEqual(
    [],
  );
  expect(leading.filter((each) => !found.includes(each))).toEqual([]);
});

it('there are sixty ways to write another address', () => {
  expect(new Set(elsewhere).size).toBeGreaterThanOrEqual(60);
});

describe('what is asked for in an address', () => {
  let podium: Podium;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'podium-redirects-'));
    const settings = { DATA_DIR: folder, PORT: '0' };
    podium = await startPodium(readConfig(settings), { log: makeLog('silent') });
  });
  afterAll(async () => {
    await podium.stop();
    await rm(folder, { recursive: true });
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    askAsWritten(podium.url, path, { accept: 'text/html', ...headers });

  it.each(asked)('%s', async (page) => {
    const payloads = triedAt(asked.indexOf(page));
    for (const payload of payloads) {
      const query = new URLSearchParams(names.map((name): [string, string] => [name, payload]));
      expect(leadsElsewhere(await ask(`${page}?${query}`), podium.url), payload).toBeNull();
    }
    tell('addresses in the parameters of a page', payloads.length * names.length);
  });

  it('as the path itself, and in headers', async () => {
    const payloads = triedAt(0);
    for (const payload of payloads) {
      for (const path of pathsOf(payload)) {
        // No browser could send this in a request's first line.
        if (!/^\/[\u0021-\u007e]*$/.test(path)) continue;
        expect(leadsElsewhere(await ask(path), podium.url), path).toBeNull();
      }
      const text = encodeURI(payload);
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        referer: text,
        cookie: `language=${text}`,
      };
      for (const path of ['/', '/login/', '/api/auth/google/callback'])
        expect(leadsElsewhere(await ask(path, headers), podium.url), payload).toBeNull();
    }
    tell('addresses as a path, or in headers', payloads.length * 13);
  });
});

describeOnOneEngine('what is asked for in a call', (makeWorld) => {
  it('signing in elsewhere leads to the provider, and from there to us', async () => {
    const world = await makeWorld();
    const { google, vk } = await withProviders(world);
    const providers = { google: google.url, vk: vk.url };
    const payloads = triedAt(1);
    for (const payload of payloads) {
      for (const [provider, origin] of Object.entries(providers)) {
        const wanted = Object.fromEntries(names.map((name) => [name, payload]));
        const answer = await aBrowser(world).call(oauthApi.start, { provider, ...wanted } as never);
        const url = new URL(answer.body.url);
        expect(url.origin, payload).toBe(new URL(origin).origin);
        const back = new URL(url.searchParams.get('redirect_uri')!);
        expect(back.origin, payload).toBe(world.app.config.appUrl);
      }
      const exchanged = await aBrowser(world).call(oauthApi.vk, {
        code: 'x',
        device_id: 'x',
        redirect_uri: payload,
      });
      expect(exchanged, payload).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    }
    tell('addresses given to sign-ins elsewhere', payloads.length * 3);
  });

  it('a buyer is sent to the provider’s own pages or nowhere', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const buy = () => world.visitor().call(paymentsApi.create, purchaseOf(course));
    const honest = await buy();
    expect(new URL(honest.body.confirmation_url).port).toBe(new URL(world.yookassa.url).port);
    const payloads = triedAt(2);
    for (const payload of payloads) {
      world.yookassa.setPublicUrl(payload);
      const { status, body } = await buy();
      expect([status, body.confirmation_url], payload).toEqual([502, undefined]);
      expect(JSON.stringify(body), payload).not.toContain('evil');
    }
    tell('confirmation addresses of the provider', payloads.length);
  });
});

function pathsOf(payload: string): string[] {
  return [payload, `/${payload}`, `//${payload}`, `/en/${payload}`, `/${encodeURI(payload)}`].flatMap(
    (path) => [path, `${path}/`],
  );
}
