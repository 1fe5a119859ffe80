/**
 * Migrates, and kills itself with SIGKILL instead of executing its n-th statement; 0 executes all and prints
 * how many they were. Arguments: address, n, folder of migrations.
 */
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';

const [address = '', dieAt = '0', folder] = process.argv.slice(2);
const isPostgres = address.startsWith('postgres');
const database = isPostgres ? openPostgres(address, { poolSize: 2, patience: null }) : openSqlite(address);
let statements = 0;

function count(): void {
  statements++;
  if (statements === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
}

/** Counts every call of a driver method as a statement. */
function countCalls(owner: object, names: readonly string[]): void {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const original = methods[name]!;
    methods[name] = function counted(this: unknown, ...args: unknown[]) {
      count();
      return original.apply(this, args);
    };
  }
}

if (isPostgres) countCalls(pg.Client.prototype, ['query']);
else {
  const probe = new BetterSqlite(':memory:');
  countCalls(Object.getPrototypeOf(probe.prepare('select 1')), ['run', 'all']);
  countCalls(BetterSqlite.prototype, ['exec']);
}

const applied = await migrate(database, folder);
await database.close();
console.log(JSON.stringify({ statements, applied }));
