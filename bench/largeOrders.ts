/** Orders of a large school, drawn by chance, and the rows that each brings into the tables. */
import { createHash } from 'node:crypto';
import { day, hour, minute } from '#shared/dates.ts';
import { type OrderState, paidStates } from '#shared/orderStates.ts';
import { searchable } from '#shared/search.ts';
import type { BulkRow } from './insertMany.ts';

export const spanMs = 730 * day;

export interface Course {
  id: string;
  title: string;
  translations: string;
  price_kopecks: number;
}
export interface Student {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  language: string;
  at: number;
}

/** Numbers between 0 and 1 that come out the same each time. */
export type Chance = () => number;

export function makeChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)]!;
}

export function idOf(kind: string, n: number): string {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The school grows: the second year brings twice as many people as the first. */
export function momentOf(n: number, of: number, begin: number): number {
  return begin + spanMs * (n / of) ** 0.63;
}

interface DrawnOrder {
  n: number;
  number: number;
  id: string;
  student: Student;
  course: Course;
  amount: number;
  state: OrderState;
  at: number;
  paidAt: number | null;
  method: string;
  /** One of twenty buys a rating, which belongs to no course. */
  isRating: boolean;
  /** Where the buyer's visit came from; null where nobody knows. */
  source: string | null;
  /** Id of the promo code. */
  code: string | null;
}

export interface Drawing {
  students: readonly Student[];
  courses: readonly Course[];
  begin: number;
  orders: number;
  first: number;
  /** How many orders each has paid so far, by person: nobody pays for a course twice. */
  paid: Map<string, number>;
  /** Ids of promo codes. */
  codes: readonly string[];
}

const states: readonly (readonly [share: number, state: OrderState])[] = [
  [0.66, 'paid'],
  [0.01, 'partially_refunded'],
  [0.02, 'refunded'],
  [0.16, 'canceled'],
  [0.14, 'expired'],
  [0.01, 'pending'],
];

function stateBy(draw: number): OrderState {
  let left = draw;
  for (const [share, state] of states) {
    if (left < share) return state;
    left -= share;
  }
  return 'expired';
}

export function* drawOrders({
  students,
  courses,
  begin,
  orders,
  first,
  paid,
  codes,
}: Drawing): Generator<DrawnOrder> {
  const chance = makeChance(2);
  for (let n = 0; n < orders; n++) {
    const at = momentOf(n, orders, begin);
    // Draws among the students who had joined by then, mostly the latest.
    const known = Math.max(1, Math.floor(students.length * (n / orders)));
    const student = students[Math.floor(known * chance() ** 0.7)]!;
    const drawn = stateBy(chance());
    const isRating = n % 20 === 0;
    const had = isRating ? 0 : (paid.get(student.id) ?? 0);
    const isPaid = paidStates.includes(drawn) && had < courses.length;
    const state = isPaid || !paidStates.includes(drawn) ? drawn : 'canceled';
    const course = isPaid ? courses[had]! : pick(courses, chance);
    if (isPaid && !isRating) paid.set(student.id, had + 1);
    yield {
      ...{ n, number: first + n, id: idOf('order', n), student, course, state, at, isRating },
      amount: chance() < 0.2 ? Math.round(course.price_kopecks * 0.009) * 100 : course.price_kopecks,
      paidAt: isPaid ? at + (1 + chance() * 9) * minute : null,
      method: pick(['bank_card', 'sbp', 'bank_card', 'sberbank'], chance),
      source: chance() < 0.7 ? `s${n % 40}` : chance() < 0.5 ? '' : null,
      // Half of those with a code have the same.
      code: n % 20 === 3 ? codes[0]! : n % 20 === 13 ? codes[n % codes.length]! : null,
    };
  }
}

function returnedOf({ state, amount }: DrawnOrder): number {
  return state === 'refunded' ? amount : state === 'partially_refunded' ? Math.round(amount / 300) * 100 : 0;
}

const ratingTitle = 'Модельный рейтинг';

function orderRow(order: DrawnOrder): BulkRow {
  const { id, student, course, amount, at, paidAt, isRating, source } = order;
  const { name, email, phone } = student;
  return {
    ...{ id, user_id: student.id, email, name, phone, language: student.language },
    ...(isRating
      ? { product: 'rating', course_id: null, course_title: ratingTitle, translations: '{}' }
      : {
          product: 'course',
          course_id: course.id,
          course_title: course.title,
          translations: course.translations,
        }),
    ...{ first_source: source, last_source: source, promo_code_id: order.code },
    ...{ amount_kopecks: amount, list_price_kopecks: course.price_kopecks, currency: 'RUB' },
    regular_price_kopecks: course.price_kopecks,
    is_duplicate: order.n % 8000 === 1 && paidAt ? 1 : 0,
    price_reason: order.code ? 'promo_code' : amount === course.price_kopecks ? 'list' : 'promotion',
    status: order.state,
    secret_hash: `large ${order.n}`,
    created_at: new Date(at).toISOString(),
    paid_at: paidAt && new Date(paidAt).toISOString(),
    search: searchable(email, name, phone, isRating ? ratingTitle : course.title, id),
    returned_kopecks: returnedOf(order),
    number: order.number,
    money: 'demo',
  };
}

function paymentRow({ n, id, amount, at, paidAt, state, method }: DrawnOrder): BulkRow {
  const isOpen = state === 'pending';
  return {
    ...{ id: idOf('payment', n), order_id: id, provider: 'yookassa', idempotence_key: `large ${n}` },
    ...{ request: '{}', provider_payment_id: idOf('provider', n), amount_kopecks: amount, method },
    status: paidAt ? 'succeeded' : isOpen ? 'pending' : 'canceled',
    cancellation_reason: paidAt || isOpen ? null : 'expired_on_confirmation',
    created_at: new Date(at).toISOString(),
    checked_at: new Date(paidAt ?? at + minute).toISOString(),
    has_receipt: paidAt ? 1 : 0,
    charged_kopecks: paidAt && amount,
    income_kopecks: paidAt && Math.round(amount * 0.965),
  };
}

function historyRows({ n, id, at, paidAt, state }: DrawnOrder): BulkRow[] {
  const steps: [from: OrderState | null, to: OrderState, reason: string, at: number][] = [
    [null, 'new', 'placed', at],
    ['new', 'pending', 'payment_created', at + 2000],
  ];
  if (paidAt) steps.push(['pending', 'paid', 'payment_succeeded', paidAt]);
  else if (state !== 'pending') steps.push(['pending', state, 'expired_on_confirmation', at + hour]);
  return steps.map(([from_status, to_status, reason, moment], position) => ({
    ...{ id: idOf(`history ${position}`, n), order_id: id, position, from_status, to_status, reason },
    created_at: new Date(moment).toISOString(),
  }));
}

function enrolmentRow({ n, id, student, course, paidAt, state }: DrawnOrder): BulkRow {
  const ended = state === 'refunded' ? paidAt! + 3 * day : null;
  return {
    ...{ id: idOf('enrolment', n), user_id: student.id, course_id: course.id, order_id: id },
    created_at: new Date(paidAt!).toISOString(),
    ended_at: ended && new Date(ended).toISOString(),
  };
}

export const rowsOf = {
  *orders(drawn: Iterable<DrawnOrder>): Generator<BulkRow> {
    for (const order of drawn) yield orderRow(order);
  },
  *payments(drawn: Iterable<DrawnOrder>): Generator<BulkRow> {
    for (const order of drawn) yield paymentRow(order);
  },
  *order_history(drawn: Iterable<DrawnOrder>): Generator<BulkRow> {
    for (const order of drawn) yield* historyRows(order);
  },
  *enrolments(drawn: Iterable<DrawnOrder>): Generator<BulkRow> {
    for (const order of drawn) if (order.paidAt && !order.isRating) yield enrolmentRow(order);
  },
};
