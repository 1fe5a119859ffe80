/** The one call of Yandex Disk's API that is used: what a public file is, and where it plays. Plain HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface YandexDisk {
  url: string;
  /** Everything that was asked, newest last. */
  asked: URL[];
  /** Answer to the next questions: a body, a status, or an address to be led astray to. */
  answer: { body?: unknown; status?: number; redirectTo?: string };
  close(): Promise<void>;
}

export const publicFilm = {
  type: 'file',
  mime_type: 'video/mp4',
  file: 'https://downloader.disk.yandex.ru/disk/signed?limit=0',
};

export async function startYandexDisk(): Promise<YandexDisk> {
  const disk: YandexDisk = { url: '', asked: [], answer: { body: publicFilm }, close };
  const server = createServer((request, response) => {
    disk.asked.push(new URL(request.url ?? '/', disk.url));
    const { body, status = 200, redirectTo } = disk.answer;
    if (redirectTo) return void response.writeHead(302, { location: redirectTo }).end();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  disk.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return disk;

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}
