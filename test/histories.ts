/** Things that happen to an order and around it, drawn one after another, each by the call that people make. */
import fc from 'fast-check';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { panelPrivacyApi } from '#features/office/privacy/contract/panel.ts';
import { noticeUnfinished } from '#features/sales/checkouts/server/noticeUnfinished.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { holdsApi, paymentSettingsApi, paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { captures } from '#features/sales/payments/rules/methods.ts';
import { reconcilePayments } from '#features/sales/payments/server/reconciliation.ts';
import { refundsApi, refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { contextOf } from '#server/context.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { later, reason, refundsOf } from './refunds.ts';
import { rows } from './rows.ts';
import { purchaseOf, type SoldCourse } from './school.ts';
import type { Caller, Person, World } from './world.ts';

const staffRoles = ['super_admin', 'manager', 'financial'] as const;
type StaffRole = (typeof staffRoles)[number];

export interface History {
  world: World;
  /** Staff of the school, in a session that has not ended: one person a role, since news go to each of them. */
  as(role: StaffRole): Promise<Caller>;
  course: SoldCourse;
  lessons: readonly string[];
  buyer: Person;
  /** Orders so far, the newest last. */
  orders: { id: string; key: string; payment: string }[];
}

/** Nobody is asked whether a step was possible: what is refused changes nothing, which the checks see. */
export const steps = {
  async order({ world, course, buyer, orders, as }, dice) {
    const owner = await as('super_admin');
    const settings = (await owner.call(paymentSettingsApi.show, {})).body;
    const capture = captures[dice % captures.length]!;
    await owner.call(paymentSettingsApi.change, { ...settings, capture });
    const form = purchaseOf(course, { email: buyer.email, reminder_consent: true });
    const { status, body } = await (await later(world, buyer)).call(paymentsApi.create, form);
    // A history without any order would show nothing.
    if (orders.length === 0 && status !== 200) throw new Error(`no order: ${status} ${body.code}`);
    if (status === 200) orders.push({ id: body.order_id, key: body.order_key, payment: body.payment_id });
  },
  async pay({ world, orders }) {
    const last = orders.at(-1);
    if (last && isOpenAt(world, last.payment, ['pending'])) world.yookassa.pay(last.payment);
  },
  async decline({ world, orders }) {
    const last = orders.at(-1);
    if (last && isOpenAt(world, last.payment, ['pending']))
      world.yookassa.pay(last.payment, { reason: 'insufficient_funds' });
  },
  async cancelByBuyer({ world, buyer, orders }) {
    const last = orders.at(-1);
    if (last) await (await later(world, buyer)).call(ownOrdersApi.cancel, { id: last.id });
  },
  cancelByStaff: ofLast('manager', (staff, id) => staff.call(ordersPanelApi.cancel, { id, reason })),
  take: ofLast('manager', (staff, id) => staff.call(holdsApi.decide, { id, wish: 'take' })),
  giveBack: ofLast('manager', (staff, id) => staff.call(holdsApi.decide, { id, wish: 'give_back' })),
  refund: ofLast('financial', async (staff, id, dice) => {
    const { version, left } = await refundsOf(staff, id);
    const amount = [1_000, 4_000, left ?? 0][dice % 3]!;
    await staff.call(refundsPanelApi.make, { id, version, reason, amount, closes_access: dice % 2 === 0 });
  }),
  async ask({ world, buyer, orders }) {
    const last = orders.at(-1);
    if (last) await (await later(world, buyer)).call(refundsApi.ask, { order_id: last.id, wish: '' });
  },
  async watch({ world, buyer, lessons }, dice) {
    const now = world.app.now().toISOString();
    const lesson = lessons[dice % lessons.length]!;
    await rows(
      world,
      `insert into lesson_progress (user_id, lesson_id, completed_at, updated_at)
       values ('${buyer.id}', '${lesson}', '${now}', '${now}') on conflict do nothing`,
    );
  },
  block: ofBuyer((owner, id) => owner.call(peopleApi.block, { id })),
  unblock: ofBuyer((owner, id) => owner.call(peopleApi.unblock, { id })),
  give: ofBuyer((owner, id, { course }) => owner.call(peopleApi.giveAccess, { id, course_id: course.id })),
  erase: ofBuyer((owner, id, { buyer }) =>
    owner.call(panelPrivacyApi.erase, { id, confirmation: buyer.email }),
  ),
  async wait({ world }, dice) {
    world.passTime([31 * minute, 3 * hour, 8 * day, 20 * day][dice % 4]!);
    world.yookassa.expireDue();
  },
  async look({ world }) {
    await lookAfter(world);
  },
} satisfies Record<string, (history: History, dice: number) => Promise<unknown>>;

type Kind = keyof typeof steps;

/** What matters most stands there most often. */
const drawn: Kind[] = [
  ...(Object.keys(steps) as Kind[]),
  ...(['order', 'pay', 'take', 'refund', 'refund', 'watch', 'wait', 'wait', 'look'] as const),
];

/** An order, which most buyers pay, and whatever comes then. */
export const histories = fc
  .tuple(
    fc.nat(999),
    fc.constantFrom<Kind>('pay', 'pay', 'pay', 'look'),
    fc.array(fc.record({ kind: fc.constantFrom(...drawn), dice: fc.nat(999) }), {
      minLength: 3,
      maxLength: 9,
    }),
  )
  .map(([dice, next, then]) => [{ kind: 'order' as Kind, dice }, { kind: next, dice }, ...then]);

/** Histories that went wrong once, tried before those that are drawn: a step and its dice each. */
const known: (readonly [Kind, number])[][] = [
  [
    ['order', 2],
    ['pay', 0],
    ['block', 0],
  ],
  [
    ['order', 2],
    ['pay', 0],
    ['give', 0],
  ],
  [
    ['order', 2],
    ['pay', 0],
    ['cancelByBuyer', 0],
    ['take', 0],
  ],
  [
    ['order', 0],
    ['pay', 0],
    ['watch', 0],
    ['wait', 3],
    ['refund', 0],
    ['refund', 0],
  ],
];
export const told = known.map((history): [{ kind: Kind; dice: number }[]] => [
  history.map(([kind, dice]) => ({ kind, dice })),
]);

/** One member of staff a role. */
export async function staffOf(world: World): Promise<History['as']> {
  const staff = new Map<StaffRole, Person>();
  for (const role of staffRoles) staff.set(role, await world.signedInAs(role));
  return (role) => later(world, staff.get(role)!);
}

/** All that follows by itself. */
export async function settle(world: World): Promise<void> {
  for (const _twice of [1, 2]) {
    await world.yookassa.webhooksSettled();
    await world.runJobs();
  }
}

/** The scheduled work of an hour. */
export async function lookAfter(world: World): Promise<void> {
  world.passTime(1 * hour);
  const context = contextOf(world.app);
  const { signal } = new AbortController();
  await reconcilePayments(context, signal);
  await noticeUnfinished(context, signal);
  await settle(world);
}

function ofLast(role: StaffRole, act: (staff: Caller, orderId: string, dice: number) => Promise<unknown>) {
  return async ({ as, orders }: History, dice: number) => {
    const last = orders.at(-1);
    if (last) await act(await as(role), last.id, dice);
  };
}

function ofBuyer(act: (owner: Caller, id: string, history: History) => Promise<unknown>) {
  return async (history: History) => {
    await act(await history.as('super_admin'), history.buyer.id, history);
  };
}

function isOpenAt(world: World, payment: string, states: readonly string[]): boolean {
  const found = world.yookassa.ledger.payments.get(payment);
  return found !== undefined && states.includes(found.payment.status);
}
