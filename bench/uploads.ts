/** A film of 2 GB, sent over a line that breaks five times: it arrives intact, and memory does not grow with it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadsApi, uploadsPath } from '#features/records/uploads/contract.ts';
import { anMp4 } from '#test/films.ts';
import { startProduct } from './processes.ts';
import { atMost, kept } from './verdict.ts';

const megabyte = 1024 * 1024;
const cuts = 5;
const idleMs = 5000;
const sampleMs = 100;
const account = { email: 'owner@example.com', password: 'of-this-bench-only' };

/** `-- 512`: as many megabytes instead of 2,048. */
export async function run(): Promise<void> {
  const film = aFilm(Number(process.argv[3] ?? 2048) * megabyte);
  const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  const settings = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, DATA_DIR: folder };
  const product = await startProduct({ ...settings, PORT: '0' });
  const url = product.url.replace('localhost', '127.0.0.1');
  const bearer = await signIn(url);
  await pause(idleMs);
  const idle = await residentMb(product.pid);
  const watched = watchMemory(product.pid);
  const { id, breaks, seconds } = await sendWithCuts(url, bearer, film);
  const answer = await call(url, bearer, 'POST', uploadsApi.finish.path.replace('{id}', id));
  const peak = await watched.stop();
  const arrived = createHash('sha256');
  await pipeline(createReadStream(join(folder, 'uploads', id)), arrived);
  kept('arrives intact', arrived.digest('hex') === film.checksum() && answer.ok, `${breaks} cuts`);
  console.log(`  ${Math.round(film.size / megabyte / seconds)} MB/s; ${Math.round(idle)} MB when idle`);
  atMost('memory above idle', peak - idle, 150, ' MB');
  await product.stop();
  await rm(folder, { recursive: true });
}

interface Film {
  size: number;
  /** Its bytes from there on, up to a megabyte. */
  at(offset: number): Buffer;
  checksum(): string;
}

/** An MP4 of that size whose picture is a block of noise over and over, so that it need not be kept. */
function aFilm(size: number): Film {
  const frame = anMp4('avc1', Buffer.alloc(0));
  const mdat = frame.indexOf('mdat') - 4;
  const head = Buffer.from(frame.subarray(0, mdat + 8));
  const tail = frame.subarray(mdat + 8);
  head.writeUInt32BE(size - head.length - tail.length + 8, mdat);
  const noise = Buffer.concat(
    Array.from({ length: megabyte / 64 }, (_, n) => createHash('sha512').update(String(n)).digest()),
  );
  function at(offset: number): Buffer {
    if (offset < head.length) return head.subarray(offset);
    if (offset >= size - tail.length) return tail.subarray(offset - (size - tail.length));
    const from = (offset - head.length) % megabyte;
    return noise.subarray(from, Math.min(megabyte, from + size - tail.length - offset));
  }
  function checksum(): string {
    const hash = createHash('sha256');
    for (let offset = 0; offset < size; ) {
      const bytes = at(offset);
      hash.update(bytes);
      offset += bytes.length;
    }
    return hash.digest('hex');
  }
  return { size, at, checksum };
}

async function sendWithCuts(url: string, bearer: string, film: Film) {
  const words = { purpose: 'video', name: 'film.mp4' };
  const metadata = Object.entries(words).map(([key, word]) => `${key} ${btoa(word)}`);
  const begun = await call(url, bearer, 'POST', uploadsPath, {
    'upload-length': String(film.size),
    'upload-metadata': metadata.join(','),
  });
  const path = begun.headers.get('location') ?? '';
  const startedAt = performance.now();
  let breaks = 0;
  for (let offset = 0; offset < film.size; ) {
    const end = breaks < cuts ? Math.floor((film.size * (breaks + 1)) / (cuts + 1)) : film.size;
    await sendPiece(url + path, bearer, { film, offset, end });
    const { headers } = await call(url, bearer, 'HEAD', path);
    offset = Number(headers.get('upload-offset'));
    if (offset < film.size) breaks += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { id: path.split('/').at(-1) ?? '', breaks, seconds };
}

/** Announces everything that is left, and breaks the line at `end` unless that is all. */
async function sendPiece(
  address: string,
  bearer: string,
  { film, offset, end }: { film: Film; offset: number; end: number },
): Promise<void> {
  const piece = request(address, {
    method: 'PATCH',
    headers: {
      ...headersOf(bearer),
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': film.size - offset,
    },
  });
  const over = new Promise<void>((resolve) => {
    piece.on('response', (response) => response.resume().on('end', resolve));
    piece.on('error', () => resolve());
  });
  for (let at = offset; at < end; ) {
    const bytes = film.at(at).subarray(0, end - at);
    at += bytes.length;
    if (!piece.write(bytes))
      await Promise.race([new Promise((drained) => piece.once('drain', drained)), over]);
  }
  if (end === film.size) piece.end();
  else piece.destroy();
  await over;
}

function call(
  url: string,
  bearer: string,
  method: string,
  path: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const isCall = path.startsWith('/api/admin');
  const body = isCall ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  return fetch(url + path, {
    method,
    ...body,
    headers: { ...headersOf(bearer), ...body.headers, ...more },
  });
}

function headersOf(bearer: string) {
  return { authorization: `Bearer ${bearer}`, 'tus-resumable': '1.0.0' };
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentMb(pid));
  }, sampleMs);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      return Math.max(peak, await residentMb(pid));
    },
  };
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
