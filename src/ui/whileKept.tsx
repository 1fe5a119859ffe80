import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { kept } from '#shared/storageKeys.ts';
import { localStore } from './storage.ts';

/** A part of a page that shows while this browser keeps something under the name. */
export function whileKept<Props extends object>(
  key: (typeof kept)[keyof typeof kept],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return whileTrue(() => localStore.get(key) !== null, load);
}

/** A part of a page that loads, and shows, while the browser says so: only those who need it load it. */
export function whileTrue<Props extends object>(
  isWanted: () => boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // The page is complete without it: a release may have replaced the file.
  const Part = lazy(async () => ({ default: await load().catch(() => () => null) }));
  return function WhileTrue(props) {
    const isShown = useSyncExternalStore(watch, isWanted, () => false);
    return (
      isShown && (
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
