/** Which texts a page shows, read from its sources: what it imports, and the keys that are written there. */
import { dirname, join } from 'node:path/posix';
import type { Source } from './sources.ts';

type Texts = string | { readonly [key: string]: Texts };

/** Finds, for a file, the namespaces that it and all it imports look texts up in. */
export function shownTexts(files: readonly Source[], texts: { readonly [key: string]: Texts }) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (entry: string): Set<string> => {
    const seen = new Set([entry]);
    const found = new Set<string>();
    // Grows while it is walked.
    for (const path of seen) {
      const file = byPath.get(path);
      if (!file) continue;
      for (const imported of importsOf(file))
        if (!isOfWords(imported) && !isContractOfList(path, imported)) seen.add(imported);
      for (const key of keysIn(file.text)) if (isText(key, texts)) found.add(key.split('.', 1)[0]!);
    }
    return found;
  };
}

/** Tables of texts, and manifests, whose titles are the frame's. */
function isOfWords(path: string): boolean {
  return /\/texts\.ts$|\/manifests?\.ts$/.test(path);
}

/** A contract takes the shape of a list, and shows none of its words. */
function isContractOfList(path: string, imported: string): boolean {
  return /\/contract(?:\.ts$|\/)/.test(path) && /\/listing(?:\.ts$|\/)/.test(imported);
}

function importsOf({ path, text }: Source): string[] {
  const code = text.replace(/^import type [^;]+;/gm, '');
  return [...code.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([#.][^'?]+\.tsx?)'/gm)].map(([, specifier]) =>
    specifier!.startsWith('#') ? `src/${specifier!.slice(1)}` : join(dirname(path), specifier!),
  );
}

/** The beginning of a key will do: `orderReasons.${reason}`. */
function keysIn(text: string): string[] {
  const namespaces = text.matchAll(/(?:useTranslations\(|\b(?:words|texts): )\s*['`](\w+)/g);
  const keys = text.matchAll(/['`](\w+(?:(?:\.\w+)+|(?=\.\$\{)))/g);
  return [...namespaces, ...keys].map(([, key]) => key!);
}

function isText(key: string, texts: Texts): boolean {
  let found: Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return found !== undefined;
}
