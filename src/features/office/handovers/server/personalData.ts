import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import { colleague, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { handoversPrivacyMessages } from '../messages/privacy.ts';
import { deleteHandoversOf } from './store.ts';

const leftOut = { id: inner, to_id: colleague, from_id: colleague, done_by: colleague };
const columns = ['created_at', 'text', 'done_at'];

/** Notes between colleagues about a person or their order. */
export const personalData: PersonalData = {
  words: handoversPrivacyMessages,
  tables: [
    {
      ...{ section: 'handovers', table: 'handovers', owner: { column: 'user_id' }, columns },
      leftOut: { ...leftOut, user_id: oneself, order_id: inner },
    },
    {
      ...{ section: 'order_handovers', table: 'handovers', owner: { column: 'order_id', of: 'orders' } },
      columns: ['order_id', ...columns],
      leftOut: { ...leftOut, user_id: inner },
    },
  ],
  async erase(ctx, person) {
    const orderIds = await holdOrdersOf(ctx.db, person);
    await deleteHandoversOf(ctx.db, { userId: person.userId, orderIds });
  },
};
