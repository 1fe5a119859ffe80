import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { taxSystems, vatCodes } from '../rules/requisites.ts';

/**
 * - `id`: Always 1: there is one school.
 * - `translations`: Translations, as in every table of `TranslatedRow`.
 * - `bank_name`: All four, or none.
 * - `benefits`: JSON of a list (rules/benefits.ts).
 * - `logo`: Name of a file in the uploads folder.
 */
type SchoolTable = Schema['school'] & {
  tax_system: (typeof taxSystems)[number] | null;
  vat_code: (typeof vatCodes)[number] | null;
};

export type SchoolRow = Selectable<SchoolTable>;
export type NetworkRow = Selectable<Schema['school_networks']>;

const tables = (db: Db) => db.$extendTables<{ school: SchoolTable }>();

export function findSchool(db: Db): Promise<SchoolRow | undefined> {
  return tables(db).selectFrom('school').selectAll().where('id', '=', 1).executeTakeFirst();
}

export function findNetworks(db: Db): Promise<NetworkRow[]> {
  return db.selectFrom('school_networks').selectAll().orderBy('position').orderBy('id').execute();
}

export async function saveSchool(db: Db, row: Omit<Insertable<SchoolTable>, 'id' | 'logo'>): Promise<void> {
  await tables(db)
    .insertInto('school')
    .values({ ...row, id: 1 })
    .onConflict((c) => c.column('id').doUpdateSet(row))
    .execute();
}

export async function saveLogo(db: Db, logo: string | null, updated_at: string): Promise<void> {
  await tables(db)
    .insertInto('school')
    .values({ id: 1, logo, updated_at })
    .onConflict((c) => c.column('id').doUpdateSet({ logo, updated_at }))
    .execute();
}

export async function replaceNetworks(db: Db, rows: Insertable<Schema['school_networks']>[]): Promise<void> {
  await db.deleteFrom('school_networks').execute();
  if (rows.length > 0) await db.insertInto('school_networks').values(rows).execute();
}
