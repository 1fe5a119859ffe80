/** Reads personal data wherever it is: every column named here belongs to another store. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Owner, PersonalTable } from '#server/personalData.ts';

export type HeldRow = Record<string, unknown>;

export interface Subject {
  id: string;
  email: string;
}

/** The person's rows in one table, in the order in which they were created. */
export async function rowsOf(
  db: Db,
  { table, columns, owner }: PersonalTable,
  subject: Subject,
): Promise<HeldRow[]> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  const order = columns.find((column) => /^(?:created|given|withdrawn|seen|updated)_at$/.test(column));
  const { rows } =
    await sql<HeldRow>`select ${chosen} from ${sql.table(table)} where ${isTheirs(owner, subject)}
    order by ${sql.ref(order ?? columns[0]!)}, ${sql.ref(columns[0]!)}`.execute(db);
  return rows;
}

/** Titles of courses or lessons by id. */
export async function titlesOf(
  db: Db,
  table: 'courses' | 'lessons',
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Before there is an account, the address identifies the person. */
function isTheirs({ column, of, orAddress, where = {} }: Owner, subject: Subject): RawBuilder<unknown> {
  if (of) {
    const own = { column: 'user_id', orAddress: 'email' };
    return sql`${sql.ref(column)} in (select id from ${sql.table(of)} where ${isTheirs(own, subject)})`;
  }
  const own = sql`${sql.ref(column)} = ${subject.id}`;
  if (orAddress)
    return sql`(${own} or (${sql.ref(column)} is null and ${sql.ref(orAddress)} = ${subject.email}))`;
  const more = Object.entries(where).map(([name, value]) => sql` and ${sql.ref(name)} = ${value}`);
  return sql`${own}${sql.join(more, sql``)}`;
}
