/** Backups in a bucket that speaks S3. */
import { open, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import type { Config } from '#server/config.ts';
import { limitOf } from '#server/patience.ts';
import { minute, second } from '#shared/dates.ts';
import type { Place } from './place.ts';

/** A longer draft goes in parts: no more than this is in memory at once. */
const partBytes = 16 * 1024 * 1024;

/** The client itself would wait for ever. */
function timeLimits() {
  return { connectMs: limitOf(5 * second), answerMs: limitOf(minute) };
}

export function makeBucketPlace(settings: NonNullable<Config['s3']>, limits = timeLimits()): Place {
  const { bucket: Bucket } = settings;
  const keyOf = (folder: string, name: string) => `podium/${folder}/${name}`;
  let client: Promise<S3> | null = null;
  const connected = () => {
    client ??= connect(settings, limits);
    return client;
  };
  return {
    async list(folder) {
      const s3 = await connected();
      const Prefix = keyOf(folder, '');
      const sizes = new Map<string, number>();
      let from: string | undefined;
      do {
        const page = await s3.listObjectsV2({ Bucket, Prefix, ...(from && { ContinuationToken: from }) });
        // A page of somebody in between is no list.
        if (page.IsTruncated === undefined) throw new Error('the bucket answers something else');
        for (const { Key = '', Size } of page.Contents ?? [])
          if (Key.startsWith(Prefix)) sizes.set(Key.slice(Prefix.length), Size ?? 0);
        from = page.NextContinuationToken;
      } while (from);
      return sizes;
    },
    async keep(folder, name, draft) {
      await send(await connected(), { Bucket, Key: keyOf(folder, name), draft });
      await rm(draft, { force: true });
    },
    async read(folder, name) {
      const { Body } = await (await connected()).getObject({ Bucket, Key: keyOf(folder, name) });
      return Body as Readable;
    },
    async remove(folder, name) {
      await (await connected()).deleteObject({ Bucket, Key: keyOf(folder, name) });
    },
  };
}

async function connect(
  { endpoint, region, accessKey, secretKey }: NonNullable<Config['s3']>,
  { connectMs, answerMs }: ReturnType<typeof timeLimits>,
): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    endpoint,
    region,
    // Services other than Amazon's serve buckets by path, and don't know its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      // A body that stalls.
      socketTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
}

interface Draft {
  Bucket: string;
  Key: string;
  draft: string;
}

/** Puts a file into a bucket, at once or in parts. */
export async function putInBucket(
  settings: NonNullable<Config['s3']>,
  Key: string,
  draft: string,
): Promise<void> {
  await send(await connect(settings, timeLimits()), { Bucket: settings.bucket, Key, draft });
}

async function send(s3: S3, { Bucket, Key, draft }: Draft): Promise<void> {
  const { size } = await stat(draft);
  const { UploadId } = await s3.createMultipartUpload({ Bucket, Key });
  if (!UploadId) throw new Error('the bucket answers something else');
  const file = await open(draft, 'r');
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let at = 0; at < size || Parts.length === 0; at += partBytes) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(partBytes, size - at)), {
        position: at,
      });
      const PartNumber = Parts.length + 1;
      const Body = buffer.subarray(0, bytesRead);
      const { ETag } = await s3.uploadPart({ Bucket, Key, UploadId, PartNumber, Body });
      Parts.push({ PartNumber, ETag });
    }
    await s3.completeMultipartUpload({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
    const { ContentLength } = await s3.headObject({ Bucket, Key });
    if (ContentLength !== size) throw new Error('the bucket has not kept what it was sent');
  } catch (error) {
    // Parts that belong to nothing are paid for.
    await s3.abortMultipartUpload({ Bucket, Key, UploadId }).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
}
