import { type Insertable, sql } from 'kysely';
import type { CoursesTable } from '#features/teaching/courses/server/coursesTable.ts';
import { begunAt, isOpenAt } from '#features/teaching/enrolments/server/openAt.ts';
import type { LessonsTable } from '#features/teaching/lessons/server/lessonsTable.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';

/*
 * Columns of `video_tickets`:
 * - `expires_at`: Until when it may be opened; once opened, until when it plays.
 * - `film`: The file that it plays; null in older rows.
 * - `address`: The network that opened it; null until then.
 */

const tables = (db: Db) => db.$extendTables<{ lessons: LessonsTable; courses: CoursesTable }>();

export async function insertTicket(db: Db, row: Insertable<Schema['video_tickets']>): Promise<void> {
  await db.insertInto('video_tickets').values(row).execute();
}

export async function deleteExpiredTickets(db: Db, now: string): Promise<void> {
  await db.deleteFrom('video_tickets').where('expires_at', '<', now).execute();
}

/** A valid ticket, with its lesson and what its owner may watch at this moment. */
export async function findTicket(db: Db, tokenHash: string, now: string) {
  const [ticket] = await validTickets(db, { tokenHash, now });
  return ticket;
}

// Asked for with every part of a film.
const validTickets = prepared((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  tables(db)
    .selectFrom('video_tickets as ticket')
    .innerJoin('lessons', 'lessons.id', 'ticket.lesson_id')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .leftJoin('uploads', 'uploads.id', 'lessons.video_file')
    .leftJoin('enrolments', (on) =>
      on
        .onRef('enrolments.user_id', '=', 'ticket.user_id')
        .onRef('enrolments.course_id', '=', 'lessons.course_id')
        .on(isOpenAt(now)),
    )
    .leftJoin('sessions', (on) =>
      on.onRef('sessions.id', '=', 'ticket.session_id').on('sessions.expires_at', '>', now),
    )
    .leftJoin('users', 'users.id', 'ticket.user_id')
    .select(['ticket.token_hash', 'ticket.address', 'ticket.user_id as ticket_user_id', 'ticket.film'])
    .select(['ticket.lesson_id', 'lessons.duration_minutes', 'lessons.video_file', 'uploads.media_type'])
    .select(['lessons.is_free', 'lessons.is_active', 'lessons.opens_on', 'lessons.opens_after_days'])
    .select([
      'courses.start_date',
      sql<string | null>`case when enrolments.id is null then null else ${begunAt} end`.as('begun_at'),
      'sessions.id as session_id',
      'users.blocked_at',
      'users.role',
    ])
    .where('ticket.token_hash', '=', tokenHash)
    .where('ticket.expires_at', '>', now)
    .where('lessons.deleted_at', 'is', null),
);

/** Binds the ticket to the network that opens it first; true for that one. */
export async function bindTicket(
  db: Db,
  { tokenHash, address, expiresAt }: { tokenHash: string; address: string; expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('video_tickets')
    .set({ address, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('address', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
