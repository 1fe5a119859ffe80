/** Courses to sell and ways to buy them, for the tests of everything around an order. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { createCourse, type NewCourse } from '#features/teaching/courses/server/courses.ts';
import { noteOfferedPrice } from '#features/teaching/courses/server/offeredPrices.ts';
import {
  type NewPromotion,
  type PromotionChange,
  savePromotion,
} from '#features/teaching/courses/server/prices.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { addLesson, type NewLesson } from '#features/teaching/lessons/server/lessons.ts';
import { contextOf } from '#server/context.ts';
import type { Input } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import type { LocalText } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import type { Caller, World } from './world.ts';

const plainCourse: NewCourse = {
  type: null,
  title: { ru: 'Стань моделью за 24 часа', en: 'Become a model in 24 hours' },
  description: { ru: 'Пять уроков' },
  priceKopecks: 12_500_00,
  lessonsCount: 5,
  durationHours: 20,
  level: 'beginner',
  startDate: null,
  isFeatured: false,
  position: 1,
};

export interface SoldCourse extends Omit<NewCourse, 'title'> {
  id: string;
  title: string;
}

interface CourseChanges extends Partial<Omit<NewCourse, 'title'>> {
  /** A plain string is the Russian text. */
  title?: string | LocalText;
}

/** Makes the school a live one that may sell: its seller and a contact are known. */
export async function goLive(world: World, mode: 'live' | 'rehearsal' = 'live'): Promise<void> {
  world.app.config.mode = mode;
  const facts = { email: 'school@example.com', legal_name: 'ИП Ольхова', inn: '500100732259' };
  await contextOf(world.app).transaction((ctx) => changeSchool(ctx, schoolFacts.parse(facts)));
}

/** Number of the lesson that a course has until the test adds its own. */
const standInNumber = 10_000;

/**
 * A course on sale: Optimum as in the catalogue, unless told otherwise. It has a lesson to watch, so that it can be
 * sold; the first `aLesson` takes its place.
 */
export async function aCourse(world: Pick<World, 'app'>, changes: CourseChanges = {}): Promise<SoldCourse> {
  const course = await anEmptyCourse(world, changes);
  const standIn = { ...plainLesson, courseId: course.id, number: standInNumber, videoFile: 'film.mp4' };
  await contextOf(world.app).transaction(async (ctx) => {
    await addLesson(ctx, standIn);
    await noteOfferedPrice(ctx, course.id);
  });
  return course;
}

/** A course without lessons. */
export async function anEmptyCourse(
  world: Pick<World, 'app'>,
  changes: CourseChanges = {},
): Promise<SoldCourse> {
  const given = changes.title ?? plainCourse.title;
  const title = typeof given === 'string' ? { ru: given } : given;
  const course = { ...plainCourse, ...changes, title };
  const id = await contextOf(world.app).transaction((ctx) => createCourse(ctx, course));
  return { ...course, id, title: title.ru };
}

export async function aLesson(
  world: World,
  courseId: string,
  changes: Partial<NewLesson> = {},
): Promise<void> {
  await contextOf(world.app).transaction(async (ctx) => {
    await ctx.db
      .deleteFrom('lessons')
      .where('course_id', '=', courseId)
      .where('lesson_number', '=', standInNumber)
      .execute();
    await addLesson(ctx, { ...plainLesson, courseId, ...changes });
    await noteOfferedPrice(ctx, courseId);
  });
}

const plainLesson: Omit<NewLesson, 'courseId'> = {
  number: 1,
  title: { ru: 'Портфолио' },
  description: { ru: 'Первые снимки' },
  bonus: null,
  durationMinutes: 240,
  isFree: false,
  videoFile: null,
  captionsFile: null,
};

/** Takes the course's lessons away: there is nothing to deliver, and it is off sale though active. */
export async function takeLessons(world: World, { id }: SoldCourse): Promise<void> {
  const staff = await world.signedInAs('content_manager');
  for (const lesson of (await staff.call(lessonsApi.list, { id })).body.lessons)
    await staff.call(lessonsApi.delete, { id: lesson.id });
}

/** Stands for every lesson's film. */
export const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

/** A course of three lessons (paid, free, without video) that one student owns. */
export async function aStudentWithLessons(world: World, changes: CourseChanges = {}) {
  const uploads = join(world.app.config.dataDir, 'uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'film.mp4'), film);
  await writeFile(join(uploads, 'film.vtt'), 'WEBVTT\n');
  const course = await aCourse(world, changes);
  const files = { videoFile: 'film.mp4', captionsFile: 'film.vtt' };
  await aLesson(world, course.id, { ...files, title: { ru: 'Портфолио', en: 'Portfolio' } });
  await aLesson(world, course.id, { ...files, number: 2, isFree: true });
  await aLesson(world, course.id, { number: 3 });
  const student = await world.signedInAs('user');
  await buy(world, student, course);
  const listed = await student.call(learningApi.lessons, { id: course.id });
  return { course, student, lessons: listed.body.lessons.map(({ id }) => id) };
}

/** The one mail that every paid order gets: that it is paid, or that the course was already owned. */
export function isPaidSubject(subject: string): boolean {
  return subject.startsWith(paidSubject) || subject === 'Курс уже был у вас: вернём оплату';
}

/** Followed by the name of the course. */
export const paidSubject = 'Курс ваш: «';

/** Input of the order form for a course; for a visitor with contacts and consents. */
export function purchaseOf(course: SoldCourse, changes: Partial<Input<typeof paymentsApi.create>> = {}) {
  return {
    amount: toRubles(course.priceKopecks),
    currency: 'RUB' as const,
    description: `Оплата курса: ${course.title}`,
    course_id: course.id,
    email: 'lena@example.com',
    name: 'Елена Ёлкина',
    phone: '8 900 555-35-35',
    privacy_consent: true,
    offer_consent: true,
    request_id: randomUUID(),
    ...changes,
  };
}

/** Presses "buy" up to the provider's page. @throws where the product refuses */
export async function startPurchase(
  caller: Caller,
  course: SoldCourse,
  changes: Parameters<typeof purchaseOf>[1] = {},
) {
  const answer = await caller.call(paymentsApi.create, purchaseOf(course, changes));
  if (answer.status !== 200) throw new Error(`create_payment answered ${answer.status} ${answer.body.code}`);
  return answer.body;
}

/** Buys and pays; returns when the notice has been handled and the mails are sent. */
export async function buy(
  world: World,
  caller: Caller,
  course: SoldCourse,
  changes: Parameters<typeof purchaseOf>[1] = {},
) {
  const purchase = await startPurchase(caller, course, changes);
  world.yookassa.pay(purchase.payment_id);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
  return purchase;
}

/** The order as the panel shows it. */
export async function orderIn(world: World, orderId: string): Promise<OrderDetails> {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.show, { id: orderId })).body;
}

/** A promotion of the course that runs from now for an hour: 12,000 rubles instead of 24,000. */
export async function aPromotion(
  world: World,
  course: SoldCourse,
  changes: Partial<NewPromotion> = {},
): Promise<PromotionChange['after']> {
  const { app } = world;
  const promotion: NewPromotion = {
    courseId: course.id,
    price_kopecks: 12_000_00,
    compare_at_kopecks: 24_000_00,
    startsAt: app.now(),
    endsAt: new Date(app.now().getTime() + hour),
    repeats: 'never',
    countdown: 'deadline',
    isOn: true,
    ...changes,
  };
  return (await contextOf(app).transaction((ctx) => savePromotion(ctx, promotion))).after;
}

/** Calls made to the provider, in the order of its payments. */
export function askedOf(world: World): string[] {
  return world.yookassa
    .payments()
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .map(({ amount }) => `${amount.value} ${amount.currency}`);
}
