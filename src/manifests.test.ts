import { describe, expect, it } from 'vitest';
import { languages } from '#shared/i18n.ts';
import { sources } from '#test/sources.ts';
import { manifests } from './manifests.ts';
import { messages } from './messages.ts';

const sections = manifests.flatMap(({ sections: own = [] }) => own);
const parts = manifests.flatMap(({ parts: own = [] }) => own);

describe('the plain halves of the manifests', () => {
  it('are all listed', async () => {
    const files = await sources(/^src\/features\/[^/]+\/[^/]+\/manifest\.ts$/);
    expect(manifests).toHaveLength(files.length);
  });

  it('name texts that there are, in every language', () => {
    const named = [
      ...sections.flatMap(({ title, partsTitle }) => [title, ...(partsTitle ? [partsTitle] : [])]),
      ...parts.map(({ title }) => title),
    ];
    const missing = languages.flatMap((language) =>
      named.filter((key) => textOf(key, language) === undefined).map((key) => `${language} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('put every part into a section, at a place and an address of its own', () => {
    const names = sections.map(({ name }) => name);
    expect(parts.filter(({ section }) => !names.includes(section))).toEqual([]);
    const places = parts.map(({ section, place }) => `${section} ${place}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
    const many = sections.filter(({ name }) => parts.filter(({ section }) => section === name).length > 1);
    expect(
      many.filter(({ partsTitle }) => partsTitle === undefined),
      'what its parts are called together',
    ).toEqual([]);
  });
});

function textOf(key: string, language: (typeof languages)[number]): unknown {
  const [namespace, ...path] = key.split('.');
  const texts: unknown = (messages as Record<string, Record<string, unknown>>)[namespace!]?.[language];
  return path.reduce((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
}
