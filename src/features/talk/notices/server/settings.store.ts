/** Who wants to be told of what, how and when. */
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Role } from '#shared/roles.ts';
import type { Channel } from '../rules.ts';

interface ChoicesTable {
  user_id: string;
  kind: string;
  channel: Channel;
  is_wanted: number;
}
interface SettingsTable {
  user_id: string;
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string | null;
  updated_at: string;
}
/** Read only: owned by people. */
interface UsersTable {
  id: string;
  role: Role;
  blocked_at: string | null;
  deleted_at: string | null;
}
export type SettingsRow = Selectable<SettingsTable>;

const tables = (db: Db) =>
  db.withTables<{ notice_choices: ChoicesTable; notice_settings: SettingsTable; users: UsersTable }>();

/** Everybody with one of the roles whose account is open. */
export function staffWith(db: Db, roles: readonly Role[]): Promise<{ id: string; role: Role }[]> {
  return tables(db)
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', roles)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function choicesOf(db: Db, userIds: readonly string[]): Promise<Selectable<ChoicesTable>[]> {
  return tables(db).selectFrom('notice_choices').selectAll().where('user_id', 'in', userIds).execute();
}

export function settingsOf(db: Db, userIds: readonly string[]): Promise<SettingsRow[]> {
  return tables(db).selectFrom('notice_settings').selectAll().where('user_id', 'in', userIds).execute();
}

/** Replaces both; kinds that are not named keep what was chosen. */
export async function saveChoices(
  tx: Db,
  settings: SettingsRow,
  choices: readonly Omit<ChoicesTable, 'user_id'>[],
): Promise<void> {
  const { user_id, ...change } = settings;
  await tables(tx)
    .insertInto('notice_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  if (choices.length === 0) return;
  await tables(tx)
    .insertInto('notice_choices')
    .values(choices.map((choice) => ({ ...choice, user_id })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ is_wanted: eb.ref('excluded.is_wanted') })),
    )
    .execute();
}

export async function deleteChoices(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('notice_choices').where('user_id', '=', userId).execute();
  await tables(db).deleteFrom('notice_settings').where('user_id', '=', userId).execute();
}
