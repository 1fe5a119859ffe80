import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeBucketStorage } from './bucket.ts';
import { makeFolderStorage } from './folder.ts';
import { isUpload, type Storage } from './storage.ts';

/** The storage that the settings name. Nothing is opened before it is used. */
export function makeStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Storage {
  const folder = makeFolderStorage(join(dataDir, 'uploads'));
  return s3 ? besides(makeBucketStorage(s3), folder) : folder;
}

/** Uploads are in the bucket; small files that the school writes itself, such as captions, in the folder. */
function besides(bucket: Omit<Storage, 'disk'>, folder: Storage): Storage {
  const of = (file: string) => (isUpload(file) ? bucket : folder);
  const holderOf = (name: string) => (name === 'uploads' ? bucket : folder);
  return {
    ...bucket,
    disk: folder.disk,
    sizeOf: (file) => of(file).sizeOf(file),
    read: (file, range) => of(file).read(file, range),
    remove: (file) => of(file).remove(file),
    writtenBetween: (name, after, before) => holderOf(name).writtenBetween(name, after, before),
    removeUnchanged: (name, file, before) => holderOf(name).removeUnchanged(name, file, before),
  };
}
