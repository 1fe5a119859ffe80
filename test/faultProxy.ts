/** A bad network between the product and an outside party: forwards TCP, with the faults a test asks for. */
import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as macrotask } from 'node:timers/promises';

export const networkFaults = [
  'delay',
  'refused',
  'black hole',
  'half-close',
  'cut',
  'stall',
  'slow',
  'error 500',
  'HTML',
] as const;
/** All but `refused` and `black hole` spoil the answer only: the other side has done what it was asked. */
export type NetworkFault = (typeof networkFaults)[number];

export interface FaultProxy {
  /** Origin to use in place of the target's. */
  url: string;
  /** Applies to every connection from now on; open ones are broken. Null: forwards unchanged. */
  set(fault: NetworkFault | null): Promise<void>;
  close(): Promise<void>;
}

const delayMs = 20;
const slowMs = 30_000;

export async function startFaultProxy(targetUrl: string): Promise<FaultProxy> {
  const target = Number(new URL(targetUrl).port);
  const open = new Set<net.Socket>();
  let fault: NetworkFault | null = null;
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    keep(open, client);
    if (fault === 'black hole') {
      client.on('end', () => client.destroy()).resume();
      return;
    }
    const upstream = keep(open, net.connect(target, '127.0.0.1'));
    client.pipe(upstream);
    client.once('close', () => upstream.destroy());
    spoil(fault, upstream, client);
  });
  await listen(server, 0);
  const { port } = server.address() as net.AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    async set(next) {
      const wasRefusing = fault === 'refused';
      fault = next;
      const closed = [...open].map((socket) => once(socket, 'close'));
      for (const socket of open) socket.destroy();
      if (next === 'refused' && !wasRefusing) server.close();
      await Promise.all(closed);
      if (wasRefusing && next !== 'refused') await listen(server, port);
      // The other side, in this process too, must learn of its broken connections before it makes a new one.
      for (let turn = 0; turn < 5; turn += 1) await macrotask();
    },
    async close() {
      for (const socket of open) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Applies the fault to answers on their way back. */
function spoil(fault: NetworkFault | null, upstream: net.Socket, client: net.Socket): void {
  if (fault === null) {
    upstream.pipe(client);
    return;
  }
  upstream.on('data', (answer: Buffer) => {
    const half = answer.subarray(0, Math.floor(answer.length / 2));
    const late = (ms: number) => setTimeout(() => client.write(answer), ms).unref();
    if (fault === 'delay') late(delayMs);
    else if (fault === 'slow') late(slowMs);
    else if (fault === 'half-close') client.end();
    else if (fault === 'cut') client.write(half, () => client.resetAndDestroy());
    else if (fault === 'stall') client.write(half);
    else if (fault === 'error 500') client.end(canned('500 Internal Server Error', 'application/json', '{}'));
    else if (fault === 'HTML') client.end(canned('200 OK', 'text/html', '<html>Технические работы</html>'));
  });
}

function canned(status: string, type: string, body: string): string {
  const head = [`HTTP/1.1 ${status}`, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;
}

/** Tracks a socket; errors are ignored because it is broken on purpose. */
function keep(open: Set<net.Socket>, socket: net.Socket): net.Socket {
  open.add(socket);
  socket.on('error', () => {}).once('close', () => open.delete(socket));
  return socket;
}

async function listen(server: net.Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
