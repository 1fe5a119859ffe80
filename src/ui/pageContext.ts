/**
 * Data that the server passes to the pages it draws. The other half is `PageRequest` in
 * src/server/pages/door.ts.
 */
import { createContext } from 'react-router';
import type { Endpoint, Input, Output } from '../shared/contract.ts';
import type { Language } from '../shared/i18n.ts';

export interface PageContext {
  /** Performs a call of the contract in the server's process, as an anonymous visitor. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
  language: Language;
  nonce: string | null;
  /** Public origin, for canonical addresses. */
  appUrl: string;
  timeZone: string;
  /** In the reader's language; null while the school has none. */
  schoolName: string | null;
  /** Languages of the school. */
  languages: readonly Language[];
  /** Whether visitors find the support chat. */
  hasChat: boolean;
  /** The school's counter in Yandex Metrica; null without one. */
  metrika: string | null;
  isDemo: boolean;
  /** Sells nothing for real yet: simulators stand for payments, bank and mail. */
  isRehearsal: boolean;
  /** A live school whose payments use a test key. */
  isTestShop: boolean;
  /** The error, when the page has nothing else to show. */
  problem: 'notFound' | 'failure' | 'unavailable' | 'maintenance' | null;
  reportError(error: unknown): void;
}

/** Null only when a page is drawn without a server, which never happens. */
export const pageContext = createContext<PageContext | null>(null);

interface Reads {
  get(context: typeof pageContext): PageContext | null;
}

/** For loaders: `pageOf(context).call(coursesApi.list, {})`. */
export function pageOf(context: Readonly<Reads>): PageContext {
  const page = context.get(pageContext);
  if (!page) throw new Error('a loader ran outside the page renderer');
  return page;
}
