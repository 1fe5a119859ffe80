/** Security headers of every answer. */
import type { FastifyInstance } from 'fastify';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Policy of an answer that is no page: nothing is allowed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Hosts other than ours that a page may show something from. */
export interface ForeignSources {
  /** Pages in frames. */
  frames?: readonly string[];
  /** Films and sound. */
  media?: readonly string[];
  /** Counters: a script of theirs may run, and report to its host. */
  counters?: readonly string[];
}

/**
 * Content security policy of a page.
 * @param allowed sources of its scripts beyond our own files: hashes of cached pages, the nonce of shells
 * @param allowedStyles the same for style elements: the panel's library injects some, by nonce
 * @param foreign what else the page may show from other hosts
 */
export function pagePolicy(
  allowed: readonly string[],
  allowedStyles: readonly string[] = [],
  { frames = [], media = [], counters = [] }: ForeignSources = {},
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed, ...counters].join(' '),
    `style-src 'self' ${allowedStyles.join(' ')}`.trim(),
    ["img-src 'self' data:", ...counters].join(' '),
    "font-src 'self'",
    // blob: a video on its way in is shown to its sender from their own disk.
    ["media-src 'self' blob:", ...media].join(' '),
    ["connect-src 'self'", ...counters].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of a page with the given policy; cached pages keep the result. */
export function pageHeaders(policy: string): Record<string, string> {
  return { ...common, 'content-security-policy': policy };
}

/** Headers of an answer that is no page. */
export const answerHeaders: Readonly<Record<string, string>> = {
  ...common,
  'content-security-policy': apiPolicy,
  'cache-control': 'no-store',
};

export function secureAnswers(server: FastifyInstance): void {
  const everywhere = Object.entries({ ...common, 'content-security-policy': apiPolicy });
  server.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of everywhere) if (!reply.hasHeader(name)) reply.header(name, value);
    const isApi = /^\/(?:api|auth)\b/.test(request.url);
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
