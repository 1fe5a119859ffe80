/** Entity tags: a client with a cached answer learns that it is still true, without getting it again. */
import { createHash } from 'node:crypto';

/** The same for the same content, or for everything that the content is made of. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** @param known the request's `if-none-match`: a list, perhaps weakened by a proxy that compresses */
export function isKnown(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known === '*' || known.includes(etag));
}
