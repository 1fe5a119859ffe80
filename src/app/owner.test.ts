// Lane: alone.
/** Changes by the school's staff show on the visitor's page at once, whichever process answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { documentsPanelApi } from '#features/publishing/documents/contract/panel.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import type { Engine } from '#server/db/database.ts';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { atCount } from '#test/counts.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { lastingPort, startProduct } from '#test/product.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** A change that does not arrive by itself never does. */
const neverMs = 30_000;

const newTexts = [
  ['ru', '/', 'Можно ли прийти с кошкой?'],
  ['en', '/en', 'May I bring my cat?'],
  ['zh', '/zh', '可以带猫来吗？'],
] as const;

// Only PostgreSQL has several nodes, which are what is in doubt.
it.each(atCount<readonly Engine[]>(['postgres'], engines))(
  'a text, a phone number, the name and a document, on every node (%s)',
  async (engine) => {
    const nodes = await startNodes(engine);
    const [first, second = first] = nodes as [string, string?];
    const token = await signIn(first);
    const shows = (path: string, text: string) =>
      vi.waitFor(
        async () => {
          for (const node of nodes) expect(await read(node + path), node).toContain(text);
        },
        { timeout: neverMs, interval: 20 },
      );
    // Every node has the pages in memory before they change.
    for (const path of ['/', '/en', '/zh', '/en/offer.html'])
      for (const node of nodes) expect(await read(node + path)).toContain('</html>');

    const { texts } = await call(first, token, {
      endpoint: contentPanelApi.show,
      input: { section: 'questions' },
    });
    for (const [language, path, question] of newTexts.slice(0, atCount(1, 3))) {
      const { version } = texts.find((text) => text.language === language)!;
      const value = [{ question, answer: '</script><script>alert(1)</script>' }];
      await call(first, token, {
        endpoint: contentPanelApi.save,
        input: { section: 'questions', language, version, value },
      });
      await shows(path, question);
      expect(await read(second + path)).not.toContain('<script>alert(1)');
    }

    const contacts = await call(second, token, { endpoint: schoolPanelApi.showContacts, input: {} });
    const networks = contacts.networks as Input<typeof schoolPanelApi.saveContacts>['networks'];
    await call(second, token, {
      endpoint: schoolPanelApi.saveContacts,
      input: {
        ...contacts,
        networks,
        phone: '+7 911 222-33-44',
      },
    });
    await shows('/', 'tel:+79112223344');

    const settings = await call(first, token, { endpoint: schoolPanelApi.showSettings, input: {} });
    await call(first, token, {
      endpoint: schoolPanelApi.saveSettings,
      input: {
        ...settings,
        name: { ru: 'Грация', en: 'Grace' },
      },
    });
    await shows('/en', 'Grace');

    const offer = { ru: { title: 'Новая оферта', blocks: [{ paragraph: 'Текст' }] } };
    // Somebody has agreed to the edition with the former name, so a job is about to make the next one.
    await vi.waitFor(async () => {
      const document = 'offer' as const;
      const { version } = await call(second, token, {
        endpoint: documentsPanelApi.show,
        input: { document },
      });
      await call(second, token, {
        endpoint: documentsPanelApi.publish,
        input: { document, version, texts: offer },
      });
    });
    await shows('/en/offer.html', 'Новая\u00a0оферта'.replace('\u00a0', ' '));
  },
  300_000,
);

/** Two nodes on PostgreSQL; SQLite supports one. */
async function startNodes(engine: (typeof engines)[number]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-owner-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const settings: Record<string, string> = { DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  if (engine === 'postgres') {
    const database = await freshDatabase('postgres');
    cleanups.push(database.dispose);
    settings.DATABASE_URL = database.url!;
  }
  const urls: string[] = [];
  for (let count = engine === 'postgres' ? 2 : 1; count > 0; count -= 1) {
    const node = startProduct({ ...settings, PORT: String(await lastingPort()) });
    cleanups.push(() => node.stop());
    urls.push((await node.ready).url);
  }
  return urls;
}

async function signIn(node: string): Promise<string> {
  const credentials = { email: 'admin@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await call(node, '', { endpoint: signInApi.login, input: credentials });
  return access_token;
}

async function call<E extends Endpoint>(
  node: string,
  token: string,
  { endpoint, input }: { endpoint: E; input: Input<E> },
): Promise<Output<E>> {
  const rest = input as Record<string, unknown>;
  const url = node + endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(rest[name]));
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(rest) }),
  });
  const body = await answer.json();
  expect([url, answer.status, body], endpoint.summary).toEqual([url, 200, body]);
  return body as Output<E>;
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  return (await answer.text()).replaceAll('<!-- -->', '');
}
