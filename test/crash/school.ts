/** Courses on sale and people signed in before the first kill. */
import { makeApp } from '#app/podium.ts';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { createCourse } from '#features/teaching/courses/server/courses.ts';
import { addLesson } from '#features/teaching/lessons/server/lessons.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeLog } from '#server/log.ts';

export interface Course {
  id: string;
  title: string;
  priceKopecks: number;
}
export interface Member {
  email: string;
  token: string;
}
export interface School {
  courses: Course[];
  members: Member[];
  /** Signed in too; each buys once, by instalments. */
  applicants: Member[];
  /** Signed in with the right to refund. */
  officer: Member;
}

/** @param database the product's; the product is not running yet */
export async function fillSchool(database: Database, courseCount: number, memberCount: number) {
  await migrate(database);
  const { app } = makeApp({ config: readConfig({}), database, log: makeLog('silent') });
  const school: School = {
    courses: [],
    members: [],
    applicants: [],
    officer: { email: 'officer@example.com', token: '' },
  };
  await database.transaction(async (tx) => {
    for (let n = 0; n < courseCount; n += 1) {
      // Odd prices, so that sums show a lost or doubled kopeck.
      const course = { title: `Курс ${n + 1}`, priceKopecks: 4_000_01 + n * 1_111_13 };
      const ctx = { ...contextOf(app), db: tx };
      const title = { ru: course.title };
      const id = await createCourse(ctx, { ...plainCourse, ...course, title, position: n });
      await addLesson(ctx, { ...plainLesson, courseId: id, title });
      school.courses.push({ ...course, id });
    }
    for (let n = 0; n < memberCount; n += 1) {
      const email = `member-${n}@example.com`;
      const id = await createAccount({ ...contextOf(app), db: tx }, { ...plainAccount, email });
      if (!id) throw new Error(`${email} exists already`);
      school.members.push({ email, token: await startSession({ ...contextOf(app), db: tx }, id, true) });
    }
    school.applicants = school.members.splice(-Math.floor(memberCount / 2));
    const { email } = school.officer;
    const officer = { ...plainAccount, email, role: 'financial' } as const;
    const id = await createAccount({ ...contextOf(app), db: tx }, officer);
    school.officer.token = await startSession({ ...contextOf(app), db: tx }, id!, true);
  });
  return school;
}

const plainCourse = {
  type: null,
  description: { ru: '' },
  lessonsCount: 1,
  durationHours: 1,
  level: 'beginner',
  startDate: null,
  isFeatured: false,
} as const;

const plainLesson = {
  number: 1,
  description: { ru: '' },
  bonus: null,
  durationMinutes: 60,
  isFree: false,
  videoFile: 'film.mp4',
  captionsFile: null,
} as const;

const plainAccount = {
  firstName: 'Вера',
  lastName: 'Ким',
  role: 'user',
  language: 'ru',
  passwordHash: null,
  isVerified: true,
} as const;
