/** The flow cookie: binds signing in with a provider to one browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '#shared/dates.ts';
import { kept } from '#shared/storageKeys.ts';
import type { FlowCookie } from '../actor.ts';
import type { App } from '../app.ts';

/**
 * HttpOnly and Lax: sent when another site redirects back to us, but with no request that another site's page
 * makes by itself. `__Host-`: no sibling host can set it, which requires https.
 */
export function flowCookieOf(app: App, request: FastifyRequest, reply: FastifyReply): FlowCookie {
  const isSecure = app.config.appUrl.startsWith('https://');
  const name = isSecure ? `__Host-${kept.flowCookie}` : kept.flowCookie;
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

/** Accepts only a token of 256 bits. */
function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}
