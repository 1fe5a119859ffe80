import { colleague, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { handoversTexts } from '../texts.ts';

const leftOut = { id: inner, to_id: colleague, from_id: colleague, done_by: colleague };
const columns = ['created_at', 'text', 'done_at'];

/** Notes between colleagues about a person or their order. */
export const personalData: PersonalData = {
  words: handoversTexts.server.personalData,
  tables: [
    {
      section: 'handovers',
      table: 'handovers',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns,
      leftOut: { ...leftOut, user_id: oneself, order_id: inner },
    },
    {
      section: 'order_handovers',
      table: 'handovers',
      owner: { column: 'order_id', of: 'orders' },
      erased: 'deleted',
      columns: ['order_id', ...columns],
      leftOut: { ...leftOut, user_id: inner },
    },
  ],
};
