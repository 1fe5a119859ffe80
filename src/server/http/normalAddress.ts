/**
 * One spelling of each address. The router decodes and pages resolve what they are asked for, while policies (what is
 * closed in maintenance, what no cache may keep) compare texts: so all of them are given the same text.
 */

const unreserved = /[\w.~-]/;

/**
 * The address in its normal form (RFC 3986): without a host, without escapes of characters that need none; null for one
 * that no browser sends, with a fragment or with dot segments.
 */
export function normalAddress(address: string): string | null {
  const url = address.replace(/^https?:\/\/[^/?#]*(?=(\/?))/i, (_host, slash) => (slash ? '' : '/'));
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.includes('#')) return null;
  if (!/[%.]/.test(path)) return url;
  const plain = path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return unreserved.test(character) ? character : escaped.toUpperCase();
  });
  const hasDots = plain.split(/[/\\]/).some((part) => part === '.' || part === '..');
  return hasDots ? null : plain + url.slice(path.length);
}
