import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { launchErrors } from '../errors.ts';

const count = z.number().int();

export const demoRemovalApi = {
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/demo/remove',
    access: 'system.settings',
    summary:
      "Takes the demo's invented people, orders, courses and texts out of the database, and nothing else",
    input: z.object({}),
    output: z.object({
      accounts: count,
      closed: count.describe('accounts that stay, closed until a mailed link has proven the address'),
      orders: count,
      courses: count,
      models: count,
      reviews: count,
      texts: count,
    }),
    errors: [launchErrors.demo_is_running],
  }),
};
