import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { generalCodes, type Refusal } from '#shared/errors.ts';
import { inEvery, languages } from '#shared/i18n.ts';
import { declaredTables, flat, type Texts } from '#test/declaredTexts.ts';
import { root, sources } from '#test/sources.ts';
import { textsModules } from '../scripts/textsFiles.ts';
import { features } from './app/features.ts';
import { messages } from './texts.ts';

const tables = declaredTables();
const ordered = /(?:site\/content|publishing\/documents|talk\/assistant) server\.(?!topic\.)/;

describe.each([...tables])('%s', (_title, texts) => {
  const keys = flat(texts.ru);

  // spec: 47
  it('has the same keys in every language', () => {
    for (const language of languages)
      expect([...flat(texts[language]).keys()], language).toEqual([...keys.keys()]);
  });

  it('takes the same values in every language', () => {
    for (const language of languages) {
      for (const [key, text] of flat(texts[language])) {
        expect(argumentsOf(parse(text)), `${language} ${key}`).toEqual(argumentsOf(parse(keys.get(key)!)));
      }
    }
  });

  it('chooses among the values that Russian chooses among', () => {
    for (const language of languages) {
      for (const [key, text] of flat(texts[language])) {
        const known = choicesOf(parse(keys.get(key)!));
        const unknown = choicesOf(parse(text)).filter((choice) => !known.includes(choice));
        expect(unknown, `${language} ${key}`).toEqual([]);
      }
    }
  });

  it('leaves no text empty, and counts in each language with the plural forms of that language', () => {
    for (const language of languages) {
      for (const [key, text] of flat(texts[language])) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        for (const { type, forms } of plurals(parse(text))) {
          const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
          // A text that is the same for any number has `other` alone.
          const needed = forms.length === 1 ? ['other'] : pluralCategories;
          expect(forms.toSorted(), `${language} ${key}`).toEqual(needed.toSorted());
        }
      }
    }
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

/** Names of placeholders and tags; each language may count or choose by them in its own way. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    const own = 'value' in element && element.type !== 0 ? [element.value] : [];
    return [...own, ...partsOf(element).flatMap(argumentsOf)];
  });
  return [...new Set(names)].sort();
}

/** Each value that a text has words of its own for; a misspelt one would leave its readers with those of `other`. */
function choicesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    const isChoice = 'options' in element && !('pluralType' in element);
    const own = isChoice ? Object.keys(element.options).map((option) => `${element.value}: ${option}`) : [];
    return [...own, ...partsOf(element).flatMap(choicesOf)];
  });
}

interface Plural {
  type: Intl.PluralRulesOptions['type'];
  /** But for those of one number: `=0`. */
  forms: string[];
}

function plurals(elements: MessageFormatElement[]): Plural[] {
  return elements.flatMap((element) => {
    const inner = partsOf(element).flatMap(plurals);
    if (!('pluralType' in element)) return inner;
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    return [{ type: element.pluralType, forms }, ...inner];
  });
}

function partsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if ('children' in element) return [element.children];
  return 'options' in element ? Object.values(element.options).map((option) => option.value) : [];
}
