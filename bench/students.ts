/** Students who own a course, put into the database of a running school, signed in. */
import { makeApp } from '#app/podium.ts';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { findCourseToSell } from '#features/teaching/courses/server/onSale.ts';
import { grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';
import type { Shop } from './shop.ts';

export interface Students {
  courseId: string;
  /** One of each student. */
  tokens: string[];
}

/** Adds this many students of the main course. */
export async function addStudents({ databaseAt }: Shop, count: number): Promise<Students> {
  const isPostgres = databaseAt.startsWith('postgres');
  const database = isPostgres ? openPostgres(databaseAt, { poolSize: 1 }) : openSqlite(databaseAt);
  const { app } = makeApp({ config: readConfig({}), database, log: makeLog('silent') });
  const ctx = contextOf(app);
  try {
    const course = await findCourseToSell(ctx, { course_type: 'optimum', description: '' });
    if (!course) throw new Error('the demo school has no main course');
    const tokens = await ctx.transaction(async (ctx) => {
      const made: string[] = [];
      for (let n = 0; n < count; n++) {
        const account = {
          email: `student-${n}@example.com`,
          firstName: 'Вера',
          lastName: 'Ким',
          role: 'user',
          language: 'ru',
          passwordHash: null,
          isVerified: true,
        } as const;
        const userId = await createAccount(ctx, account);
        if (!userId) throw new Error(`${account.email} is there already`);
        await grantEnrolment(ctx, { userId, courseId: course.id, orderId: null });
        made.push(await startSession(ctx, userId, false));
      }
      return made;
    });
    return { courseId: course.id, tokens };
  } finally {
    await database.close();
  }
}
