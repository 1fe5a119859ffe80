/** Names of what orders sell, in the reader's language. */
import { findCourses } from '#features/courses/server/courses.ts';
import type { Db } from '#server/db/database.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { ordersMessages } from '../messages/orders.ts';
import type { OrderRow } from './store.ts';

type Sold = Pick<OrderRow, 'product' | 'course_id' | 'course_title'>;

/** The course's present title, or the product's name; where the course is gone, its name in the order. */
export async function titleOf(db: Db, order: Sold, language: Language): Promise<string> {
  return (await titlesOf(db, [order], language))(order);
}

/** Reads the courses of all these orders at once. */
export async function titlesOf(
  db: Db,
  orders: readonly Sold[],
  language: Language,
): Promise<(order: Sold) => string> {
  const ids = new Set(orders.flatMap(({ course_id }) => course_id ?? []));
  const courses = await findCourses(db, [...ids]);
  const titles = new Map(courses.map((course) => [course.id, textIn(course, 'title', language)]));
  const t = createTranslator({ locale: language, messages: ordersMessages[language] });
  return ({ product, course_id, course_title }) =>
    product === 'course' ? (titles.get(course_id ?? '') ?? course_title) : t(`products.${product}`);
}
