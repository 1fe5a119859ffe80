// Lane: alone.
/** A refused start lists every problem at once, one clear line each, with a failing exit code and no stack. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastingPort, startProduct } from '#test/product.ts';

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://podium.example',
  MAIL_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'School <school@podium.example>',
  ADMIN_EMAIL: 'owner@podium.example',
  YOOKASSA_SHOP_ID: '123456',
  YOOKASSA_SECRET_KEY: 'live_abc',
};
let folder: string;
let file: string;
/** A port that another program has. */
let taken: string;
let free: string;
const other = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-faults-'));
  file = join(folder, 'a-file');
  await writeFile(file, 'x');
  free = String(await lastingPort());
  taken = String(await lastingPort());
  await new Promise<void>((resolve) => other.listen(Number(taken), '0.0.0.0', resolve));
});
afterAll(async () => {
  other.close();
  await rm(folder, { recursive: true, force: true });
});

type Change = () => Record<string, string>;
it.each<[title: string, change: Change, line: RegExp]>([
  [
    'a data folder that cannot be',
    () => ({ DATA_DIR: join(file, 'data') }),
    /^DATA_DIR: \S+ cannot be reached \(ENOTDIR\)$/,
  ],
  [
    'a data folder among what the kernel tells',
    () => ({ DATA_DIR: '/proc/nope' }),
    /^DATA_DIR: \/proc is no place for files$/,
  ],
  ['a data folder that is a file', () => ({ DATA_DIR: file }), /^DATA_DIR: \S+ is no folder$/],
  [
    'a database that is down',
    () => ({ DATABASE_URL: `postgresql://podium:hunter2@127.0.0.1:${free}/podium` }),
    /^DATABASE_URL: the database podium at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)$/,
  ],
  [
    'a port that is taken',
    () => ({ PORT: taken }),
    /^PORT: \d+ is taken by another program; stop it, or choose another, such as \d+$/,
  ],
  [
    'a host that is not here',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST: 192\.0\.2\.1 is no address of this machine/,
  ],
  ['a proxy that is none', () => ({ TRUST_PROXY: 'perhaps' }), /^TRUST_PROXY: must be/],
  [
    'a sender that is no address',
    () => ({ MAIL_FROM: 'School <school at example>' }),
    /^MAIL_FROM: must be an address/,
  ],
  ['an owner that is no address', () => ({ ADMIN_EMAIL: 'owner' }), /^ADMIN_EMAIL: /],
  [
    'mail in the clear with a password',
    () => ({ MAIL_URL: 'smtp://user:hunter2@10.0.0.5?requireTLS=false' }),
    /^MAIL_URL: mails and passwords could be read on the way/,
  ],
  [
    'mail in the clear to elsewhere',
    () => ({ MAIL_URL: 'smtp://mail.example.com?requireTLS=false' }),
    /^MAIL_URL: mails and passwords could be read on the way/,
  ],
  [
    'the owner of the demo',
    () => ({ ADMIN_EMAIL: 'admin@podium.local' }),
    /^ADMIN_EMAIL: is still the demo default$/,
  ],
  [
    'the password of the demo',
    () => ({ ADMIN_PASSWORD: 'podium-demo' }),
    /^ADMIN_PASSWORD: is the demo password/,
  ],
  ['mails from the demo', () => ({ MAIL_FROM: '' }), /^MAIL_FROM: is still the demo default$/],
  [
    'a live key in a demo',
    () => ({ PODIUM_MODE: 'demo' }),
    /^YOOKASSA_SECRET_KEY: a live key must not be used/,
  ],
])('%s', async (_title, change, line) => {
  const { code, lines, said } = await refusal(change());
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(said).not.toMatch(/\n\s+at |hunter2/);
});

it('all of them together', async () => {
  const { code, lines, said } = await refusal({
    ...{
      DATA_DIR: file,
      PORT: taken,
      TRUST_PROXY: 'false',
      MAIL_FROM: '',
      ADMIN_EMAIL: 'admin@podium.local',
    },
    DATABASE_URL: `postgresql://podium:hunter2@127.0.0.1:${free}/podium`,
  });
  const names = lines.map((line) => line.split(':')[0]);
  expect(names).toEqual(['MAIL_FROM', 'ADMIN_EMAIL', 'DATA_DIR', 'DATABASE_URL', 'PORT']);
  expect(code).toBe(1);
  expect(said).toContain('Podium cannot start: 5 problem(s):');
});

it('what cannot be read, with what is wrong of the rest', async () => {
  const { lines } = await refusal({ LOG_LEVEL: 'loud', TRUST_PROXY: 'perhaps', MAIL_FROM: '' });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['TRUST_PROXY', 'LOG_LEVEL', 'MAIL_FROM']);
});

async function refusal(change: Record<string, string>) {
  const data = join(folder, 'data');
  const settings = {
    ...live,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    PODIUM_SUPERVISOR: 'own',
    ...change,
  };
  let said = '';
  const product = startProduct(settings, {
    onOutput(text) {
      said += text;
    },
  });
  const code = await product.ended;
  return { code, said, lines: [...said.matchAll(/^ {2}- (.+)$/gm)].map(([, line]) => line!) };
}
