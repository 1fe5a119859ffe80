import { Agent, get } from 'node:http';
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

it('and everybody whose connection was kept alive, and asks once more: that answer says that it is the last', async () => {
  const server = await listening();
  const agent = new Agent({ keepAlive: true });
  const clients = Array.from({ length: 60 }, () => agent);
  const first = await Promise.all(clients.map((client) => answerTo(server, client)));
  expect(first).toEqual(clients.map(() => ({ status: 200, connection: 'keep-alive', isReused: false })));
  const closed = server.close();
  // Long after the first quiet moment.
  await turns(300);
  const second = await Promise.all(clients.map((client) => answerTo(server, client)));
  expect(second).toEqual(clients.map(() => ({ status: 200, connection: 'close', isReused: true })));
  await closed;
});

it('and marks the answers under way as the last', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>();
  const server = await listening(() => answered);
  const asked = new Promise((resolve) => server.server.once('request', resolve));
  const late = answerTo(server, new Agent({ keepAlive: true }));
  await asked;
  const closed = server.close();
  await turns(10);
  answer({});
  expect(await late).toMatchObject({ status: 200, connection: 'close' });
  await closed;
});

async function listening(handler: () => Promise<object> = async () => ({})): Promise<FastifyInstance> {
  const server = Fastify({ return503OnClosing: false });
  server.get('/', handler);
  drainBeforeClosing(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** Turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
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

function answerTo(server: FastifyInstance, agent: Agent) {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', agent }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume();
      response.once('end', () =>
        // The agent gets its connection back after this.
        setImmediate(resolve, { status, connection: headers.connection, isReused: request.reusedSocket }),
      );
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}
