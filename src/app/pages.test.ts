// Lane: alone.
/** Pages as they are sent: redrawn when their content changes, and still pages when something is wrong. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishDocument } from '#features/publishing/documents/server/publishDocument.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { beginChange } from '#server/changes.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import type { Engine } from '#server/db/database.ts';
import { makeLog } from '#server/log.ts';
import { cuttableLine } from '#test/cuttableLine.ts';
import { freshDatabase, usualEngines } from '#test/database.ts';
import { type Podium, startPodium } from './podium.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ru' };

describe.each(usualEngines)('pages (%s)', (engine) => {
  it('of a document are kept until a version is published, and then show it', async () => {
    const podium = await startOn(engine);
    const [path, old] = ['/en/offer.html', '/en/documents/offer/1'];
    expect(await textAt(podium, path)).toContain('Version 1 of');
    const before = (await ask(podium, path)).headers.get('etag');
    expect((await ask(podium, path)).headers.get('etag')).toBe(before);

    const text = { title: 'Новая оферта', blocks: [{ paragraph: '<script>alert(1)</script> {inn}' }] };
    const english = { ...text, title: 'A new offer' };
    await contextOf(podium.app).transaction((ctx) =>
      publishDocument(ctx, 'offer', { ru: text, en: english }),
    );
    await vi.waitFor(async () => expect(await textAt(podium, path)).toContain('A new offer'), 5000);
    const page = await textAt(podium, path);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert(1)');
    expect(await textAt(podium, old)).toContain('no longer in force');
    expect(await textAt(podium, '/zh/offer.html')).toContain('本文件尚未译成您的语言');
  });

  it('of documents show the requisites that the school gives, as soon as it does', async () => {
    const podium = await startOn(engine);
    expect(await textAt(podium, '/cookies-policy.html')).toContain('0000000000');
    const facts = schoolFacts.parse({ inn: '7707083893' });
    await contextOf(podium.app).transaction((ctx) => changeSchool(ctx, facts));
    await vi.waitFor(
      async () => expect(await textAt(podium, '/cookies-policy.html')).toContain('7707083893'),
      5000,
    );
    expect(await textAt(podium, '/cookies-policy.html')).toContain('________');
  });

  // spec: 613
  it('drawn for their reader are sent compressed, to browsers that accept it', async () => {
    const podium = await startOn(engine);
    for (const encoding of ['br', 'gzip', null]) {
      const headers = { ...browser, 'accept-encoding': encoding ?? 'identity' };
      const answer = await ask(podium, '/admin', { headers });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toContain('<html lang="ru"');
    }
  });

  // spec: 459
  it('that fail say so in the reader’s language and nothing else; programs get JSON', async () => {
    const podium = await startOn(engine);
    await breakSchool(podium);
    // Cached pages, a page drawn for its reader, and each language.
    for (const [path, language, title] of [
      ['/', 'ru', 'Страница не открылась'],
      ['/en', 'en', 'The page didn’t open'],
      ['/zh/offer.html', 'zh', '页面未能打开'],
      ['/documents/offer/1', 'ru', 'Страница не открылась'],
    ] as const) {
      const answer = await ask(podium, path);
      const html = await answer.text();
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 500, 'no-store']);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(title);
      expect(html, path).not.toMatch(
        /no such table|does not exist|relation|sqlite|select |\.ts:|node_modules/i,
      );
      expect(answer.headers.get('content-security-policy')).toMatch(
        // The one script within the page speaks to browsers that are too old.
        /script-src 'self' 'sha256-[\w+/]{43}=';/,
      );
    }
    const program = await ask(podium, '/', { headers: { accept: '*/*' } });
    expect([program.status, await program.json()]).toEqual([
      500,
      { code: 'internal', detail: expect.any(String) },
    ]);
  });
});

it('pages sent from memory past the framework are counted', async () => {
  const podium = await start();
  // Drawn once, and again when the content of a new school has only just arrived.
  await vi.waitFor(async () => {
    await textAt(podium, '/en');
    expect(await textAt(podium, '/metrics')).toMatch(/^podium_ready_pages_total [1-9]/m);
  }, 5000);
});

it('pages that cannot reach the database say that they will be back, with 503', async () => {
  const database = await freshDatabase('postgres');
  cleanups.push(database.dispose);
  const line = await cuttableLine(database.url!);
  cleanups.push(async () => line.cut());
  const podium = await start({ DATABASE_URL: line.url });
  line.cut();
  for (const path of ['/', '/documents/offer/1']) {
    const answer = await ask(podium, path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain('Сайт ненадолго недоступен');
    expect(html).not.toMatch(/ECONN|127\.0\.0\.1:|postgres/);
  }
});

describe('an address that nothing is at', () => {
  let podium: Podium;
  beforeAll(async () => {
    podium = await start();
    endLater.push(...cleanups.splice(0));
  });
  const endLater: typeof cleanups = [];
  afterAll(async () => {
    for (const clean of endLater.reverse()) await clean();
  });

  // spec: 69
  it.each([
    ['/none', 'ru'],
    ['/en/none', 'en'],
    ['/zh/none/at/all', 'zh'],
    ['/offer.htm', 'ru'],
    ['/documents/offer/7', 'ru'],
    ['/en/documents/none/1', 'en'],
    ['/admin/none', 'ru'],
    ['/assets/none.js', 'ru'],
    ['/media/lessons/none', 'ru'],
    ['/demo/mailbox/none', 'ru'],
    ['/%zz', 'ru'],
    [`/media/lessons/${'a'.repeat(400)}`, 'ru'],
  ])('%s is a page with 404 in %s', async (path, language) => {
    const answer = await ask(podium, path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(
      { ru: 'Такой страницы нет', en: 'This page doesn’t exist', zh: '页面不存在' }[language],
    );
    const head = await ask(podium, path, { headers: browser, method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
  });

  it('is drawn in the language that the browser asks for, or that was chosen before', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await ask(podium, '/none', { headers: { ...browser, ...headers } })).text();
    expect(await asked({ 'accept-language': 'zh-CN,zh;q=0.9' })).toContain('<html lang="zh"');
    expect(await asked({ 'accept-language': 'zh', cookie: 'podium_language=en' })).toContain(
      '<html lang="en"',
    );
  });

  it.each(['/api/none', '/api', '/api/%zz', '/api/documents/none'])(
    'of the calls, %s, stays JSON even for a browser',
    async (path) => {
      const answer = await ask(podium, path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.json()).toMatchObject({ code: expect.any(String) });
    },
  );

  it.each([
    ['with more parts than any of ours', '/a'.repeat(13)],
    ['that is longer than any of ours', `/${'a/'.repeat(6)}${'a'.repeat(490)}`],
    ['of slashes that would be tidied away', `/login${'/'.repeat(1000)}`],
    ['of slashes in the middle', `/x${'/'.repeat(15_000)}y`],
    ['of a call', `/api/courses${'/'.repeat(1000)}`],
    ['of data for a page', `/login${'/a'.repeat(1000)}.data`],
    ['that only a longer address could mean, asked about by a page', `/__manifest?paths=${'/a'.repeat(13)}`],
    ['among a thousand asked about at once', `/__manifest?paths=${'/a,'.repeat(1000)}`],
  ])('is refused unread where it is one %s', async (_which, path) => {
    const program = await ask(podium, path, { headers: { accept: '*/*' } });
    expect([program.status, await program.json()]).toMatchObject([404, { code: 'not_found' }]);
    if (path.startsWith('/api')) return;
    const page = await ask(podium, path);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('is drawn once for all who come to it, as is the former version of a document', async () => {
    const version = await ask(podium, '/documents/review/1');
    const known = { ...browser, 'if-none-match': version.headers.get('etag')! };
    expect((await ask(podium, '/documents/review/1', { headers: known })).status).toBe(304);
    const policyAt = async (path: string) => (await ask(podium, path)).headers.get('content-security-policy');
    expect(await policyAt('/one/none')).toBe(await policyAt('/another/none'));
  });

  it('is JSON for a script or a picture that is missing', async () => {
    const answer = await ask(podium, '/assets/none.js', { headers: { accept: '*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });
});

async function startOn(engine: Engine): Promise<Podium> {
  if (engine === 'sqlite') return start();
  const database = await freshDatabase('postgres');
  cleanups.push(database.dispose);
  return start({ DATABASE_URL: database.url! });
}

async function start(settings: Record<string, string> = {}): Promise<Podium> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-pages-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const common = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const podium = await startPodium(readConfig({ ...common, ...settings }), { log: makeLog('silent') });
  cleanups.push(() => podium.stop());
  return podium;
}

function ask(
  podium: Podium,
  path: string,
  { headers = browser, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
) {
  return fetch(podium.url.replace('localhost', '127.0.0.1') + path, { method, headers, redirect: 'manual' });
}

async function textAt(podium: Podium, path: string): Promise<string> {
  const answer = await ask(podium, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

/** Breaks data that every page reads, as a bug would: pages already drawn are dropped. */
async function breakSchool(podium: Podium): Promise<void> {
  const { app } = podium;
  await contextOf(app).transaction(async (ctx) => {
    await beginChange(ctx);
    await sql`drop table document_versions`.execute(ctx.db);
    await sql`alter table courses rename to lost_courses`.execute(ctx.db);
  });
  await vi.waitFor(async () => expect((await ask(podium, '/')).status).toBe(500), 5000);
}
