/** A disk that refuses to sync files, as the server's own process sees it. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

export interface RefusingDisk {
  /** Refuses the next syncs of a matching path, this many times. */
  refuse(times: number, fits: RegExp): void;
  /** Paths as they were synced, in order. */
  synced: string[];
  mend(): void;
}

export function watchSyncs(): RefusingDisk {
  const { open } = fs.promises;
  let left = 0;
  let refused = /(?:)/;
  const synced: string[] = [];
  fs.promises.open = async (path, ...how) => {
    const file = await open(path, ...how);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      if (left > 0 && refused.test(String(path))) {
        left--;
        throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
      }
      await sync();
      synced.push(String(path));
    };
    return file;
  };
  syncBuiltinESMExports();
  return {
    synced,
    refuse(times, fits) {
      left = times;
      refused = fits;
    },
    mend() {
      fs.promises.open = open;
      syncBuiltinESMExports();
    },
  };
}
