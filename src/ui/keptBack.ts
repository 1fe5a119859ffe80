/**
 * Of what a page is drawn with, the browser is sent what it works with: a loader's answer. What only still parts
 * (Still.tsx) show stays on the server: the loader sets it in the request's context, the page reads it while it is drawn.
 */
import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';

/** In a loader: `context.set(keptBack, { … })`. */
export const keptBack = createContext<unknown>(null);

/** Filled by src/entry.server.tsx. */
export const KeptBack = createReactContext<unknown>(null);

/** Null in the browser. */
export function useKeptBack<Kept>(): Kept | null {
  return use(KeptBack) as Kept | null;
}
