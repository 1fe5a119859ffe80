import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * State that outlives the page: kept in this tab until it is empty. Where a browser stores nothing, it lives as long as
 * the page does.
 * @param key the same while the component lives
 */
export function useKept<T>(
  key: string,
  empty: T,
  isEmpty: (value: T) => boolean,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => read<T>(key) ?? empty);
  useEffect(() => write(key, isEmpty(value) ? null : value), [key, value, isEmpty]);
  return [value, setValue];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser stores nothing.
  }
}
