/**
 * Raises the number in `counter` by one, over and over, reading before it writes. Arguments: address, times.
 */
import { sql } from 'kysely';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';

const [address = '', times = '0'] = process.argv.slice(2);
const isPostgres = address.startsWith('postgres');
const database = isPostgres ? openPostgres(address) : openSqlite(address);
// SQLite's transactions are immediate: only one runs at a time.
const lock = sql.raw(isPostgres ? 'for update' : '');

for (let done = 0; done < Number(times); done++) {
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ number: number }>`select number from counter ${lock}`.execute(tx);
    // Gives another process the chance to come between.
    await new Promise(setImmediate);
    await sql`update counter set number = ${rows[0]!.number + 1}`.execute(tx);
  });
}
await database.close();
