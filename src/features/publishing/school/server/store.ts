import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { networkIcons } from '../contract/school.ts';
import type { taxSystems, vatCodes } from '../rules/requisites.ts';

interface SchoolTable {
  /** Always 1: there is one school. */
  id: number;
  name: string | null;
  address: string | null;
  /** Translations, as in every table of `TranslatedRow`. */
  translations: Generated<string>;
  phone: string | null;
  whatsapp: string | null;
  telegram: string | null;
  email: string | null;
  legal_name: string | null;
  inn: string | null;
  ogrn: string | null;
  tax_system: (typeof taxSystems)[number] | null;
  vat_code: (typeof vatCodes)[number] | null;
  /** All four, or none. */
  bank_name: string | null;
  bank_bik: string | null;
  bank_account: string | null;
  bank_correspondent: string | null;
  related_name: string | null;
  related_url: string | null;
  shows_networks: Generated<number>;
  time_zone: string | null;
  /** JSON of a list (rules/benefits.ts). */
  benefits: string | null;
  /** Name of a file in the uploads folder. */
  logo: string | null;
  updated_at: string;
}
interface NetworksTable {
  id: string;
  name: string;
  url: string;
  icon: (typeof networkIcons)[number];
  position: number;
}
export type SchoolRow = Selectable<SchoolTable>;
export type NetworkRow = Selectable<NetworksTable>;

const tables = (db: Db) => db.withTables<{ school: SchoolTable; school_networks: NetworksTable }>();

export function findSchool(db: Db): Promise<SchoolRow | undefined> {
  return tables(db).selectFrom('school').selectAll().where('id', '=', 1).executeTakeFirst();
}

export function findNetworks(db: Db): Promise<NetworkRow[]> {
  return tables(db).selectFrom('school_networks').selectAll().orderBy('position').orderBy('id').execute();
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

export async function replaceNetworks(db: Db, rows: Insertable<NetworksTable>[]): Promise<void> {
  await tables(db).deleteFrom('school_networks').execute();
  if (rows.length > 0) await tables(db).insertInto('school_networks').values(rows).execute();
}
