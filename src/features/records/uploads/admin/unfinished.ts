/** Uploads begun in this browser and not finished, so that they go on after a reload. */
import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { kept } from '#shared/storageKeys.ts';
import { unfinishedForMs } from '../rules.ts';

type Stored = PreviousUpload & { fingerprint: string };

export const unfinished: UrlStorage = {
  findAllUploads: async () => read(),
  findUploadsByFingerprint: async (fingerprint) => read().filter((each) => each.fingerprint === fingerprint),
  async addUpload(fingerprint, upload) {
    const urlStorageKey = crypto.randomUUID();
    write([...read(), { ...upload, fingerprint, urlStorageKey }]);
    return urlStorageKey;
  },
  async removeUpload(urlStorageKey) {
    write(read().filter((each) => each.urlStorageKey !== urlStorageKey));
  },
};

/** The server has forgotten older ones. */
function read(): Stored[] {
  try {
    const all = JSON.parse(localStorage.getItem(kept.uploads) ?? '[]') as Stored[];
    return all.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < unfinishedForMs);
  } catch {
    return [];
  }
}

function write(uploads: Stored[]): void {
  if (uploads.length === 0) localStorage.removeItem(kept.uploads);
  else localStorage.setItem(kept.uploads, JSON.stringify(uploads));
}
