import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/server.ts';
import { permissions, roleCan } from '#shared/access.ts';
import { pathParameters } from '#shared/contract.ts';
import { roles } from '#shared/roles.ts';
import { root, sources } from '#test/sources.ts';

/**
 * Allowed in any layer: a file of this name, or a folder with a file per subject.
 */
const anywhere = String.raw`(?:contract|rules|listing)(?:\.ts|/[a-z]\w+(?:\.test)?\.ts)`;
const vocabulary = [
  anywhere,
  String.raw`(?:manifest|paths|errors)\.ts`,
  // A file for each language, and for what another key says (docs/decisions/133).
  String.raw`texts\.ts|texts/(?:[a-z]{2}|same|notes)\.json`,
  // A file is named by what it does; where a subject needs two files, the layer is part of the name.
  String.raw`server/[a-z]\w+(?:\.(?:store|mails|jobs))?\.ts`,
  String.raw`server/(?:providers/)?[a-z][\w-]+\.test\.ts`,
  String.raw`server/providers/[a-z]+\.ts`,
  // A screen or part of one, its styles, its pictures; a hook; a noun or a verb for browser code.
  String.raw`(?:site|cabinet|admin|ui)/[A-Z]\w+\.(?:tsx|module\.css)`,
  String.raw`(?:site|cabinet|admin|ui)/[a-z-]+\.(?:svg|webp|avif|jpg|png)`,
  // How the assistant reads a question and answers it (docs/decisions/049, 100).
  String.raw`server/(?:words|lexicon|topics|examples|witness|senses|answers|model)/[a-z]\w+(?:\.store)?(?:\.test)?\.ts`,
  String.raw`(?:site|cabinet|admin|ui)/[a-z]\w+(?:\.test)?\.tsx?`,
];
const featureFile = new RegExp(`^[a-z-]+/[a-z-]+/(?:${vocabulary.join('|')})$`);

it('a feature is made of the files that the vocabulary names', () => {
  const strangers = filesBelow('src/features').filter((path) => !featureFile.test(path));
  expect(strangers, 'ARCHITECTURE.md lists the names; a new one is a decision record').toEqual([]);
});

it('every feature has its step on the ladder', async () => {
  const areas = (await import(join(root, 'ladder.cjs'))).default as Record<string, string[]>;
  const steps = Object.entries(areas).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));
  const folders = new Set(filesBelow('src/features').map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual(steps.sort());
  expect(Object.keys(areas).length).toBeLessThanOrEqual(9);
});

it('no file is named for what it has no name for', async () => {
  const drawers =
    /(?:^|\/)(?:utils?|helpers?|types?|index|service|common|misc|constants?|lib|shared-\w+)(?:\.\w+)?(?:\/|$)/;
  const found = (await sources()).map(({ path }) => path).filter((path) => drawers.test(path));
  expect(found, 'name it after the noun it is about').toEqual([]);
});

it('the files at the root of src are the browser’s table of contents and the tests of the whole', () => {
  const known =
    /^(?:root\.tsx|routes\.ts|manifests\.ts|texts\.ts|surfaces\.ts|panelTexts\.ts|entry\.(?:server|client)\.tsx|[a-z-]+\.d\.ts|[a-z]+\.test\.ts)$/;
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true });
  expect(entries.filter((e) => e.isFile() && !known.test(e.name)).map((e) => e.name)).toEqual([]);
  const parts = ['app', 'features', 'screens', 'server', 'shared', 'ui'];
  expect(entries.filter((e) => e.isDirectory()).map((e) => e.name)).toEqual(parts);
});

it('files are short: at most 400 lines', async () => {
  // Nobody reads the types of the tables from top to bottom: a script writes them.
  const files = (await sources()).filter(({ path }) => path !== 'src/server/db/schema.ts');
  const long = files.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path}: ${lines}`);
  expect(long, 'split by what the parts are about').toEqual([]);
});

/** Spreads of a literal left from when files were packed under a smaller limit. This number may only fall. */
const spreadsLeft = 644;

it('a literal is written out: no new spread of one into another', async () => {
  const spreads = (await sources()).flatMap(({ path, text }) =>
    [...text.matchAll(/\.\.\.\{/g)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
  expect(spreads.length, `write the fields out, or lower the number: ${spreads.slice(-5)}`).toBe(spreadsLeft);
});

it('the library of pixels is reached by one door, behind which work waits its turn', async () => {
  const loads = /import\('sharp'\)|^import (?!type\b)[^;]*from 'sharp'/m;
  const found = (await sources(/^(?:src|demo|simulators)\/(?!.*\.test\.ts$)/)).filter(({ text }) =>
    loads.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(['src/server/redrawing/drawing.ts']);
});

it('what somebody types is cleaned by the fields of src/shared/fields.ts', async () => {
  const own = /z\s*\.string\(\)\s*\.trim\(\)/g;
  const found = (await sources(/^src\/(?:shared|features)\/(?!.*\.test\.ts$)/)).flatMap(({ path, text }) =>
    [...text.matchAll(own)].map(() => path),
  );
  expect(found, '`lineField`, `linesField` and `codeField` take off what copying adds').toEqual([]);
});

it('every call has an address of its own', () => {
  const addresses = apiRoutes.flatMap(({ endpoint: { method, path, aliases = [] } }) =>
    [path, ...aliases].map((each) => `${method} ${each.replace(/\{\w+\}/g, '{}')}`),
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  // /auth: the specification lists some sign-in calls without the prefix as well.
  expect(addresses.filter((address) => !/^[A-Z]+ \/(?:api|auth)\/[\w{}./-]+$/.test(address))).toEqual([]);
});

it('every call of every contract is mounted', async () => {
  const mounted = new Set(apiRoutes.map(({ endpoint }) => endpoint));
  const lost: string[] = [];
  for (const { path } of await sources(/^src\/features\/[^/]+\/[^/]+\/contract(?:\.ts|\/)/)) {
    const contract = (await import(join(root, path))) as Record<string, Record<string, unknown>>;
    for (const [name, api] of Object.entries(contract).filter(([key]) => key.endsWith('Api'))) {
      for (const [call, endpoint] of Object.entries(api)) {
        if (!mounted.has(endpoint as never)) lost.push(`${path}: ${name}.${call}`);
      }
    }
  }
  expect(lost).toEqual([]);
});

it('every call says who may make it', () => {
  const known: readonly string[] = ['anyone', 'signed-in', 'staff', 'student-care', ...permissions];
  const open = apiRoutes
    .filter(({ endpoint }) => !known.includes(endpoint.access))
    .map(({ endpoint }) => endpoint.path);
  expect(open).toEqual([]);
});

it('every part of a path is part of the input', () => {
  const lost = apiRoutes.flatMap(({ endpoint }) => {
    const shape = endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : [];
    const templates = [endpoint.path, ...(endpoint.aliases ?? [])];
    return templates
      .flatMap(pathParameters)
      .filter((name) => !shape.includes(name))
      .map((name) => `${endpoint.path}: ${name}`);
  });
  expect(lost).toEqual([]);
});

it('no text becomes HTML in the browser: not any, but JSON for search engines and scripts, an empty island, and a page that the server drew', async () => {
  const makers =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcDoc|DOMParser|createContextualFragment/gi;
  const found = (await sources(/^src\/(?!.*\.test\.ts$)/)).flatMap(({ path, text }) =>
    [...text.matchAll(makers)].map(() => path),
  );
  expect(found).toEqual([
    // Merges a page that the server drew into a frame without scripts.
    'src/features/site/content/admin/merging.ts',
    // Texts as JSON, and a program of ours with words in it, as JSON.
    'src/root.tsx',
    'src/root.tsx',
    'src/screens/site/SearchTags.tsx',
    'src/screens/site/StandaloneTags.tsx',
    'src/ui/StaticIsland.tsx',
    // A program of ours with addresses of calls in it, as JSON.
    'src/ui/cabinet/EarlyCalls.tsx',
  ]);
});

it('in the chat, the inbox and the assistant’s pages nothing typed is an address', async () => {
  const screens = await sources(/^src\/features\/talk\/(?:support|assistant)\/(?:ui|admin|site|cabinet)\//);
  const attributes = screens.flatMap(({ text }) => [
    ...text.matchAll(/\s(?:href|to|src|formAction)=(?:"([^"]*)"|\{([^}]*)\})/g),
  ]);
  const addresses = attributes.map((match) => match[1] ?? match[2]!);
  // The server makes the paths of sources out of the features' own; an answer's address is held to this site.
  const known = /^(?:\w+Paths\.|`\$\{\w+Paths\.|path$|ownAddress\()/;
  expect(addresses.filter((address) => !known.test(address.trim()))).toEqual([]);
});

it('every permission is granted to somebody, and never to a student', () => {
  expect(permissions.filter((permission) => !roles.some((role) => roleCan(role, permission)))).toEqual([]);
  expect(permissions.filter((permission) => roleCan('user', permission))).toEqual([]);
});

it('every table is written by one store, which owns it', async () => {
  const writers = new Map<string, Set<string>>();
  for (const { path, text } of await sources(/^src\/(?!.*\.test\.ts$)/)) {
    for (const table of writtenTables(text)) writers.set(table, (writers.get(table) ?? new Set()).add(path));
  }
  const shared = [...writers]
    .filter(([, paths]) => paths.size > 1)
    .map(([table, paths]) => `${table}: ${[...paths].join(', ')}`);
  expect(shared, 'ask what the owner exports, or publish an event').toEqual([]);
  // The index of search is the engine's own: it holds rows of no feature.
  const own = [...writers].filter(([name]) => !name.startsWith('sqlite3_'));
  expect(own.filter(([, [path]]) => !/[/.]store\.ts$/.test(path!))).toEqual([]);
  expect(own.map(([name]) => name).sort()).toEqual([...new Set(await migratedTables())].sort());
});

function writtenTables(text: string): string[] {
  const built =
    /(?:(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)|\b(?:history|settings|counter|links|periods)In(?:<[^(]*>)?)\(\s*|\bslugsIn\([^)]*\bformer: )'(\w+)/g;
  const written =
    /(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)|\bupdate\s+"?(\w+)"?\s+set\b/gi;
  const inSql = [...text.matchAll(/sql(?:<[^>]*>)?`([^`]*)`/g)].flatMap((match) => [
    ...match[1]!.matchAll(written),
  ]);
  return [...[...text.matchAll(built)].map((m) => m[1]!), ...inSql.map((m) => (m[1] ?? m[2])!)];
}

async function migratedTables(): Promise<string[]> {
  const migrations = await sources(/^migrations\/\d{3}-[a-z-]+(?:\/\w+)?\.ts$/);
  const namedIn = (pattern: RegExp) =>
    migrations.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1]!));
  // A table that is rebuilt has another name until the old one is gone; another gets a better name later.
  const renamed = namedIn(/\balterTable\('(\w+)'\)\.renameTo\(/g);
  const renamedTo = namedIn(/\brenameTo\('(\w+)'\)/g);
  const gone = namedIn(/\bdropTable\('(\w+)'\)/g).filter((name) => !renamedTo.includes(name));
  return namedIn(/\b(?:table|renameTo)\('(\w+)'\)/g).filter(
    (name) => !renamed.includes(name) && !gone.includes(name),
  );
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => path.slice(join(root, folder).length + 1).replaceAll('\\', '/')).sort();
}
