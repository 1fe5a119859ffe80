/**
 * A stranger asks 20 times a second, for 10 seconds, for whatever the product draws, reads or redraws for anybody:
 * how long the public page takes for others meanwhile, and how much memory that costs.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { certificatesApi } from '#features/certificates/contract/certificates.ts';
import { learningApi } from '#features/learning/contract.ts';
import { ratingApi } from '#features/rating/contract/rating.ts';
import { second } from '#shared/dates.ts';
import { openShop, type Shop } from './shop.ts';
import { atMost } from './verdict.ts';

const perSecond = 20;
const lengthMs = 10 * second;
const sampleMs = 50;
const settleMs = 5 * second;
const stranger = '203.0.113.7';

/** One request of the stranger; `n` counts them. */
interface Address {
  title: string;
  request(n: number): Request;
  /** Called first, for what is open for a short time only. */
  prepare?(): Promise<void>;
}
interface Request {
  path: string;
  method?: string;
  body?: object;
}

export async function run(): Promise<void> {
  // Addresses are told by the proxy, so that reader and stranger are two.
  const shop = await openShop('sqlite', null, { TRUST_PROXY: 'true' });
  try {
    const addresses = await addressesOf(shop);
    const only = process.argv[3];
    await readPage(shop, 2 * second);
    const alone = ninetyNinth(await readPage(shop, lengthMs));
    console.log(`\nThe public page alone: p99 ${alone.toFixed(1)} ms`);
    for (const address of addresses) {
      if (only && !address.title.includes(only)) continue;
      await measure(shop, address, Math.max(50, 5 * alone));
    }
  } finally {
    await shop.stop();
  }
}

async function measure(shop: Shop, address: Address, limitMs: number): Promise<void> {
  await pause(settleMs);
  await address.prepare?.();
  const idleMb = await memoryMb(shop.pid);
  const memory = watchMemory(shop.pid);
  const [times, statuses] = await Promise.all([readPage(shop, lengthMs), ask(shop, address)]);
  console.log(`\n${address.title}: ${statuses}`);
  atMost(`public page beside it, p99 (${address.title})`, ninetyNinth(times), limitMs, ' ms');
  atMost(`memory above idle (${address.title})`, (await memory.stop()) - idleMb, 150, ' MB');
}

// ── What strangers may ask for ──────────────────────────────────────────────────────────────────────────────────

async function addressesOf(shop: Shop): Promise<Address[]> {
  const student = await signedIn(shop, 'student@podium.local');
  const rating = await ratingOf(shop, student);
  const certificate = await certificateOf(shop, student);
  const draft = await call<{ id: string; secret: string }>(shop, 'POST', '/api/model/drafts', {});
  const snaps = `/api/model/drafts/${draft.id}/snaps`;
  const [large, thin] = [await largePhoto(), await thinPicture()];
  const put = (photo: string) => ({
    path: snaps,
    method: 'PUT',
    body: { secret: draft.secret, kind: 'face_front', photo },
  });
  let photo = (await call<{ photo: string }>(shop, 'PUT', snaps, put(large).body)).photo;
  const prepare = async () => {
    const { snaps: shown } = await call<{ snaps: { photo: string }[] }>(shop, 'POST', snaps, {
      secret: draft.secret,
    });
    photo = shown[0]!.photo;
  };
  return [
    { title: "a rating's shared card", request: () => ({ path: `/share/ratings/${rating.share}.jpg` }) },
    {
      title: "a rating's paper",
      request: () => ({ path: ratingApi.paper.path, method: 'POST', body: { token: rating.token } }),
    },
    {
      title: "a certificate's picture",
      request: () => ({ path: `/share/certificates/${certificate}.jpg` }),
    },
    {
      title: "the page's picture",
      request: (n) => ({ path: `/share/${['ru', 'en', 'zh'][n % 3]}.jpg?v=${n}` }),
    },
    { title: 'a private photo', request: () => ({ path: photo }), prepare },
    { title: 'a private photo in a width', request: () => ({ path: `${photo}?width=360` }), prepare },
    { title: 'a photo of twelve megapixels', request: () => put(large) },
    { title: 'a picture of one pixel by 2,560', request: () => put(thin) },
    {
      title: 'a photo for a rating',
      request: () => ({
        path: ratingApi.draft.path,
        method: 'POST',
        body: { gender: 'female', photo: large },
      }),
    },
    {
      title: 'a message of 2,000 odd characters',
      request: (n) => ({
        path: '/api/support/chat/send',
        method: 'POST',
        body: { session_id: `stranger-${n}`, message: oddText(n) },
      }),
    },
    { title: 'a certificate', request: () => ({ path: `/certificate/${certificate}` }) },
    { title: 'a former document', request: () => ({ path: '/documents/offer/1' }) },
  ];
}

async function ratingOf(shop: Shop, token: string): Promise<{ token: string; share: string }> {
  const { ratings } = await call<{ ratings: { id: string }[] }>(
    shop,
    'GET',
    ratingApi.mine.path,
    null,
    token,
  );
  const path = ratingApi.link.path.replace('{id}', ratings[0]!.id);
  const link = await call<{ token: string }>(shop, 'POST', path, {}, token);
  const body = { token: link.token, is_shared: true, name: 'Анна', shows_score: true };
  const { share } = await call<{ share: { url: string } }>(shop, 'POST', ratingApi.share.path, body);
  return { token: link.token, share: lastPart(share.url) };
}

/** Finishes the first course of the demo student. @returns the public part of the certificate's address */
async function certificateOf(shop: Shop, token: string): Promise<string> {
  const { courses } = await call<{ courses: { id: string }[] }>(
    shop,
    'GET',
    learningApi.purchased.path,
    null,
    token,
  );
  for (const { id } of courses) {
    const path = learningApi.lessons.path.replace('{id}', id);
    const { lessons } = await call<{ lessons: { id: string; locked: string | null }[] }>(
      shop,
      'GET',
      path,
      null,
      token,
    );
    for (const lesson of lessons.filter(({ locked }) => !locked))
      await call(
        shop,
        'POST',
        learningApi.markDone.path.replace('{id}', lesson.id),
        { is_done: true },
        token,
      );
  }
  for (let tries = 0; tries < 100; tries++) {
    const path = certificatesApi.mine.path;
    const { certificates } = await call<{ certificates: { url: string }[] }>(shop, 'GET', path, null, token);
    if (certificates[0]) return lastPart(certificates[0].url);
    await pause(200);
  }
  throw new Error('the demo student got no certificate');
}

function lastPart(url: string): string {
  return url.split('/').at(-1)!;
}

/** Twelve megapixels, with enough noise to weigh what a phone's photo does. */
async function largePhoto(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  return asDataUrl('jpeg', await sharp({ create }).jpeg({ quality: 50 }).toBuffer());
}

async function thinPicture(): Promise<string> {
  const create = { width: 1, height: 2560, channels: 3, background: '#a8123a' } as const;
  return asDataUrl('png', await sharp({ create }).png().toBuffer());
}

function asDataUrl(type: string, bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

/** Words of many scripts, and words nearly known to the assistant, none of them twice. */
function oddText(n: number): string {
  const parts = ['ражсрочка', 'сертфикат', 'щколамоделей', 'cretificate', '学费分期', 'é́́', '٣٤٥', 'ＡＢＣ'];
  let text = '';
  for (let k = n; text.length < 1990; k++)
    text += parts[k % parts.length]! + (k % 3 === 0 ? ' ' : String(k % 10));
  return text.slice(0, 1990);
}

// ── Asking and reading ──────────────────────────────────────────────────────────────────────────────────────────

/** All from one address, each at its time, whether the one before was answered or not. @returns the statuses */
async function ask(shop: Shop, address: Address): Promise<string> {
  const statuses = await atPace((n) => {
    const { path, method = 'GET', body } = address.request(n);
    return answered(shop, { path, method, body, from: stranger });
  });
  const groups = Map.groupBy(statuses, (status) => status);
  return [...groups].map(([status, all]) => `${status}: ${all.length}`).join(', ');
}

/** @returns milliseconds of each reading */
async function readPage(shop: Shop, forMs: number): Promise<number[]> {
  return atPace(async (n) => {
    const startedAt = performance.now();
    await answered(shop, { path: '/', method: 'GET', from: `198.51.100.${n % 250}` });
    return performance.now() - startedAt;
  }, forMs);
}

async function atPace<T>(one: (n: number) => Promise<T>, forMs = lengthMs): Promise<T[]> {
  const begun: Promise<T>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < (forMs / second) * perSecond; n++) {
    await pause(Math.max(0, startedAt + (n * second) / perSecond - performance.now()));
    begun.push(one(n));
  }
  return Promise.all(begun);
}

/** @returns the status; 0 where the connection broke */
async function answered(
  shop: Shop,
  request: { path: string; method: string; body?: object | undefined; from: string },
): Promise<number> {
  const { path, method, body, from } = request;
  const headers = { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) };
  try {
    const answer = await fetch(shop.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function call<T>(
  shop: Shop,
  method: string,
  path: string,
  body: object | null,
  token?: string,
): Promise<T> {
  const headers = {
    'x-forwarded-for': stranger,
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(shop.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function signedIn(shop: Shop, email: string): Promise<string> {
  const body = { email, password: 'podium-demo' };
  return (await call<{ access_token: string }>(shop, 'POST', '/api/login', body)).access_token;
}

function ninetyNinth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

function watchMemory(pid: number) {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryMb(pid));
  };
  const timer = setInterval(() => void look(), sampleMs);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}

async function memoryMb(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
