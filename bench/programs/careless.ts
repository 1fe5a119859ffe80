/** Preload (`--import`): removes the safeguard that PODIUM_CARELESS names from the product, as a control. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';

const { pragma } = BetterSqlite.prototype;
const { exit } = process;
const { fdatasync } = fs;
const { open } = fs.promises;

const faults: Record<string, () => void> = {
  /**
   * The log stays as a refused sync has left it; it is not emptied later either, which would hide the fault.
   */
  reopening() {
    workers.Worker = class {
      constructor() {
        throw new Error('no thread');
      }
    } as unknown as typeof workers.Worker;
    fs.fdatasyncSync = () => {};
    fs.writeSync = ((_file: number, bytes: Buffer) => bytes.length) as typeof fs.writeSync;
    BetterSqlite.prototype.pragma = function (this: BetterSqlite.Database, text, options) {
      return text.startsWith('wal_checkpoint') ? [] : pragma.call(this, text, options);
    };
  },
  /** SQLite makes checkpoints within commits. */
  checkpoints() {
    BetterSqlite.prototype.pragma = function (this: BetterSqlite.Database, text, options) {
      return text.startsWith('wal_autocheckpoint') ? [] : pragma.call(this, text, options);
    };
  },
  /** The log is written to while it is being synced. */
  pausing() {
    fs.fdatasync = ((file: number, done: (error: Error | null) => void) => {
      fdatasync(file, () => {});
      done(null);
    }) as typeof fs.fdatasync;
  },
  /** The process stays alive. */
  ending() {
    process.exit = ((code) => (code === 1 ? undefined : exit(code))) as typeof process.exit;
  },
  /** Files and their names are not synced. */
  uploads() {
    fs.promises.open = async (...args) => Object.assign(await open(...args), { sync: async () => {} });
  },
};

faults[process.env.PODIUM_CARELESS ?? '']?.();
syncBuiltinESMExports();
