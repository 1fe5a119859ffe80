/** R12: every network fault on the way to a bucket. No question waits for ever, and the next one is answered. */
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { startS3 } from '#simulators/s3/server.ts';
import { networkFaults, startFaultProxy } from '#test/faultProxy.ts';
import { makeBucketStorage } from './bucket.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

it.each(networkFaults)('%s on the way to a bucket', async (fault) => {
  const s3 = await startS3({ bucket: 'school', accessKey: 'key' });
  const proxy = await startFaultProxy(s3.url);
  open.push(s3, proxy);
  s3.objects.set('film', { bytes: Buffer.from('0123456789'), writtenAt: new Date(), meta: {} });
  const limits = { connectMs: 300, answerMs: 300, partMs: 300 };
  const settings = { bucket: 'school', region: 'ru', accessKey: 'key', secretKey: 'secret' };
  const storage = makeBucketStorage({ ...settings, endpoint: proxy.url }, limits);
  await proxy.set(fault);
  const asked = [storage.sizeOf('film'), storage.read('film', { from: 2, to: 4 })];
  const told = (await Promise.allSettled(asked)).map(({ status }) => status);
  // Reported, and not taken for missing.
  expect(new Set(told)).toEqual(new Set([fault === 'delay' ? 'fulfilled' : 'rejected']));
  await proxy.set(null);
  expect(await storage.sizeOf('film')).toBe(10);
  expect(await storage.sizeOf('none')).toBeNull();
  expect((await buffer(await storage.read('film', { from: 2, to: 4 }))).toString()).toBe('234');
});
