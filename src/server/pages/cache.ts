/** Pages drawn once per content version and kept in memory, ready to send. */
import { createHash } from 'node:crypto';
import { etagOf } from '../etags.ts';
import { type ForeignSources, pageHeaders, pagePolicy } from '../http/security.ts';
import { compress, type Encoding } from './compress.ts';

export interface ReadyVariant {
  etag: string;
  bytes: Buffer;
  headers: Record<string, string>;
  /** Headers of the answer "not modified". */
  shortHeaders: Record<string, string>;
}

export type ReadyPage = Record<Encoding, ReadyVariant>;

export interface PageCache {
  /** The page if it is ready now. */
  peek(path: string): ReadyPage | undefined;
  /** Draws the page unless that is already under way. @throws what `draw` throws; failures are not cached */
  get(path: string): Promise<ReadyPage>;
  /** Drops every page. A page being drawn is sent to those who waited for it, but not cached. */
  drop(): void;
  /** How many are ready. */
  size(): number;
}

interface PageCacheOptions {
  /** Sources on other hosts that the page at a path may show or load. */
  foreignOn?: (path: string) => ForeignSources;
  /** How many pages are cached: the most recently requested. */
  most?: number;
}

export function makePageCache(
  draw: (path: string) => Promise<string>,
  { foreignOn = () => ({}), most = Number.POSITIVE_INFINITY }: PageCacheOptions = {},
): PageCache {
  let ready = new Map<string, ReadyPage>();
  let underWay = new Map<string, Promise<ReadyPage>>();

  async function make(path: string, into: Map<string, ReadyPage>): Promise<ReadyPage> {
    const page = await readyPage(await draw(path), foreignOn(path));
    // `into` is the map of the version this began with: after a drop nobody reads it any more.
    keep(into, path, page);
    return page;
  }

  /** As the newest: a map keeps insertion order. */
  function keep(pages: Map<string, ReadyPage>, path: string, page: ReadyPage): void {
    pages.delete(path);
    pages.set(path, page);
    if (pages.size > most) pages.delete(pages.keys().next().value!);
  }

  return {
    peek: (path) => ready.get(path),
    get(path) {
      const page = ready.get(path);
      if (page) {
        keep(ready, path, page);
        return Promise.resolve(page);
      }
      const current = underWay.get(path);
      if (current) return current;
      const waiting = underWay;
      const promise = make(path, ready).finally(() => waiting.delete(path));
      waiting.set(path, promise);
      return promise;
    },
    drop() {
      ready = new Map();
      underWay = new Map();
    },
    size: () => ready.size,
  };
}

function readyPage(html: string, foreign: ForeignSources): Promise<ReadyPage> {
  const policy = pagePolicy(inlineHashes('script', html), inlineHashes('style', html), foreign);
  return readyAnswer(html, { type: 'text/html; charset=utf-8', security: pageHeaders(policy) });
}

/** The same answer in every encoding, each with its headers. */
export async function readyAnswer(
  text: string,
  { type, security }: { type: string; security: Record<string, string> },
): Promise<ReadyPage> {
  const encoded = await compress(Buffer.from(text));
  const variant = (encoding: Encoding): ReadyVariant => {
    const bytes = encoded[encoding];
    const etag = etagOf(bytes);
    const shortHeaders = { ...security, etag, vary: 'accept-encoding', 'cache-control': 'no-cache' };
    const headers: Record<string, string> = {
      ...shortHeaders,
      'content-type': type,
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { etag, bytes, headers, shortHeaders };
  };
  return { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
}

/** Hashes of the page's own inline scripts or styles as sources of its policy, so that no others work. */
export function inlineHashes(kind: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'g'));
  return [...elements]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes!))
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
