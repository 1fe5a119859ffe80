/** S19: files sent to browsers contain no secret, and no server code. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoPassword } from '../demoDefaults.ts';
import { clientFolder } from './renderer.ts';

/** Texts that only the server, the simulators or the tests may contain. */
const forbidden = [
  demoPassword,
  ...[
    'admin@podium.local',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'YOOKASSA_',
    'MAIL_URL',
    'METRICS_TOKEN',
  ],
  ...['test_simulator', 'test_world', 'correct horse battery', '100500', 'postgresql://', 'podium.db'],
  ...[
    'password_hash',
    'token_hash',
    'argon2',
    'better-sqlite3',
    'node:crypto',
    'process.env.',
    'sourceMappingURL',
  ],
];

async function textsSentToBrowsers(): Promise<Map<string, string>> {
  const files = await readdir(clientFolder, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/.test(file));
  return new Map(
    await Promise.all(
      texts.map(async (file) => [file, await readFile(join(clientFolder, file), 'utf8')] as const),
    ),
  );
}

test('the built files for browsers hold no secret and no server code', async () => {
  // Missing files are a failure: `npm test` builds first.
  const texts = await textsSentToBrowsers();
  expect([...texts.keys()].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  const found = [...texts].flatMap(([file, text]) =>
    forbidden.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`),
  );
  expect(found).toEqual([]);
});

test('the scripts of every public page hold nothing of forms and of the panel', async () => {
  const scripts = [...(await textsSentToBrowsers())].filter(([file]) =>
    /^assets\/(?:framework|site|root|LandingPage)-[\w-]+\.js$/.test(file),
  );
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  // One schema in a module that the landing page needs brings all of zod: a fifth of its scripts.
  const elsewhere = /ZodError|react-hook-form|QueryClient|mantine/;
  expect(scripts.filter(([, text]) => elsewhere.test(text)).map(([file]) => file)).toEqual([]);
});

test('no source maps are handed out', async () => {
  const texts = await textsSentToBrowsers();
  expect([...texts.keys()].filter((file) => file.endsWith('.map'))).toEqual([]);
});
