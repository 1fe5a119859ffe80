import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { drainBeforeClosing } from './drain.ts';

it('a server that stops answers everybody whose connection is waiting to be accepted', async () => {
  const server = await listening();
  const waiting = Array.from({ length: 40 }, () => callTo(server));
  // Sockets connect in the next tick: the system holds the connections, the server has not heard of them.
  await new Promise<void>(process.nextTick);
  const [statuses] = await Promise.all([Promise.all(waiting), server.close()]);
  expect(statuses).toEqual(waiting.map(() => 200));
});

it('and everybody who connects while it waits for a quiet moment', async () => {
  const server = await listening();
  const late: Promise<number | string>[] = [];
  // Each connection brings another: none of the first hundred turns is quiet.
  server.server.on('connection', () => {
    if (late.length < 100) late.push(callTo(server));
  });
  const first = callTo(server);
  await new Promise<void>(process.nextTick);
  await server.close();
  expect(await first).toBe(200);
  expect(await Promise.all(late)).toEqual(Array.from({ length: 100 }, () => 200));
});

async function listening(): Promise<FastifyInstance> {
  const server = Fastify({ return503OnClosing: false });
  server.get('/', async () => ({}));
  drainBeforeClosing(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** The status of the answer, or the code of the error. */
async function callTo(server: FastifyInstance): Promise<number | string> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  return text(socket).then(
    (answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}
