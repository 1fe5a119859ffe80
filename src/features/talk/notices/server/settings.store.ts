/** Who wants which news, how and when. */
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type SettingsRow = Selectable<Schema['notice_settings']>;

export function choicesOf(
  db: Db,
  userIds: readonly string[],
): Promise<Selectable<Schema['notice_choices']>[]> {
  return db.selectFrom('notice_choices').selectAll().where('user_id', 'in', userIds).execute();
}

export function settingsOf(db: Db, userIds: readonly string[]): Promise<SettingsRow[]> {
  return db.selectFrom('notice_settings').selectAll().where('user_id', 'in', userIds).execute();
}

/** Replaces both; kinds that are not named keep what was chosen. */
export async function saveChoices(
  tx: Db,
  settings: SettingsRow,
  choices: readonly Omit<Selectable<Schema['notice_choices']>, 'user_id'>[],
): Promise<void> {
  const { user_id, ...change } = settings;
  await tx
    .insertInto('notice_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  if (choices.length === 0) return;
  await tx
    .insertInto('notice_choices')
    .values(choices.map((choice) => ({ ...choice, user_id })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ is_wanted: eb.ref('excluded.is_wanted') })),
    )
    .execute();
}
