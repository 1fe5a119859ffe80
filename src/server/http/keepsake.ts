/** The cookie that binds signing in elsewhere to one browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '#shared/dates.ts';
import type { Keepsake } from '../actor.ts';
import type { App } from '../app.ts';

/**
 * HttpOnly, and Lax: it comes along when another site leads back to us, and with no request that another site's page
 * makes by itself. `__Host-`: no neighbouring host can plant one, which takes https.
 */
export function keepsakeOf(app: App, request: FastifyRequest, reply: FastifyReply): Keepsake {
  const isSecure = app.config.appUrl.startsWith('https://');
  const name = isSecure ? '__Host-oauth' : 'oauth';
  const write = (secret: string, maxAgeS: number) =>
    void reply.header(
      'set-cookie',
      `${name}=${secret}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  return {
    read: () => readCookie(request.headers.cookie ?? '', name),
    leave: (secret, forMs) => write(secret, Math.ceil(forMs / second)),
    clear: () => write('', 0),
  };
}

/** Nothing but a token of 256 bits is taken for one. */
function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}
