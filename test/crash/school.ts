/** What is on sale and who is signed in before the first kill. */
import { makeApp } from '#app/podium.ts';
import { createAccount } from '#features/accounts/service.ts';
import { startSession } from '#features/accounts/sessions/service.ts';
import { createCourse } from '#features/courses/service.ts';
import { system } from '#server/actor.ts';
import { readConfig } from '#server/config.ts';
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
}

/** @param database that of the product, which does not run yet */
export async function fillSchool(database: Database, courseCount: number, memberCount: number) {
  await migrate(database);
  const { app } = makeApp(readConfig({}), database, makeLog('silent'));
  const school: School = { courses: [], members: [] };
  await database.transaction(async (tx) => {
    for (let n = 0; n < courseCount; n += 1) {
      // Sums of such prices show a lost or doubled kopeck.
      const course = { title: `Курс ${n + 1}`, priceKopecks: 4_000_01 + n * 1_111_13 };
      const id = await createCourse(system, app, tx, { ...plainCourse, ...course, position: n });
      school.courses.push({ ...course, id });
    }
    for (let n = 0; n < memberCount; n += 1) {
      const email = `member-${n}@example.com`;
      const id = await createAccount(app, tx, { ...plainAccount, email });
      if (!id) throw new Error(`${email} exists already`);
      school.members.push({ email, token: await startSession(app, tx, system, id, true) });
    }
  });
  return school;
}

const plainCourse = {
  type: null,
  description: '',
  translations: {},
  lessonsCount: 1,
  durationHours: 1,
  level: 'beginner',
  startDate: null,
  isFeatured: false,
} as const;

const plainAccount = {
  firstName: 'Вера',
  lastName: 'Ким',
  role: 'user',
  language: 'ru',
  passwordHash: null,
  isVerified: true,
} as const;
