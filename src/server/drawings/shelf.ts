/** Finished drawings in memory, within a limit; the least recently used goes first. */
export interface Shelf {
  get(key: string): Buffer | undefined;
  keep(key: string, bytes: Buffer): void;
  drop(key: string): void;
  /** Drops all of it. @returns how many there were */
  clear(): number;
}

export function makeShelf(mostBytes: number): Shelf {
  /** The newest last: a map keeps insertion order. */
  const kept = new Map<string, Buffer>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    keep(key, bytes) {
      drop(key);
      kept.set(key, bytes);
      size += bytes.length;
      while (size > mostBytes) drop(kept.keys().next().value!);
    },
    drop,
    clear() {
      const count = kept.size;
      kept.clear();
      size = 0;
      return count;
    },
  };
}
