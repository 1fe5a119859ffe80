/** Which events staff are told of: one entry per kind. The listeners and the jobs follow from this table. */
import type { z } from 'zod';
import { findCourses } from '#features/courses/server/courses.ts';
import { orderPaid } from '#features/orders/contract.ts';
import { isRefundDue } from '#features/orders/rules.ts';
import { findOrder, type OrderRow } from '#features/orders/server/orders.ts';
import { paymentMismatched } from '#features/payments/contract.ts';
import type { Context } from '#server/context.ts';
import type { MailValues } from '#server/mail/template.ts';
import type { DomainEvent } from '#shared/events.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { type NoticeKind, noticeKinds } from '../rules.ts';

/** Values of the kind's texts, and where in the panel the reader acts. */
export interface Facts {
  values: MailValues;
  path: string;
}

interface Told {
  event: DomainEvent;
  /** What it is about: nobody is told twice of the same. */
  subjectOf(payload: unknown): string;
  /** Read when it is sent; null where there is nothing to say (any more). */
  describe(ctx: Context, subjectId: string, language: Language): Promise<Facts | null>;
}

export const told: Record<NoticeKind, Told> = {
  new_order: about(
    orderPaid,
    ({ orderId }) => orderId,
    (ctx, id, language) => aboutOrder(ctx, id, { language, isTold: (order) => !isRefundDue(order) }),
  ),
  refund_due: about(
    orderPaid,
    ({ orderId }) => orderId,
    (ctx, id, language) => aboutOrder(ctx, id, { language, isTold: isRefundDue }),
  ),
  payment_mismatch: about(
    paymentMismatched,
    ({ orderId }) => orderId,
    (ctx, id, language) => aboutOrder(ctx, id, { language, isTold: () => true }),
  ),
};

/** Kinds by event, each event once. */
export function kindsByEvent(): Map<DomainEvent, NoticeKind[]> {
  return Map.groupBy(noticeKinds, (kind) => told[kind].event);
}

function about<P extends z.ZodType>(
  event: DomainEvent<P>,
  subjectOf: (payload: z.output<P>) => string,
  describe: Told['describe'],
): Told {
  return { event, subjectOf: (payload) => subjectOf(payload as z.output<P>), describe };
}

interface Telling {
  language: Language;
  isTold(order: OrderRow): boolean;
}

async function aboutOrder(ctx: Context, id: string, { language, isTold }: Telling): Promise<Facts | null> {
  const order = await findOrder(ctx.db, id);
  if (!order || !isTold(order)) return null;
  const [course] = await findCourses(ctx.db, [order.course_id]);
  return {
    values: {
      course: course ? textIn(course, 'title', language) : order.course_title,
      amount: formatRubles(toRubles(order.amount_kopecks), language),
    },
    path: `/admin/orders/${order.id}`,
  };
}
