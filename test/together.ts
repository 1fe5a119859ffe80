/** Many requests at the same moment: each is sent up to its last byte, then all the last bytes at once. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { World } from './world.ts';

export interface RacingRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  token?: string | null;
}

export interface RacingAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Answers in the order of the requests. */
export async function releaseTogether(world: World, requests: RacingRequest[]): Promise<RacingAnswer[]> {
  const waiting = await Promise.all(requests.map((request) => prepare(world, request)));
  // The bytes are on their way; give the server a moment to read them.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { socket, lastByte } of waiting) socket.write(lastByte);
  return Promise.all(waiting.map(({ answer }) => answer));
}

export function copies(count: number, request: RacingRequest): RacingRequest[] {
  return Array.from({ length: count }, () => request);
}

async function prepare(world: World, { method, path, body, token }: RacingRequest) {
  const { port } = world.server.server.address() as { port: number };
  const socket = connect({ port, host: '127.0.0.1', ...ownAddress() });
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const payload = body ? JSON.stringify(body) : '';
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept-Language: ru',
    'Connection: close',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(payload)}`] : []),
  ];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`);
  const answer = readAnswer(socket);
  socket.write(bytes.subarray(0, -1));
  return { socket, answer, lastByte: bytes.subarray(-1) };
}

/** Gives each its own address, so that limits stay on. Systems other than Linux know 127.0.0.1 alone. */
function ownAddress(): { localAddress?: string } {
  return process.platform === 'linux'
    ? { localAddress: `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}` }
    : {};
}

async function readAnswer(socket: Socket): Promise<RacingAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  return { status, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} };
}
