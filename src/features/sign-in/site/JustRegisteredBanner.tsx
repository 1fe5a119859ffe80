import { lazy, Suspense, useSyncExternalStore } from 'react';
import { kept } from '#shared/storageKeys.ts';

interface BannerProps {
  place: 'hero' | 'nav';
}

const RegisteredAddress = lazy(async () => {
  // The page is complete without it: a release may have replaced the file.
  const part = await import('./RegisteredAddress.tsx').catch(() => null);
  return { default: part?.RegisteredAddress ?? (() => null) };
});

/** For a day after registering in this browser; it loads for whoever has registered. */
export function JustRegisteredBanner({ place }: BannerProps) {
  const isKept = useSyncExternalStore(watch, isRecordKept, () => false);
  return (
    isKept && (
      <Suspense>
        <RegisteredAddress place={place} />
      </Suspense>
    )
  );
}

function isRecordKept(): boolean {
  return localStorage.getItem(kept.justRegistered) !== null;
}

function watch(tell: () => void): () => void {
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}
