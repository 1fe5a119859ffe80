import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { root, sources } from '#test/sources.ts';
import { askedByScript, askedBySheet } from '../scripts/oldBrowsers.ts';
import { oldestBrowsers } from '../scripts/oldestBrowsers.ts';

const features = (asked: { feature: string }[]) => asked.map(({ feature }) => feature);

describe('what the oldest browsers lack', () => {
  it.each([
    ['a = /(?<=x)y/', '(?<='],
    ['a = /(?<!x)y/u', '(?<='],
    ['a = new RegExp("(?<=x)y")', '(?<='],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a script.
    ['a = RegExp(`(?<!${x})y`)', '(?<='],
    ['a = /[a--b]/v', '/v'],
    ['structuredClone(a)', 'structuredClone'],
    ['class A { static { a() } }', 'static {}'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['element.showPopover()', '.showPopover()'],
    ['new Intl.Segmenter("ru")', 'Intl.Segmenter'],
    ['text.isWellFormed()', '.isWellFormed()'],
  ])('is found in a script: %s', (code, feature) => {
    expect(features(askedByScript(code))).toContain(feature);
  });

  it.each([
    'element.showPopover?.()',
    'if ("showPopover" in element) element.showPopover()',
    'a = element.showPopover ? element.showPopover() : null',
    'typeof Intl.Segmenter === "function" && new Intl.Segmenter("ru")',
    'a = [1].at(-1); b = /(?=x)y/; c = /(?<name>x)/; d = /\\(?<=/',
    'dialog.showModal(); [1].findLast(Boolean); Object.hasOwn(a, "b")',
  ])('is not found where it is asked for first, or where all have it: %s', (code) => {
    expect(askedByScript(code)).toEqual([]);
  });

  it.each([
    ['a:has(b) { color: red }', ':has'],
    ['@media print { a:not(:has(b)) { color: red } }', ':has'],
    ['a:popover-open { color: red }', ':popover-open'],
    ['a { color: color-mix(in srgb, var(--a), red) }', 'color-mix()'],
    ['a { animation-timeline: view() }', 'animation-timeline'],
    ['@starting-style { a { color: red } }', '@starting-style'],
  ])('is found in a sheet: %s', (code, feature) => {
    expect(features(askedBySheet(code))).toContain(feature);
  });

  it('is not found in a sheet where it is asked for first', () => {
    expect(
      askedBySheet('@supports selector(:has(a)) { a:has(b) { color: red } } a:is(b) { gap: 1px }'),
    ).toEqual([]);
  });

  it('of the language is given to them', async () => {
    const given = (await readFile(join(root, 'src/ui/olderBrowsers.ts'), 'utf8')).replace(/<Key, Item>/, '');
    const { stripTypeScriptTypes } = await import('node:module');
    const script = `
      for (const name of ['toSorted', 'toReversed', 'toSpliced']) delete Array.prototype[name];
      delete Map.groupBy;
      ${stripTypeScriptTypes(given)}
      const list = [3, 1, 2];
      JSON.stringify([
        list.toSorted(), list.toSorted((a, b) => b - a), list.toReversed(), list.toSpliced(1, 1), list.toSpliced(1, 0, 9), list,
        [...Map.groupBy(list, (n) => n % 2)], URL.canParse('https://a.b/c'), URL.canParse('c'), Object.keys(list),
      ]);`;
    const page = { URL: class extends URL {} };
    Object.defineProperty(page.URL, 'canParse', { value: undefined, writable: true });
    expect(JSON.parse(runInNewContext(script, page))).toEqual([
      [1, 2, 3],
      [3, 2, 1],
      [2, 1, 3],
      [3, 2],
      [3, 9, 1, 2],
      [3, 1, 2],
      [
        [1, [3, 1]],
        [0, [2]],
      ],
      true,
      false,
      ['0', '1', '2'],
    ]);
  });

  it('is what the README promises', async () => {
    const { safari, safari_ios, chrome, firefox } = oldestBrowsers;
    const text = await readFile(join(root, 'README.md'), 'utf8');
    expect(text).toContain(`Safari ${safari}, iOS ${safari_ios}, Chrome ${chrome} and Firefox ${firefox}`);
  });
});

it('the browser’s storage is reached by one door', async () => {
  const named = (await sources(/^src\/.*(?<!\.test)\.tsx?$/)).filter(({ text }) =>
    /\b(?:local|session)Storage\b/.test(text),
  );
  // The second is a program in quotes, which runs before any module and has a guard of its own.
  expect(named.map(({ path }) => path)).toEqual(['src/ui/cabinet/EarlyCalls.tsx', 'src/ui/storage.ts']);
});
