/**
 * The one door to what the browser stores. A browser may forbid it, have none, have no room, or change its mind while the
 * page is open: then the page goes on with what it remembers itself, until it is left.
 */

export interface BrowserStorage {
  get(key: string): string | null;
  /** Null removes it. @returns false where it lasts only as long as the page */
  set(key: string, value: string | null): boolean;
  /** What `keep` kept; null where there is nothing, or another program's. */
  read<T>(key: string): T | null;
  /** As JSON; null removes it. @returns as `set` */
  keep(key: string, value: unknown): boolean;
  keys(): string[];
}

/** Shared by all tabs, and lasts. */
export const localStore = storeBehind(() => localStorage);
/** The tab's own, gone with it. */
export const tabStore = storeBehind(() => sessionStorage);

/** @param storage naming it may throw already, and it may be null */
export function storeBehind(storage: () => Storage): BrowserStorage {
  /** What this page has set or seen. */
  const remembered = new Map<string, string | null>();
  /** Keys that the browser did not take: for them the page's own memory is right. */
  const refused = new Set<string>();

  function get(key: string): string | null {
    if (!refused.has(key))
      try {
        remembered.set(key, storage().getItem(key));
      } catch {
        // As remembered.
      }
    return remembered.get(key) ?? null;
  }

  function set(key: string, value: string | null): boolean {
    remembered.set(key, value);
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
      refused.delete(key);
      return true;
    } catch {
      refused.add(key);
    }
    try {
      // No room for the new value: the former one must not come back with the next page.
      storage().removeItem(key);
    } catch {
      // Nothing can be removed either.
    }
    return false;
  }

  return {
    get,
    set,
    read<T>(key: string): T | null {
      try {
        return JSON.parse(get(key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    keep: (key, value) => set(key, value === null ? null : JSON.stringify(value)),
    keys() {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
}
