import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { kept } from '#shared/storageKeys.ts';

/**
 * A part of a page that loads, and shows, while this browser keeps something under the name: only those who need it
 * load it.
 */
export function whileKept<Props extends object>(
  key: (typeof kept)[keyof typeof kept],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // The page is complete without it: a release may have replaced the file.
  const Part = lazy(async () => ({ default: await load().catch(() => () => null) }));
  return function WhileKept(props) {
    const isKept = useSyncExternalStore(
      watch,
      () => localStorage.getItem(key) !== null,
      () => false,
    );
    return (
      isKept && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

function watch(tell: () => void): () => void {
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}
