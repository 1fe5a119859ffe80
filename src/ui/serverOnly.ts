/**
 * Server-only page data. The browser is sent only the data it works with, a loader's answer; data that only
 * static islands (StaticIsland.tsx) show stays on the server: the loader puts it into the request's context, the
 * page reads it while it is drawn.
 */
import { createContext as createReactContext, use } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';

type Kept = Readonly<Record<string, unknown>>;

export const serverOnly = createContext<Kept>({});

/** In a loader: stores data for drawing under that name. */
export function keepOnServer(context: Readonly<RouterContextProvider>, name: string, value: unknown): void {
  context.set(serverOnly, { ...context.get(serverOnly), [name]: value });
}

/** Filled by src/entry.server.tsx. */
export const ServerOnly = createReactContext<Kept>({});

/** Null in the browser. */
export function useServerOnly<Value>(name: string): Value | null {
  return (use(ServerOnly)[name] as Value | undefined) ?? null;
}
