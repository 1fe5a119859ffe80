/** Consequences of money: results of ratings, mails, and nothing where a contract was withdrawn from. */
import type { Books } from './books.ts';
import { type Check, each, grouped } from './checks.ts';

/** Each is rated and shown, unless all of its money went back. */
export function ratingsAreReady({ ratings }: Books, paid: Books['orders']): Check {
  const byId = new Map(ratings.map((rating) => [rating.id, rating]));
  const bought = paid.filter(({ course_id, status }) => course_id === null && status !== 'refunded');
  return each('a paid rating is ready', bought, ({ id }) => {
    const rating = byId.get(id);
    const isReady = rating?.released_at && rating.closed_at === null && rating.score !== null;
    return isReady ? null : `rating ${id} is not shown`;
  });
}

/** A contract withdrawn from within its cooling-off period brings no money, and leaves no course open. */
export function nothingIsLeftOfRevoked({ revoked, orders, payments, enrolments }: Books): Check {
  const withdrawn = orders.filter(({ id }) => revoked.has(id));
  return each('a withdrawn contract is neither money nor a course', withdrawn, ({ id, status }) => {
    const open = enrolments.filter(({ order_id, ended_at }) => order_id === id && ended_at === null);
    const taken = payments.filter((payment) => payment.order_id === id && payment.status === 'succeeded');
    const isOver = ['canceled', 'refunded'].includes(status) && open.length + taken.length === 0;
    return isOver ? null : `order ${id} is ${status}, ${open.length} courses, ${taken.length} payments`;
  });
}

/**
 * A mail server may have taken a mail before its sender was killed: it is sent again, once. So there are
 * never more than two copies, nor more than tries.
 */
export function mailsWentOut(books: Books, paid: Books['orders']): Check {
  const { mails, jobs, orders, revoked, hasLostNotes } = books;
  const sent = grouped(mails, (id) => id);
  const idIn: Record<string, string> = {
    'rating.send_result': 'ratingId',
    'payments.send_order_paid': 'orderId',
  };
  // A course's mail is not a rating's: its job has nothing to do there.
  const isRating = new Set(orders.filter(({ course_id }) => course_id === null).map(({ id }) => id));
  const sending = jobs.flatMap(({ kind, payload, attempts }) => {
    const id = idIn[kind] && (JSON.parse(payload) as Record<string, string>)[idIn[kind]];
    return id && isRating.has(id) === (kind === 'rating.send_result') ? [[id, attempts] as const] : [];
  });
  const tries = new Map(sending);
  const isPaid = new Set(paid.map(({ id }) => id));
  return each('a paid order has one mail or two', orders, ({ id, status }) => {
    const count = sent.get(id)?.length ?? 0;
    const most = tries.get(id) ?? 0;
    // Sent back or withdrawn before the mail left: nothing is left to show.
    const isGone = revoked.has(id) || (isRating.has(id) && status === 'refunded');
    const isRight =
      isPaid.has(id) || isGone
        ? (count >= 1 || isGone) && count <= Math.min(2, hasLostNotes ? most + 1 : most)
        : count === 0 && most === 0;
    return isRight ? null : `order ${id} has ${count} mails after ${most} tries`;
  });
}
