import { standInFor } from '#features/accounts/account/rules/erased.ts';
import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import type { TxContext } from '#server/context.ts';
import {
  catalogue,
  code,
  colleague,
  type ErasedPerson,
  inner,
  oneself,
  type PersonalData,
  search,
  secret,
} from '#server/personalData.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { searchable } from '#shared/search.ts';
import { shownNumber } from '../rules/numbers.ts';
import { instalmentsTexts } from '../texts.ts';
import { remember } from './history.ts';
import * as store from './store.ts';

/** Instalment plans: who applied, and how it went. */
export const personalData: PersonalData = {
  words: instalmentsTexts.server.personalData,
  tables: [
    {
      section: 'instalments',
      table: 'instalments',
      owner: { column: 'order_id', of: 'orders' },
      subject: 'instalment',
      erased: 'by erase',
      kept: { course_title: catalogue, promo_code: catalogue, bank: code, problem: code },
      columns: [
        ...['number', 'order_id', 'course_id', 'course_title', 'email', 'name', 'phone', 'language', 'kind'],
        ...['months', 'amount_kopecks', 'monthly_kopecks', 'last_kopecks', 'state', 'bank', 'created_at'],
        ...['cools_until', 'committed_at'],
      ],
      forms: { language: 'code' },
      leftOut: {
        id: inner,
        user_id: oneself,
        reference: secret,
        applicant: inner,
        promo_code: inner,
        link: secret,
        attempts: inner,
        problem: inner,
        checked_at: inner,
        next_check_at: inner,
        search,
      },
    },
    {
      section: 'instalment_history',
      table: 'instalment_history',
      owner: { column: 'instalment_id', of: 'instalments' },
      erased: 'by erase',
      kept: { reason: code },
      columns: ['instalment_id', 'position', 'created_at', 'state', 'reason'],
      leftOut: { id: inner, actor_id: colleague, details: 'words of the bank and notes of staff' },
    },
  ],
  ofSchool: {
    instalment_settings: 'what the school offers',
  },
  erase: eraseApplicant,
};

/** States and sums stay, since money may still come; the bank gets a request to close open plans. */
async function eraseApplicant(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const standIn = standInFor(person.userId);
  const orderIds = await holdOrdersOf(ctx.db, person);
  for (const { id, email } of await store.instalmentsOfOrders(ctx.db, orderIds)) {
    if (email === standIn) continue;
    await forget(ctx, id, {
      user_id: person.userId,
      reference: newToken(),
      email: standIn,
    });
  }
  for (const { id, email } of await madeAsGuardian(ctx, person)) await forget(ctx, id, { email });
}

/**
 * Instalment plans in the person's name as a student's guardian: the student can still follow them, and gets the mails.
 */
async function madeAsGuardian(ctx: TxContext, person: ErasedPerson) {
  const { email } = person;
  const made: { id: string; email: string }[] = [];
  if (email === null) return made;
  for (const row of await store.instalmentsOf(ctx.db, person)) {
    const history = await store.history.read(ctx.db, row.id);
    const order = await findOrder(ctx.db, row.order_id);
    if (order && row.email === email && history.some(({ reason }) => reason === 'guardian_agreed'))
      made.push({ id: row.id, email: order.email });
  }
  return made;
}

/** An open one without a name is withdrawn at the next look (lookAfterInstalments.ts). */
async function forget(
  ctx: TxContext,
  id: string,
  instead: { email: string; user_id?: string; reference?: string },
): Promise<void> {
  const row = await store.lockInstalment(ctx.db, id);
  if (!row) return;
  await store.changeInstalment(ctx.db, id, {
    ...instead,
    applicant: hashToken(newToken()),
    name: '',
    phone: null,
    link: null,
    search: searchable(shownNumber(row.number), row.course_title, row.order_id),
    ...(row.next_check_at !== null && { next_check_at: ctx.app.now().toISOString() }),
  });
  await store.forgetDetails(ctx.db, id);
  await remember(ctx, { instalmentId: id, state: row.state, reason: 'applicant_erased' });
}
