/**
 * Of what a page is drawn with, the browser is sent what it works with: a loader's answer. What only still parts
 * (Still.tsx) show stays on the server: the loader puts it into the request's context, the page reads it while it is drawn.
 */
import { createContext as createReactContext, use } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';

type Kept = Readonly<Record<string, unknown>>;

export const keptBack = createContext<Kept>({});

/** In a loader: keeps back what is drawn from under that name. */
export function keepBack(context: Readonly<RouterContextProvider>, name: string, value: unknown): void {
  context.set(keptBack, { ...context.get(keptBack), [name]: value });
}

/** Filled by src/entry.server.tsx. */
export const KeptBack = createReactContext<Kept>({});

/** Null in the browser. */
export function useKeptBack<Value>(name: string): Value | null {
  return (use(KeptBack)[name] as Value | undefined) ?? null;
}
