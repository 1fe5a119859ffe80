/** Calls as strangers make them: over real connections, each from its own address, so that limits stay on. */
import { randomInt } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Request {
  path: string;
  body: unknown;
  token?: string | null;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came over the wire
  body: any;
}

export interface WholeReply extends Reply {
  headers: IncomingHttpHeaders;
}

/**
 * Posts JSON over a connection of its own. @throws where the connection breaks before the answer is complete
 */
export function post(origin: string, { path, body, token }: Request): Promise<WholeReply> {
  const text = JSON.stringify(body);
  const headers = { ...jsonHeaders(token), 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method: 'POST', headers, agent: false, ...someAddress() });
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${path} did not answer in 20 s`)));
    sent.once('error', reject);
    sent.once('response', (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (received += part));
      response.once('error', reject);
      response.once('end', () => {
        // A server that is killed halfway ends the stream as well.
        const { statusCode: status = 0, headers, complete } = response;
        if (complete) resolve({ status, headers, body: parsed(received) });
        else reject(new Error('the answer was cut'));
      });
    });
    sent.end(text);
  });
}

/**
 * Posts all of them at the same instant: each request is sent up to its last byte, then all last bytes go out in one
 * turn of the event loop. `alongside` is called in that turn as well.
 */
export async function postTogether(
  origin: string,
  requests: readonly Request[],
  alongside: () => void = () => {},
): Promise<Reply[]> {
  const held = await Promise.all(requests.map((one) => sendAllButTheLastByte(origin, one)));
  for (const { release } of held) release();
  alongside();
  return Promise.all(held.map(({ reply }) => reply));
}

interface Held {
  release(): void;
  reply: Promise<Reply>;
}

async function sendAllButTheLastByte(origin: string, { path, body, token }: Request): Promise<Held> {
  const { hostname, port } = new URL(origin);
  const text = JSON.stringify(body);
  const headers = { ...jsonHeaders(token), host: hostname, 'content-length': Buffer.byteLength(text) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n${text}`);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, ...someAddress() });
  const reply = readReply(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(bytes.subarray(0, -1), () => resolve());
  });
  return { release: () => void socket.write(bytes.subarray(-1)), reply };
}

function readReply(socket: Socket): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => (received += part));
    socket.once('error', reject);
    socket.once('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
      resolve({ status, body: parsed(received.slice(received.indexOf('\r\n\r\n') + 4)) });
    });
  });
}

function jsonHeaders(token: string | null | undefined): Record<string, string> {
  return { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
}

/** Linux answers to all of 127.0.0.0/8; elsewhere everybody comes from one address. */
function someAddress(): { localAddress?: string } {
  if (process.platform !== 'linux') return {};
  return { localAddress: `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
