import { holdOrdersOf } from '#features/orders/server/erasure.ts';
import { standInFor } from '#features/people/rules/erased.ts';
import type { TxContext } from '#server/context.ts';
import {
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
import { remember } from './history.ts';
import * as store from './store.ts';

/** Applications for instalments: who applied, and how it went. */
export const personalData: PersonalData = {
  tables: [
    {
      section: 'instalments',
      table: 'instalment_applications',
      owner: { column: 'order_id', of: 'orders' },
      columns: [
        ...['number', 'order_id', 'course_id', 'course_title', 'email', 'name', 'phone', 'language', 'kind'],
        ...['months', 'amount_kopecks', 'monthly_kopecks', 'last_kopecks', 'state', 'bank', 'created_at'],
        ...['cools_until', 'committed_at'],
      ],
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
      owner: { column: 'application_id', of: 'instalment_applications' },
      columns: ['application_id', 'position', 'created_at', 'state', 'reason'],
      leftOut: { id: inner, actor_id: colleague, details: 'words of the bank and notes of staff' },
    },
  ],
  aboutNobody: { instalment_settings: 'what the school offers' },
  erase: eraseApplicant,
};

/** States and sums stay, since money may still come; the bank is asked to close what is open. */
async function eraseApplicant(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const orderIds = await holdOrdersOf(ctx.db, person);
  for (const row of await store.applicationsOfOrders(ctx.db, orderIds)) {
    if (row.name === '') continue;
    const stillAsked = row.next_check_at !== null;
    await store.changeApplication(ctx.db, row.id, {
      user_id: person.userId,
      applicant: hashToken(newToken()),
      reference: newToken(),
      email: standInFor(person.userId),
      name: '',
      phone: null,
      link: null,
      search: searchable(shownNumber(row.number), row.course_title, row.order_id),
      ...(stillAsked && { next_check_at: ctx.app.now().toISOString() }),
    });
    await store.forgetDetails(ctx.db, row.id);
    await remember(ctx, { applicationId: row.id, state: row.state, reason: 'applicant_erased' });
  }
}
