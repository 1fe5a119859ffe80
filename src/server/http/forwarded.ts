/** The client's address, as reported by proxies. */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';

/**
 * Reduces X-Forwarded-For to the addresses that can be parsed, read from its end. Entries before an
 * unreadable one come from nobody we trust: the client then counts as the proxy that wrote it, sharing its
 * limits with others without an address, and apart from clients with one.
 */
export function readForwarded(server: FastifyInstance, app: App): void {
  if (app.config.trustProxy === false) return;
  let isTold = false;
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const given = headers['x-forwarded-for'];
    if (given !== undefined) {
      const addresses = readableAddresses(String(given));
      headers['x-forwarded-for'] = addresses.join(', ');
      if (addresses.length === 0 && !isTold) {
        isTold = true;
        app.log.warn({ reqId: request.id }, 'a proxy names clients by what is no address');
      }
    }
    done();
  });
}

/** Addresses from the end of the list, as far as they can be parsed, in the list's order. */
export function readableAddresses(header: string): string[] {
  const addresses: string[] = [];
  for (const entry of header.split(',').reverse()) {
    const address = addressIn(entry.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  return addresses;
}

/** `192.0.2.1`, `192.0.2.1:5678`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:5678`. */
function addressIn(entry: string): string | null {
  if (isIP(entry)) return entry;
  const closing = entry.indexOf(']');
  const isBracketed = entry.startsWith('[') && closing > 0;
  const [address = '', port = ''] = isBracketed
    ? [entry.slice(1, closing), entry.slice(closing + 1).replace(/^:/, '')]
    : entry.split(':');
  const isRead = isIP(address) === (isBracketed ? 6 : 4) && /^\d{0,5}$/.test(port);
  return isRead && (isBracketed || entry === `${address}:${port}`) ? address : null;
}
