import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';

export const paymentRemindersApi = {
  end: endpoint({
    method: 'DELETE',
    path: '/api/user/payment-reminders',
    access: 'signed-in',
    summary: "Take back the caller's consent to reminders of unfinished payments; repeating changes nothing",
    input: z.object({}),
    output: z.object({}),
    limits: [{ name: 'reminders taken back', by: 'person', times: 60, perMs: 1 * hour }],
  }),
};
