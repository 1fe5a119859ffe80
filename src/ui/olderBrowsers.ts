/**
 * What the oldest browsers of the README lack of the language, given to them before anything asks for it. The check of the
 * built code (scripts/oldBrowsers.ts) knows these names.
 */

const given = {
  toSorted(this: unknown[], by?: (a: unknown, b: unknown) => number) {
    return [...this].sort(by);
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSpliced(this: unknown[], from: number, ...rest: unknown[]) {
    const copy = [...this];
    copy.splice(from, ...(rest as [number]));
    return copy;
  },
};

for (const [name, value] of Object.entries(given))
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });

Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at);
    groups.set(key, [...(groups.get(key) ?? []), item]);
    at += 1;
  }
  return groups;
};

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
