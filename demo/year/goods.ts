/** The things that the year's events refer to: the course, the order, the member of staff. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { actingAs, actingAsVisitor } from '#features/accounts/account/server/demo.ts';
import { winInDemo } from '#features/sales/checkouts/server/demo.ts';
import { latestOrder } from '#features/sales/orders/server/demo.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { registerInDemo } from '#features/sales/receipts/server/demo.ts';
import { wantNoMails } from '#features/talk/mailings/server/demo.ts';
import { type CourseRow, findCourses } from '#features/teaching/courses/server/courses.ts';
import { demoCourseIds } from '#features/teaching/courses/server/demo.ts';
import type { Actor } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { emailOf } from '../people.ts';
import type { YearPerson } from './people.ts';

export type CourseType = NonNullable<CourseRow['type']>;
export type Goods = CourseType | 'rating';

/** Read once for each transaction: half of the year's steps are about a course. */
const known = new WeakMap<TxContext['db'], Promise<CourseRow[]>>();

/** @throws where the demo does not sell it any more */
export async function courseOf({ db }: TxContext, type: CourseType): Promise<CourseRow> {
  const reading = known.get(db) ?? demoCourseIds(db).then((ids) => findCourses(db, ids));
  known.set(db, reading);
  const courses = await reading;
  const course = courses.find((one) => one.type === type);
  if (!course) throw new Error(`the demo has no course ${type}`);
  return course;
}

export async function orderOf(ctx: TxContext, { email }: YearPerson, goods: Goods): Promise<OrderRow> {
  const courseId = goods === 'rating' ? null : (await courseOf(ctx, goods)).id;
  return latestOrder(ctx, { email, courseId });
}

export type Colleague = 'director' | 'manager' | 'content' | 'finance' | 'support';

export function asColleague(ctx: TxContext, who: Colleague): ReturnType<typeof actingAs> {
  return actingAs(ctx, emailOf(who));
}

/** The person as they come to the form: signed in where they have an account. */
export async function buyerAt(ctx: TxContext, person: YearPerson) {
  const { email, fullName: name, phone } = person;
  const as: TxContext & { actor: Actor } = person.registers
    ? await actingAs(ctx, email)
    : { ...actingAsVisitor(ctx, person) };
  const userId = as.actor.kind === 'member' ? as.actor.id : null;
  return { as, buyer: { userId, email, name, phone } };
}

/** Does what jobs do once an order is paid, except the mails. */
export async function afterPaid(
  ctx: TxContext,
  order: OrderRow,
  { isReceiptMissing: isMissing = false }: { isReceiptMissing?: boolean } = {},
): Promise<void> {
  await registerInDemo(ctx, { orderId: order.id, isMissing });
  await winInDemo(ctx, order);
  const account = await findAccountByEmail(ctx.db, order.email);
  if (account) await wantNoMails(ctx, account.id);
}
