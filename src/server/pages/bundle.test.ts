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

test('the scripts of the landing page hold nothing of forms and of the panel', async () => {
  const texts = await textsSentToBrowsers();
  const needed = new Set<string>();
  const need = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    // Parts that load when they are wanted are named in `import(…)`.
    for (const [, name] of texts.get(file)!.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      need(`assets/${name}`);
  };
  [...texts.keys()]
    .filter((file) => /^assets\/(?:LandingPage|root|entry\.client)-[\w-]+\.js$/.test(file))
    .forEach(need);
  expect(needed.size).toBeGreaterThanOrEqual(5);
  // One schema in a module that the page needs brings all of zod: a fifth of its scripts.
  const elsewhere = /ZodError|react-hook-form|QueryClient|mantine/;
  expect([...needed].filter((file) => elsewhere.test(texts.get(file)!))).toEqual([]);
});

test('no source maps are handed out', async () => {
  const texts = await textsSentToBrowsers();
  expect([...texts.keys()].filter((file) => file.endsWith('.map'))).toEqual([]);
});
