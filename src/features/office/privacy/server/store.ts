/** Reads personal data wherever it is: every column named here belongs to another store. */
import { type RawBuilder, sql } from 'kysely';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import type { Claim, Owner, PersonalTable, PictureOfRow, TitleOfRow } from '#server/personalData.ts';

export type HeldRow = Record<string, unknown>;

/** Key of a row's private picture, until the file that is made of it. */
export const pictureColumn = 'picture_file';

/** The person's rows in one table, in the order in which they were created. */
export async function rowsOf(
  db: Db,
  { table, columns, owner, titles = [], picture }: PersonalTable,
  subject: Claim,
): Promise<HeldRow[]> {
  const chosen = sql.join([
    ...columns.map((column) => sql.ref(column)),
    ...titles.map((title) => sql`${titleOf(table, title)} as ${sql.ref(title.as)}`),
    ...(picture ? [sql`${idOf(picture)} as ${sql.ref(pictureColumn)}`] : []),
  ]);
  const order = columns.find((column) => /^(?:created|given|withdrawn|seen|updated)_at$/.test(column));
  const { rows } =
    await sql<HeldRow>`select ${chosen} from ${sql.table(table)} where ${isTheirs(owner, subject)}
    order by ${sql.ref(order ?? columns[0]!)}, ${sql.ref(columns[0]!)}`.execute(db);
  return rows;
}

function titleOf(table: string, { column, of }: TitleOfRow): RawBuilder<unknown> {
  const id = sql.ref(`${table}.${column}`);
  return sql`(select title from ${sql.table(of)} where ${sql.ref(`${of}.id`)} = ${id})`;
}

function idOf({ column, of }: PictureOfRow): RawBuilder<unknown> {
  if (!of) return sql.ref(column);
  return sql`(select picture_id from ${sql.table(of)} where ${sql.ref(`${of}.id`)} = ${sql.ref(column)})`;
}

function isTheirs({ column, of, orAddress, where = {} }: Owner, subject: Claim): RawBuilder<unknown> {
  if (of) return sql`${sql.ref(column)} in (select id from ${sql.table(of)} where ${isClaimed(subject)})`;
  if (orAddress) return isClaimed(subject, { column, orAddress });
  const own = sql`${sql.ref(column)} = ${subject.userId}`;
  const more = Object.entries(where).map(([name, value]) => sql` and ${sql.ref(name)} = ${value}`);
  return sql`${own}${sql.join(more, sql``)}`;
}
