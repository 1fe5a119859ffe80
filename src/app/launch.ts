/** Reasons to refuse a live start: bad settings and demo data in the database, all reported at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountsWithDemoPassword } from '#features/accounts/sign-in/server/demo.ts';
import { type Config, ConfigError, inspectConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import { demoSince } from '#server/demoMark.ts';
import { schoolDay } from '#shared/dates.ts';
import { openDatabase } from './database.ts';

/**
 * The settings to start with. @throws ConfigError with every problem, including those of the database they
 * name
 */
export async function settingsToStart(source?: Record<string, string>): Promise<Config> {
  const { config, problems } = inspectConfig(source);
  if (problems.length === 0) return config;
  throw new ConfigError([...problems, ...(config.mode === 'live' ? await lookInto(config) : [])]);
}

/** One line per kind of demo data that a live school must not have; none for a fresh database. */
export async function demoRemains(database: Database, timeZone: string): Promise<string[]> {
  const pending = new Set(await pendingMigrations(database));
  if (pending.has('002-people')) return [];
  const remedy = 'run `npm run podium -- demo remove`, which keeps what is real';
  // A database of an earlier version is read as it is: only a successful start changes it.
  const since = pending.has('025-real-and-demo') ? null : await demoSince(database.handle);
  const emails = await accountsWithDemoPassword(database.handle);
  const lines = [
    since && `database: was used in demo mode (since ${schoolDay(since, timeZone)}): ${remedy}`,
    emails.length > 0 && `accounts: the demo password opens ${emails.join(', ')}: ${remedy}`,
  ];
  return lines.filter((line) => typeof line === 'string');
}

/**
 * Creates nothing: when there is no database, or it cannot be reached, only the settings' problems are
 * reported.
 */
async function lookInto(config: Config): Promise<string[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'podium.db'))) return [];
  const database = await openDatabase(config).catch(() => null);
  if (!database) return [];
  try {
    return await demoRemains(database, config.timeZone);
  } catch {
    return [];
  } finally {
    await database.close();
  }
}
