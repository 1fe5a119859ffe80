/** Requests open to any stranger: everything that the product draws, reads or redraws for anybody. */
import sharp from 'sharp';
import { snapsApi } from '#features/casting/applications/contract/snaps.ts';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { asDataUrl } from '#test/pictures.ts';
import { call, type Shop, signIn } from './product.ts';

/** One request of the stranger; `n` counts them. */
export interface Address {
  title: string;
  request(n: number): { path: string; method?: string; body?: object };
  /** Called first, for what is open for a short time only. */
  prepare?(): Promise<void>;
}

export async function addressesOf(shop: Shop): Promise<Address[]> {
  const caller = { url: shop.url, from: '203.0.113.7' };
  const rating = await ratingOf(shop);
  const draft = await call(caller, snapsApi.begin, {});
  const [large, thin] = [await largePhoto(), await thinPicture()];
  const sent = (photo: string) => ({ ...draft, kind: 'face_front' as const, photo });
  const put = (photo: string) => ({
    path: snapsApi.put.path.replace('{id}', draft.id),
    method: 'PUT',
    body: sent(photo),
  });
  let { photo } = await call(caller, snapsApi.put, sent(large));
  const prepare = async () => {
    photo = (await call(caller, snapsApi.show, draft)).snaps[0]!.photo;
  };
  const posted = ({ path }: { path: string }, body: object) => ({ path, method: 'POST', body });
  return [
    { title: "a rating's shared card", request: () => ({ path: `/share/ratings/${rating.share}.jpg` }) },
    { title: "a rating's paper", request: () => posted(ratingApi.paper, { token: rating.token }) },
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
      request: () => posted(ratingApi.draft, { gender: 'female', photo: large }),
    },
    {
      title: 'a message of 2,000 odd characters',
      request: (n) => posted(supportApi.send, { session_id: `stranger-${n}`, message: oddText(n) }),
    },
    { title: 'a former document', request: () => ({ path: '/documents/offer/1' }) },
  ];
}

async function ratingOf({ url }: Shop): Promise<{ token: string; share: string }> {
  const student = { url, token: await signIn(url, 'student@podium.local', false) };
  const { ratings } = await call(student, ratingApi.mine, {});
  const { token } = await call(student, ratingApi.link, { id: ratings[0]!.id });
  const shown = { token, is_shared: true, name: 'Анна', shows_score: true };
  const { share } = await call({ url }, ratingApi.share, shown);
  return { token, share: share!.url!.split('/').at(-1)! };
}

/** Twelve megapixels, with enough noise to weigh what a phone's photo does. */
async function largePhoto(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  return asDataUrl(await sharp({ create }).jpeg({ quality: 50 }).toBuffer());
}

async function thinPicture(): Promise<string> {
  const create = { width: 1, height: 2560, channels: 3, background: '#a8123a' } as const;
  return asDataUrl(await sharp({ create }).png().toBuffer(), 'image/png');
}

/** Words of many scripts, and words nearly known to the assistant, none of them twice. */
function oddText(n: number): string {
  const parts = ['ражсрочка', 'сертфикат', 'щколамоделей', 'cretificate', '学费分期', 'é́́', '٣٤٥', 'ＡＢＣ'];
  let text = '';
  for (let k = n; text.length < 1990; k++)
    text += parts[k % parts.length]! + (k % 3 === 0 ? ' ' : String(k % 10));
  return text.slice(0, 1990);
}
