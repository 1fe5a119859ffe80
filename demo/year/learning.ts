/** Lessons watched by the year's students, the certificates that some earned, and the consultations they asked for. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { actingAs } from '#features/accounts/account/server/demo.ts';
import { issueCertificate } from '#features/teaching/certificates/server/issueCertificate.ts';
import { markDone, saveProgress } from '#features/teaching/learning/server/progress.ts';
import { activeLessons } from '#features/teaching/lessons/server/lessons.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour, minute } from '#shared/dates.ts';
import type { Chance, Year } from './calendar.ts';
import { type CourseType, courseOf } from './goods.ts';
import type { Sale } from './sales.ts';

const lessonsOf = { basic: 1, optimum: 5 } as const;

/** The demo film, in seconds. */
const film = 20;

/** Students of a course that has begun, for as long as it was open to them. */
export function studying(sales: readonly Sale[]): Sale[] {
  return sales.filter(
    ({ goods, outcome, person }) =>
      (goods === 'basic' || goods === 'optimum') &&
      (outcome === 'paid' || outcome === 'revoked') &&
      person.confirms,
  );
}

export function learning(year: Year, sales: readonly Sale[]): Happening[] {
  const chance = year.chance('learning');
  return studying(sales).flatMap((sale) => watching(year, sale, chance));
}

/** A third never begins, a third ends, the others stop on the way. */
function watching(year: Year, sale: Sale, chance: Chance): Happening[] {
  const count = lessonsOf[sale.goods as 'basic' | 'optimum'];
  const done = chance.of(0.24) ? 0 : chance.of(0.5) ? count : chance.int(0, count - 1);
  const stopsIn = done < count && chance.of(0.55) ? chance.int(2, 14) : null;
  const steps: Happening[] = [];
  let at = sale.at + (26 + chance.int(0, 60)) * hour;
  for (let lesson = 0; lesson < done; lesson += 1) {
    const byButton = chance.of(0.2);
    const time = year.awake(at);
    const isLast = lesson === count - 1;
    steps.push({ at: time, tell: (ctx) => finish(ctx, sale, { lesson, byButton, isLast }) });
    at += chance.int(1, 6) * day + chance.int(-200, 200) * minute;
  }
  if (stopsIn !== null) {
    const [lesson, time] = [done, year.awake(at)];
    steps.push({ at: time, tell: (ctx) => watch(ctx, sale, lesson, stopsIn) });
  }
  const { closedAt = Number.POSITIVE_INFINITY } = sale;
  return steps.filter((step) => step.at < closedAt);
}

interface Finish {
  lesson: number;
  byButton: boolean;
  isLast: boolean;
}

async function finish(ctx: TxContext, sale: Sale, { lesson, byButton, isLast }: Finish): Promise<void> {
  if (byButton) {
    const { student, id } = await lessonAt(ctx, sale, lesson);
    await markDone(student, { id, is_done: true });
  } else await watch(ctx, sale, lesson, film);
  if (!isLast) return;
  const account = await findAccountByEmail(ctx.db, sale.person.email);
  const course = await courseOf(ctx, sale.goods as CourseType);
  await issueCertificate(ctx, { userId: account!.id, courseId: course.id });
}

async function watch(ctx: TxContext, sale: Sale, lesson: number, until: number): Promise<void> {
  const { student, id } = await lessonAt(ctx, sale, lesson);
  const watched = [{ from: 0, to: until }];
  await saveProgress(student, {
    id,
    duration_seconds: film,
    position_seconds: until,
    watched,
    watched_ms_ago: 0,
  });
}

async function lessonAt(ctx: TxContext, { person, goods }: Sale, index: number) {
  const course = await courseOf(ctx, goods as CourseType);
  const lessons = await activeLessons(ctx.db, course.id);
  return { student: await actingAs(ctx, person.email), id: lessons[index]!.id };
}
