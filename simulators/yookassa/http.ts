import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './errors.ts';

const MAX_BODY_BYTES = 1_000_000;
/**
 * The pages carry no script; form-action stays open because the buyer is sent on to the shop's own address.
 */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ApiError(413, null, 'Request body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  sendText(response, status, 'text/html; charset=utf-8', html);
}

/** 303: the browser follows with GET, so that reloading the next page repeats nothing. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/** Refuses a form posted by another site's page: it must not settle payments, not even simulated ones. */
export function refuseForeignForm(request: IncomingMessage): void {
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new ApiError(403, 'forbidden', 'This form belongs to another site');
}
