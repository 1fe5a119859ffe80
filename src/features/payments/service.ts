/** What the buyer's waiting page and the provider's notices ask. Crediting itself: crediting/service.ts. */

import { hasStarted, textsIn } from '#features/courses/rules.ts';
import { findCourse } from '#features/courses/service.ts';
import { isOpen, isRefundDue } from '#features/orders/rules.ts';
import { orderBySecret } from '#features/orders/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { paymentsApi } from './contract.ts';
import { buyerOf } from './correction/service.ts';
import { creditPayment, settlePayment } from './crediting/service.ts';
import { callProvider } from './providers/outage.ts';
import {
  getProviderPayment,
  type ProviderPayment,
  timeLimits,
  type YookassaSettings,
} from './providers/yookassa.ts';
import { statusCheckMs } from './rules.ts';
import * as store from './store.ts';

type StatusOutput = Output<typeof paymentsApi.status>;

/**
 * The order of a secret as it is now. While it is open the provider is asked, at most every two seconds over all
 * askers; where that fails the answer is what is known. @throws not_found
 */
export async function orderStatus(
  actor: Actor,
  app: App,
  input: ParsedInput<typeof paymentsApi.status>,
): Promise<StatusOutput> {
  const { handle } = app.database;
  const before = await orderBySecret(handle, input.order_secret);
  if (!before) throw notFound();
  if (isOpen(before.status)) await askProvider(app, before.id);
  const order = (await orderBySecret(handle, input.order_secret)) ?? before;
  const course = await findCourse(handle, order.course_id);
  return {
    status: order.status,
    course_title: course ? textsIn(course, actor.language).title : order.course_title,
    amount: toRubles(order.amount_kopecks),
    ...(await buyerOf(app, order)),
    opens_on:
      course && !hasStarted(course.start_date, app.now(), app.config.timeZone) ? course.start_date : null,
    paid_late: order.paid_late === 1,
    refund_due: isRefundDue(order),
  };
}

async function askProvider(app: App, orderId: string): Promise<void> {
  const payment = await store.findPaymentOfOrder(app.database.handle, orderId);
  if (!payment?.provider_payment_id) return;
  const now = app.now();
  const notSince = new Date(now.getTime() - statusCheckMs).toISOString();
  const isOurTurn = await store.takeCheck(app.database.handle, payment.id, now.toISOString(), notSince);
  if (isOurTurn) await creditPayment(app, payment, { timeoutMs: timeLimits.interactiveMs, isAwaited: true });
}

export interface Notice {
  event: string;
  objectId: string;
}

/**
 * A notice says only that it is time to ask the provider: nothing it tells is believed, and one that is not true
 * leaves no trace. A duplicate is worked on like the first, since the first may have died half-way.
 * @throws AppError unavailable to be told again later
 */
export async function receiveNotice(app: App, notice: Notice): Promise<void> {
  const settings = app.config.yookassa;
  if (!settings || !notice.event.startsWith('payment.')) return;
  const seen = await askTogether(notice.objectId, () => settleAsTold(app, settings, notice.objectId));
  if (seen && notice.event === `payment.${seen.status}`) await rememberNotice(app, notice);
}

/** A flood of invented notices must not become a flood of questions to the provider. */
const maxQuestions = 20;
let questions = 0;

type Answer = Promise<ProviderPayment | null>;

/** By object: the question under way, and the one that waits for its end. */
const asked = new Map<string, Question>();
interface Question {
  now: Answer;
  next: Answer | null;
}

/**
 * Notices of one object share their questions: whoever comes while one is under way waits for the next, which all
 * of them share. Not for the one under way, whose answer may be older than what the notice is about.
 */
function askTogether(objectId: string, ask: () => Answer): Answer {
  const underWay = asked.get(objectId);
  if (!underWay) return begin();
  underWay.next ??= underWay.now.then(begin, begin);
  return underWay.next;

  function begin(): Answer {
    const now = withinLimit(ask);
    const question: Question = { now, next: null };
    asked.set(objectId, question);
    const forget = () => {
      // Once somebody waits, the next question takes this one's place.
      if (question.next === null) asked.delete(objectId);
    };
    now.then(forget, forget);
    return now;
  }
}

async function withinLimit(ask: () => Answer): Promise<ProviderPayment | null> {
  if (questions >= maxQuestions) throw new AppError('unavailable');
  questions += 1;
  try {
    return await ask();
  } finally {
    questions -= 1;
  }
}

/** What the provider says of an object, acted on. Null where it is no payment of ours. */
async function settleAsTold(
  app: App,
  settings: YookassaSettings,
  id: string,
): Promise<ProviderPayment | null> {
  const seen = await lookAt(app, settings, id);
  const payment = seen && (await findOurs(app, seen));
  if (!payment) return null;
  await settlePayment(app, settings, payment.id, seen);
  return seen;
}

/** The payment as the provider has it; null where it knows none, and neither do we. */
async function lookAt(app: App, settings: YookassaSettings, id: string): Promise<ProviderPayment | null> {
  const patience = { timeoutMs: timeLimits.interactiveMs };
  const result = await callProvider(app, patience, () => getProviderPayment(settings, id, patience));
  if (result.kind === 'ok') return result.payment;
  const isInvented = result.kind === 'refused' && result.status === 404;
  if (isInvented && !(await store.findPaymentByProviderId(app.database.handle, id))) return null;
  throw new AppError('unavailable');
}

/** Ours although we don't know its id: the answer that would have told it was lost, or is still coming. */
async function findOurs(app: App, { id, metadata }: ProviderPayment): Promise<store.PaymentRow | undefined> {
  const { handle } = app.database;
  const known = await store.findPaymentByProviderId(handle, id);
  return known ?? store.findPayment(handle, metadata.payment_id ?? '');
}

function rememberNotice(app: App, { event, objectId }: Notice): Promise<void> {
  const receivedAt = app.now().toISOString();
  return store.insertNotice(app.database.handle, {
    id: newId(),
    provider: 'yookassa',
    event,
    object_id: objectId,
    received_at: receivedAt,
  });
}
