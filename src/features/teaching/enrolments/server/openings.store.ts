import type { Db } from '#server/db/database.ts';
import type { EnrolmentRow } from './store.ts';

type Opening = Pick<EnrolmentRow, 'created_at' | 'order_id'>;

export async function setOpening(db: Db, id: string, opening: Opening): Promise<void> {
  await db.updateTable('enrolments').set(opening).where('id', '=', id).execute();
}
