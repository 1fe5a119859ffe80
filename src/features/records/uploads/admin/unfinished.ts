/** Uploads begun in this browser and not finished, so that they go on after a reload. */
import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';
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
  const all = localStore.read<Stored[]>(kept.uploads) ?? [];
  return all.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < unfinishedForMs);
}

function write(uploads: Stored[]): void {
  localStore.keep(kept.uploads, uploads.length > 0 ? uploads : null);
}
