/** Takes back what a file brought, person by person. Who has signed in or paid since stays, with all that came for them. */
import {
  addPaid,
  deleteUser,
  findUser,
  lockUsers,
  type UserRow,
} from '#features/accounts/account/server/accounts.ts';
import { nameMovedIn } from '#features/accounts/account/server/movedIn.ts';
import { isMoney } from '#features/sales/orders/rules.ts';
import { deleteMovedIn, everyOrderOf, unpayMovedIn } from '#features/sales/orders/server/movedIn.ts';
import { findOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { deleteMovedInPayments } from '#features/sales/payments/server/movedIn.ts';
import { deleteMovedInCertificate } from '#features/teaching/certificates/server/movedIn.ts';
import { deleteMovedInEnrolment, setOpening } from '#features/teaching/enrolments/server/movedIn.ts';
import { type ProgressRow, putProgressBack } from '#features/teaching/learning/server/movedIn.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { publish } from '#server/outbox/queue.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { movingInEnded } from '../contract.ts';
import { hasMore } from './others.store.ts';
import * as people from './people.store.ts';
import * as store from './store.ts';

const peopleAtOnce = 25;

export async function undoIt(ctx: Context, { id }: { id: string }, claim: Claim): Promise<void> {
  const row = await store.beginRun(ctx.db, id, 'undoing');
  if (!row) return;
  const yieldTurn = makeYielding();
  for (;;) {
    claim.signal.throwIfAborted();
    const left = await ctx.transaction(async (ctx) => {
      const worked_at = ctx.app.now().toISOString();
      if (!(await store.changeRun(ctx.db, row, { worked_at }))) return null;
      const next = await people.peopleToUndo(ctx.db, id, peopleAtOnce);
      for (const person of next) {
        await undoPerson(ctx, row, person);
        await yieldTurn();
      }
      if (next.length === 0) await end(ctx, row);
      return next.length;
    });
    if (!left) return;
  }
}

async function end(ctx: TxContext, row: store.ImportRow): Promise<void> {
  const finished_at = ctx.app.now().toISOString();
  await store.changeRun(ctx.db, row, { state: 'undone', writes: null, finished_at, undo_until: null });
  await people.forgetThings(ctx.db, row.id);
  await publish(ctx, movingInEnded, { id: row.id, run: row.run });
}

async function undoPerson(ctx: TxContext, row: store.ImportRow, person: people.PersonRow): Promise<void> {
  const undone_at = ctx.app.now().toISOString();
  const [user] = await lockUsers(ctx.db, [person.user_id]);
  if (!user) return people.notePerson(ctx.db, person, { undone_at });
  const reason = await reasonToKeep(ctx, { row, person, user });
  if (reason) return people.notePerson(ctx.db, person, { undone_at, kept_because: reason });
  const things = await people.thingsOf(ctx.db, row.id, user.id);
  for (const kind of order) {
    for (const thing of things.filter((thing) => thing.kind === kind)) await takeBack[kind](ctx, thing, user);
  }
  await people.forgetThings(ctx.db, row.id, user.id);
  // A person who has got more from others since then stays.
  const stays = person.is_new === 0 || (await hasMore(ctx.db, user.id, row.id));
  const kept_because = person.is_new === 1 && stays ? 'has_more' : null;
  await people.notePerson(ctx.db, person, { undone_at, kept_because });
  if (!stays) await deleteUser(ctx.db, user.id);
}

async function reasonToKeep(
  ctx: TxContext,
  { row, person, user }: { row: store.ImportRow; person: people.PersonRow; user: UserRow },
): Promise<'signed_in' | 'paid' | null> {
  const since = row.started_at ?? row.created_at;
  const hasCome = user.seen_at !== null && user.seen_at >= since;
  if (hasCome || (person.is_new === 1 && user.password_hash !== null)) return 'signed_in';
  const orders = await everyOrderOf(ctx.db, user.id);
  const isPaid = ({ moved_in_as, paid_at }: OrderRow) =>
    moved_in_as === null && paid_at !== null && paid_at >= since;
  return orders.some(isPaid) ? 'paid' : null;
}

const order = ['certificate', 'progress', 'enrolment', 'payment', 'order', 'person'] as const;

const takeBack: Record<
  people.ThingRow['kind'],
  (ctx: TxContext, thing: people.ThingRow, user: UserRow) => Promise<void>
> = {
  certificate: (ctx, { thing_id }) => deleteMovedInCertificate(ctx, thing_id),
  progress: (ctx, { thing_id: lessonId, before }, { id: userId }) =>
    putProgressBack(ctx, { userId, lessonId, before: parsed<ProgressRow>(before) }),
  async enrolment(ctx, { thing_id, before }) {
    const former = parsed<{ created_at: string; order_id: string | null }>(before);
    if (former) await setOpening(ctx, thing_id, former);
    else await deleteMovedInEnrolment(ctx, thing_id);
  },
  async payment(ctx, { thing_id, before }) {
    await takeMoneyBack(ctx, thing_id);
    await unpayMovedIn(ctx, thing_id, parsed<Pick<OrderRow, 'status' | 'paid_at'>>(before)!);
  },
  async order(ctx, { thing_id }) {
    await takeMoneyBack(ctx, thing_id);
    await deleteMovedIn(ctx, thing_id);
  },
  async person(ctx, { before }, { id }) {
    const former = parsed<Pick<UserRow, 'first_name' | 'last_name' | 'phone'>>(before);
    const user = former && (await findUser(ctx.db, id));
    if (user) await nameMovedIn(ctx, user, former);
  },
};

async function takeMoneyBack(ctx: TxContext, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  await deleteMovedInPayments(ctx, orderId);
  if (!order?.user_id || !isMoney(order) || !revenueStates.includes(order.status)) return;
  await addPaid(ctx.db, order.user_id, order.returned_kopecks - order.amount_kopecks);
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}
