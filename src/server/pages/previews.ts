/** Pages with what somebody is still typing, for the frame beside their form: drawn for one look, kept nowhere, without a script. */
import type { FastifyInstance } from 'fastify';
import type { Language } from '#shared/i18n.ts';
import { pageHeaders } from '../http/security.ts';
import { asAppError, type Draw } from './draw.ts';
import type { CallInProcess } from './renderer.ts';

export interface Previewed {
  /** The path of the page drawn. */
  path: string;
  language: Language;
  /** Answers the page's calls: those of the text that is typed with it. */
  call: CallInProcess;
}

export interface Previews {
  /** Route of Fastify, with the ticket as `:ticket`. */
  route: string;
  /** @throws AppError not_found for a ticket that has ended, or is not the asker's */
  open(ticket: string, address: string): Promise<Previewed>;
}

/** The form beside it reads and changes the frame; nothing in it runs, and nobody else can frame it. */
const policy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

const headers = {
  ...pageHeaders(policy),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-type': 'text/html; charset=utf-8',
};

export function mountPreviews(
  server: FastifyInstance,
  { previews, draw }: { previews: Previews; draw: Draw },
): void {
  const { route, open } = previews;
  server.get<{ Params: { ticket: string } }>(route, { schema: { hide: true } }, async (request, reply) => {
    try {
      const { path, ...given } = await open(request.params.ticket, request.ip);
      return reply.headers(headers).send(still(await draw.preview(path, given)));
    } catch (error) {
      throw asAppError(error);
    }
  });
}

/** Without what would run, and whole: what visitors see only once they scroll is laid out at once. */
function still(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html data-whole="" ');
}
