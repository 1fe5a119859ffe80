import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Functions of 131 that hold a person whose purchase may be under way. */
const functions = ['sum_learning_progress', 'sum_learning_enrolments'];
const eachPerson = /pg_advisory_xact_lock\(hashtextextended\((new|old)\.user_id, 131\)\)/g;

/**
 * On PostgreSQL people share 1,024 locks: one of its own for each would fill the server's table of locks (6,400 by default)
 * in a transaction that gives a course to all of a large school.
 */
export async function up({ db, engine }: Schema): Promise<void> {
  if (engine !== 'postgres') return;
  for (const name of functions) {
    const { rows } = await sql<{ text: string }>`select pg_get_functiondef(${name}::regproc) as text`.execute(
      db,
    );
    const text = rows[0]!.text.replace(eachPerson, 'pg_advisory_xact_lock(131, hashtext($1.user_id) % 1024)');
    await sql.raw(text).execute(db);
  }
}
