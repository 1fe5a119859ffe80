/** Yandex Metrica's host of scripts, over real HTTP: it has the one script, and counts nobody. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetrikaHost {
  url: string;
  /** Answer to the next questions. */
  answer: { status: number; type: string };
  close(): Promise<void>;
}

export async function startMetrika(): Promise<MetrikaHost> {
  const host: MetrikaHost = { url: '', answer: { status: 200, type: 'application/javascript' }, close };
  const server = createServer((request, response) => {
    const { status, type } = host.answer;
    const isKnown = request.url === '/metrika/tag.js';
    response.writeHead(isKnown ? status : 404, { 'content-type': type }).end('/* counts nobody */');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}
