/** Ratings of the demo school: invented people who bought one; the photos are its own drawings. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { addDemoRating, type DemoRating, isUntouched } from '#features/casting/rating/server/demo.ts';
import { hasOrdered } from '#features/sales/orders/server/demo.ts';
import { demoCourseIds } from '#features/teaching/courses/server/demo.ts';
import type { App } from '#server/app.ts';
import { type Context, contextOf } from '#server/context.ts';
import { demoDomain, inventedDomain } from '#server/demoDefaults.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour } from '#shared/dates.ts';
import { drawingOf, type Sitter } from './pictures/gallery.ts';

interface Buyer extends Omit<DemoRating, 'userId' | 'email' | 'drawing'> {
  local: string;
  portrait?: Sitter;
}

const anna = { height: 174, weight: 58, age: 21, city: 'Ростов-на-Дону', experience: 'none' } as const;

/** By time: the latest has the highest number. */
const buyers: Buyer[] = [
  {
    ...{ local: 'student', name: 'Анна Светлова', gender: 'female', portrait: 'sofia' },
    orderedMs: 12 * day,
    told: anna,
    // The demo student has finished her small course since.
    retake: { laterMs: 9 * day, told: { ...anna, experience: 'beginner' } },
  },
  {
    ...{ local: 'polina', name: 'Полина Рябинина', gender: 'female', portrait: 'eva' },
    orderedMs: 6 * day,
    told: { height: 177, weight: 57, age: 19, city: 'Казань', experience: 'beginner' },
  },
  {
    ...{ local: 'ulyana', name: 'Ульяна Соколова', gender: 'female' },
    orderedMs: 3 * day,
    told: { height: 171, weight: 54, age: 17, city: 'Ростов-на-Дону', experience: 'none' },
    guardian: { email: 'olga.sokolova@podium.example', name: 'Ольга Соколова' },
  },
  {
    ...{ local: 'timur', name: 'Тимур Саидов', gender: 'male', portrait: 'mark', isWaiting: true },
    orderedMs: 2 * hour,
    told: { height: 186, weight: 78, age: 24, city: 'Москва', experience: 'none' },
  },
];

/** Once, where the demo's courses are, and nobody has ordered a rating yet. */
export async function createDemoRatings(app: App): Promise<void> {
  const ctx = contextOf(app);
  if ((await demoCourseIds(ctx.db)).length === 0 || !(await isUntouched(ctx))) return;
  for (const buyer of buyers) await create(ctx, buyer);
}

/** The same as parts of the past, so that their orders have the numbers of their days. */
export function pastRatings(until: number): Happening[] {
  return buyers.map(({ orderedMs, ...buyer }) => ({
    at: until - orderedMs,
    tell: (ctx) => create(ctx, { ...buyer, orderedMs: 0 }),
  }));
}

/** Not again where the small school has it. */
async function create(ctx: Context, { local, portrait, ...buyer }: Buyer): Promise<void> {
  const student = local === 'student' ? await findAccountByEmail(ctx.db, `student@${demoDomain}`) : null;
  const email = student?.email ?? `${local}@${inventedDomain}`;
  if (await hasOrdered(ctx, email)) return;
  await addDemoRating(ctx, {
    ...buyer,
    ...{ userId: student?.id ?? null, email },
    ...(portrait && { drawing: drawingOf(portrait) }),
  });
}
