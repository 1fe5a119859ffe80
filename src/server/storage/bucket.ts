/** Storage in a bucket that speaks S3. Its client is loaded with the first file. */
import type { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { minute, second } from '#shared/dates.ts';
import type { Config } from '../config.ts';
import { limitOf } from '../patience.ts';
import { openParts, uploadsWrittenBetween } from './bucketListing.ts';
import type { Storage } from './storage.ts';

/** Parts of a resumable upload: no more than this is held in a temporary file at once. */
const partBytes = 8 * 1024 * 1024;

/** The client itself would wait for ever. Somebody waits for a question; a part is on its way for longer. */
function timeLimits() {
  return { connectMs: limitOf(5 * second), answerMs: limitOf(7.5 * second), partMs: limitOf(minute) };
}

export function makeBucketStorage(
  s3: NonNullable<Config['s3']>,
  limits = timeLimits(),
): Omit<Storage, 'disk'> {
  const { bucket: Bucket } = s3;
  const { connected, within } = connection(s3, limits);
  return {
    async receiver(records) {
      const { BucketReceiver } = await import('./bucketReceiver.ts');
      const s3ClientConfig = { bucket: Bucket, ...within(limits.partMs) };
      const parts = { partSize: partBytes, maxConcurrentPartUploads: 2, useTags: false };
      return new BucketReceiver({ ...parts, s3ClientConfig }, records);
    },
    async sizeOf(file) {
      try {
        const { ContentLength, ETag } = await (await connected()).headObject({ Bucket, Key: file });
        if (!ETag) throw new Error('the bucket answers about something else');
        return ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async read(file, { from, to }) {
      const { Body, ContentRange } = await (await connected()).getObject({
        Bucket,
        Key: file,
        Range: `bytes=${from}-${to}`,
      });
      // A page of somebody in between is no part of a film.
      if (!ContentRange?.startsWith(`bytes ${from}-`)) throw new Error('the bucket answers something else');
      return Body as Readable;
    },
    async remove(file) {
      await removeObjects(await connected(), Bucket, file);
    },
    async writtenBetween(_folder, after, before) {
      return uploadsWrittenBetween(await connected(), Bucket, { after, before });
    },
    async removeUnchanged(_folder, file) {
      const s3 = await connected();
      for (const { UploadId, Key } of await openParts(s3, Bucket, file))
        await s3.abortMultipartUpload({ Bucket, Key, UploadId });
      await removeObjects(s3, Bucket, file);
      return true;
    },
    async room() {
      return null;
    },
  };
}

function connection(s3: NonNullable<Config['s3']>, limits: ReturnType<typeof timeLimits>) {
  let client: Promise<S3> | null = null;
  const settings = {
    endpoint: s3.endpoint,
    region: s3.region,
    // Services other than Amazon's serve buckets by path.
    forcePathStyle: true,
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    // Likewise: newer checksums are Amazon's alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An outage is reported at once; the caller asks again.
    maxAttempts: 2,
  } as const;
  const within = (requestTimeout: number) => ({
    ...settings,
    requestHandler: { connectionTimeout: limits.connectMs, requestTimeout, throwOnRequestTimeout: true },
  });
  const connected = () => {
    client ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3(within(limits.answerMs)));
    return client;
  };
  return { connected, within };
}

async function removeObjects(s3: S3, Bucket: string, file: string): Promise<void> {
  await abandonParts(s3, Bucket, file);
  for (const Key of [file, `${file}.info`, `${file}.part`]) await s3.deleteObject({ Bucket, Key });
}

/** Parts of an upload that was given up are paid for until somebody says so. */
async function abandonParts(s3: S3, Bucket: string, Key: string): Promise<void> {
  try {
    const { Metadata } = await s3.headObject({ Bucket, Key: `${Key}.info` });
    await s3.abortMultipartUpload({ Bucket, Key, UploadId: Metadata?.['upload-id'] });
  } catch (error) {
    // It was complete, or never begun.
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(String((error as { name?: unknown }).name));
}
