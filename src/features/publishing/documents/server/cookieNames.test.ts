/** The cookie policy lists every name under which this site stores something in a browser. */

import { expect, test } from 'vitest';
import { languages } from '#shared/i18n.ts';
import { kept } from '#shared/storageKeys.ts';
import { sources } from '#test/sources.ts';
import { documentsTexts } from '../texts.ts';

// spec: 329
test.each(languages)('the policy tells what each name is for (%s)', (language) => {
  const text = JSON.stringify(documentsTexts.server.cookies[language].blocks);
  const named = new Set(text.match(/[\w-]+/g));
  expect(Object.values(kept).filter((name) => !named.has(name))).toEqual([]);
  expect(named).toContain(`__Host-${kept.flowCookie}`);
  // No name is listed that is no longer used.
  const known = new Set<string>(Object.values(kept));
  expect([...named].filter((word) => word.startsWith('podium_') && !known.has(word))).toEqual([]);
});

// spec: 329
test('nothing is kept in a browser under a name of its own', async () => {
  const strangers: string[] = [];
  for (const { path, text } of await sources(/^src\/(?!.*\.test\.tsx?$)/)) {
    const calls = [...text.matchAll(/\.(?:get|set|remove)Item\(\s*([^,)]+)/g)].map(([, name]) => name!);
    // `key` is a function's argument, or built from a listed name on the spot.
    const made = [...text.matchAll(/\bkey = ([^;]+);/g)].map(([, name]) => name!);
    const isListed = (name: string) => /^(?:kept\.\w+$|`\$\{kept\.)/.test(name);
    if (calls.length > 0)
      strangers.push(...made.filter((name) => !isListed(name)).map((name) => `${path}: ${name}`));
    strangers.push(
      ...calls.filter((name) => name !== 'key' && !isListed(name)).map((name) => `${path}: ${name}`),
    );
    if (
      /document\.cookie = |cookieStore|'set-cookie'|indexedDB|caches\.open/.test(text) &&
      !writesCookies(path)
    )
      strangers.push(`${path}: cookies`);
    if (
      !/\/messages(?:\.ts|\/)/.test(path) &&
      path !== 'src/shared/storageKeys.ts' &&
      // Never in a browser.
      !path.includes('/server/') &&
      /['"`]podium_/.test(text)
    )
      strangers.push(`${path}: podium_…`);
  }
  expect(strangers, 'list it in src/shared/storageKeys.ts and in the cookie policy').toEqual([]);
});

function writesCookies(path: string): boolean {
  const writers = ['src/ui/language.ts', 'src/server/http/flowCookie.ts'];
  // Takes cookies away that the policy names where the school has such a counter.
  return [...writers, 'src/features/publishing/school/ui/loadMetrika.ts'].includes(path);
}
