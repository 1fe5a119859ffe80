/** Reviews of the demo school. All are invented, and marked as demonstration where visitors see them. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { hasBought, placeDemoOrder } from '#features/sales/orders/server/demo.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { payDemoOrder } from '#features/sales/payments/server/demo.ts';
import {
  addDemoReview,
  isUntouched,
  type KeptFace,
  keepDemoFace,
} from '#features/site/reviews/server/demo.ts';
import { findActiveOfType } from '#features/teaching/courses/server/courses.ts';
import type { App } from '#server/app.ts';
import { beginChange } from '#server/changes.ts';
import { contextOf, type TxContext } from '#server/context.ts';
import { inventedDomain } from '#server/demoDefaults.ts';
import type { Happening } from '#server/retelling.ts';
import { day } from '#shared/dates.ts';
import { inEvery, type Language, type LocalText } from '#shared/i18n.ts';
import { emailOf } from './people.ts';
import { type Face, faceOf } from './pictures/faces.ts';
import { films, pictured, told } from './reviewWords.ts';

type CourseType = 'basic' | 'optimum' | 'premium';

interface Facts {
  age: number | null;
  rating: number;
  course: CourseType;
  /** The purchase, this many days ago, under this local part of an address; reviews without one are unverified. */
  bought?: { daysAgo: number; local: string };
  reply?: LocalText;
  face?: Face;
}

/** In the order of the page: those of the specification come first. */
const facts: Facts[] = [
  { age: 24, rating: 5, course: 'optimum', bought: { daysAgo: 160, local: 'daria.kovaleva' }, face: 'daria' },
  { age: 41, rating: 5, course: 'optimum', bought: { daysAgo: 131, local: 'igor.melnikov' }, face: 'igor' },
  { age: 57, rating: 5, course: 'basic', bought: { daysAgo: 95, local: 'elena.savina' }, face: 'elena' },
  { age: 22, rating: 5, course: 'optimum' },
  { age: 20, rating: 4, course: 'basic' },
  {
    age: 35,
    rating: 2,
    course: 'optimum',
    reply: {
      ru: 'Наталья, спасибо за прямоту. Агентства отвечают от двух недель до трёх месяцев, и сказать об этом стоило подробнее: мы добавили это в урок про кастинги. Съёмок мы не обещаем, но вашу анкету готовы разобрать вместе с вами, напишите нам в чат.',
      en: 'Natalia, thank you for being frank. Agencies take from two weeks to three months to answer, and that deserved more than a remark: it is now part of the lesson on castings. We do not promise shoots, but will gladly go through your application with you; please write to us in the chat.',
      zh: '娜塔莉娅，谢谢您的坦率。经纪公司的回复需要两周到三个月，这一点确实应该讲得更详细，我们已经补充到试镜课中。我们不承诺拍摄机会，但很愿意和您一起检查报名资料，请在聊天中联系我们。',
    },
  },
  { age: 31, rating: 5, course: 'optimum' },
  { age: 46, rating: 4, course: 'basic' },
];

const filmed = [
  { rating: 5, face: 'alina' },
  { rating: 5, face: 'mark' },
  { rating: 4, face: 'sofia' },
  { rating: 5, face: 'tamara' },
] as const;

type Faces = ReadonlyMap<Face, KeptFace>;

/** Once, where the demo's courses are, and there is no review yet. With `hasYear` that tells of the orders in their time. */
export async function createDemoReviews(app: App, hasYear: boolean): Promise<void> {
  const ctx = contextOf(app);
  if (!(await isUntouched(ctx))) return;
  const faces = await keepFaces(app);
  await ctx.transaction(async (ctx) => {
    await addDemoReviews(ctx, faces);
    await addWaiting(ctx);
  });
  if (hasYear) return;
  for (const { at, tell } of pastBuyers(app.now().getTime()))
    await contextOf({ ...app, now: () => new Date(at) }).transaction(tell);
}

/** Drawings of those who show themselves. */
async function keepFaces(app: App): Promise<Faces> {
  const shown = [...facts, ...filmed].flatMap(({ face }) => face ?? []);
  const keep = async (name: Face) =>
    [name, await keepDemoFace(contextOf(app), Buffer.from(faceOf(name)))] as const;
  return new Map(await Promise.all(shown.map(keep)));
}

/** All of them, without the orders behind some. */
export async function addDemoReviews(ctx: TxContext, faces: Faces = new Map()): Promise<void> {
  for (const [index, { course, bought, face, reply = { ru: '' }, ...own }] of facts.entries()) {
    const courseId = (await findActiveOfType(ctx.db, course))?.id ?? null;
    const words = { ...wordsOf(told, index, ['name', 'role', 'text', 'result']), reply };
    const email = bought ? `${bought.local}@${inventedDomain}` : '';
    const picture = pictureOf(face, faces);
    await addDemoReview(ctx, { ...own, ...words, ...picture, email, kind: 'written', courseId });
  }
  for (const [index, { rating, face }] of filmed.entries()) {
    const { name, title } = wordsOf(films, index, ['name', 'title']);
    const none = { role: { ru: '' }, result: { ru: '' }, reply: { ru: '' }, age: null, courseId: null };
    const videoUrl = `https://disk.yandex.ru/d/podium-demo-${index + 1}`;
    await addDemoReview(ctx, {
      ...{ ...none, name, text: title, rating, email: '', kind: 'video', videoUrl },
      ...pictureOf(face, faces),
    });
  }
}

function pictureOf(face: Face | undefined, faces: Faces) {
  const picture = face && faces.get(face);
  return picture && { picture, picture_alt: pictured[face] };
}

/** The demo student has written one, about which nobody has decided. */
async function addWaiting(ctx: TxContext): Promise<void> {
  const student = await findAccountByEmail(ctx.db, emailOf('student'));
  const course = await findActiveOfType(ctx.db, 'basic');
  if (!student || !course) return;
  const none = { role: { ru: '' }, result: { ru: '' }, reply: { ru: '' }, age: null };
  await addDemoReview(ctx, {
    ...{ ...none, email: student.email, userId: student.id, courseId: course.id, rating: 4 },
    ...{ author: 'buyer', state: 'waiting', kind: 'written' },
    name: { ru: `${student.first_name} ${student.last_name}` },
    text: { ru: 'Короткий курс, который отвечает на вопрос «с чего начать». После него стало не страшно.' },
  });
}

/** How the authors of the verified ones came to their courses. */
export function pastBuyers(until: number): Happening[] {
  return facts.flatMap(({ bought, course }, index) => {
    if (!bought) return [];
    const buyer = { email: `${bought.local}@${inventedDomain}`, name: told.ru[index]!.name };
    return [{ at: until - bought.daysAgo * day, tell: (ctx: TxContext) => buy(ctx, buyer, course) }];
  });
}

async function buy(ctx: TxContext, buyer: { email: string; name: string }, type: CourseType): Promise<void> {
  const { email, name } = buyer;
  const course = await findActiveOfType(ctx.db, type);
  if (!course || (await hasBought(ctx, { email, courseId: course.id }))) return;
  const userId = (await findAccountByEmail(ctx.db, email))?.id ?? null;
  const orderId = await placeDemoOrder(
    ctx,
    { userId, email, name, phone: null },
    { title: course.title, amountKopecks: course.price_kopecks, courseId: course.id },
  );
  await payDemoOrder(ctx, (await findOrder(ctx.db, orderId))!);
  // Their reviews are verified from now on.
  await beginChange(ctx);
}

function wordsOf<K extends string>(
  texts: Partial<Record<Language, readonly Record<K, string>[]>>,
  index: number,
  fields: readonly K[],
): Record<K, LocalText> {
  const words = fields.map((field) => [field, inEvery((language) => texts[language]?.[index]?.[field])]);
  return Object.fromEntries(words) as Record<K, LocalText>;
}
