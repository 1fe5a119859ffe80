/** One small HTTP server for each simulated provider. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = {
  method: string;
  url: URL;
  /** As it came, and read as a form. */
  body: string;
  form: URLSearchParams;
  language: string;
  authorization: string;
};
export type Reply = {
  status: number;
  type: string;
  body: string;
  location?: string;
  delayMs?: number;
};

export type Listening = { url: string; close(): Promise<void> };

const MAX_BODY_BYTES = 100_000;
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export function json(status: number, value: unknown): Reply {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

export function pageReply(status: number, body: string): Reply {
  return { status, type: 'text/html; charset=utf-8', body };
}

export function seeOther(location: string): Reply {
  return { status: 303, type: 'text/plain', body: '', location };
}

export async function listen(
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string },
  answer: (call: Call) => Promise<Reply> | Reply,
): Promise<Listening> {
  const server = createServer((request, response) => void serve(request, response, answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: Call) => Promise<Reply> | Reply,
): Promise<void> {
  try {
    const reply = await answer(await readCall(request));
    if (reply.delayMs) await waitOrGone(response, reply.delayMs);
    response.writeHead(reply.status, {
      'content-type': reply.type,
      'cache-control': 'no-store',
      ...(reply.location !== undefined && { location: reply.location }),
      ...(reply.type.startsWith('text/html') && {
        'content-security-policy': PAGE_POLICY,
        'referrer-policy': 'no-referrer',
      }),
    });
    response.end(reply.body);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(`The simulator failed: ${String(error)}`);
  }
}

/** Waits, but no longer than the client stays connected. */
function waitOrGone(response: ServerResponse, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    body += part;
    if (body.length > MAX_BODY_BYTES) throw new Error('the body is too large');
  }
  // A form posted by another site's page must not choose a person.
  if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
    throw new Error('this form belongs to another site');
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://simulator'),
    body,
    form: new URLSearchParams(body),
    language: request.headers['accept-language'] ?? '',
    authorization: request.headers.authorization ?? '',
  };
}
