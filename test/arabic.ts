/**
 * Arabic as a program writes it, to try what a language more takes: each Russian letter becomes an Arabic one, and a text
 * counts with the six plural forms of Arabic. Placeholders, tags and what is not Russian stay as they are.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Texts } from '../scripts/textsFiles.ts';

const russianLetters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const arabicLetters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىآئؤ';

export function inArabic<T extends Texts>(texts: T): T {
  if (typeof texts === 'string') return arabicText(texts) as T;
  if (Array.isArray(texts)) return texts.map(inArabic) as never;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inArabic(text)])) as T;
}

function arabicText(text: string): string {
  return printAST(parse(text).map(arabicElement));
}

function arabicElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: arabicWords(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(arabicElement) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(
    ([name, { value, ...rest }]) => [name, { ...rest, value: value.map(arabicElement) }] as const,
  );
  const own = Object.fromEntries(options);
  return { ...element, options: element.type === TYPE.plural ? pluralForms(element, own) : own } as never;
}

/** Russian has no words of its own for none and two: there they are those of many and few. */
function pluralForms({ pluralType }: PluralElement, own: PluralElement['options']): PluralElement['options'] {
  const exact = Object.entries(own).filter(([name]) => name.startsWith('='));
  const isTheSameForAll = Object.keys(own).length - exact.length === 1;
  const { pluralCategories } = new Intl.PluralRules('ar', { type: pluralType }).resolvedOptions();
  const forms = isTheSameForAll ? (['other'] as const) : pluralCategories;
  const instead: Record<string, string> = { zero: 'many', two: 'few' };
  return Object.fromEntries([
    ...exact,
    ...forms.map((name) => [name, own[name] ?? own[instead[name] ?? 'other'] ?? own.other!] as const),
  ]);
}

function arabicWords(words: string): string {
  return words.replace(/[а-яё]/gi, (letter) => arabicLetters[russianLetters.indexOf(letter.toLowerCase())]!);
}

/** Adds Arabic to a copy of the product: a file in each folder of texts, and the line in the list. @returns the files */
export async function addArabic(copy: string): Promise<string[]> {
  const russian = await Array.fromAsync(glob('src/**/texts/ru.json', { cwd: copy }));
  const files = russian.map((path) => path.replace(/ru\.json$/, 'ar.json'));
  for (const [index, path] of russian.entries()) {
    const texts = JSON.parse(await readFile(join(copy, path), 'utf8')) as Texts;
    await writeFile(join(copy, files[index]!), `${JSON.stringify(inArabic(texts), null, 2)}\n`);
  }
  const list = join(copy, 'src/shared/i18n.ts');
  const line = "  ar: { short: 'AR', action: 'التبديل إلى العربية', direction: 'rtl' },\n";
  await writeFile(
    list,
    (await readFile(list, 'utf8')).replace(/(?=\} as const satisfies Record<string, \{ short)/, line),
  );
  return files;
}
