/** What a language more takes: its files, and a line in one list (CONTRIBUTING, "Add a language"). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personalInput } from '#features/accounts/profile/contract.ts';
import { newVersionSchema } from '#features/publishing/documents/contract/documents.ts';
import { languages } from '#shared/i18n.ts';
import { inArabic } from '#test/arabic.ts';
import { declaredTables, flat, type Texts } from '#test/declaredTexts.ts';
import { root, sources } from '#test/sources.ts';
import { faultsOfChoices, faultsOfForms, faultsOfKeys, faultsOfValues } from '#test/textFaults.ts';
import { textsFolders } from '../scripts/textsFiles.ts';

const checks = [faultsOfKeys, faultsOfValues, faultsOfChoices, faultsOfForms];

describe('files in Arabic', () => {
  const folders = [...declaredTables()].map(([owner, { ru }]) => ({
    owner,
    russian: ru,
    texts: inArabic(ru),
  }));

  it('are taken as they are, with its six plural forms', () => {
    const found = folders.flatMap(({ owner, russian, texts }) =>
      checks.flatMap((check) =>
        check({ language: 'ar', texts, russian }).map((fault) => `${owner} ${fault}`),
      ),
    );
    expect(found).toEqual([]);
    const all = folders.flatMap(({ texts }) => [...flat(texts).values()]);
    expect(all.filter((text) => /\bzero ?\{.*\btwo ?\{.*\bmany ?\{/.test(text)).length).toBeGreaterThan(100);
    expect(all.filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  const russian: Texts = {
    title: 'Заказы',
    count: '{n, plural, one {# урок} few {# урока} many {# уроков} other {# урока}}',
    day: 'До {date}',
  };
  it.each<[string, (texts: Texts) => void, string]>([
    ['a key is missing', (texts) => delete texts.title, 'title is missing'],
    ['a key is misspelt', (texts) => Object.assign(texts, { tilte: 'ا' }), 'tilte is unknown'],
    ['a text is empty', (texts) => Object.assign(texts, { title: ' ' }), 'title is empty'],
    [
      'a placeholder is lost',
      (texts) => Object.assign(texts, { day: 'ا' }),
      'day takes nothing, in Russian date',
    ],
    [
      'a plural form is lost',
      (texts) => Object.assign(texts, { count: String(texts.count).replace(/two ?\{[^}]*\} ?/, '') }),
      'count counts by few many one other zero, the language by few many one other two zero',
    ],
  ])('are refused where %s', (_what, spoil, fault) => {
    const texts = inArabic(russian);
    const found = () => checks.flatMap((check) => check({ language: 'ar', texts, russian }));
    expect(found()).toEqual([]);
    spoil(texts);
    expect(found()).toContain(fault);
  });

  it('are refused where one is missing', () => {
    expect(() => textsFolders(['ru', 'ar'])).toThrow(/src\/.+\/texts\/ar\.json/);
  });
});

it('which languages there are stands in one list', async () => {
  const files = await sources(
    /^(?:src|demo|simulators|scripts)\/(?!.*\.test\.tsx?$)(?!src\/shared\/i18n\.ts)/,
  );
  const hard =
    /\[\s*(?:['"](?:ru|en|zh)['"],?\s*){2,}\]|Record<Language, [^<>]*> = \{\s*ru\b|\ben: [^,;{}]*[,;]\s*zh\??:|en\|zh/;
  const found = files.filter(({ path, text }) => hard.test(text) && !ofTheirOwn.test(path));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(languages.length).toBeGreaterThan(2);
});

it('no call takes a language that is not in the list', () => {
  const [known, unknown] = [{ title: 'x', blocks: [{ paragraph: 'x' }] }, 'de'];
  expect(newVersionSchema.safeParse({ ru: known }).success).toBe(true);
  expect(newVersionSchema.safeParse({ ru: known, [unknown]: known }).success).toBe(false);
  const { language } = personalInput.shape;
  expect(languages.map((each) => language.safeParse(each).success)).not.toContain(false);
  expect(language.safeParse(unknown).success).toBe(false);
});

/** What was written in the languages that it is in: what the assistant hears, foreign tables, the demo's words, templates, outside parties. */
const ofTheirOwn =
  /^src\/features\/talk\/assistant\/server\/|^demo\/|^simulators\/|\/school\/server\/demo\.ts$|\/moving-in\/rules\/months\.ts$|\/lessons\/server\/template/;

it('what everybody sees is drawn in the direction of its language: no side of a sheet is named', () => {
  const sheets = globSync('src/**/*.css', { cwd: root }).filter((path) => !/\/(?:admin|panel)\//.test(path));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((path) => {
    const code = readFileSync(`${root}/${path}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...code.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].flatMap(([, property = '', value = '']) =>
      namesSide(property, value.trim()) ? [`${path} ${property}: ${value.trim()}`] : [],
    );
  });
  expect(found).toEqual([]);
});

function namesSide(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property) || /translateX/.test(value)) return true;
  if (/^(?:text-align|float|clear|object-position)$/.test(property)) return /\b(?:left|right)\b/.test(value);
  const sides = sidesOf(value);
  // Of four, the second is at the right and the fourth at the left; of corners, the bottom ones are in the second half.
  if (/^(?:margin|padding|inset)$/.test(property)) return sides.length === 4 && sides[1] !== sides[3];
  return property === 'border-radius' && sides.length > 2 && new Set(sides).size > 1;
}

/** Parted by the spaces that are in no brackets. */
function sidesOf(value: string): string[] {
  const sides = [''];
  let depth = 0;
  for (const character of value.replaceAll(/\s+/g, ' ')) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ' ' && depth === 0) sides.push('');
    else sides.push(sides.pop() + character);
  }
  return sides;
}
