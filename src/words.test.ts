/** No text contains a word that docs/words.md rules out. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from '#shared/i18n.ts';
import { declaredTables, flat } from '#test/declaredTexts.ts';
import { root } from '#test/sources.ts';

/** Those that the page has words for. */
const titles: Partial<Record<Language, string>> = { ru: 'Russian', en: 'English', zh: 'Chinese' };
/** Quoted by the specification. */
const quoted = ['Sign in to your personal cabinet'];
/** Names of programs, which keep the word. */
const programs = /\bmail (?:server|service|program)s?\b/gi;

const page = await readFile(join(root, 'docs/words.md'), 'utf8');
const tables = declaredTables();

it.each(Object.entries(titles) as [Language, string][])(
  '%s: none of the words that %s has others for',
  (language, title) => {
    const banned = bannedWords(title);
    expect(banned.length).toBeGreaterThan(5);
    const found = [...tables].flatMap(([table, texts]) =>
      [...flat(texts[language])]
        .filter(([, text]) => !quoted.includes(text))
        .flatMap(([key, text]) =>
          banned
            .filter(({ pattern }) => pattern.test(text.replaceAll(programs, 'program')))
            .map(({ word }) => `${word}: ${table} ${key}`),
        ),
    );
    expect(found).toEqual([]);
  },
);

function bannedWords(title: string): { word: string; pattern: RegExp }[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const words = rows.flatMap((row) =>
    [...row.split('|')[3]!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!),
  );
  return words.map((word) => ({ word, pattern: patternOf(word) }));
}

/** Whole words, whatever their case; signs of Chinese have no bounds. */
function patternOf(word: string): RegExp {
  const isOpen = word.endsWith('*') || /\p{Script=Han}/u.test(word);
  const said = word.replace(/\*$/, '').replaceAll('.', '\\.');
  const start = /\p{Script=Han}/u.test(word) ? '' : '(?<![\\p{L}\\d_-])';
  return new RegExp(`${start}${said}${isOpen ? '' : '(?![\\p{L}\\d_])'}`, 'iu');
}
