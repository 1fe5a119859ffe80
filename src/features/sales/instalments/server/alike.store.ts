import type { Db } from '#server/db/database.ts';
import { openStates } from '../rules/states.ts';
import type { InstalmentRow } from './store.ts';

/** Other open ones for the course with the same address: for staff, and for the owner of the mailbox. */
export function openAlike(
  db: Db,
  { id, email, course_id }: Pick<InstalmentRow, 'id' | 'email' | 'course_id'>,
): Promise<Pick<InstalmentRow, 'number' | 'phone'>[]> {
  return db
    .$extendTables<{ instalments: InstalmentRow }>()
    .selectFrom('instalments')
    .select(['number', 'phone'])
    .where('id', '<>', id)
    .where('email', '=', email)
    .where('course_id', '=', course_id)
    .where('state', 'in', openStates)
    .orderBy('number')
    .execute();
}
