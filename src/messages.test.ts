import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generalCodes, type Refusal } from '#shared/errors.ts';
import { inEvery, languages } from '#shared/i18n.ts';
import { declaredTables, flat, type Texts } from '#test/declaredTexts.ts';
import { root, sources } from '#test/sources.ts';
import {
  type Compared,
  faultsOfChoices,
  faultsOfForms,
  faultsOfKeys,
  faultsOfValues,
} from '#test/textFaults.ts';
import { textsModules } from '../scripts/textsFiles.ts';
import { features } from './app/features.ts';
import { messages } from './texts.ts';

const tables = declaredTables();
const ordered = /(?:site\/content|publishing\/documents|talk\/assistant) server\.(?!topic\.)/;

describe.each([...tables])('%s', (_title, texts) => {
  const found = (faultsOf: (compared: Compared) => string[]) =>
    inEvery((language) => faultsOf({ language, texts: texts[language], russian: texts.ru }));
  const none = inEvery(() => []);

  // spec: 47
  it('has the same keys in every language', () => {
    expect(found(faultsOfKeys)).toEqual(none);
  });

  it('takes the same values in every language', () => {
    expect(found(faultsOfValues)).toEqual(none);
  });

  it('chooses among the values that Russian chooses among', () => {
    expect(found(faultsOfChoices)).toEqual(none);
  });

  it('leaves no text empty, and counts in each language with the plural forms of that language', () => {
    expect(found(faultsOfForms)).toEqual(none);
  });
});

it('the modules that bring the texts are those that `npm run texts` writes', async () => {
  const modules = textsModules();
  for (const [path, text] of modules) expect(await readFile(join(root, path), 'utf8'), path).toBe(text);
  const others = await sources(/^src\/(?:features\/[^/]+\/[^/]+|ui|ui\/\w+|shared)\/texts\.ts$/);
  expect(others.map(({ path }) => path).filter((path) => !modules.has(path))).toEqual([]);
});

it('what several features say in the same words of every language stands once, in src/shared', () => {
  const places = new Map<string, string[]>();
  for (const [owner, texts] of tables) {
    const all = inEvery((language) => flat(texts[language]));
    for (const [key, text] of flat(texts.ru)) {
      // Lists, and tables that are read in their order, say all that they say.
      if (/\.\d+(?:\.|$)/.test(key) || ordered.test(`${owner} ${key}`)) continue;
      const said = JSON.stringify([text, ...languages.map((language) => all[language].get(key))]);
      places.set(said, [...(places.get(said) ?? []), `${owner} ${key}`]);
    }
  }
  const several = [...places.values()].filter(
    (keys) => new Set(keys.map((key) => key.split(' ')[0])).size > 1,
  );
  expect(several, 'name it in texts/same.json').toEqual([]);
});

it('no text puts the name of the school into a frame: it is written as its owner wrote it', () => {
  const framed =
    /[«“"'„‘]\{school\}|\{school\}[»”"'’]|школ[аыеу]\s(?:моделей\s)?\{school\}|\{school\}(?:\s\w+)?\s(?:school|学校|模特)/i;
  const found = [...tables].flatMap(([table, texts]) =>
    languages.flatMap((language) =>
      [...flat(texts[language])]
        .filter(([, text]) => framed.test(text))
        .map(([key]) => `${table} ${language} ${key}`),
    ),
  );
  // The hint beside the field quotes the placeholder itself.
  expect(found.filter((each) => !each.endsWith('search'))).toEqual([]);
});

it('every error has its words: the general ones here, a feature’s own in its manifest, once', async () => {
  const texts = messages.system.ru as unknown as { errors: Texts };
  expect(generalCodes.filter((code) => typeof texts.errors[code] !== 'string')).toEqual([]);
  const own: string[] = [];
  for (const { path } of await sources(/^src\/features\/[^/]+\/[^/]+\/errors\.ts$/)) {
    const tables = (await import(join(root, path))) as Record<string, Record<string, Refusal>>;
    const [table] = Object.entries(tables)
      .find(([name]) => name.endsWith('Errors'))!
      .slice(1);
    own.push(...Object.keys(table!));
  }
  const worded = features.flatMap(({ errorWords }) => Object.keys(errorWords?.ru ?? {}));
  expect(worded.sort()).toEqual(own.sort());
  const all: string[] = [...generalCodes, ...own];
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
});
