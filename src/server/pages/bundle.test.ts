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

const mantineClass = /\bm_[0-9a-f]{6,8}\b/;
const ofForms = /ZodError|react-hook-form|QueryClient|mantine/;

/** The scripts whose names fit, and all that these import at once. */
function neededBy(texts: Map<string, string>, names: RegExp): Set<string> {
  const needed = new Set<string>();
  const need = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    // Parts that load when they are wanted are named in `import(…)`.
    for (const [, name] of texts.get(file)!.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      need(`assets/${name}`);
  };
  [...texts.keys()].filter((file) => names.test(file)).forEach(need);
  return needed;
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

test.each(['LandingPage', 'CoursePage', 'FreeLessonPage'])(
  'the scripts of %s hold nothing of forms and of the panel',
  async (page) => {
    const texts = await textsSentToBrowsers();
    const needed = neededBy(texts, new RegExp(`^assets/(?:${page}|root|entry\\.client)-[\\w-]+\\.js$`));
    expect(needed.size).toBeGreaterThanOrEqual(5);
    // One schema in a module that the page needs brings all of zod: a fifth of its scripts.
    expect([...needed].filter((file) => ofForms.test(texts.get(file)!))).toEqual([]);
  },
);

// spec: 613
test('the sign-in of the panel comes without what stands behind it', async () => {
  const texts = await textsSentToBrowsers();
  const needed = neededBy(texts, /^assets\/(?:PanelLayout|PanelIndexPage|root|entry\.client)-[\w-]+\.js$/);
  expect([...needed].some((file) => texts.get(file)!.includes('current-password'))).toBe(true);
  expect([...needed].filter((file) => ofForms.test(texts.get(file)!))).toEqual([]);
});

test('pages of the site and of the cabinet load nothing of the panel', async () => {
  const texts = await textsSentToBrowsers();
  const pages = [
    'LandingPage',
    'CoursePage',
    'FreeLessonPage',
    'OwnOrdersPage',
    'ProfilePage',
    'LoginPage',
    'GuardianPage',
    'LessonPage',
  ];
  const found = pages.flatMap((page) => {
    const needed = [...neededBy(texts, new RegExp(`^assets/${page}-[\\w-]+\\.js$`))];
    expect(needed.length, page).toBeGreaterThan(2);
    // Named beside what loads later, too: the dark of the panel is not the site's.
    const styles = needed.flatMap((file) => texts.get(file)!.match(/assets\/[\w-]+\.css/g) ?? []);
    const dark = styles.filter((file) => texts.get(file)!.includes('prefers-color-scheme'));
    const ofPanel = needed.filter((file) => mantineClass.test(texts.get(file)!));
    return [...ofPanel, ...dark].map((file) => `${file} in ${page}`);
  });
  expect(found).toEqual([]);
});

// spec: 613
test('every part of Mantine that the panel shows has its styles', async () => {
  const texts = await textsSentToBrowsers();
  const scripts = [...texts].filter(([file]) => file.endsWith('.js')).map(([, text]) => text);
  const styles = [...texts]
    .filter(([file]) => file.endsWith('.css'))
    .map(([, text]) => text)
    .join('');
  const shown = new Set(scripts.flatMap((text) => text.match(new RegExp(mantineClass, 'g')) ?? []));
  expect(shown.size).toBeGreaterThan(100);
  const everything = await readFile('node_modules/@mantine/core/styles.css', 'utf8');
  const unstyled = [...shown].filter(
    (name) => everything.includes(`.${name}`) && !styles.includes(`.${name}`),
  );
  expect(unstyled).toEqual([]);
});

test('no source maps are handed out', async () => {
  const texts = await textsSentToBrowsers();
  expect([...texts.keys()].filter((file) => file.endsWith('.map'))).toEqual([]);
});
