/** Puts SQLite's waits for the disk under a test's control. */
import fs, { fstatSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

export interface HeldDisk {
  /** Pending waits in order: calling one ends it, or fails it. */
  waits: ((error?: Error) => void)[];
  /** Inode of the file of each wait. */
  asked: number[];
  /** Contents of the log when the last finished wait began. */
  safe: Buffer;
  /** Ends the oldest pending wait. */
  next(): void;
  letGo(): void;
}

/** Waits for the disk end when a test says so. */
export function holdDisk(file: string): HeldDisk {
  const { fdatasync } = fs;
  const disk: HeldDisk = {
    waits: [],
    asked: [],
    safe: Buffer.alloc(0),
    next: () => disk.waits[ended]?.(),
    letGo() {
      fs.fdatasync = fdatasync;
      syncBuiltinESMExports();
      for (const end of disk.waits) end();
    },
  };
  let ended = 0;
  fs.fdatasync = ((log: number, done: (error: Error | null) => void) => {
    disk.asked.push(fstatSync(log).ino);
    const bytes = readFileSync(`${file}-wal`);
    let isOver = false;
    disk.waits.push((error) => {
      if (isOver) return;
      isOver = true;
      ended++;
      if (!error) disk.safe = bytes;
      done(error ?? null);
    });
  }) as typeof fs.fdatasync;
  syncBuiltinESMExports();
  return disk;
}
