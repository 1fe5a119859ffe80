/** Every folder of texts of the product, and its texts by key. */
import type { languages } from '#shared/i18n.ts';
import { textsFolders } from '../scripts/textsFiles.ts';

export interface Texts {
  [key: string]: string | Texts;
}
type InEveryLanguage = Record<(typeof languages)[number], Texts>;

/** By the folder's owner, such as `src/features/sales/orders`; what stands in another folder is left out. */
export function declaredTables(): Map<string, InEveryLanguage> {
  return new Map(textsFolders().map(({ owner, files }) => [owner, files as InEveryLanguage]));
}

export function flat(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}
