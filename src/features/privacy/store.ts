/** Reads what is held on a person, wherever it is: every column named here belongs to another store. */
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Holding } from './rules.ts';

export type HeldRow = Record<string, unknown>;

export interface Subject {
  id: string;
  email: string;
}

/** The rows of one table that are the person's, in the order in which they came about. */
export async function rowsOf(
  db: Db,
  { table, columns, owner }: Holding,
  subject: Subject,
): Promise<HeldRow[]> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  const order = columns.find((column) => /^(?:created|given|withdrawn|seen|updated)_at$/.test(column));
  const { rows } =
    await sql<HeldRow>`select ${chosen} from ${sql.table(table)} where ${conditions[owner](subject)}
    order by ${sql.ref(order ?? columns[0]!)}, ${sql.ref(columns[0]!)}`.execute(db);
  return rows;
}

/** Titles of courses or lessons by their numbers. */
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

/** Before there was an account, a person is who gave its address. */
const byAddress = ({ id, email }: Subject) => sql`user_id = ${id} or (user_id is null and email = ${email})`;

const conditions: Record<Holding['owner'], (subject: Subject) => ReturnType<typeof sql>> = {
  id: ({ id }) => sql`id = ${id}`,
  user_id: ({ id }) => sql`user_id = ${id}`,
  'user_id or address': byAddress,
  orders: (subject) => sql`order_id in (select id from orders where ${byAddress(subject)})`,
  consents: (subject) => sql`consent_id in (select id from consents where ${byAddress(subject)})`,
  'done to them': ({ id }) => sql`subject_kind = 'user' and subject_id = ${id}`,
  'done by them': ({ id }) => sql`actor_id = ${id}`,
};
