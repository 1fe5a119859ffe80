/** Pages drawn once per content version and kept in memory, ready to send. */
import { createHash } from 'node:crypto';
import { pageHeaders, pagePolicy } from '../http/security.ts';
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
  /** Draws the page unless somebody is already at it. @throws what `draw` throws; failures are not kept. */
  get(path: string): Promise<ReadyPage>;
  /** Forgets every page. What was being drawn is answered to those who waited for it, and never kept. */
  drop(): void;
}

/** @param framesOn the foreign pages that the page at a path may show in itself */
export function makePageCache(
  draw: (path: string) => Promise<string>,
  framesOn: (path: string) => readonly string[] = () => [],
): PageCache {
  let ready = new Map<string, ReadyPage>();
  let underWay = new Map<string, Promise<ReadyPage>>();

  async function make(path: string, into: Map<string, ReadyPage>): Promise<ReadyPage> {
    const page = await readyPage(await draw(path), framesOn(path));
    // `into` is the map of the version this began with: after a drop nobody reads it any more.
    into.set(path, page);
    return page;
  }

  return {
    peek: (path) => ready.get(path),
    get(path) {
      const page = ready.get(path);
      if (page) return Promise.resolve(page);
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
  };
}

async function readyPage(html: string, frames: readonly string[]): Promise<ReadyPage> {
  const encoded = await compress(Buffer.from(html));
  const policy = pagePolicy(inlineHashes('script', html), inlineHashes('style', html), frames);
  const security = pageHeaders(policy);
  const variant = (encoding: Encoding): ReadyVariant => {
    const bytes = encoded[encoding];
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const shortHeaders = { ...security, etag, vary: 'accept-encoding', 'cache-control': 'no-cache' };
    const headers: Record<string, string> = {
      ...shortHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { etag, bytes, headers, shortHeaders };
  };
  return { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
}

/** The page's own inline scripts or styles as sources of its policy, so that none but they may work. */
export function inlineHashes(kind: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'g'));
  return [...elements]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes!))
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
