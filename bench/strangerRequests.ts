/** Requests open to any stranger: everything that the product draws, reads or redraws for anybody. */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { certificatesApi } from '#features/teaching/certificates/contract/certificates.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import type { Shop } from './shop.ts';

/** The network address that the requests come from. */
const maker = '203.0.113.7';

/** One request of the stranger; `n` counts them. */
export interface Address {
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

export async function addressesOf(shop: Shop): Promise<Address[]> {
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

async function call<T>(
  shop: Shop,
  method: string,
  path: string,
  body: object | null,
  token?: string,
): Promise<T> {
  const headers = {
    'x-forwarded-for': maker,
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
