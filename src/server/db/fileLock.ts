/**
 * A lock between processes that ends with the process that holds it, in whatever way that ends: the lock of an empty
 * SQLite file, which the system keeps.
 */
import { existsSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';

export type Unlock = () => void;

/** Null where somebody else holds it. */
export function lockFile(path: string): Unlock | null {
  const connection = new BetterSqlite(path, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
    return () => connection.close();
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** Leaves no file behind where nobody has ever locked it. */
export function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const unlock = lockFile(path);
  unlock?.();
  return unlock === null;
}

export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown } | null)?.code));
}
