/** S9: a hundred photos of five megabytes at the same instant, then a hundred files that only look like one. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { maxPictureBytes } from '#shared/sentPictures.ts';
import { aForm, aPolyglot, asDataUrl, hiddenText, hostilePictures } from '#test/pictures.ts';
import { type Served, signIn, startProduct, temporaryFolder } from './product.ts';
import { atMost, kept } from './verdict.ts';
import { watched } from './watching.ts';

const crowd = 100;
const facts = { name: 'Вера', height: '176', size: '44', location: 'Москва' };

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const product = await startProduct({ DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' });
  const token = await signIn(product.url, 'admin@podium.local');
  const { peakMb } = await watched(product, () => sendAll(product, token, join(folder, 'uploads/private')));
  atMost('memory', peakMb, 600, ' MB');
  await product.stop();
  await rm(folder, { recursive: true });
}

async function sendAll({ url }: Served, token: string, folder: string): Promise<void> {
  const before = await namesIn(folder);
  const photo = await fiveMegabytes();
  const wholes = await together((n) => send(url, token, n % 2 === 0 ? asForm(photo) : asJson(photo)));
  const answered = wholes.filter((status) => status === 200 || status === 503).length;
  kept('every photo is taken or told to come again', answered === crowd, counted(wholes));
  const names = (await namesIn(folder)).filter((name) => !before.includes(name));
  const taken = wholes.filter((status) => status === 200).length;
  kept('one file for each that was taken', names.length === taken, `${names.length} of ${taken}`);
  const asSent = await Promise.all(names.map((name) => isAsSent(join(folder, name))));
  kept('none is kept as it was sent', !asSent.includes(true), `${names.length} files`);

  const hostile = [...Object.values(await hostilePictures())];
  const refused = await together((n) => send(url, token, asJson(hostile[n % hostile.length]!)));
  const areRefused = refused.every((status) => status === 422 || status === 503);
  kept('every hostile file is refused', areRefused, counted(refused));
  kept('and leaves nothing', (await namesIn(folder)).length === before.length + names.length, '0 files');
}

/** Twelve megapixels of noise as a photo, filled up to five megabytes with what is in no picture. */
async function fiveMegabytes(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  const picture = await sharp({ create }).jpeg({ quality: 50 }).toBuffer();
  const tail = await aPolyglot();
  const filling = Buffer.alloc(Math.max(maxPictureBytes - picture.length - tail.length, 0));
  return Buffer.concat([picture, filling, tail]).subarray(0, maxPictureBytes);
}

function asForm(photo: Buffer) {
  return aForm({ ...facts, photo });
}

function asJson(photo: Buffer) {
  const payload = Buffer.from(JSON.stringify({ ...facts, photo: asDataUrl(photo) }));
  return { headers: { 'content-type': 'application/json' }, payload };
}

function together(one: (n: number) => Promise<number>): Promise<number[]> {
  return Promise.all(Array.from({ length: crowd }, (_, n) => one(n)));
}

/** From a network of its own. @returns the status; 0 where the connection broke */
function send(
  url: string,
  token: string,
  { headers, payload }: { headers: Record<string, string>; payload: Buffer },
): Promise<number> {
  const own = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
    'content-length': payload.length,
  };
  return new Promise((resolve) => {
    const sent = request(url + modelsApi.add.path, { method: 'POST', headers: { ...headers, ...own } });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    sent.end(payload);
  });
}

function counted(statuses: readonly number[]): string {
  const groups = Map.groupBy(statuses, (status) => status);
  return [...groups].map(([status, all]) => `${status}: ${all.length}`).join(', ');
}

async function isAsSent(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  const { format, exif } = await sharp(bytes).metadata();
  return format !== 'webp' || exif !== undefined || bytes.includes(hiddenText) || bytes.includes('<script');
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
