/** Reads and erases personal data wherever it is: every column named here belongs to another store. */
import { type RawBuilder, sql } from 'kysely';
import { isTheirs } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import type { Claim, HeldRow, PersonalTable, PictureOfRow, TitleOfRow } from '#server/personalData.ts';

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

/** Takes the person out of one table, as far as the rows alone say how; `erase` of the feature does the rest. */
export async function eraseRows(
  tx: Db,
  { table, owner, erased }: PersonalTable,
  person: Claim,
): Promise<void> {
  if (erased === 'by erase') return;
  const theirs = isTheirs(owner, person);
  if (erased === 'deleted') {
    await sql`delete from ${sql.table(table)} where ${theirs}`.execute(tx);
    return;
  }
  const { rows } = await sql<HeldRow>`select * from ${sql.table(table)} where ${theirs}`.execute(tx);
  for (const row of rows) {
    const key = 'id' in row ? 'id' : owner.column;
    const changes = Object.entries(erased(row)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.ref(key)} = ${row[key]}`.execute(
      tx,
    );
  }
}
