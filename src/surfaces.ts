/**
 * The texts that a page is given: one language, and only those that it shows. Pages whose address begins alike, and
 * those of a section of the panel, are given theirs together: from one to another no document is loaded.
 */

import compile from 'icu-minify/compile';
import { type Language, merged } from '#shared/i18n.ts';
import { manifests } from './manifests.ts';
import { pages, panelFrame, root } from './screens/pages.ts';
import { type Messages, messages } from './texts.ts';

/** A page's texts, also as JSON that is safe within a script element. */
export interface PageTexts {
  messages: Partial<Messages>;
  json: string;
}

const given = new Map<string, PageTexts>();
const maxGiven = 100;

/**
 * The texts a page needs, in one language, compiled: the browser is spared the parser and the system calls of
 * a general formatter (vite.config.ts puts in the formatter that goes with it). @param path such as
 * `/dashboard`
 * @param school its name, in place of the product's
 */
export function textsFor(path: string, language: Language, school: string | null): PageTexts {
  const group = hasPages(groupOf(path)) ? groupOf(path) : '*';
  const key = JSON.stringify([group, language, school]);
  if (!given.has(key)) {
    // A renamed school leaves behind the texts with its old name.
    if (given.size >= maxGiven) given.clear();
    const around = group.startsWith(panelGroup)
      ? { ...titles(language), ...tables(panelFrame.texts, language) }
      : tables(root.texts, language);
    const shown = compiled({ ...around, ...tables(textsOf(group), language) }) as Record<string, object>;
    // Verbatim: a name is no message.
    if (school !== null) shown.ui = { ...shown.ui, brand: school };
    given.set(key, { messages: shown, json: JSON.stringify(shown).replaceAll('<', '\\u003c') });
  }
  return given.get(key)!;
}

/** Compiled texts of a panel section beyond its frame; null when there is no such section. */
export function sectionTexts(section: string, language: Language): unknown {
  const group = panelGroup + section;
  return hasPages(group) ? compiled(tables(textsOf(group), language)) : null;
}

const panelGroup = 'admin/';

/** The first part of an address, in the panel with the section. */
function groupOf(path: string): string {
  const [, first = '', second = ''] = path.toLowerCase().split('/');
  return first === 'admin' ? panelGroup + second : first;
}

function hasPages(group: string): boolean {
  return pages.some(({ path }) => groupOf(path) === group);
}

function textsOf(group: string): string[] {
  return pages.flatMap(({ path, texts = [] }) => (groupOf(path) === group ? texts : []));
}

type Texts = string | { readonly [key: string]: Texts };
const all: Record<string, Record<Language, Texts>> = messages;

function tables(namespaces: readonly string[], language: Language): Record<string, Texts> {
  return Object.fromEntries(namespaces.map((name) => [name, all[name]![language]]));
}

/** Names of all sections and their parts: the menu has them wherever the reader is. */
function titles(language: Language): object {
  const keys = manifests.flatMap(({ sections = [], parts = [] }) => [
    ...sections.flatMap(({ title, partsTitle }) => (partsTitle ? [title, partsTitle] : [title])),
    ...parts.map(({ title }) => title),
  ]);
  return keys.map((key) => only(key, language)).reduce(merged);
}

/** That text alone, nested as deep as its key says. */
function only(key: string, language: Language): object {
  const [namespace, ...path] = key.split('.');
  const text = path.reduce<Texts>(
    (table, name) => (table as Record<string, Texts>)[name]!,
    all[namespace!]![language],
  );
  return { [namespace!]: path.reduceRight<Texts>((inner, name) => ({ [name]: inner }), text) };
}

function compiled(texts: Texts | object): unknown {
  if (typeof texts === 'string') return compile(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text as Texts)]));
}
