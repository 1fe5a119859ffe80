import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { tabStore } from './storage.ts';

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
  const [value, setValue] = useState(() => tabStore.read<T>(key) ?? empty);
  useEffect(() => void tabStore.keep(key, isEmpty(value) ? null : value), [key, value, isEmpty]);
  return [value, setValue];
}
