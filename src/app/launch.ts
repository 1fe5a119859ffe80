/** Reasons to refuse a start: bad settings, or a database that does not fit this mode; all reported at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountsWithDemoPassword } from '#features/accounts/sign-in/server/demo.ts';
import { ordersOf } from '#features/sales/orders/server/rehearsal.ts';
import { type Config, ConfigError, inspectConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { appliedMigrations } from '#server/db/migrate.ts';
import { demoSince } from '#server/demoMark.ts';
import type { HeldPort } from '#server/http/heldPort.ts';
import { rehearsalSince } from '#server/rehearsalMark.ts';
import { schoolDay } from '#shared/dates.ts';
import { openDatabase } from './database.ts';
import { surroundingProblems } from './surroundings.ts';

/**
 * The settings to start with. @throws ConfigError with every problem, including those of the machine and of the
 * database they name
 */
export async function settingsToStart(
  source?: Record<string, string>,
  held: HeldPort | null = null,
): Promise<Config> {
  const { config, problems } = inspectConfig(source);
  const all = [...problems, ...(await surroundingProblems(config, held))];
  if (all.length === 0) return config;
  throw new ConfigError([...all, ...(await lookInto(config))]);
}

/**
 * A line per reason why this database cannot be started in this mode: what a demo left, and for a live school a rehearsal,
 * for a rehearsal a school that has sold. Demo mode has nothing against any.
 */
export async function remainsAgainst(config: Config, database: Database): Promise<string[]> {
  if (config.mode === 'demo') return [];
  const ofMode = config.mode === 'live' ? rehearsalRemains : realSales;
  return [...(await demoRemains(database, config.timeZone)), ...(await ofMode(database, config.timeZone))];
}

/** A line where a rehearsal has not been ended. */
export async function rehearsalRemains(database: Database, timeZone: string): Promise<string[]> {
  if (await isEmpty(database)) return [];
  const since = await rehearsalSince(database.handle);
  const orders = await ordersOf(database.handle, 'rehearsal');
  if (since === null && orders === 0) return [];
  const begun = since === null ? '' : ` since ${schoolDay(since, timeZone)}`;
  return [
    `database: holds a rehearsal${begun} (orders: ${orders}): run \`npm run podium -- rehearsal end\`, which keeps courses, texts and settings`,
  ];
}

async function realSales(database: Database): Promise<string[]> {
  if (await isEmpty(database)) return [];
  const orders = await ordersOf(database.handle, 'real');
  if (orders === 0) return [];
  return [
    `database: is a live school's (real orders: ${orders}): a rehearsal is for before the first sale; give it a DATA_DIR or DATABASE_URL of its own`,
  ];
}

/** One line per kind of demo data that a live school must not have; none for a fresh database. */
export async function demoRemains(database: Database, timeZone: string): Promise<string[]> {
  if (await isEmpty(database)) return [];
  const remedy = 'run `npm run podium -- demo remove`, which keeps what is real';
  const since = await demoSince(database.handle);
  const emails = await accountsWithDemoPassword(database.handle);
  const lines = [
    since && `database: was used in demo mode (since ${schoolDay(since, timeZone)}): ${remedy}`,
    emails.length > 0 && `accounts: the demo password opens ${emails.join(', ')}: ${remedy}`,
  ];
  return lines.filter((line) => typeof line === 'string');
}

/** Without tables, as before the first start. */
async function isEmpty({ handle }: Database): Promise<boolean> {
  return (await appliedMigrations(handle)).length === 0;
}

/**
 * Creates nothing: when there is no database, or it cannot be reached, only the settings' problems are
 * reported.
 */
async function lookInto(config: Config): Promise<string[]> {
  if (config.mode === 'demo') return [];
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'podium.db'))) return [];
  const database = await openDatabase(config).catch(() => null);
  if (!database) return [];
  try {
    return await remainsAgainst(config, database);
  } catch {
    return [];
  } finally {
    await database.close();
  }
}
