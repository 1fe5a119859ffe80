/** Lists our own objects in a bucket, which may hold others besides. */
import type { S3 } from '@aws-sdk/client-s3';
import { isUpload } from './storage.ts';

interface Period {
  after: Date;
  before: Date;
}

/** Ids of uploads that were completely written then, whole or in parts. */
export async function uploadsWrittenBetween(
  s3: S3,
  Bucket: string,
  { after, before }: Period,
): Promise<string[]> {
  const ids = new Map<string, boolean>();
  const note = (key: string | undefined, writtenAt: Date | undefined) => {
    const id = (key ?? '').replace(/\.(?:info|part)$/, '');
    if (!isUpload(id)) return;
    const isThen = writtenAt !== undefined && writtenAt > after && writtenAt < before;
    ids.set(id, isThen && ids.get(id) !== false);
  };
  let from: string | undefined;
  do {
    const page = await s3.listObjectsV2({ Bucket, ...(from && { ContinuationToken: from }) });
    for (const { Key, LastModified } of page.Contents ?? []) note(Key, LastModified);
    from = page.NextContinuationToken;
  } while (from);
  for (const { Key, Initiated } of await openParts(s3, Bucket)) note(Key, Initiated);
  return [...ids].filter(([, isThen]) => isThen).map(([id]) => id);
}

interface OpenParts {
  Key: string;
  UploadId: string;
  Initiated: Date;
}

/** Uploads in parts that have not ended, a thousand at most: all, or those of one file. Their parts are paid for. */
export async function openParts(s3: S3, Bucket: string, file?: string): Promise<OpenParts[]> {
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket, ...(file && { Prefix: file }) });
  return Uploads.flatMap(({ Key, UploadId, Initiated }) =>
    Key && UploadId && Initiated && (!file || Key === file) ? [{ Key, UploadId, Initiated }] : [],
  );
}
