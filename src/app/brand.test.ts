/** Once the school has a name, the product's name appears nowhere on its pages and in its mails. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { deleteDemoSections } from '#features/site/content/server/store.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { makeLog } from '#server/log.ts';
import { type Podium, startPodium } from './podium.ts';

let podium: Podium;
let folder: string;
const names: Record<'ru' | 'en' | 'zh', string> = { ru: 'Грация', en: 'Grace', zh: '格蕾丝' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-brand-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
  podium = await startPodium(config, { log: makeLog('silent') });
  await contextOf(podium.app).transaction(async (ctx) => {
    await changeSchool(ctx, schoolFacts.parse({ name: names }));
    await deleteDemoSections(ctx.db);
  });
  await vi.waitFor(() => expect(podium.app.config.schoolName).toEqual(names), 10_000);
  // The demo's students have agreed to its documents, which keep the name they said: the next editions say the new one.
  for (const path of documents.flatMap((name) =>
    ['', '/en', '/zh'].map((prefix) => `${prefix}/${name}.html`),
  ))
    await vi.waitFor(async () => expect(withoutNoun(await read(path, 'ru'))).not.toMatch(product), 20_000);
});
afterAll(async () => {
  await podium?.stop();
  if (folder) await rm(folder, { recursive: true });
});

const product = /Подиум|Podium/;
const documents = ['offer', 'cookies-policy'];
const shells = ['/login', '/dashboard', '/admin', '/no-such-page', '/set-password', '/take-back', '/not-me'];
/** By links that open nothing here. */
const byLink = [
  ...['/rating/x', '/rating-card/x', '/guardian/x', '/application/x', '/certificate/x'],
  '/unsubscribe/offers/x',
];

// spec: 563
test.each(['ru', 'en', 'zh'] as const)(
  'pages in %s have its name, and not the name of the product',
  async (language) => {
    const prefix = language === 'ru' ? '' : `/${language}`;
    const paths = [prefix || '/', ...documents.map((name) => `${prefix}/${name}.html`), ...shells, ...byLink];
    for (const path of [...paths, '/manifest.webmanifest']) {
      const text = await read(path, language);
      expect(text, path).toContain(names[language]);
      expect(/.{0,60}(?:Подиум|Podium).{0,60}/.exec(withoutNoun(text))?.[0], path).toBeUndefined();
    }
  },
);

// spec: 563
test.each(['ru', 'en', 'zh'] as const)('a mail in %s as well', async (language) => {
  const student = { email: 'student@podium.local' };
  await fetch(`${podium.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(student),
  });
  // Not the one about the student's certificate, nor those to buyers.
  const isMeant = ({ to, text }: { to: string[]; text: string }) =>
    to.includes(student.email) && text.includes(names[language]) && text.includes('password');
  const mails = () => podium.demo!.mail!.messages().filter(isMeant);
  await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
  const [{ text, subject } = { text: '', subject: '' }] = mails();
  // Once in the sentence that says why the mail was sent, once at the end.
  expect(text.split(names[language])).toHaveLength(3);
  expect(text + subject).not.toMatch(product);
});

async function read(path: string, language: keyof typeof names): Promise<string> {
  const headers = { accept: 'text/html,application/xhtml+xml', 'accept-language': language };
  const answer = await fetch(podium.url + path, { headers });
  expect(answer.status, path).toBeLessThan(500);
  return answer.text();
}

/** The runway is in Russian the same word as the product's name. */
function withoutNoun(text: string): string {
  return text.replaceAll('Подиумн', '');
}
