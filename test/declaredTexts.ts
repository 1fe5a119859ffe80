/** Every table of texts that the product declares, and its texts by key. */
import { join } from 'node:path';
import type { languages } from '#shared/i18n.ts';
import { root, sources } from './sources.ts';

export interface Texts {
  [key: string]: string | Texts;
}
type InEveryLanguage = Record<(typeof languages)[number], Texts>;

export async function declaredTables(): Promise<Map<string, InEveryLanguage>> {
  const found = new Map<string, InEveryLanguage>();
  for (const { path } of await sources(/^src\/(?:features|ui|shared)\/.*messages(?:\/.*)?\.ts$/)) {
    const module = (await import(join(root, path))) as Record<string, InEveryLanguage>;
    for (const [name, value] of Object.entries(module)) {
      if (name.endsWith('Messages')) found.set(`${path} ${name}`, value);
    }
  }
  return found;
}

export function flat(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}
